// Where the links of mails lead: to say that an address is one's own, or that no more mails are to come. Mail programs open
// links by themselves, so it takes a press. Nobody needs to be signed in.
import { useState } from "preact/hooks";
import { query } from "../../app/router";
import { ApiError, api } from "../../net/api";
import { useTexts } from "../../text/texts";
import { Foot, Shell } from "../Shell";
import "./reminders.css";

export default function MailLink() {
  const texts = useTexts("");
  const what = query.value.has("stop") ? "stop" : "confirm";
  const word = query.value.get(what) ?? "";
  const [said, setSaid] = useState("");
  const [busy, setBusy] = useState(false);
  const go = async () => {
    setBusy(true);
    try {
      const { address } = await (what === "stop" ? api.stopMails(word) : api.confirmMail({ word }));
      setSaid(texts.text(what === "stop" ? "reminders-stopped" : "reminders-confirmed", { address }));
    } catch (failed) {
      if (!(failed instanceof ApiError)) throw failed;
      setSaid(texts.text(failed.id, failed.args));
    } finally {
      setBusy(false);
    }
  };
  const title = texts.text(`reminders-${what}`);
  return (
    <Shell room="reminders" title={title}>
      <main class="page mail-link" id="main" data-part="mail-link">
        <h1>{title}</h1>
        {said || !word ? (
          <p role="status">{said || texts.text("reminders-link-none")}</p>
        ) : (
          <div class="leaf col mail-ask">
            <p>{texts.text(`reminders-${what}-ask`)}</p>
            <div class="wrap">
              <button type="button" class="btn go" disabled={busy} onClick={go}>
                {texts.text(`reminders-${what}-do`)}
              </button>
            </div>
          </div>
        )}
        <p>
          <a href="/account#reminders">{texts.text("reminders")}</a>
        </p>
        <Foot />
      </main>
    </Shell>
  );
}
