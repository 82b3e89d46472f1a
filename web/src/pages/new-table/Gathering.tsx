// A table that waits for its people: its chairs, the link for those who are still to come, bots for those who won't.
import { useEffect, useState } from "preact/hooks";
import { copy } from "../../app/copy";
import { loadMe, me } from "../../app/session";
import { short } from "../../fair/check";
import { ApiError, api } from "../../net/api";
import { Crest } from "../../parts/Crest";
import { Icon } from "../../parts/Icon";
import { lazy } from "../../parts/lazy";
import { NameMarkWords } from "../../parts/NameMark";
import { RatedTag, RatingTag } from "../../parts/RatingTag";
import { Strength } from "../../parts/Strength";
import { toast } from "../../parts/toast";
import { OfferToFriends } from "../../people/OfferToFriends";
import type { PeopleProps } from "../../table/People";
import { besideText } from "../../table/passing";
import { useTexts } from "../../text/texts";
import type { TableInfo } from "../../wire";
import { Cover } from "../Cover";
import { emptyChairs } from "../home/rows";
import { gameName, games, loadGames } from "../home/shelf";
import { PaceLine } from "../tables/PaceLine";
import { contentsOf, isMeasured, type Value } from "./form";
import { OpenToAll } from "./OpenToAll";
import { onlyHere } from "./only-here";
import { RatedMeans } from "./RatedField";
import { HostDoor, ReadyCheck } from "./ReadyCheck";
import { CardStrip } from "./SetupFields";
import "./Chairs.css";
import "./Gathering.css";
import "./NewTableSheet.css";

const People = lazy<PeopleProps>(() => import("../../table/People").then((module) => module.People));

interface GatheringProps {
  info: TableInfo;
  /** What the server says after a change. */
  onInfo: (info: TableInfo) => void;
  /** The signed word of the link, for anyone who came by one. */
  invite?: string;
}

