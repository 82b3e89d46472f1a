// The oath of this game, who holds the title and who is ahead for it, how one wins oneself; the rounds with the end die.
import { useState } from "preact/hooks";
import { Crest, Dialog, Icon } from "../../parts";
import { TokenChip } from "../../parts/Track";
import { useSize } from "../../table/size";
import { useTable } from "../../table/store";
import { useTexts } from "../../text/texts";
import { Answers } from "./Deal";
import { DICE, OATH, TITLE } from "./icons";
import { OwnWays } from "./Mine";
import { type OathView, promisesOf, shownSeat, standingOf, trackOf } from "./view";
import { AllWays, NearestWay } from "./Ways";
import "./Oath.css";

/** Above the reading stand. */
export function OathPanel({ view }: { view: OathView }) {
  const texts = useTexts();
  const { name: size } = useSize();
  const { oath } = view.extra;
  return (
    <section class={`stacked oath-panel ${size === "low" ? "short" : ""}`} aria-label={texts.text("oath-label-oath")}>
      <header class="abreast">
        <span class="middle oath-seal">
          <Icon name={OATH[oath]!} />
        </span>
        <span class="words" data-part="oath" data-explains={`oath-oath-${oath}`}>
          <small class="cap">{texts.text("oath-label-oath")}</small>
          <b>{texts.text(`oath-oath-${oath}`)}</b>
        </span>
        <WaysButton view={view} />
      </header>
      <p class="goal">{texts.text(`oath-oath-${oath}`, {}, "text")}</p>
      {/* Once somebody has won, nobody is ahead any more. */}
      {view.phase !== "chronicle" && (
        <>
          <OwnWays view={view} seat={shownSeat(view)} />
          <Standing view={view} />
        </>
      )}
      <Agreements view={view} />
      <Answers />
    </section>
  );
}

/** Who counts how much toward the oath, or holds the banner that decides; the title; banners nobody has. */
function Standing({ view }: { view: OathView }) {
  const table = useTable();
  const texts = useTexts();
  const { oath, title, usurper, claimants } = view.extra;
  const counted = oath === "supremacy" || oath === "protection";
  const rows = standingOf(view).filter(({ count }) => count > 0);
  const free = view.tokens.filter((token) => token.kind === "banner" && (token.owner ?? null) === null);
  return (
    <>
      <ul class="wrapped standing">
        {rows.map(({ seat, empire, count }) => (
          <li key={seat} class={`pill ${claimants.includes(seat) ? "ahead" : ""}`}>
            <Crest seat={seat} small />
            {counted && <b>{count}</b>}
            <span data-may-clip>{empire ? texts.text("oath-note-empire") : table.names.value[seat]}</span>
          </li>
        ))}
        {rows.length === 0 && <li class="pill">{texts.text("oath-nobody")}</li>}
        {free.map((token) => (
          <li key={token.id}>
            <TokenChip token={token} />
          </li>
        ))}
      </ul>
      {title >= 0 && (
        <p
          class={`abreast keeper ${usurper ? "usurper" : ""}`}
          data-part="title"
          data-explains={usurper ? "oath-usurper" : "oath-keeper"}
        >
          <Icon name={TITLE} />
          {texts.text(usurper ? "oath-note-usurper" : "oath-note-keeper", { player: table.names.value[title] ?? "" })}
        </p>
      )}
    </>
  );
}

/** Promises of peace: who to whom, and in which rounds; what is caged. */
function Agreements({ view }: { view: OathView }) {
  const table = useTable();
  const texts = useTexts();
  const { promises, caged } = view.extra;
  const names = table.names.value;
  return (
    <ul class="wrapped agreements">
      {promisesOf(promises).map(({ one, other, rounds }) => {
        const round = rounds.join(", ");
        const said = texts.text("oath-note-promise", { player: names[one] ?? "", partner: names[other] ?? "", round });
        return (
          <li key={`${one}-${other}`} class="pill" data-tip={said} data-explains="oath-sign-promise">
            <Crest seat={one} small />
            <Icon name="lucide:handshake" label={said} />
            <Crest seat={other} small />
            <b aria-hidden="true">{round}</b>
          </li>
        );
      })}
      {Object.entries(caged).map(([color, amount]) => (
        <li key={color} class="pill">
          {texts.text("oath-note-caged", { color, amount })}
        </li>
      ))}
    </ul>
  );
}

/** Opens the window that says how everybody could win. */
function WaysButton({ view, children }: { view: OathView; children?: preact.ComponentChildren }) {
  const texts = useTexts();
  const [open, setOpen] = useState(false);
  const { oath } = view.extra;
  return (
    <>
      <button
        type="button"
        class="abreast boxed ways-button"
        aria-haspopup="dialog"
        aria-label={texts.text("oath-ways")}
        data-tip={texts.text("oath-ways")}
        data-explains={`oath-oath-${oath}`}
        onClick={() => setOpen(true)}
      >
        {children ?? <Icon name="game-icons:laurel-crown" />}
      </button>
      {open && (
        <Dialog title={texts.text("oath-ways")} onClose={() => setOpen(false)}>
          <p class="goal">
            <b>{texts.text(`oath-oath-${oath}`, {}, "title")}:</b> {texts.text(`oath-oath-${oath}`, {}, "text")}
          </p>
          <Standing view={view} />
          <AllWays view={view} first={shownSeat(view)} />
          <Agreements view={view} />
        </Dialog>
      )}
    </>
  );
}

/** The oath in one line, where there is no rail: its name, and how near one is oneself. */
export function OathStrip({ view }: { view: OathView }) {
  const texts = useTexts();
  return (
    <WaysButton view={view}>
      <Icon name={OATH[view.extra.oath]!} />
      <span>{texts.text(`oath-oath-${view.extra.oath}`)}</span>
      <NearestWay view={view} seat={shownSeat(view)} />
    </WaysButton>
  );
}

/** The eight rounds, and from the fifth on what the end die must show to end the game. */
export function Rounds({ view }: { view: OathView }) {
  const texts = useTexts();
  const now = trackOf(view, "round");
  const last = view.extra.rounds.length;
  const least = view.extra.rounds[now - 1]?.least ?? 0;
  const said = [
    texts.text("oath-round-said", { round: now, last }),
    least ? texts.text("oath-end-die-said", { least }) : "",
  ];
  return (
    <span
      class="track-steps"
      data-part="rounds"
      role="img"
      aria-label={said.filter(Boolean).join(" ")}
      data-tip={said.filter(Boolean).join(" ")}
      data-explains="oath-track-round"
    >
      {view.extra.rounds.map(({ round, least }) => (
        <span key={round} class={`round ${round === now ? "round-now" : round < now ? "round-past" : ""}`}>
          <b>{round}</b>
          {least > 0 && (
            <small>
              <Icon name={DICE} />
              {least === 6 ? 6 : `${least}–6`}
            </small>
          )}
          {round === last && <small>{texts.text("oath-last-round")}</small>}
        </span>
      ))}
    </span>
  );
}

/** What the bar has room for on a phone: round and Visions. */
export function BriefTracks({ view }: { view: OathView }) {
  const texts = useTexts();
  return (
    <span class="abreast brief-rounds">
      {(["round", "visions"] as const).map((id) => (
        <span key={id} class="abreast" data-explains={`oath-track-${id}`}>
          <Icon
            name={id === "round" ? "game-icons:hourglass" : "game-icons:all-seeing-eye"}
            label={texts.text(`oath-track-${id}`)}
          />
          {trackOf(view, id)}
          {id === "round" && `/${view.extra.rounds.length}`}
        </span>
      ))}
    </span>
  );
}
