// The account: make one, sign in; or, with one, sign out, its devices, another password. And one's own data.
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { company } from "../../app/company";
import { account, me } from "../../app/session";
import { ApiError, api } from "../../net/api";
import { Dialog } from "../../parts/Dialog";
import { Icon } from "../../parts/Icon";
import { Pills } from "../../parts/Pills";
import { toast } from "../../parts/toast";
import { attempt } from "../../people/attempt";
import { useTexts } from "../../text/texts";
import type { Spoken } from "../../wire";
import { loadTables } from "../home/shelf";
import { Foot, Shell } from "../Shell";
import { Devices } from "./Devices";
import { Reminders } from "./Reminders";
import "./account.css";

/** Which field a refusal is about. */
const ABOUT: Record<string, "name" | "password" | "new"> = {
  "account-taken": "name",
  "account-alike": "name",
  "account-name-wrong": "name",
  "name-needed": "name",
  "name-scripts": "name",
  "name-erased": "name",
  "account-wrong": "password",
  "password-wrong": "password",
  "password-length": "new",
  "password-common": "new",
};

interface Attempts {
  busy: boolean;
  attempt: (what: () => Promise<void>, said: string) => Promise<boolean>;
  /** What the server refused, by the field that it is about. */
  wrong: { [field in "name" | "password" | "new"]?: string };
}

/** Does something with the account. What the server refuses is said beside its field, else in a note. */
function useAttempt(): Attempts {
  const texts = useTexts("");
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<ApiError | null>(null);
  const attempt = async (what: () => Promise<void>, said: string) => {
    if (busy) return false;
    setBusy(true);
    setFailed(null);
    try {
      await what();
      loadTables();
      toast(texts.text(said, { name: me.value?.name ?? "" }));
      return true;
    } catch (failed) {
      if (!(failed instanceof ApiError)) throw failed;
      if (ABOUT[failed.id]) setFailed(failed);
      else toast(texts.text(failed.id, failed.args), { kind: "error" });
      return false;
    } finally {
      setBusy(false);
    }
  };
  const about = failed && ABOUT[failed.id];
  return { busy, attempt, wrong: failed && about ? { [about]: texts.text(failed.id, failed.args) } : {} };
}

const field = (form: HTMLFormElement, name: string): string =>
  (form.elements.namedItem(name) as HTMLInputElement).value;

export default function Account() {
  const texts = useTexts("");
  const name = me.value?.account;
  return (
    <Shell room="account" title={texts.text("account-title")}>
      <main class="page account" id="main">
        <h1>{texts.text("account-title")}</h1>
        {me.value && (name ? <Mine name={name} /> : <Guest />)}
        {name && <Visible />}
        {me.value && <SpokenOf />}
        {me.value && <Reminders key={name ?? ""} />}
        {me.value && <OwnData />}
        <Foot />
      </main>
    </Shell>
  );
}

/** Whether friends see that one is here. */
function Visible() {
  const texts = useTexts("");
  const hidden = company.value?.hidden;
  if (hidden === undefined) return null;
  return (
    <section class="leaf col account-form" data-part="visible">
      <Pills
        legend={texts.text("friends-hide")}
        value={hidden ? "no" : "yes"}
        of={(["yes", "no"] as const).map((value) => ({ value, label: texts.text(`friends-hide-${value}`) }))}
        set={(value) => attempt(api.hide(value === "no"))}
      />
    </section>
  );
}

/** How stories speak of the visitor. */
function SpokenOf() {
  const texts = useTexts("");
  const [spoken, setSpoken] = useState<Spoken["spoken"] | null>(null);
  useEffect(() => {
    api.spoken().then(
      (found) => setSpoken(found.spoken),
      () => {},
    );
  }, []);
  if (spoken === null) return null;
  return (
    <section id="spoken" class="leaf col account-form" data-part="spoken">
      <Pills
        legend={texts.text("spoken-legend")}
        value={spoken}
        of={(["she", "he", ""] as const).map((value) => ({ value, label: texts.text(`spoken-${value || "none"}`) }))}
        set={(value) => {
          setSpoken(value);
          api.speak({ spoken: value }).catch(() => {});
        }}
      />
      <p class="sub fine">{texts.text("spoken-help")}</p>
    </section>
  );
}

