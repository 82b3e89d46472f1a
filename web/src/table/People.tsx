// The people at a table, and what can be done about them: the host mutes, removes, lets spectators in or not and takes
// invitations back; anybody reports somebody to whoever runs the server.
import { useState } from "preact/hooks";
import { ApiError, api } from "../net/api";
import { Dialog } from "../parts/Dialog";
import { Icon } from "../parts/Icon";
import { Pills } from "../parts/Pills";
import { toast } from "../parts/toast";
import { Acquaint } from "../people/Acquaint";
import { useTexts } from "../text/texts";
import type { Chair, Report, Said, TableInfo } from "../wire";
import { besideText } from "./passing";
import "./People.css";

export interface PeopleProps {
  info: TableInfo;
  /** What the server says after a change. */
  onInfo: (info: TableInfo) => void;
  onClose: () => void;
  /** The line of chat that it is about; without one, all people are shown. */
  line?: Said;
}

/** Does something, and says why if it could not be done. */
function useAttempt(): <T>(what: Promise<T>, then: (done: T) => void) => void {
  const texts = useTexts();
  return (what, then) => {
    what.then(then, (failed: unknown) => {
      if (failed instanceof ApiError) toast(texts.text(failed.id, failed.args), { kind: "error" });
    });
  };
}

export function People({ info, onInfo, onClose, line }: PeopleProps) {
  const texts = useTexts();
  const attempt = useAttempt();
  const [report, setReport] = useState<{ who: string; name: string } | null>(null);
  const done = () => {
    toast(texts.text("order-reported"));
    onClose();
  };
  if (line) return <AboutLine info={info} onInfo={onInfo} onClose={onClose} line={line} />;
  const persons = info.chairs.filter((chair) => chair.person);
  return (
    <Dialog title={texts.text("order-people")} onClose={onClose} part="people">
      {report ? (
        <ReportForm
          name={report.name}
          send={(about, reason) => attempt(api.report(info.id, { about, reason, who: report.who }), done)}
          choices={["person", "name"]}
          onBack={() => setReport(null)}
        />
      ) : (
        <>
          <ul class="people col">
            {persons.map((chair) => (
              <Person key={chair.who} chair={chair} info={info} onInfo={onInfo} onReport={() => setReport(chair)} />
            ))}
            {info.muted.map(({ who, name }) => (
              <li key={who} class="wrap" data-part="person">
                <span class="person-name wrap">
                  <b>{name}</b>
                  <em>{texts.text("order-spectator")}</em>
                  <em>{texts.text("order-muted")}</em>
                </span>
                {info.host && (
                  <button
                    type="button"
                    class="btn small"
                    aria-label={texts.text("order-unmute-name", { name })}
                    onClick={() => attempt(api.mute(info.id, who, false), onInfo)}
                  >
                    <Icon name="lucide:message-circle" />
                    {texts.text("order-unmute")}
                  </button>
                )}
              </li>
            ))}
          </ul>
          {info.host ? <Rules info={info} onInfo={onInfo} /> : <p class="sub fine">{texts.text("order-host-only")}</p>}
        </>
      )}
    </Dialog>
  );
}

interface PersonProps {
  chair: Chair;
  info: TableInfo;
  onInfo: (info: TableInfo) => void;
  onReport: () => void;
}

function Person({ chair, info, onInfo, onReport }: PersonProps) {
  const texts = useTexts();
  const attempt = useAttempt();
  const [sure, setSure] = useState(false);
  const { who, name, muted } = chair;
  return (
    <li class="wrap" data-part="person">
      <span class="person-name wrap">
        <b class={`s${chair.seat % 6}`}>{name}</b>
        {chair.mine && <em>{texts.text("web-you")}</em>}
        {chair.keeper !== null && <em>{besideText(texts, info, chair.keeper)}</em>}
        {muted && <em>{texts.text("order-muted")}</em>}
      </span>
      {!chair.mine && !info.device.includes(chair.seat) && (
        <span class="person-acts wrap tight">
          {info.host && (
            <button
              type="button"
              class="btn small"
              aria-label={texts.text(muted ? "order-unmute-name" : "order-mute-name", { name })}
              onClick={() => attempt(api.mute(info.id, who, !muted), onInfo)}
            >
              <Icon name={muted ? "lucide:message-circle" : "lucide:message-circle-off"} />
              {texts.text(muted ? "order-unmute" : "order-mute")}
            </button>
          )}
          {info.host && info.status !== "over" && !sure && (
            <button
              type="button"
              class="btn small"
              aria-label={texts.text("order-remove-name", { name })}
              onClick={() => setSure(true)}
            >
              <Icon name="lucide:user-x" />
              {texts.text("order-remove")}
            </button>
          )}
          <Acquaint table={info.id} who={who} name={name} account={chair.mark === "account"} />
          <button
            type="button"
            class="btn small"
            aria-label={texts.text("order-report-name", { name })}
            onClick={onReport}
          >
            <Icon name="lucide:flag" />
            {texts.text("order-report")}
          </button>
        </span>
      )}
      {sure && (
        <div class="person-sure wrap" role="alertdialog" aria-label={texts.text("order-remove-name", { name })}>
          <p>{texts.text(info.status === "playing" ? "order-remove-playing" : "order-remove-gathering", { name })}</p>
          <span class="wrap tight">
            <button
              type="button"
              class="btn small danger"
              onClick={() =>
                attempt(api.remove(info.id, who), (now) => {
                  setSure(false);
                  onInfo(now);
                })
              }
            >
              {texts.text("order-remove-sure")}
            </button>
            <button type="button" class="btn small" onClick={() => setSure(false)}>
              {texts.text("order-no")}
            </button>
          </span>
        </div>
      )}
    </li>
  );
}

