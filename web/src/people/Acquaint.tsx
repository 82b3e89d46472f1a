// What one makes of somebody at a table: a friend, or somebody one does not want to meet.
import { company } from "../app/company";
import { me } from "../app/session";
import { api } from "../net/api";
import { Icon } from "../parts/Icon";
import { useTexts } from "../text/texts";
import { attempt } from "./attempt";
import { useFolded } from "./folded";

interface AcquaintProps {
  table: string;
  /** As the table calls them. */
  who: string;
  name: string;
  /** The name is that of their own account. */
  account: boolean;
}

export function Acquaint({ table, who, name, account }: AcquaintProps) {
  const texts = useTexts("");
  const blocked = useFolded(table).has(who);
  const people = company.value;
  const known = [...(people?.friends ?? []), ...(people?.asked ?? [])].some((each) => each.name === name);
  return (
    <>
      {account && me.value?.account && people && !known && !blocked && (
        <button
          type="button"
          class="btn small"
          aria-label={texts.text("friends-ask-name", { name })}
          onClick={() => attempt(api.askFriend(name), "friends-asked", { name })}
        >
          <Icon name="lucide:user-plus" />
          {texts.text("friends-ask-at")}
        </button>
      )}
      <button
        type="button"
        class="btn small"
        aria-label={texts.text(blocked ? "friends-unblock-name" : "friends-block-name", { name })}
        onClick={() =>
          attempt(api.blockAt(table, who, !blocked), blocked ? "friends-unblocked-now" : "friends-blocked-now", {
            name,
          })
        }
      >
        <Icon name={blocked ? "lucide:user-check" : "lucide:ban"} />
        {texts.text(blocked ? "friends-unblock" : "friends-block")}
      </button>
    </>
  );
}
