// The account: make one, sign in; or, with one, sign out, another password, the end of it.
import { useState } from "preact/hooks";
import { account, me } from "../../app/session";
import { Failed } from "../../net/api";
import { Icon } from "../../parts/Icon";
import { toast } from "../../parts/toast";
import { useTexts } from "../../text/texts";
import { loadTables } from "../home/shelf";
import { Foot, Shell } from "../Shell";
import "./account.css";

/** Does something with the account; what the server refuses is said. */
function useAttempt(): [busy: boolean, attempt: (what: () => Promise<void>, said: string) => Promise<boolean>] {
  const texts = useTexts("");
  const [busy, setBusy] = useState(false);
  const attempt = async (what: () => Promise<void>, said: string) => {
    if (busy) return false;
    setBusy(true);
    try {
      await what();
      loadTables();
      toast(texts.text(said, { name: me.value?.name ?? "" }));
      return true;
    } catch (failed) {
      if (failed instanceof Failed) toast(texts.text(failed.id, failed.args), { kind: "error" });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return [busy, attempt];
}

const field = (form: HTMLFormElement, name: string): string =>
  (form.elements.namedItem(name) as HTMLInputElement).value;

export default function Account() {
  const texts = useTexts("");
  const name = me.value?.account;
  return (
    <Shell title={texts.text("account-title")}>
      <main class="page account" id="main">
        <h1>{texts.text("account-title")}</h1>
        {me.value && (name ? <Mine name={name} /> : <Guest />)}
        <Foot />
      </main>
    </Shell>
  );
}

function Guest() {
  const texts = useTexts("");
  const [fresh, setFresh] = useState(Boolean(me.value?.name));
  const [busy, attempt] = useAttempt();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const [name, password] = [field(form, "username"), field(form, "password")];
    if (fresh) attempt(() => account.signUp(name, password), "account-made");
    else attempt(() => account.signIn(name, password), "account-welcome");
  };
  return (
    <>
      <p class="lead">{texts.text("account-about")}</p>
      <div class="account-which" role="group" aria-label={texts.text("account-title")}>
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
      <form class="account-form" onSubmit={submit}>
        <label class="fld">
          <span>{texts.text("account-name")}</span>
          <input
            class="inp"
            name="username"
            required
            maxLength={32}
            autocomplete="username"
            autocapitalize="none"
            defaultValue={fresh ? (me.value?.name ?? "") : ""}
            key={String(fresh)}
          />
          {fresh && <small>{texts.text("account-name-help")}</small>}
        </label>
        <Password
          name="password"
          label="account-password"
          fresh={fresh}
          help={fresh ? "account-password-help" : "account-in-help"}
        />
        <button type="submit" class="btn go" disabled={busy}>
          <Icon name={fresh ? "lucide:user-plus" : "lucide:log-in"} />
          {texts.text(fresh ? "account-sign-up" : "account-sign-in")}
        </button>
      </form>
    </>
  );
}

function Password({ name, label, fresh, help }: { name: string; label: string; fresh: boolean; help?: string }) {
  const texts = useTexts("");
  return (
    <label class="fld">
      <span>{texts.text(label)}</span>
      <input
        class="inp"
        type="password"
        name={name}
        required
        minLength={fresh ? 8 : undefined}
        maxLength={200}
        autocomplete={fresh ? "new-password" : "current-password"}
      />
      {help && <small>{texts.text(help)}</small>}
    </label>
  );
}

function Mine({ name }: { name: string }) {
  const texts = useTexts("");
  const [sure, setSure] = useState(false);
  const [busy, attempt] = useAttempt();
  const change = async (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const done = await attempt(() => account.setPassword(field(form, "old"), field(form, "new")), "account-changed");
    if (done) form.reset();
  };
  const remove = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    if (sure) attempt(() => account.remove(field(form, "password")), "account-deleted");
    else setSure(true);
  };
  return (
    <>
      <p class="lead">
        <b>{texts.text("account-signed-in", { name })}</b> {texts.text("account-keeps")}
      </p>
      <div class="opts">
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
      <details class="account-more">
        <summary>{texts.text("account-change")}</summary>
        <form class="account-form" onSubmit={change}>
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
          <Password name="old" label="account-old" fresh={false} />
          <Password name="new" label="account-new" fresh help="account-password-help" />
          <button type="submit" class="btn go" disabled={busy}>
            {texts.text("account-change")}
          </button>
        </form>
      </details>
      <details class="account-more">
        <summary>{texts.text("account-delete")}</summary>
        <form class="account-form" onSubmit={remove}>
          <p>{texts.text("account-delete-help")}</p>
          <Password name="password" label="account-password" fresh={false} />
          <button type="submit" class={`btn ${sure ? "danger" : ""}`} disabled={busy}>
            <Icon name="lucide:trash-2" />
            {texts.text(sure ? "account-delete-sure" : "account-delete")}
          </button>
        </form>
      </details>
    </>
  );
}
