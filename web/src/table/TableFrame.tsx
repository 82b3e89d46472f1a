// What every table shares: the hall with its tools and menu, the notice of a lost line, consent to an undo, the end of
// the game.
import { type ComponentChildren, type ComponentType, createContext } from "preact";
import { useContext, useEffect, useMemo, useState } from "preact/hooks";
import { useNow } from "../app/now";
import { navigate, query } from "../app/router";
import { useSeen } from "../app/seen";
import { lang, railed } from "../app/settings";
import { useSounds } from "../app/sound/useSounds";
import { answered, notifyTurn, title } from "../app/turns";
import { api } from "../net/api";
import { socket } from "../net/socket";
import { ago } from "../pages/home/ago";
import { PaceLine } from "../pages/tables/PaceLine";
import { Chat } from "../parts/Chat";
import { Dialog } from "../parts/Dialog";
import { GameLog } from "../parts/GameLog";
import { Icon } from "../parts/Icon";
import { lazy } from "../parts/lazy";
import { RatedTag } from "../parts/RatingTag";
import { Tool } from "../parts/TopBar";
import { toast } from "../parts/toast";
import { useTexts } from "../text/texts";
import { BotPlaysForYou, BotsForTheAbsent, ChooseStandIn } from "./BotPlaysForYou";
import { Clocks } from "./Clocks";
import { COACHED } from "./coaching";
import { useComplaint } from "./complaint";
import { GameOver } from "./GameOver";
import { Hall } from "./Hall";
import { useKeys } from "./keys";
import type { LegendProps } from "./Legend";
import { PassOn, usePassOn } from "./PassOn";
import type { PeopleProps } from "./People";
import { Recap, useRecap } from "./Recap";
import { type TableStore, useTable } from "./store";
import "./Notice.css";

const Legend = lazy<LegendProps>(() => import("./Legend").then((module) => module.Legend));
const Coach = lazy(() => import("./Coach").then((module) => module.Coach));
const People = lazy<PeopleProps>(() => import("./People").then((module) => module.People));

export interface TableFrameProps {
  /** "Round 11" */
  round?: ComponentChildren;
  /** Phases in order, and which of them it is. */
  phases?: readonly { id: string; name: string }[];
  phase?: string;
  /** What ends the game: counts with their icons. */
  end?: ComponentChildren;
  /** What the game puts above the reading stand; on narrow screens it has to find another place. */
  aside?: ComponentChildren;
  /** What the game puts below the reading stand, in a replay too; on narrow screens it has to find another place. */
  beneath?: ComponentChildren;
  /** Further single-letter keys. */
  keys?: Record<string, () => void>;
  class?: string;
  children: ComponentChildren;
}

/** Another frame around a game's arrangement: a replay has its own. */
export const FrameContext = createContext<ComponentType<TableFrameProps> | null>(null);

export function TableFrame(props: TableFrameProps) {
  const Other = useContext(FrameContext);
  return Other ? <Other {...props} /> : <LiveFrame {...props} />;
}

function LiveFrame({ keys, ...arrangement }: TableFrameProps) {
  const table = useTable();
  const texts = useTexts();
  const info = table.info.value;
  const [heard, setHeard] = useState(table.chat.value.length);
  const recap = useRecap();
  const recapOpen = table.meanwhile.open.value;
  const coachOpen = table.coaching.open.value && mayAsk(table);
  const passOn = usePassOn();
  useKeys(
    table,
    useMemo(() => ({ r: recap, h: () => mayAsk(table) && table.coaching.toggle(), ...keys }), [keys, table]),
  );
  useCoachAtHand(table);
  useTitle();
  useSounds();
  useSeen(table.id, table.state.value?.seq ?? 0);
  const title = texts.or(`game-${table.game.value}`, table.game.value);
  return (
    <Hall
      game={table.game.value}
      heading={`${title}: ${info?.name}`}
      crumb={
        <>
          {/* A table is called after its game unless somebody gave it a name. */}
          {info?.name.startsWith(title) ? (
            <b>{info.name}</b>
          ) : (
            <>
              <b>{title}</b>
              <span>{info?.name}</span>
            </>
          )}
          {info?.rated && <RatedTag />}
        </>
      }
      tools={
        <>
          <Tool
            icon="lucide:undo-2"
            label={texts.text("web-undo")}
            keys="Z"
            onClick={() => table.undo()}
            class={table.state.value?.can_undo ? "lit" : ""}
            on={table.state.value?.can_undo ?? false}
          />
          {passOn && (
            <Tool icon="lucide:tablet-smartphone" label={texts.text("passing-tool")} onClick={passOn} class="extra" />
          )}
          {mayAsk(table) && (
            <Tool
              icon="game-icons:owl"
              label={texts.text("web-coach")}
              keys="H"
              onClick={() => table.coaching.toggle()}
              class={coachOpen ? "lit" : ""}
              on={coachOpen}
            />
          )}
          {table.seat.value !== null && (
            <Tool icon="lucide:history" label={texts.text("web-recap")} keys="R" onClick={recap} class="extra" />
          )}
          <Tool
            icon="lucide:book-open"
            label={texts.text("web-rules")}
            href={`/rules/${table.game.value}`}
            class="extra"
          />
          <TableMenu />
        </>
      }
      instead={coachOpen && <Coach />}
      log={
        <>
          {recapOpen && railed.value ? <Recap /> : <GameLog />}
          <Chat />
        </>
      }
      logLabel={texts.text("web-log")}
      logTitle={info?.name ?? ""}
      unread={Math.max(0, table.chat.value.length - heard)}
      onLog={() => setHeard(table.chat.value.length)}
      above={
        <>
          <Clocks />
          <LostLine />
          <UndoConsent />
          <PassOn />
          <BotPlaysForYou />
          <ShownOut />
        </>
      }
      over={
        <>
          <GameOver />
          {recapOpen && !railed.value && <Recap />}
          {coachOpen && !railed.value && <Coach />}
        </>
      }
      {...arrangement}
    />
  );
}

