// The tournaments that everybody finds and one's own, and the way to a new one.
import { useEffect, useState } from "preact/hooks";
import { company } from "../../app/company";
import { me } from "../../app/session";
import { api } from "../../net/api";
import { Icon } from "../../parts/Icon";
import { useTexts } from "../../text/texts";
import type { TournamentLine } from "../../wire";
import { Mark } from "../Cover";
import { gameName } from "../home/shelf";
import { stageOf } from "../tournament/words";

const EVERY = 15_000;

export function Tournaments() {
  const texts = useTexts("");
  const [lines, setLines] = useState<readonly TournamentLine[] | null>(null);
  useEffect(() => {
    const load = () => api.tournaments().then(setLines, () => {});
    load();
    const timer = setInterval(load, EVERY);
    return () => clearInterval(timer);
  }, [company.value?.bids.length]);
  return (
    <section class="company-cups col tight" data-part="tournaments" aria-labelledby="tournaments">
      <div class="company-head wrap">
        <h2 id="tournaments" class="gold">
          {texts.text("tournaments")}
        </h2>
        {me.value?.account && (
          <a class="btn" href="/tournament">
            <Icon name="lucide:trophy" />
            {texts.text("tournament-new")}
          </a>
        )}
      </div>
      {lines?.length === 0 && <p class="company-none prose sub">{texts.text("tournaments-none")}</p>}
      <ul class="col tight">
        {lines?.map((line) => (
          <li key={line.id} class="cup-row leaf" data-part="tournament-line" data-tournament={line.id}>
            <Mark game={line.game} />
            <div>
              <h3>{line.name}</h3>
              <p class="sub finest">
                {gameName(texts, line.game)} ·{" "}
                {texts.text("tournament-line", {
                  system: texts.text(`tournament-system-${line.system}`),
                  count: line.rounds,
                })}{" "}
                · {texts.text("tournament-players", { count: line.players })} · {stageOf(texts, line)}
              </p>
            </div>
            <a
              class="btn"
              href={`/tournament/${encodeURIComponent(line.id)}`}
              aria-label={`${texts.text("tournament-look")}: ${line.name}`}
            >
              <Icon name="lucide:chevron-right" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