/** Who may write and look on, and whether the links that were given still hold. */
function Rules({ info, onInfo }: { info: TableInfo; onInfo: (info: TableInfo) => void }) {
  const texts = useTexts();
  const attempt = useAttempt();
  const [sure, setSure] = useState(false);
  return (
    <>
      <Pills
        legend={texts.text("order-chat")}
        part="order-chat"
        value={info.open_chat ? "all" : "seats"}
        of={[
          { value: "seats", label: texts.text("order-chat-seats") },
          { value: "all", label: texts.text("order-chat-all") },
        ]}
        set={(value) => attempt(api.arrange(info.id, { open_chat: value === "all" }), onInfo)}
      />
      <Pills
        legend={texts.text("order-look")}
        part="order-look"
        value={info.closed ? "seats" : "all"}
        of={[
          { value: "all", label: texts.text("order-look-all") },
          { value: "seats", label: texts.text("order-look-seats") },
        ]}
        set={(value) => attempt(api.arrange(info.id, { closed: value === "seats" }), onInfo)}
      />
      {info.rated ? (
        <p class="sub fine">{texts.text("hint-rated")}</p>
      ) : (
        <>
          <Pills
            legend={texts.text("order-coach")}
            part="order-coach"
            value={info.coach}
            of={(["free", "told", "off"] as const).map((value) => ({
              value,
              label: texts.text(`order-coach-${value}`),
            }))}
            set={(coach) => attempt(api.arrange(info.id, { coach }), onInfo)}
          />
          <p class="sub fine">{texts.text("order-coach-help")}</p>
        </>
      )}
      {info.status === "gathering" && (
        <p class="wrap">
          <button
            type="button"
            class={`btn ${sure ? "danger" : ""}`}
            onClick={() =>
              sure
                ? attempt(api.uninvite(info.id), (now) => {
                    setSure(false);
                    onInfo(now);
                    toast(texts.text("order-uninvited"));
                  })
                : setSure(true)
            }
          >
            <Icon name="lucide:link-2-off" />
            {texts.text(sure ? "order-uninvite-sure" : "order-uninvite")}
          </button>
        </p>
      )}
    </>
  );
}

/** What can be done about a line of chat, and about whoever wrote it. */
function AboutLine({ info, onInfo, onClose, line }: Required<PeopleProps>) {
  const texts = useTexts();
  const attempt = useAttempt();
  const { who, name } = line;
  const muted =
    info.muted.some((each) => each.who === who) || info.chairs.some((each) => each.who === who && each.muted);
  return (
    <Dialog title={name} onClose={onClose} part="about-line">
      <blockquote class="said">{line.text}</blockquote>
      {info.host && (
        <p>
          <button
            type="button"
            class="btn"
            aria-label={texts.text(muted ? "order-unmute-name" : "order-mute-name", { name })}
            onClick={() =>
              attempt(api.mute(info.id, who, !muted), (now) => {
                onInfo(now);
                onClose();
              })
            }
          >
            <Icon name={muted ? "lucide:message-circle" : "lucide:message-circle-off"} />
            {texts.text(muted ? "order-unmute-name" : "order-mute-name", { name })}
          </button>
        </p>
      )}
      <p class="wrap">
        <Acquaint table={info.id} who={who} name={name} account={line.mark === "account"} />
      </p>
      <ReportForm
        name={name}
        choices={["line", "name", "person"]}
        send={(about, reason) =>
          attempt(
            api.report(info.id, { about, reason, ...(about === "line" ? { line: line.number } : { who }) }),
            () => {
              toast(texts.text("order-reported"));
              onClose();
            },
          )
        }
      />
    </Dialog>
  );
}

const LABELS = { line: "order-report-line", name: "order-report-name-of", person: "order-report-person" } as const;

interface ReportFormProps {
  name: string;
  choices: readonly Report["about"][];
  send: (about: Report["about"], reason: string) => void;
  onBack?: () => void;
}

function ReportForm({ name, choices, send, onBack }: ReportFormProps) {
  const texts = useTexts();
  const [about, setAbout] = useState(choices[0]!);
  const [reason, setReason] = useState("");
  return (
    <form
      class="col"
      data-part="report"
      onSubmit={(event) => {
        event.preventDefault();
        send(about, reason);
      }}
    >
      <Pills
        legend={texts.text("order-report-name", { name })}
        value={about}
        of={choices.map((value) => ({ value, label: texts.text(LABELS[value]) }))}
        set={setAbout}
      />
      <label class="fld">
        <span>{texts.text("order-report-reason")}</span>
        <textarea
          class="inp"
          rows={3}
          maxLength={300}
          required
          value={reason}
          onInput={(event) => setReason(event.currentTarget.value)}
        />
      </label>
      <p class="sub fine">{texts.text("order-report-help")}</p>
      <p class="wrap">
        <button type="submit" class="btn go" disabled={!reason.trim()}>
          <Icon name="lucide:flag" />
          {texts.text("order-report-send")}
        </button>
        {onBack && (
          <button type="button" class="btn" onClick={onBack}>
            {texts.text("order-back")}
          </button>
        )}
      </p>
    </form>
  );
}
