// Reminders: what I want to be told while Kronika is closed, by which ways, and when not.
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { canPush, subscribe, unsubscribe } from "../../app/push";
import { lang } from "../../app/settings";
import { installable } from "../../app/worker";
import { ApiError, api } from "../../net/api";
import { Icon } from "../../parts/Icon";
import { announce, toast } from "../../parts/toast";
import { useTexts } from "../../text/texts";
import type { Reminders as Told } from "../../wire";
import { minutesOf, timeOf } from "./times";
import "./Reminders.css";

const KINDS = ["turn", "deadline", "ended", "chair"] as const;
const WAYS = ["push", "mail"] as const;
const NIGHT = { begins: 22 * 60, ends: 7 * 60 };

/** Where the reader lives, as the browser says it. */
const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";

interface PartProps {
  told: Told;
  busy: boolean;
  /** Does something and shows what has come of it; `said` is told then. */
  attempt: (what: () => Promise<Told | null>, said?: string) => Promise<boolean>;
  /** Sends all that is chosen with something changed, which shows at once. */
  change: (what: Partial<Pick<Told, "choices" | "quiet">>) => void;
}

export function Reminders() {
  const texts = useTexts("");
  const [told, show] = useState<Told | null>(null);
  const [busy, setBusy] = useState(false);
  const latest = useRef<Told | null>(null);
  const changes = useRef({ count: 0, sent: Promise.resolve() });
  const setTold = (now: Told | null) => {
    latest.current = now;
    show(now);
  };
  useEffect(() => {
    api.reminders().then(setTold, () => {});
  }, []);
  if (!told) return null;
  const attempt = async (what: () => Promise<Told | null>, said = "") => {
    setBusy(true);
    try {
      const now = await what();
      if (now) setTold(now);
      if (now && said) announce(said);
      return now !== null;
    } catch (failed) {
      const id = failed instanceof ApiError ? failed.id : "reminders-push-failed";
      toast(texts.text(id, failed instanceof ApiError ? failed.args : {}), { kind: "error" });
      return false;
    } finally {
      setBusy(false);
    }
  };
  // What is sent is all that is chosen, one after the other: of several that are quick the last one counts, and what the
  // server says to those before it shows nowhere.
  const change: PartProps["change"] = (what) => {
    const before = latest.current ?? told;
    setTold({ ...before, ...what });
    const mine = ++changes.current.count;
    const isLast = () => mine === changes.current.count;
    changes.current.sent = changes.current.sent.then(async () => {
      const now = latest.current;
      if (!now || !isLast()) return;
      const { choices, quiet } = now;
      const set = async () => {
        const answer = await api.setReminders({ choices, quiet, zone: zoneHere(), lang: lang.value });
        return isLast() ? answer : latest.current;
      };
      if (!(await attempt(set, texts.text("reminders-saved"))) && isLast()) setTold(before);
    });
  };
  const parts: PartProps = { told, busy, attempt, change };
  return (
    <section id="reminders" class="reminders col" data-part="reminders" aria-labelledby="reminders-title">
      <h2 id="reminders-title">{texts.text("reminders")}</h2>
      <p class="prose">{texts.text("reminders-about")}</p>
      <div class="leaf col account-form">
        <Push {...parts} />
        <Mail {...parts} />
      </div>
      <div class="leaf col account-form">
        <Choices {...parts} />
        <Quiet {...parts} />
      </div>
      <Install />
    </section>
  );
}

function Push({ told, busy, attempt }: PartProps) {
  const texts = useTexts("");
  const others = told.browsers - (told.here ? 1 : 0);
  const why = !told.push_key ? "reminders-push-none" : canPush() ? "" : "reminders-push-unable";
  const on = async () => {
    let denied = false;
    const done = await attempt(async () => {
      const now = await subscribe(told.push_key);
      denied = now === null;
      return now;
    }, texts.text("reminders-push-here"));
    if (!done && denied) toast(texts.text("reminders-push-denied"));
  };
  return (
    <div class="col tight" data-part="reminders-push">
      <h3>{texts.text("reminders-push")}</h3>
      <p class="sub">
        {texts.text(why || (told.here ? "reminders-push-here" : "reminders-push-off"))}{" "}
        {others > 0 && texts.text("reminders-push-others", { n: others })}
      </p>
      {!why && (
        <div class="wrap">
          <button
            type="button"
            class={told.here ? "btn" : "btn go"}
            disabled={busy}
            onClick={told.here ? () => attempt(unsubscribe, texts.text("reminders-push-off")) : on}
          >
            <Icon name={told.here ? "lucide:bell-off" : "lucide:bell"} />
            {texts.text(told.here ? "reminders-push-stop" : "reminders-push-on")}
          </button>
        </div>
      )}
    </div>
  );
}

