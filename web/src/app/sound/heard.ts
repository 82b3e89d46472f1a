// Which sounds a state makes: what the look of its game says of its events; a card that moves is heard in any game.
import type { GameLook } from "../../games/look";
import { type Emphasis, isHeadline, weighs } from "../../table/emphasis";
import type { TableEvent } from "../../table/view";
import type { SoundName } from "./sounds";

/** At once one hears no more than these. */
const MOST = 3;
/** What gives way first where more happens than one can hear. */
const SLIGHT: readonly SoundName[] = ["card", "coin"];

/** A Province that one buys is an honor, a Curse that one gains a blow; what others do is the other way round. Where a
 * game lets no single cards weigh, its own sound says enough. */
function ofWeight(event: TableEvent, emphasis: Emphasis, me: number | null): SoundName {
  const mine = event.seat === me;
  return isHeadline(emphasis, event) === mine ? "honor" : "blow";
}

const ofEvent = (event: TableEvent, look: GameLook, emphasis: Emphasis, me: number | null): SoundName | undefined => {
  const own = look.sounds?.[event.id];
  const heavy = weighs(emphasis, event);
  if (heavy && (!own || emphasis.weighty![event.id]!.length > 0)) return ofWeight(event, emphasis, me);
  return own ?? (event.moves.some(({ count }) => count > 0) ? "card" : undefined);
};

export function soundsOf(
  events: readonly TableEvent[],
  look: GameLook,
  emphasis: Emphasis,
  me: number | null,
): SoundName[] {
  const heard = [...new Set(events.flatMap((event) => ofEvent(event, look, emphasis, me) ?? []))];
  for (const slight of SLIGHT) {
    if (heard.length > MOST && heard.includes(slight)) heard.splice(heard.indexOf(slight), 1);
  }
  return heard.slice(-MOST);
}
