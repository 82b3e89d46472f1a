// Whether a friend is here, or on which day they were.
import { useNow } from "../app/now";
import { useTexts } from "../text/texts";
import type { Friend } from "../wire";
import { lastSeen } from "./seen";
import "./Whereabouts.css";

export function Whereabouts({ friend }: { friend: Friend }) {
  const texts = useTexts("");
  const now = useNow();
  const { id, args } = friend.online ? { id: "friends-online", args: {} } : lastSeen(friend.seen, now);
  return (
    <span class="whereabouts pair sub fine" data-part="whereabouts" data-online={friend.online || undefined}>
      <i aria-hidden="true" />
      {texts.text(id, args)}
    </span>
  );
}