function Guest() {
  const texts = useTexts("");
  const [fresh, setFresh] = useState(Boolean(me.value?.name));
  return (
    <>
      <p class="prose">{texts.text("account-about")}</p>
      <div class="wrap" role="group" aria-label={texts.text("account-title")}>
        {[true, false].map((each) => (
          <button
            type="button"
            key={String(each)}
            class={`btn ${fresh === each ? "on" : ""}`}
            aria-pressed={fresh === each}
            onClick={() => setFresh(each)}
          >
            {texts.text(each ? "account-none-yet" : "account-have-one")}
          </button>
        ))}
      </div>
      <Sign key={String(fresh)} fresh={fresh} />
      {!fresh && (
        <details class="account-more">
          <summary>{texts.text("account-forgot")}</summary>
          <p class="prose">{texts.text("account-forgot-help")}</p>
        </details>
      )}
    </>
  );
}

/** Signs up, or in. */
function Sign({ fresh }: { fresh: boolean }) {
  const texts = useTexts("");
  const { busy, attempt, wrong } = useAttempt();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const [name, password] = [field(form, "username"), field(form, "password")];
    if (fresh) attempt(() => account.signUp(name, password), "account-made");
    else attempt(() => account.signIn(name, password), "account-welcome");
  };
  return (
    <form class="account-form leaf col" data-part="sign-in" onSubmit={submit}>
      <Field name="username" label="account-name" help={fresh ? "account-name-help" : undefined} wrong={wrong.name}>
        {(props) => (
          <input
            {...props}
            required
            maxLength={32}
            autocomplete="username"
            autocapitalize="none"
            defaultValue={fresh ? (me.value?.name ?? "") : ""}
          />
        )}
      </Field>
      <Password
        name="password"
        label="account-password"
        fresh={fresh}
        help={fresh ? "account-password-help" : "account-in-help"}
        wrong={wrong.password ?? wrong.new}
      />
      <button type="submit" class="btn go" disabled={busy}>
        <Icon name={fresh ? "lucide:user-plus" : "lucide:log-in"} />
        {texts.text(fresh ? "account-sign-up" : "account-sign-in")}
      </button>
    </form>
  );
}

interface InputProps {
  id: string;
  name: string;
  class: string;
  "aria-invalid": "true" | undefined;
  "aria-describedby": string | undefined;
}

interface FieldProps {
  name: string;
  label: string;
  help?: string | undefined;
  wrong?: string | undefined;
  children: (props: InputProps) => ComponentChildren;
}

/** A field with its help, or with what is wrong with it; then it is where one goes on. */
function Field({ name, label, help, wrong, children }: FieldProps) {
  const texts = useTexts("");
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wrong) box.current?.querySelector("input")?.focus();
  }, [wrong]);
  const said = wrong ?? (help && texts.text(help));
  return (
    <div class="fld" ref={box}>
      <label for={id}>{texts.text(label)}</label>
      {children({
        id,
        name,
        class: "inp",
        "aria-invalid": wrong ? "true" : undefined,
        "aria-describedby": said ? `${id}-said` : undefined,
      })}
      {said && (
        <small
          id={`${id}-said`}
          key={String(Boolean(wrong))}
          class={wrong ? "account-wrong" : ""}
          role={wrong ? "alert" : undefined}
        >
          {wrong && <Icon name="lucide:circle-alert" />}
          {said}
        </small>
      )}
    </div>
  );
}

interface PasswordProps {
  name: string;
  label: string;
  fresh: boolean;
  help?: string;
  wrong?: string | undefined;
}

function Password({ name, label, fresh, help, wrong }: PasswordProps) {
  return (
    <Field name={name} label={label} help={help} wrong={wrong}>
      {(props) => (
        <input
          {...props}
          type="password"
          required
          minLength={fresh ? 8 : undefined}
          maxLength={200}
          autocomplete={fresh ? "new-password" : "current-password"}
        />
      )}
    </Field>
  );
}

