// The reading stand: the card under pointer or focus, large, with its text, its note and its clause.
import { useEffect, useRef } from "preact/hooks";
import { facesOf } from "../games";
import { GameContext, useTexts } from "../text/texts";
import { CardFace, frameOf } from "./Card";
import { Sheet } from "./Dialog";
import { Icon } from "./Icon";
import { type LookedAt, looked, opened, registerStand } from "./looking";
import { Meanings } from "./Meanings";
import { RuleLink } from "./RuleNote";
import "./CloseUp.css";

/** The card itself with all that is known about it; where nobody can point at it (`still`), without its meanings. */
export function Reading({ what, still = false }: { what: LookedAt; still?: boolean }) {
  const card = useRef<HTMLDivElement>(null);
  const texts = useTexts(what.game);
  const facts = facesOf(what.game).get(what.face);
  const frame = frameOf(what.game, what.face);
  const note = texts.or(`card-${what.face}`, "", {}, "note");
  const printed = facts?.cost;
  return (
    <GameContext.Provider value={what.game}>
      <div class="reading" data-part="reading" data-game={what.game}>
        <div ref={card} class={`card ${frame.class}`} style={frame.style} data-room={frame.room}>
          <CardFace face={what.face} cost={what.cost} />
        </div>
        <p class="vh">
          {texts.card(what.face)}. {texts.or(`card-${what.face}`, "", {}, "text")}
        </p>
        {what.why && (
          <p class="note why">
            <Icon name="lucide:ban" />
            <span>
              {texts.prompt(what.why.text)} {what.why.rule && <RuleLink rule={what.why.rule} game={what.game} />}
            </span>
          </p>
        )}
        {what.takes && (
          <p class="note" data-part="takes">
            <Icon name="lucide:hand" />
            <span>{texts.prompt(what.takes)}</span>
          </p>
        )}
        {what.cost !== undefined && printed !== undefined && printed !== null && what.cost !== printed && (
          <p class="note">
            <Icon name="game-icons:two-coins" />
            <span>{texts.text("web-card-printed-cost", { cost: printed })}</span>
          </p>
        )}
        {(note || facts?.rule) && (
          <p class="note">
            <Icon name="lucide:scale" />
            <span>
              {note} {facts?.rule && <RuleLink rule={facts.rule} game={what.game} />}
            </span>
          </p>
        )}
        {!still && <Meanings card={() => card.current} face={what.face} />}
      </div>
    </GameContext.Provider>
  );
}

/** In the aside of a wide table. */
export function CloseUp() {
  const texts = useTexts();
  const what = looked.value;
  const stand = useRef<HTMLElement>(null);
  useEffect(() => registerStand(stand.current!), []);
  return (
    <section ref={stand} class="zoom" data-part="close-up" aria-label={texts.text("web-closeup")}>
      {what ? (
        <Reading what={what} />
      ) : (
        <p class="zoom-empty">
          <Icon name="game-icons:open-book" />
          <span>{texts.text("web-closeup-empty")}</span>
        </p>
      )}
    </section>
  );
}

/** In a window of its own, where there is no stand or one asks for it; the page holds it once. */
export function CloseUpSheet() {
  const what = opened.value;
  if (!what) return null;
  const close = () => {
    opened.value = null;
  };
  return <CloseUpDialog what={what} close={close} />;
}

function CloseUpDialog({ what, close }: { what: LookedAt; close: () => void }) {
  const texts = useTexts(what.game);
  return (
    <Sheet title={texts.card(what.face)} onClose={close} part="close-up-sheet">
      <Leads what={what} close={close} />
      <Reading what={what} />
    </Sheet>
  );
}

/** What can be answered with the card, and what follows: above it, since the card may fill the window. */
function Leads({ what, close }: { what: LookedAt; close: () => void }) {
  const leads = what.leads?.() ?? [];
  if (leads.length === 0) return null;
  return (
    <div class="leads col" data-part="leads">
      {leads.map(({ key, text, follows, choose }) => (
        <button
          type="button"
          key={key}
          class={`btn ${leads.length === 1 ? "go" : ""}`}
          data-option={key}
          onClick={() => {
            close();
            choose();
          }}
        >
          <span class="lbl">
            <span>{text}</span>
            <small data-part="outlook">{follows}</small>
          </span>
        </button>
      ))}
    </div>
  );
}
