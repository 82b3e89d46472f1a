// The oath of this game, who holds the title and who is ahead for it; the rounds with the end die; the Reliquary.
import { useState } from "preact/hooks";
import { Crest, Dialog, Icon } from "../../parts";
import { DownCard } from "../../parts/Card";
import { TokenChip } from "../../parts/Track";
import { useTable } from "../../table/store";
import { useTexts } from "../../text/texts";
import { DICE, OATH, TITLE } from "./icons";
import { Laid } from "./Site";
import { type OathView, promisesOf, type Reliquary, shownSeat, standingOf, trackOf, zoneOf } from "./view";
import { AllWays } from "./Ways";

/** Above the reading stand. */
export function OathPanel({ view }: { view: OathView }) {
  const table = useTable();
  const texts = useTexts();
  const { oath, title, usurper, promises, caged } = view.extra;
  const free = view.tokens.filter((token) => token.kind === "banner" && (token.owner ?? null) === null);
  return (
    <section class="oathp" aria-label={texts.text("oath-label-oath")}>
      <header>
        <span class="seal">
          <Icon name={OATH[oath]!} />
        </span>
        <span>
          <small>{texts.text("oath-label-oath")}</small>
          <b>{texts.text(`oath-oath-${oath}`)}</b>
        </span>
        <WaysButton view={view} />
      </header>
      <p class="goal">{texts.text(`oath-oath-${oath}`, {}, "text")}</p>
      <Standing view={view} />
      {title >= 0 && (
        <p class={`keeper ${usurper ? "usurper" : ""}`}>
          <Icon name={TITLE} />
          {texts.text(usurper ? "oath-note-usurper" : "oath-note-keeper", { player: table.names.value[title] ?? "" })}
        </p>
      )}
      {free.length > 0 && (
        <p class="freebanners">
          {free.map((token) => (
            <TokenChip key={token.id} token={token} />
          ))}
        </p>
      )}
      {promisesOf(promises).map(({ one, other, rounds }) => (
        <p key={`${one}-${other}`} class="small">
          <Icon name="lucide:handshake" />
          {texts.text("oath-note-promise", {
            player: table.names.value[one] ?? "",
            partner: table.names.value[other] ?? "",
            round: rounds.join(", "),
          })}
        </p>
      ))}
      {Object.entries(caged).map(([color, amount]) => (
        <p key={color} class="small">
          {texts.text("oath-note-caged", { color, amount })}
        </p>
      ))}
    </section>
  );
}

/** Who counts how much toward the oath; where a banner decides, who holds it. */
export function Standing({ view }: { view: OathView }) {
  const table = useTable();
  const texts = useTexts();
  const counted = view.extra.oath === "supremacy" || view.extra.oath === "protection";
  const rows = standingOf(view).filter(({ count }) => counted || count > 0);
  return (
    <ul class="standing">
      {rows.map(({ seat, empire, count }) => (
        <li key={seat} class={view.extra.claimants.includes(seat) ? "ahead" : ""}>
          <Crest seat={seat} small />
          {counted && <b>{count}</b>}
          <span>{empire ? texts.text("oath-note-empire") : table.names.value[seat]}</span>
        </li>
      ))}
      {rows.length === 0 && <li>{texts.text("oath-nobody")}</li>}
    </ul>
  );
}

/** Opens the window that says how everybody could win. */
export function WaysButton({ view, children }: { view: OathView; children?: preact.ComponentChildren }) {
  const texts = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        class="waysbtn"
        aria-haspopup="dialog"
        aria-label={texts.text("oath-ways")}
        title={texts.text("oath-ways")}
        onClick={() => setOpen(true)}
      >
        {children ?? <Icon name="game-icons:laurel-crown" />}
      </button>
      {open && (
        <Dialog title={texts.text("oath-ways")} onClose={() => setOpen(false)}>
          <p class="goal">
            <b>{texts.text(`oath-oath-${view.extra.oath}`, {}, "title")}:</b>{" "}
            {texts.text(`oath-oath-${view.extra.oath}`, {}, "text")}
          </p>
          <Standing view={view} />
          <AllWays view={view} first={shownSeat(view)} />
        </Dialog>
      )}
    </>
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
      class="rounds"
      data-part="rounds"
      role="img"
      aria-label={said.filter(Boolean).join(" ")}
      title={said.filter(Boolean).join(" ")}
    >
      {view.extra.rounds.map(({ round, least }) => (
        <span key={round} class={`rd ${round === now ? "now" : round < now ? "past" : ""}`}>
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

/** The four spaces of the Imperial Reliquary; one without its relic binds the Chancellor by what stands there. */
export function ReliquaryRow({ view }: { view: OathView }) {
  const texts = useTexts();
  const zone = zoneOf(view, "reliquary") as Reliquary | undefined;
  if (!zone) return null;
  let place = 0;
  return (
    <div class="reliquary" role="group" aria-label={texts.text("oath-zone-reliquary")} data-zone="reliquary">
      <span class="cap">{texts.text("oath-zone-reliquary")}</span>
      <span class="spaces">
        {zone.spaces.map((space) => {
          const name = texts.text(`oath-reliquary-${space.id}`);
          if (!space.card) {
            const about = texts.text(`oath-reliquary-${space.id}`, {}, "text");
            return (
              <span key={space.id} class="uncovered" title={about}>
                <b>{name}</b>
                <span class="vh">: {about}</span>
              </span>
            );
          }
          const index = place++;
          return (
            <span key={space.id} class="covered" title={name}>
              {space.card.face ? (
                <Laid view={view} zone={zone} index={index} />
              ) : (
                <DownCard zone={zone} index={index} />
              )}
              <span class="spname" aria-hidden="true">
                {name}
              </span>
            </span>
          );
        })}
      </span>
    </div>
  );
}

/** The oath in one line, where the panel has no room. */
export function Strip({ view }: { view: OathView }) {
  const texts = useTexts();
  return (
    <div class="ostrip">
      <WaysButton view={view}>
        <Icon name={OATH[view.extra.oath]!} />
        <span>{texts.text(`oath-oath-${view.extra.oath}`)}</span>
        <b>{scoreOf(view)}</b>
      </WaysButton>
    </div>
  );
}

/** "3 : 2", the two that are ahead; nothing where a banner decides. */
function scoreOf(view: OathView): string {
  if (view.extra.oath !== "supremacy" && view.extra.oath !== "protection") return "";
  return standingOf(view)
    .slice(0, 2)
    .map(({ count }) => count)
    .join(" : ");
}
