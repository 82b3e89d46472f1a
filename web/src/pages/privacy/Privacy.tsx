// What is kept about people here, for how long, who sees it, and how to take it along or end it. The table is the server's
// own register, and the numbers are those of this house.
import { useEffect, useState } from "preact/hooks";
import { ApiError, api } from "../../net/api";
import { Icon } from "../../parts/Icon";
import type { Args } from "../../text/catalogue";
import { useTexts } from "../../text/texts";
import type { Held, Privacy as Told } from "../../wire";
import { Foot, LoadError, Shell } from "../Shell";
import "./privacy.css";

export default function Privacy() {
  const texts = useTexts("");
  const [told, setTold] = useState<Told | null>(null);
  const [failed, setFailed] = useState<ApiError | null>(null);
  const load = () => {
    setFailed(null);
    api
      .privacy()
      .then(setTold, (error: unknown) => setFailed(error instanceof ApiError ? error : new ApiError(0, "web-offline")));
  };
  useEffect(load, []);
  return (
    <Shell room="privacy" title={texts.text("privacy-title")}>
      {failed ? (
        <LoadError failed={failed} again={load} />
      ) : (
        <main class="page" id="main" data-part="privacy">
          <h1>{texts.text("privacy-title")}</h1>
          <p class="lead">{texts.text("privacy-lead")}</p>
          <div class="privacy-boxes">
            <Box id="privacy-short" icon="lucide:check" points={[1, 2, 3, 4].map((n) => `privacy-short-${n}`)} />
            <Box id="privacy-who" icon="lucide:eye" points={WHO} />
          </div>
          {told && <Stored told={told} />}
          <div class="privacy-boxes">
            {told && <InBrowser told={told} />}
            <Yours />
          </div>
          <Foot />
        </main>
      )}
    </Shell>
  );
}

const WHO = ["others", "games", "operator", "nobody", "reminders"].map((id) => `privacy-who-${id}`);

function Box({ id, icon, points }: { id: string; icon: string; points: string[] }) {
  const texts = useTexts("");
  return (
    <section class="leaf privacy-box col" aria-labelledby={id}>
      <h2 id={id} class="gold">
        {texts.text(id)}
      </h2>
      {points.map((point) => (
        <p key={point} class="privacy-point pair">
          <Icon name={icon} />
          <span>{texts.text(point)}</span>
        </p>
      ))}
    </section>
  );
}

function Stored({ told }: { told: Told }) {
  const texts = useTexts("");
  const days = Object.fromEntries(
    told.kept.map(({ id, days }) => [id, texts.text("privacy-days", { days: Math.round(days) })]),
  );
  return (
    <section class="leaf privacy-box col" aria-labelledby="privacy-table">
      <h2 id="privacy-table" class="gold">
        {texts.text("privacy-table")}
      </h2>
      <p>{texts.text("privacy-games-long", days)}</p>
      <table class="privacy-table">
        <thead>
          <tr>
            {["what", "get", "erasing", "long"].map((id) => (
              <th key={id} scope="col">
                {texts.text(`privacy-${id}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {told.held.map((held) => (
            <Row key={held.id} held={held} days={days} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ held, days }: { held: Held; days: Args }) {
  const texts = useTexts("");
  const cells = {
    get: texts.text(held.exported ? "privacy-get-yes" : "privacy-get-no"),
    erasing: texts.text(`privacy-erased-${held.erased}`),
    long: texts.text(`privacy-kept-${held.kept}`, days),
  };
  return (
    <tr data-held={held.id}>
      <th scope="row">
        {texts.text(`privacy-data-${held.id}`)}
        <details>
          <summary class="sub finest">{texts.text("privacy-columns")}</summary>
          <code class="finest">{held.columns.join(", ")}</code>
        </details>
      </th>
      {Object.entries(cells).map(([id, said]) => (
        <td key={id} data-label={texts.text(`privacy-${id}`)}>
          {said}
        </td>
      ))}
    </tr>
  );
}

function InBrowser({ told }: { told: Told }) {
  const texts = useTexts("");
  return (
    <section class="leaf privacy-box col" aria-labelledby="privacy-browser">
      <h2 id="privacy-browser" class="gold">
        {texts.text("privacy-browser")}
      </h2>
      <p>{texts.text("privacy-browser-about")}</p>
      <dl class="col">
        {told.browser.map(({ id, name }) => (
          <div key={id}>
            <dt>{texts.text(`privacy-browser-${id}`)}</dt>
            <dd>
              <code class="finest">{name}</code>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Yours() {
  const texts = useTexts("");
  return (
    <section class="leaf privacy-box col" aria-labelledby="privacy-yours">
      <h2 id="privacy-yours" class="gold">
        {texts.text("privacy-yours")}
      </h2>
      {["export", "erase", "words", "copies", "about"].map((id) => (
        <p key={id}>{texts.text(`privacy-yours-${id}`)}</p>
      ))}
      <a class="btn" href="/account">
        <Icon name="lucide:user" />
        {texts.text("account-title")}
      </a>
    </section>
  );
}
