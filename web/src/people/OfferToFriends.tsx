// At a table that waits: one click offers a friend a chair.
import { useState } from "preact/hooks";
import { company } from "../app/company";
import { api } from "../net/api";
import { Icon } from "../parts/Icon";
import { useTexts } from "../text/texts";
import type { TableInfo } from "../wire";
import { attempt } from "./attempt";
import { Whereabouts } from "./Whereabouts";
import "./OfferToFriends.css";

export function OfferToFriends({ info }: { info: TableInfo }) {
  const texts = useTexts("");
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set());
  const seated = new Set(info.chairs.map(({ name }) => name));
  const friends = (company.value?.friends ?? []).filter(({ name }) => !seated.has(name));
  if (friends.length === 0) return null;
  return (
    <section class="col tight" data-part="offer-to-friends" aria-labelledby="offer-to-friends">
      <h2 id="offer-to-friends" class="fine">
        {texts.text("bid-friends")}
      </h2>
      <ul class="offer-friends">
        {friends.map((friend) => (
          <li key={friend.who} class="ends" data-friend={friend.name}>
            <span class="wrap tight">
              <b>{friend.name}</b>
              <Whereabouts friend={friend} />
            </span>
            {sent.has(`${friend.who} ${info.invites}`) ? (
              <span class="sub fine pair">
                <Icon name="lucide:check" />
                {texts.text("bid-sent")}
              </span>
            ) : (
              <button
                type="button"
                class="btn small"
                aria-label={texts.text("bid-offer-name", { name: friend.name })}
                onClick={async () => {
                  if (await attempt(api.offer(info.id, friend.who), "bid-offered", { name: friend.name }))
                    setSent((now) => new Set([...now, `${friend.who} ${info.invites}`]));
                }}
              >
                <Icon name="lucide:user-plus" />
                {texts.text("bid-offer")}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
