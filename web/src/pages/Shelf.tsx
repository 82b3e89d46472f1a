// Four boxes on a plank. A click takes one down.
import { useState } from "preact/hooks";
import type { GameInfo } from "../net/api";
import { Icon } from "../parts/Icon";
import { useTexts } from "../text/texts";
import { Cover, colorsOf } from "./Cover";
import { titleOf } from "./home/shelf";
import { progressIn } from "./learn/progress";
import { seatRange } from "./new-table/form";
import "./Shelf.css";

interface ShelfProps {
  games: readonly GameInfo[];
  chosen: string | undefined;
  /** Where a box leads, and what it is called; else to a new table. */
  to?: (game: string, name: string) => { href: string; label: string };
  /** Starts a game at once, against a bot. */
  play?: (game: GameInfo) => Promise<boolean>;
}

export function Shelf({ games, chosen, to, play }: ShelfProps) {
  const texts = useTexts("");
  return (
    <section class="shelf" aria-label={texts.text("home-shelf")}>
      <ul class="boxes" style={{ "--boxes": Math.min(6, Math.max(4, games.length)) }}>
        {games.map((game) => (
          <Box key={game.id} game={game} chosen={game.id === chosen} to={to} play={play} />
        ))}
      </ul>
    </section>
  );
}

interface BoxProps extends Pick<ShelfProps, "to" | "play"> {
  game: GameInfo;
  chosen: boolean;
}

function Box({ game, chosen, to, play }: BoxProps) {
  const texts = useTexts("");
  const { title, sub } = titleOf(texts, game.id);
  const name = sub ? `${title}: ${sub}` : title;
  const { href, label } = to?.(game.id, name) ?? {
    href: `/?new=${game.id}`,
    label: texts.text("home-box", { title: name }),
  };
  const [least, most] = seatRange(game);
  const time = texts.or(`home-box-${game.id}`, "", {}, "time");
  const lid = (
    <>
      <span class="spine" style={colorsOf(game.id)} />
      <span class="lid">
        <Cover game={game.id} />
        <span class={`lettering col ${title.length > 10 ? "long" : ""}`}>
          <b>{title}</b>
          {sub && <em>{sub}</em>}
        </span>
        <span class="lid-frame" />
      </span>
    </>
  );
  return (
    <li class="gbox col" data-part="box" data-game={game.id}>
      <a class="bx" href={href} aria-label={label} aria-current={chosen ? "true" : undefined}>
        {lid}
      </a>
      <p class="box-facts wrap sub fine">
        <span class="pair">
          <Icon name="lucide:users" />
          {texts.text("home-players", { least, most })}
        </span>
        {time && (
          <span class="pair">
            <Icon name="lucide:clock" />
            {time}
          </span>
        )}
      </p>
      <div class="box-ways wrap">
        {play && game.bots.length > 0 && <PlayNow game={game} name={name} play={play} />}
        {play && <LearnIt game={game} name={name} />}
      </div>
    </li>
  );
}

/** The way to a game's lesson; begun, it says so and goes on. */
function LearnIt({ game, name }: { game: GameInfo; name: string }) {
  const texts = useTexts("");
  const lesson = game.lessons?.[0];
  if (!lesson) return null;
  const done = progressIn(game.id, lesson.id)?.done.length ?? -1;
  const label = done < 0 ? "lesson-learn" : done < lesson.chapters ? "lesson-go-on" : "lesson-again";
  return (
    <a
      class="btn box-play"
      data-part="learn"
      href={`/learn/${game.id}`}
      aria-label={`${texts.text(label)}: ${name}`}
      data-tip={texts.text("lesson-learn", { minutes: lesson.minutes }, "help")}
    >
      <Icon name="game-icons:owl" />
      {texts.text(label)}
      {done > 0 && done < lesson.chapters && (
        <span class="sub finest">
          {done}/{lesson.chapters}
        </span>
      )}
    </a>
  );
}

function PlayNow({ game, name, play }: { game: GameInfo; name: string; play: NonNullable<ShelfProps["play"]> }) {
  const texts = useTexts("");
  const [busy, setBusy] = useState(false);
  return (
    <button
      type="button"
      class="btn box-play"
      data-part="play-now"
      disabled={busy}
      aria-label={texts.text("home-play-box", { title: name })}
      data-tip={texts.text("home-play", {}, "help")}
      onClick={async () => {
        setBusy(true);
        if (!(await play(game))) setBusy(false);
      }}
    >
      <Icon name="lucide:bot" />
      {texts.text(busy ? "new-starting" : "home-play")}
    </button>
  );
}