/** The coach is for whoever sits at the table, while the game is on and the host lets them. */
function mayAsk(table: TableStore): boolean {
  const info = table.info.value;
  return table.seat.value !== null && info?.status === "playing" && info.coach !== "off";
}

/** In a first real game the coach stands by: beside the table where there is room, else a word says where to find them. */
function useCoachAtHand(table: TableStore): void {
  const texts = useTexts();
  const asked = mayAsk(table);
  useEffect(() => {
    if (!asked || !query.value.has(COACHED)) return;
    if (railed.value) table.coaching.explain();
    else toast(texts.text("web-coach-at-hand"));
  }, [table, asked]);
}

/** "Your turn" in the title of the tab. */
function useTitle(): void {
  const table = useTable();
  const texts = useTexts();
  const mine = table.ask.value !== null;
  const name = table.info.value?.name ?? texts.or(`game-${table.game.value}`, "Kronika");
  useEffect(() => {
    title.value = mine ? texts.text("web-title-your-turn", { name }) : `${name} · Kronika`;
    if (mine && table.info.value) notifyTurn(table.info.value);
    else answered(table.id);
    return () => {
      title.value = "Kronika";
    };
  }, [mine, name, texts]);
}

function LostLine() {
  const texts = useTexts();
  const line = socket().line.value;
  const now = useNow();
  const kept = useTable().keptAt.value;
  if (line !== "lost" && kept === null) return null;
  const when = kept === null ? null : ago(kept, now, lang.value);
  return (
    <p class="lost-line pair" data-part="lost-line" role="status">
      <Icon name="lucide:wifi-off" />
      {when ? texts.text("offline-table", { when: texts.text(when.id, when.args) }) : texts.text("web-line-lost")}
    </p>
  );
}

function UndoConsent() {
  const table = useTable();
  const texts = useTexts();
  const by = table.state.value?.undo_asked_by;
  if (by === null || by === undefined || table.seat.value === null) return null;
  const name = table.names.value[by] ?? "";
  const device = table.info.value?.device ?? [];
  if (by === table.seat.value && device.length < 2) {
    return (
      <div class="consent wrap" data-part="consent" role="status">
        <Icon name="lucide:undo-2" />
        <p>{texts.text("web-undo-asked")}</p>
        <button type="button" class="btn" onClick={() => table.consent(false)}>
          {texts.text("web-undo-withdraw")}
        </button>
      </div>
    );
  }
  return (
    <div class="consent wrap" data-part="consent" role="alertdialog" aria-label={texts.text("web-undo")}>
      <p>{texts.text(device.includes(by) ? "passing-undo-here" : "web-undo-asks", { name })}</p>
      {/* Both on one line, whatever room the question leaves. */}
      <span class="both-answers pair">
        <button type="button" class="btn go" onClick={() => table.consent(true)}>
          {texts.text(device.length > 1 ? "passing-undo-agree" : "web-undo-agree")}
        </button>
        <button type="button" class="btn" onClick={() => table.consent(false)}>
          {texts.text("web-undo-refuse")}
        </button>
      </span>
    </div>
  );
}