export function Gathering({ info, onInfo, invite = "" }: GatheringProps) {
  const texts = useTexts(info.game);
  // Until something is typed it is the name the server knows, which may arrive after the chairs.
  const [typed, setTyped] = useState<string | null>(null);
  const name = () => typed ?? me.value?.name ?? "";
  const seated = info.my_seat !== null;
  const [people, setPeople] = useState(false);
  const shelved = games.value?.find((game) => game.id === info.game);
  const bots = (shelved?.bots ?? []).filter((bot) => !info.rated || (shelved && isMeasured(shelved, bot)));
  const barred = info.rated && me.value !== null && !me.value.account;
  useEffect(() => {
    if (!games.value) loadGames();
  }, []);
  const attempt = async (what: Promise<TableInfo>): Promise<void> => {
    try {
      onInfo(await what);
    } catch (failed) {
      if (failed instanceof ApiError)
        toast(texts.text(failed.id, failed.args), { kind: "error", rule: failed.rule, game: info.game });
    }
  };
  const sit = async (seat: number) => {
    if (typed === null && !me.value) await loadMe().catch(() => {});
    const called = (info.rated && me.value?.account) || name().trim();
    if (!called) {
      toast(texts.text("new-missing-player"));
      document.getElementById("gather-name")?.focus();
      return;
    }
    await attempt(api.sit(info.id, { seat, name: called, invite, takes_part: true }));
    if (!info.rated) me.value = { account: me.value?.account ?? "", name: called };
  };
  return (
    <section class="gathering leaf edged" data-room="new-table" data-part="gathering" aria-label={info.name}>
      <div class="gather-box" aria-hidden="true">
        <span class="lid">
          <Cover game={info.game} />
          <span class="lid-frame" />
        </span>
      </div>
      <div class="gather-in col">
        <header>
          <h1>{info.name}</h1>
          <p class="sub fine">
            {gameName(texts, info.game)}
            {info.saga && (
              <>
                {" · "}
                <a href={`/saga/${info.saga.saga}`}>
                  {texts.text("saga-part", { name: info.saga.name, number: info.saga.number })}
                </a>
              </>
            )}
            {info.rated && (
              <>
                {" · "}
                <RatedTag />
              </>
            )}
            {" · "}
            {texts.text("gather-waits", { count: emptyChairs(info) })}
          </p>
          {info.deal && (
            <p class="sub fine">
              <a href={`/fairness/${info.id}`}>{texts.text("fair-sealed", { hash: short(info.deal.promise) })}</a>
            </p>
          )}
        </header>
        <PaceLine pace={info} />
        <OpenToAll info={info} onArrange={(listed) => attempt(api.arrange(info.id, { listed }))} />
        <HostDoor info={info} onArrange={(wish) => attempt(api.arrange(info.id, wish))} />
        {info.removed && (
          <p role="status" data-part="removed">
            <Icon name="lucide:circle-alert" /> {texts.text("order-removed-gathering")}
          </p>
        )}
        {info.rated && <RatedMeans />}
        {!seated && !info.rated && (
          <label class="fld">
            <span>{texts.text("new-player")}</span>
            <input
              id="gather-name"
              class="inp"
              maxLength={32}
              autocomplete="nickname"
              placeholder={texts.text("new-player-placeholder")}
              value={name()}
              onInput={(event) => setTyped(event.currentTarget.value)}
            />
          </label>
        )}
        <ol class="chairs" data-part="chairs">
          {info.chairs.map((chair) => {
            const n = chair.seat + 1;
            const empty = !chair.person && !chair.bot;
            const offered = empty ? info.saga?.offers[chair.seat] : "";
            return (
              <li key={chair.seat} class="wrap">
                <Crest seat={empty ? null : chair.seat} />
                <span class="chair-who wrap">
                  <b class={empty ? "free" : ""}>{empty ? texts.text("new-seat-free") : chair.name}</b>
                  {offered && (
                    <em>
                      {info.saga?.mine === chair.seat
                        ? texts.text("saga-offered-you")
                        : texts.text("saga-offered", { name: texts.player(offered) })}
                    </em>
                  )}
                  {!empty && <NameMarkWords mark={chair.mark} />}
                  <RatingTag rating={chair.rating} />
                  {chair.mine && <em>{texts.text("new-seat-you")}</em>}
                  {chair.keeper !== null && <em>{besideText(texts, info, chair.keeper)}</em>}
                  {chair.muted && <em>{texts.text("order-muted")}</em>}
                  {chair.person && !chair.mine && !info.device.includes(chair.seat) && (
                    <em class={chair.here ? "ok" : ""}>
                      {chair.here && <Icon name="lucide:check" />}
                      {texts.text(chair.here ? "gather-here" : "gather-away")}
                    </em>
                  )}
                  {info.ready && chair.person && (
                    <em class={chair.ready ? "ok" : ""} data-part="is-ready">
                      {chair.ready && <Icon name="lucide:check" />}
                      {texts.text(chair.ready ? "ready-is" : "ready-is-not")}
                    </em>
                  )}
                  {chair.bot && (
                    <em>
                      <Icon name="lucide:bot" />
                      {texts.or(`${info.game}-bot-${chair.bot}`, chair.bot)}
                      <Strength n={chair.strength} of={chair.of} />
                    </em>
                  )}
                </span>
                {empty && !seated && !barred && (!info.locked || info.host) && (
                  <button
                    type="button"
                    class="btn go"
                    aria-label={texts.text("gather-sit-at", { n })}
                    onClick={() => sit(chair.seat)}
                  >
                    {texts.text("gather-sit")}
                  </button>
                )}
                {empty && (info.host || (seated && !info.host_here)) && bots.length > 0 && (
                  <label class="wrap tight sub">
                    <Icon name="lucide:bot" />
                    <select
                      class="inp chair-bot"
                      data-part="bot"
                      value=""
                      aria-label={`${texts.text("new-seat-kind", { n })}: ${texts.text("gather-fill")}`}
                      onChange={(event) =>
                        event.currentTarget.value &&
                        attempt(api.fill(info.id, { seat: chair.seat, bot: event.currentTarget.value }))
                      }
                    >
                      <option value="">{texts.text("gather-fill")}</option>
                      {bots.map((bot) => (
                        <option key={bot} value={bot}>
                          {texts.or(`${info.game}-bot-${bot}`, bot)}
                        </option>
                      ))}
                    </select>
                  </label>
                )}
                {empty && seated && !info.rated && (
                  <SeatBeside seat={chair.seat} onSit={(name) => attempt(beside(info.id, chair.seat, name))} />
                )}
                {chair.keeper !== null && chair.keeper === info.my_seat && (
                  <button
                    type="button"
                    class="bare chair-act"
                    aria-label={texts.text("gather-free", { name: chair.name })}
                    onClick={() => attempt(api.resign(info.id, chair.seat))}
                  >
                    <Icon name="lucide:x" />
                  </button>
                )}
                {info.host && !info.saga && chair.seat + 1 < info.chairs.length && (
                  <button
                    type="button"
                    class="bare chair-act"
                    data-part="swap"
                    data-tip={texts.text("gather-swap", { n, other: n + 1 })}
                    aria-label={texts.text("gather-swap", { n, other: n + 1 })}
                    onClick={() => attempt(api.swap(info.id, { one: chair.seat, other: chair.seat + 1 }))}
                  >
                    <Icon name="lucide:arrow-down-up" />
                  </button>
                )}
                {chair.bot && !chair.person && info.host && (
                  <button
                    type="button"
                    class="bare chair-act"
                    aria-label={texts.text("gather-free", { name: chair.name })}
                    onClick={() => attempt(api.fill(info.id, { seat: chair.seat, bot: "" }))}
                  >
                    <Icon name="lucide:x" />
                  </button>
                )}
              </li>
            );
          })}
        </ol>
        <ReadyCheck info={info} onReady={(ready) => attempt(api.ready(info.id, ready))} />
        <Played info={info} />
        {(seated || info.host) && <InviteLink table={info.id} number={info.invites} />}
        {(seated || info.host) && emptyChairs(info) > 0 && <OfferToFriends info={info} />}
        {(seated || info.host) && (
          <p>
            <button type="button" class="btn ghost" onClick={() => setPeople(true)}>
              <Icon name="lucide:users" />
              {texts.text("order-people")}
            </button>
          </p>
        )}
        {people && <People info={info} onInfo={onInfo} onClose={() => setPeople(false)} />}
      </div>
    </section>
  );
}