function Mail({ told, busy, attempt }: PartProps) {
  const texts = useTexts("");
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { address, confirmed } = told;
  const send = async (to: string) => {
    const said = to && texts.text("reminders-mail-sent", { address: to });
    // What had the focus is gone then.
    if (await attempt(() => api.setMail({ address: to, lang: lang.value }), said)) title.current?.focus();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send(((event.currentTarget as HTMLFormElement).elements.namedItem("address") as HTMLInputElement).value.trim());
  };
  return (
    <div class="col tight" data-part="reminders-mail">
      <h3 ref={title} tabIndex={-1}>
        {texts.text("reminders-mail")}
      </h3>
      {!told.can_mail && <p class="sub">{texts.text("reminders-mail-none")}</p>}
      {told.can_mail && !address && (
        <form class="col tight" onSubmit={submit}>
          <div class="fld">
            <label for={id}>{texts.text("reminders-mail-address")}</label>
            <input
              id={id}
              class="inp"
              name="address"
              type="email"
              required
              maxLength={254}
              autocomplete="email"
              aria-describedby={`${id}-help`}
            />
            <small id={`${id}-help`}>{texts.text("reminders-mail-help")}</small>
          </div>
          <div class="wrap">
            <button type="submit" class="btn" disabled={busy}>
              <Icon name="lucide:mail" />
              {texts.text("reminders-mail-set")}
            </button>
          </div>
        </form>
      )}
      {address && (
        <>
          <p class="sub">{texts.text(confirmed ? "reminders-mail-is" : "reminders-mail-waits", { address })}</p>
          <div class="wrap">
            {told.can_mail && !confirmed && (
              <button type="button" class="btn" disabled={busy} onClick={() => send(address)}>
                <Icon name="lucide:mail" />
                {texts.text("reminders-mail-again")}
              </button>
            )}
            <button type="button" class="btn ghost" disabled={busy} onClick={() => send("")}>
              {texts.text("reminders-mail-forget")}
            </button>
          </div>
        </>
      )}
    </div>
  );
}

function Choices({ told, change }: PartProps) {
  const texts = useTexts("");
  const able = { push: Boolean(told.push_key), mail: told.can_mail };
  const ways = WAYS.filter((way) => able[way] || KINDS.some((kind) => told.choices[kind].includes(way)));
  if (ways.length === 0) return null;
  const choose = (kind: (typeof KINDS)[number], way: (typeof WAYS)[number], on: boolean) => {
    const left = told.choices[kind].filter((each) => each !== way);
    change({ choices: { ...told.choices, [kind]: on ? [...left, way] : left } });
  };
  return (
    <table class="reminders-choices" aria-labelledby="reminders-what">
      <caption id="reminders-what">{texts.text("reminders-what")}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.text("reminders-kind")}</th>
          {ways.map((way) => (
            <th key={way} scope="col">
              {texts.text(`reminders-by-${way}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {KINDS.map((kind) => (
          <tr key={kind} data-kind={kind}>
            <th scope="row">
              {texts.text(`reminders-${kind}`)}
              <small class="sub">{texts.text(`reminders-${kind}-about`)}</small>
            </th>
            {ways.map((way) => (
              <td key={way}>
                <label>
                  <input
                    type="checkbox"
                    checked={told.choices[kind].includes(way)}
                    aria-label={texts.text("reminders-cell", {
                      what: texts.text(`reminders-${kind}`),
                      how: texts.text(`reminders-by-${way}`),
                    })}
                    onChange={(event) => choose(kind, way, event.currentTarget.checked)}
                  />
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Quiet({ told, change }: PartProps) {
  const texts = useTexts("");
  const { quiet } = told;
  const set = (quiet: Told["quiet"]) => change({ quiet });
  const zone = (quiet && told.zone) || zoneHere();
  return (
    <fieldset class="reminders-quiet col tight" data-part="reminders-quiet">
      <legend>{texts.text("reminders-quiet")}</legend>
      {told.can_quiet ? (
        <>
          <div class="wrap">
            <label class="pair">
              <input
                type="checkbox"
                checked={quiet !== null}
                onChange={(event) => set(event.currentTarget.checked ? NIGHT : null)}
              />
              <span>{texts.text("reminders-quiet-on")}</span>
            </label>
            {quiet &&
              (["begins", "ends"] as const).map((end) => (
                <label key={end} class="pair">
                  <span>{texts.text(`reminders-quiet-${end}`)}</span>
                  <input
                    type="time"
                    class="inp"
                    required
                    value={timeOf(quiet[end])}
                    onChange={(event) => {
                      const minutes = minutesOf(event.currentTarget.value);
                      if (minutes !== null) set({ ...quiet, [end]: minutes });
                    }}
                  />
                </label>
              ))}
          </div>
          <p class="sub fine">{texts.text("reminders-quiet-about", { zone })}</p>
        </>
      ) : (
        <p class="sub">{texts.text("reminders-quiet-none")}</p>
      )}
    </fieldset>
  );
}

function Install() {
  const texts = useTexts("");
  const event = installable.value;
  if (!event) return null;
  return (
    <div class="leaf col tight account-form" data-part="install">
      <h3>{texts.text("reminders-install")}</h3>
      <p class="sub">{texts.text("reminders-install-about")}</p>
      <div class="wrap">
        <button type="button" class="btn" onClick={() => event.prompt()}>
          <Icon name="lucide:download" />
          {texts.text("reminders-install-do")}
        </button>
      </div>
    </div>
  );
}