/** The host has taken the reader off their chair. */
function ShownOut() {
  const texts = useTexts();
  const info = useTable().info.value;
  if (!info?.removed || info.status !== "playing") return null;
  return (
    <p class="consent wrap" data-part="removed" role="status">
      <Icon name="lucide:circle-alert" />
      {texts.text("order-removed-playing")}
    </p>
  );
}

/** Resign, be away: what is done about the table and not in the game. */
function TableMenu() {
  const table = useTable();
  const texts = useTexts();
  const [open, setOpen] = useState(false);
  const [sure, setSure] = useState(false);
  const [people, setPeople] = useState(false);
  const [legend, setLegend] = useState(false);
  const info = table.info.value;
  const chair = info?.chairs.find((chair) => chair.mine);
  const complain = useComplaint();
  const attempt = (what: Promise<unknown>) => what.then(() => setOpen(false)).catch(complain);
  const passOn = usePassOn();
  return (
    <>
      <Tool icon="lucide:ellipsis-vertical" label={texts.text("web-table-menu")} onClick={() => setOpen(true)} />
      {open && (
        <Dialog
          title={info?.name ?? ""}
          onClose={() => {
            setOpen(false);
            setSure(false);
          }}
        >
          {info && <PaceLine pace={info} />}
          <div class="opts column">
            <a class="btn" href={`/rules/${table.game.value}`} onClick={() => setOpen(false)}>
              <Icon name="lucide:book-open" />
              {texts.text("web-rules")}
            </a>
            <button
              type="button"
              class="btn"
              onClick={() => {
                setOpen(false);
                setLegend(true);
              }}
            >
              <Icon name="lucide:circle-help" />
              {texts.text("web-legend")}
            </button>
            <a class="btn" href={`/fairness/${table.id}`} onClick={() => setOpen(false)}>
              <Icon name="game-icons:wax-seal" />
              {texts.text("fair-link")}
            </a>
            <a class="btn" href={`/cards/${table.game.value}`} onClick={() => setOpen(false)}>
              <Icon name="lucide:layers" />
              {texts.text("web-cards")}
            </a>
            {chair && info?.status === "playing" && (
              <button
                type="button"
                class="btn"
                onClick={() => {
                  setOpen(false);
                  table.meanwhile.open.value = true;
                }}
              >
                <Icon name="lucide:history" />
                {texts.text("web-recap")}
              </button>
            )}
            {passOn && (
              <button type="button" class="btn" onClick={passOn}>
                <Icon name="lucide:tablet-smartphone" />
                {texts.text("passing-tool")}
              </button>
            )}
            <button
              type="button"
              class="btn"
              onClick={() => {
                setOpen(false);
                setPeople(true);
              }}
            >
              <Icon name="lucide:users" />
              {texts.text("order-people")}
            </button>
            {chair && (
              <a class="btn" href={`/replay/${table.id}`}>
                <Icon name="lucide:history" />
                {texts.text("web-replay")}
              </a>
            )}
            {chair && info?.status === "playing" && !chair.resigned && (
              <>
                <button
                  type="button"
                  class="btn"
                  onClick={() => attempt(chair.bot ? api.back(table.id, table.as) : api.away(table.id, table.as))}
                >
                  <Icon name="lucide:bot" />
                  {texts.text(chair.bot ? "web-back" : "web-away")}
                </button>
                <ChooseStandIn chosen={chair.stand_in} />
                <button
                  type="button"
                  class={`btn ${sure ? "danger" : ""}`}
                  onClick={() => (sure ? attempt(api.resign(table.id, table.as)) : setSure(true))}
                >
                  <Icon name="lucide:flag" />
                  {texts.text(sure ? "web-resign-sure" : "web-resign")}
                </button>
                {(info.rated || info.tournament) && (
                  <p class="sub fine" data-part="rated-leave">
                    {texts.text(info.rated ? "rated-leave" : "tournament-leave-game")}
                  </p>
                )}
              </>
            )}
            {chair && <BotsForTheAbsent attempt={attempt} />}
            <button type="button" class="btn ghost" onClick={() => navigate("/")}>
              <Icon name="lucide:house" />
              {texts.text("web-home")}
            </button>
          </div>
        </Dialog>
      )}
      {legend && <Legend game={table.game.value} onClose={() => setLegend(false)} />}
      {people && info && <People info={info} onInfo={(now) => table.learn(now)} onClose={() => setPeople(false)} />}
    </>
  );
}