const beside = (table: string, seat: number, name: string) => api.sitBeside(table, { seat, name, takes_part: true });

/** A chair for somebody who plays at this device: first a button, then a line for their name. */
function SeatBeside({ seat, onSit }: { seat: number; onSit: (name: string) => void }) {
  const texts = useTexts("");
  const [asks, setAsks] = useState(false);
  const [name, setName] = useState("");
  const label = `${texts.text("new-seat-kind", { n: seat + 1 })}: ${texts.text("gather-beside")}`;
  if (!asks) {
    return (
      <button
        type="button"
        class="bare chair-act"
        data-tip={texts.text("gather-beside")}
        aria-label={label}
        onClick={() => setAsks(true)}
      >
        <Icon name="lucide:tablet-smartphone" />
      </button>
    );
  }
  return (
    <form
      class="chair-beside wrap"
      data-part="beside"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim()) onSit(name.trim());
      }}
    >
      <input
        class="inp chair-name"
        maxLength={32}
        autocomplete="off"
        required
        ref={(field) => field?.focus()}
        aria-label={texts.text("gather-beside-name")}
        placeholder={texts.text("new-seat-beside-placeholder")}
        value={name}
        onInput={(event) => setName(event.currentTarget.value)}
      />
      <button type="submit" class="btn go">
        {texts.text("gather-beside-sit")}
      </button>
    </form>
  );
}

/** The link, made at once: it only has to be copied. When the invitations were taken back (`number`), there is another. */
function InviteLink({ table, number }: { table: string; number: number }) {
  const texts = useTexts("");
  const [link, setLink] = useState("");
  useEffect(() => {
    api.invite(table).then(
      ({ invite }) =>
        setLink(`${location.origin}/invite/${encodeURIComponent(invite)}?table=${encodeURIComponent(table)}`),
      (failed: unknown) => failed instanceof ApiError && toast(texts.text(failed.id, failed.args), { kind: "error" }),
    );
  }, [table, number]);
  return (
    <div class="col tight">
      <div class="fld grow">
        <label for="gather-link">{texts.text("gather-link")}</label>
        <span class="inp-with wrap">
          <input id="gather-link" class="inp" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
          <button
            type="button"
            class="btn go"
            disabled={!link}
            onClick={async () => {
              if (await copy(link)) toast(texts.text("gather-copied"));
              else {
                document.getElementById("gather-link")?.focus();
                toast(texts.text("gather-copy-by-hand"));
              }
            }}
          >
            <Icon name="lucide:copy" />
            {texts.text("gather-copy")}
          </button>
        </span>
      </div>
      <p class="sub fine">{texts.text("gather-share")}</p>
      {onlyHere(location.hostname) && (
        <p class="sub fine" role="note" data-part="only-here">
          <Icon name="lucide:triangle-alert" /> {texts.text("gather-only-here")}
        </p>
      )}
    </div>
  );
}

/** The cards that the game will be played with. */
export function Played({ info }: { info: TableInfo }) {
  const texts = useTexts(info.game);
  const game = games.value?.find((game) => game.id === info.game);
  const item = game?.setup.find((item) => (item.listed?.length ?? 0) > 0);
  if (!item) return null;
  const value = (info.setup[item.id] ?? item.default) as Value;
  return (
    <div class="fld">
      <span>
        {texts.or(item.label, item.id)}:{" "}
        {Array.isArray(value)
          ? texts.text("new-choice-own")
          : texts.or(`${item.label}-${String(value)}`, String(value))}
      </span>
      <CardStrip game={info.game} cards={contentsOf(item, value)} />
    </div>
  );
}
