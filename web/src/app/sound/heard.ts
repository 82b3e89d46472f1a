// Which sounds a state makes: what the look of its game says of its events; a card that moves is heard in any game.
import type { GameLook } from "../../games/look";
import { type News, weighs } from "../../table/news";
import type { TableEvent } from "../../table/view";
import type { SoundName } from "./sounds";

/** At once one hears no more than these. */
const MOST = 3;

const ofEvent = (event: TableEvent, look: GameLook, news: News, me: number | null): SoundName | undefined => {
  const own = look.sounds?.[event.id];
  if (own) return own;
  // What nobody should miss is heard: for oneself and for others.
  if (weighs(news, event)) return event.seat === me ? "blow" : "honour";
  return event.moves.some(({ count }) => count > 0) ? "card" : undefined;
};

export function soundsOf(events: readonly TableEvent[], look: GameLook, news: News, me: number | null): SoundName[] {
  const heard = events.flatMap((event) => ofEvent(event, look, news, me) ?? []);
  return [...new Set(heard)].slice(-MOST);
}
