// The hall around a board, at a table and in a replay: the bar above, the rail beside it where there is room, and the
// board, whose own size decides how the game arranges itself on it.
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { railed } from "../app/settings";
import { CloseUp } from "../parts/CloseUp";
import { Sheet } from "../parts/Dialog";
import { Icon } from "../parts/Icon";
import { Tool, TopBar } from "../parts/TopBar";
import { SizeContext, useMeasured } from "./size";
import "./Hall.css";

interface HallProps {
  game: string;
  /** The page, where its own things stand around the game's. */
  page?: string;
  /** For anyone who does not see it. */
  heading: string;
  crumb: ComponentChildren;
  round?: ComponentChildren;
  phases?: readonly { id: string; name: string }[];
  phase?: string | undefined;
  end?: ComponentChildren;
  tools: ComponentChildren;
  /** The game's own classes on its board. */
  class?: string;
  /** Between bar and board, and below the board. */
  above?: ComponentChildren;
  below?: ComponentChildren;
  /** What the game puts above the reading stand. */
  aside?: ComponentChildren;
  /** What the game puts below it. */
  beneath?: ComponentChildren;
  /** What has the whole rail for itself, where there is one. */
  instead?: ComponentChildren;
  /** Log and chat: in the rail, or behind a button. */
  log: ComponentChildren;
  logLabel: string;
  logTitle: string;
  /** What has been said since one last looked. */
  unread?: number;
  onLog?: () => void;
  /** Notices and dialogs. */
  over?: ComponentChildren;
  children: ComponentChildren;
}

const drawer = signal(false);

export function Hall({ game, page, children, ...hall }: HallProps) {
  const { round, phases = [], phase, above, below, aside, beneath, log, class: more = "" } = hall;
  const room = useRef<HTMLDivElement>(null);
  const size = useMeasured(room);
  const logButton = (
    <Tool
      icon="game-icons:quill-ink"
      label={hall.logLabel}
      onClick={() => {
        hall.onLog?.();
        drawer.value = true;
      }}
      count={hall.unread ?? 0}
    />
  );
  return (
    <SizeContext.Provider value={size}>
      <div
        class="hall"
        data-part="hall"
        data-room={page ?? game}
        data-game={game}
        data-railed={railed.value || undefined}
      >
        <TopBar
          room={game}
          crumb={hall.crumb}
          end={hall.end}
          tools={
            <>
              {hall.tools}
              {!railed.value && log && logButton}
            </>
          }
        >
          {(round || phases.length > 0) && (
            <>
              {round && <b>{round}</b>}
              {phases.length > 0 && (
                <ol>
                  {phases.map(({ id, name }) => (
                    <li
                      key={id}
                      class={id === phase ? "on" : ""}
                      data-explains={`${game}-phase-${id}`}
                      aria-current={id === phase ? "step" : undefined}
                    >
                      {id === phase && <Icon name="lucide:chevron-right" />}
                      {name}
                    </li>
                  ))}
                </ol>
              )}
            </>
          )}
        </TopBar>
        <main id="main" class="hall-main" data-part="board">
          <h1 class="vh">{hall.heading}</h1>
          {above}
          <div class="room" ref={room} data-room={game} data-size={size}>
            <div class={`board ${more}`}>{children}</div>
          </div>
          {below}
        </main>
        {railed.value && (
          <aside class="rail" data-part="rail">
            {hall.instead || (
              <>
                {aside && <div data-room={game}>{aside}</div>}
                <CloseUp />
                {beneath && <div data-room={game}>{beneath}</div>}
                {log}
              </>
            )}
          </aside>
        )}
        {!railed.value && drawer.value && (
          <Sheet
            title={hall.logTitle}
            class="drawer"
            part="drawer"
            onClose={() => {
              drawer.value = false;
            }}
          >
            {log}
          </Sheet>
        )}
        {hall.over}
      </div>
    </SizeContext.Provider>
  );
}
