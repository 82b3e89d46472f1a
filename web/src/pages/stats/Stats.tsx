// Who wins how often, from all games that were finished here: by seat, by player, and by what each game tells of itself.
import { useEffect, useState } from "preact/hooks";
import { navigate, type Params, path, query } from "../../app/router";
import { lang } from "../../app/settings";
import { ApiError, api } from "../../net/api";
import { Icon } from "../../parts/Icon";
import { Pills } from "../../parts/Pills";
import { GameContext, textsReady, useTexts } from "../../text/texts";
import type { Statistics } from "../../wire";
import { GameSwitch } from "../GameSwitch";
import { gameName } from "../home/shelf";
import { Foot, LoadError, Shell } from "../Shell";
import { Part } from "./Part";
import "./stats.css";

const WHO = ["all", "people", "bots"] as const;

export default function Stats({ params }: { params: Params }) {
  const game = params.game!;
  const texts = useTexts("");
  const seats = Number.parseInt(query.value.get("seats") ?? "0", 10) || 0;
  const who = WHO.find((each) => each === query.value.get("who")) ?? "all";
  const [found, setFound] = useState<Statistics | null>(null);
  const [failed, setFailed] = useState<ApiError | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let gone = false;
    setFailed(null);
    api.statistics(game, seats, who).then(
      (statistics) => gone || setFound(statistics),
      (failed: unknown) => gone || setFailed(failed instanceof ApiError ? failed : new ApiError(0, "web-offline")),
    );
    return () => {
      gone = true;
    };
  }, [game, seats, who, tries]);
  const go = (to: { seats?: number; who?: string }) => {
    const wish = { seats, who, ...to };
    const parts = [wish.seats ? `seats=${wish.seats}` : "", wish.who === "all" ? "" : `who=${wish.who}`];
    const asked = parts.filter(Boolean).join("&");
    navigate(`${path.value}${asked ? `?${asked}` : ""}`, "replace");
  };
  const title = `${texts.text("stats-title")}: ${gameName(texts, game)}`;
  if (failed) {
    return (
      <Shell room="stats" title={title}>
        <LoadError failed={failed} again={() => setTries(tries + 1)} />
      </Shell>
    );
  }
  if (!found || !textsReady(game)) {
    return (
      <Shell room="stats" title={title}>
        <main class="page waiting" id="main" aria-busy="true" />
      </Shell>
    );
  }
  const numbers = Object.entries(found.counts);
  return (
    <Shell room="stats" title={title}>
      <GameContext.Provider value={game}>
        <main class="page stats" id="main">
          <div class="stats-head wrap">
            <h1>{texts.text("stats-title")}</h1>
            <GameSwitch section="stats" game={game} />
            <Choice
              label={texts.text("stats-seats")}
              value={String(found.seats)}
              of={numbers.map(([number]) => ({
                value: number,
                label: texts.text("stats-seats-of", { seats: Number(number) }),
              }))}
              onChange={(number) => go({ seats: Number(number) })}
            />
            <Choice
              label={texts.text("stats-who")}
              value={who}
              of={WHO.map((each) => ({ value: each, label: texts.text(`stats-who-${each}`) }))}
              onChange={(each) => go({ who: each })}
            />
            <a
              class="btn stats-csv"
              href={api.statisticsAddress(game, lang.value)}
              download={`${game}-statistics.csv`}
              data-tip={texts.text("stats-csv-help")}
            >
              <Icon name="lucide:download" />
              {texts.text("stats-csv")}
            </a>
          </div>
          {found.waiting > 0 && (
            <p class="stats-words wrap sub" role="status">
              {texts.text("stats-waiting", { games: found.waiting })}
              <button type="button" class="rule" onClick={() => setTries(tries + 1)}>
                {texts.text("page-again")}
              </button>
            </p>
          )}
          {found.games === 0 ? (
            <div class="stats-none stats-words sub" data-part="stats-none">
              <p>{texts.text("stats-none")}</p>
              <p>{texts.text("stats-none-help")}</p>
            </div>
          ) : (
            <>
              <p class="stats-words sub" data-part="stats-about">
                {texts.text("stats-about", { games: found.games })} {texts.text("stats-confidence")}
              </p>
              {found.parts.map((part) => (
                <Part key={part.fact + String(part.whole)} part={part} seats={found.seats} />
              ))}
            </>
          )}
          <Foot />
        </main>
      </GameContext.Provider>
    </Shell>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  of: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

function Choice({ label, value, of, onChange }: ChoiceProps) {
  if (of.length === 0) return null;
  return <Pills class="stats-choice" legend={label} value={value} of={of} set={onChange} />;
}
