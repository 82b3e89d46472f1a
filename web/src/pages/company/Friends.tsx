// One's people: chairs that one is offered, who asks, friends and whether they are here, whom one has asked or blocked.
import { useState } from "preact/hooks";
import { company } from "../../app/company";
import { me } from "../../app/session";
import { api } from "../../net/api";
import { Icon } from "../../parts/Icon";
import { attempt } from "../../people/attempt";
import { Offer } from "../../people/Offer";
import { Whereabouts } from "../../people/Whereabouts";
import { useTexts } from "../../text/texts";
import type { Acquaintance, Friend } from "../../wire";

export function Friends() {
  const texts = useTexts("");
  const people = company.value;
  const bids = people?.bids ?? [];
  return (
    <div class="company-people col" data-part="people">
      {bids.length > 0 && (
        <section class="offered leaf col" data-part="bids" aria-labelledby="bids">
          <h2 id="bids" class="gold">
            {texts.text("bids")}
          </h2>
          {bids.map((bid) => (
            <Offer key={bid.table} bid={bid} />
          ))}
        </section>
      )}
      <section class="leaf col tight" data-part="friends" aria-labelledby="friends">
        <h2 id="friends" class="gold">
          {texts.text("friends")}
        </h2>
        {me.value && !me.value.account && (
          <p class="sub fine">
            {texts.text("friends-guest")} <a href="/account">{texts.text("account-title")}</a>
          </p>
        )}
        {people && (
          <>
            <ul>
              {people.asking.map((each) => (
                <Asking key={each.who} known={each} />
              ))}
              {people.friends.map((each) => (
                <FriendRow key={each.who} friend={each} />
              ))}
            </ul>
            {me.value?.account && people.friends.length + people.asking.length === 0 && (
              <p class="sub fine">{texts.text("friends-none")}</p>
            )}
            {me.value?.account && <AskFriend />}
            {people.asked.length > 0 && <Asked asked={people.asked} />}
            {people.blocked.length > 0 && <BlockedList blocked={people.blocked} />}
          </>
        )}
      </section>
    </div>
  );
}

function Asking({ known: { who, name } }: { known: Acquaintance }) {
  const texts = useTexts("");
  return (
    <li class="wrap" data-part="asking">
      <b>{texts.text("friends-asking", { name })}</b>
      <span class="wrap tight">
        <button
          type="button"
          class="btn go small"
          aria-label={texts.text("friends-accept-name", { name })}
          onClick={() => attempt(api.answerFriend(who, true), "friends-now", { name })}
        >
          {texts.text("friends-accept")}
        </button>
        <button
          type="button"
          class="btn small"
          aria-label={texts.text("friends-refuse-name", { name })}
          onClick={() => attempt(api.answerFriend(who, false))}
        >
          {texts.text("friends-refuse")}
        </button>
      </span>
    </li>
  );
}

function FriendRow({ friend }: { friend: Friend }) {
  const texts = useTexts("");
  const [open, setOpen] = useState(false);
  const { who, name } = friend;
  return (
    <li class="wrap" data-part="friend" data-friend={name}>
      <span class="col tight">
        <b>{name}</b>
        <Whereabouts friend={friend} />
      </span>
      <button
        type="button"
        class="bare"
        aria-expanded={open}
        aria-label={texts.text("friends-menu", { name })}
        onClick={() => setOpen(!open)}
      >
        <Icon name="lucide:ellipsis-vertical" />
      </button>
      {open && (
        <span class="wrap tight">
          <button type="button" class="btn small" onClick={() => attempt(api.endTie(who))}>
            <Icon name="lucide:user-x" />
            {texts.text("friends-end")}
          </button>
          <button
            type="button"
            class="btn small"
            aria-label={texts.text("friends-block-name", { name })}
            onClick={() => attempt(api.block(who, true), "friends-blocked-now", { name })}
          >
            <Icon name="lucide:ban" />
            {texts.text("friends-block")}
          </button>
        </span>
      )}
    </li>
  );
}

function AskFriend() {
  const texts = useTexts("");
  const [name, setName] = useState("");
  const ask = async (event: SubmitEvent) => {
    event.preventDefault();
    const asked = name.trim();
    if (asked && (await attempt(api.askFriend(asked), "friends-asked", { name: asked }))) setName("");
  };
  return (
    <form class="col tight" data-part="ask-friend" onSubmit={ask}>
      <label class="fld">
        <span>{texts.text("friends-add-name")}</span>
        <span class="inp-with wrap">
          <input
            class="inp"
            required
            maxLength={32}
            autocomplete="off"
            autocapitalize="none"
            value={name}
            onInput={(event) => setName(event.currentTarget.value)}
          />
          <button type="submit" class="btn">
            <Icon name="lucide:user-plus" />
            {texts.text("friends-add")}
          </button>
        </span>
      </label>
      <p class="sub finest">{texts.text("friends-add-help")}</p>
    </form>
  );
}

function Asked({ asked }: { asked: readonly Acquaintance[] }) {
  const texts = useTexts("");
  return (
    <details class="people-more" data-part="asked">
      <summary>
        {texts.text("friends-waiting")} ({asked.length})
      </summary>
      <ul>
        {asked.map(({ who, name }) => (
          <li key={who} class="wrap">
            <b>{name}</b>
            <button
              type="button"
              class="btn small"
              aria-label={texts.text("friends-withdraw-name", { name })}
              onClick={() => attempt(api.endTie(who))}
            >
              {texts.text("friends-withdraw")}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function BlockedList({ blocked }: { blocked: readonly Acquaintance[] }) {
  const texts = useTexts("");
  return (
    <details class="people-more" data-part="blocked">
      <summary>
        {texts.text("friends-blocked")} ({blocked.length})
      </summary>
      <p class="sub fine">{texts.text("friends-blocked-help")}</p>
      <ul>
        {blocked.map(({ who, name }) => (
          <li key={who} class="wrap">
            <b>{texts.player(name)}</b>
            <button
              type="button"
              class="btn small"
              aria-label={texts.text("friends-unblock-name", { name })}
              onClick={() => attempt(api.block(who, false), "friends-unblocked-now", { name })}
            >
              {texts.text("friends-unblock")}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