function Mine({ name }: { name: string }) {
  const texts = useTexts("");
  const { busy, attempt } = useAttempt();
  return (
    <>
      <p class="prose">
        <b>{texts.text("account-signed-in", { name })}</b> {texts.text("account-keeps")}
      </p>
      <div class="wrap">
        <a class="btn" href={`/people/${encodeURIComponent(name)}`}>
          <Icon name="lucide:user" />
          {texts.text("profile-mine")}
        </a>
        <button
          type="button"
          class="btn"
          disabled={busy}
          onClick={() => attempt(() => account.signOut(false), "account-signed-out")}
        >
          <Icon name="lucide:log-out" />
          {texts.text("account-sign-out")}
        </button>
        <button
          type="button"
          class="btn ghost"
          disabled={busy}
          onClick={() => attempt(() => account.signOut(true), "account-signed-out")}
        >
          {texts.text("account-sign-out-all")}
        </button>
      </div>
      <Devices />
      <details class="account-more">
        <summary>{texts.text("account-change")}</summary>
        <Change name={name} />
      </details>
    </>
  );
}

function Change({ name }: { name: string }) {
  const texts = useTexts("");
  const { busy, attempt, wrong } = useAttempt();
  const change = async (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const done = await attempt(() => account.setPassword(field(form, "old"), field(form, "new")), "account-changed");
    if (done) form.reset();
  };
  return (
    <form class="account-form leaf col" data-part="password" onSubmit={change}>
      <input
        type="text"
        class="vh"
        name="username"
        autocomplete="username"
        value={name}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <Password name="old" label="account-old" fresh={false} wrong={wrong.password} />
      <Password name="new" label="account-new" fresh help="account-password-help" wrong={wrong.new} />
      <button type="submit" class="btn go" disabled={busy}>
        {texts.text("account-change")}
      </button>
    </form>
  );
}

/** What is stored about the visitor, as a file; and the end of it. */
function OwnData() {
  const texts = useTexts("");
  const [erasing, setErasing] = useState(false);
  return (
    <section class="col" data-part="own-data" aria-labelledby="own-data">
      <h2 id="own-data">{texts.text("own-data")}</h2>
      <p class="prose">
        {texts.text("own-data-about")} <a href="/privacy">{texts.text("privacy-link")}</a>
      </p>
      <div class="wrap">
        <a class="btn" href="/api/me/data" download="kronika-data.json">
          <Icon name="lucide:download" />
          {texts.text("own-data-get")}
        </a>
        <button type="button" class="btn ghost" onClick={() => setErasing(true)}>
          <Icon name="lucide:trash-2" />
          {texts.text("erase")}
        </button>
      </div>
      {erasing && <Erasing onClose={() => setErasing(false)} />}
    </section>
  );
}

/** Says exactly what happens; then whoever has an account gives its password, and a guest says that they are sure. */
function Erasing({ onClose }: { onClose: () => void }) {
  const texts = useTexts("");
  const [sure, setSure] = useState(false);
  const { busy, attempt, wrong } = useAttempt();
  const signedIn = Boolean(me.value?.account);
  const erase = async (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const password = signedIn ? field(form, "password") : "";
    if (await attempt(() => account.erase({ password, sure }), "erase-done")) onClose();
  };
  return (
    <Dialog title={texts.text("erase")} onClose={onClose} part="erase">
      <form class="col" onSubmit={erase}>
        <p>
          <b>{texts.text("erase-what")}</b>
        </p>
        <ul class="erase-what col">
          {[1, 2, 3, 4, 5].map((n) => (
            <li key={n}>{texts.text(`erase-what-${n}`)}</li>
          ))}
        </ul>
        {signedIn ? (
          <Password name="password" label="account-password" fresh={false} wrong={wrong.password} />
        ) : (
          <label class="pair">
            <input type="checkbox" checked={sure} onChange={(event) => setSure(event.currentTarget.checked)} />
            <span>{texts.text("erase-guest-sure")}</span>
          </label>
        )}
        <button type="submit" class="btn danger" disabled={busy || !(signedIn || sure)}>
          <Icon name="lucide:trash-2" />
          {texts.text(busy ? "erase-busy" : "erase-sure")}
        </button>
      </form>
    </Dialog>
  );
}
