// Setups to begin with: one's own under their names, and what those who played the game liked.
import { useEffect, useState } from "preact/hooks";
import { facesOf } from "../../games";
import { ApiError, api, type GameInfo } from "../../net/api";
import { Dialog } from "../../parts/Dialog";
import { Pills } from "../../parts/Pills";
import { StarsShown } from "../../parts/Stars";
import { toast } from "../../parts/toast";
import type { Catalogue } from "../../text/catalogue";
import { useTexts } from "../../text/texts";
import type { LikedSetup } from "../../wire";
import { Forget, Share, Take, type Taken, useSetups } from "./SavedSetups";
import { CardStrip } from "./SetupFields";

interface SetupsProps {
  game: GameInfo;
  onTake: (taken: Taken) => void;
  onClose: () => void;
}

export function Setups({ game, onTake, onClose }: SetupsProps) {
  const texts = useTexts(game.id);
  const own = useSetups(game.id);
  const [mode, setMode] = useState<"own" | "liked">("own");
  const take = (taken: Taken) => {
    onTake(taken);
    onClose();
  };
  return (
    <Dialog title={texts.text("setups-title")} onClose={onClose} class="wide picker" part="setups">
      <Pills
        legend={texts.text("setups-which")}
        value={mode}
        of={[
          { value: "own", label: texts.text("setups-own") },
          { value: "liked", label: texts.text("setups-liked") },
        ]}
        set={setMode}
      />
      {mode === "liked" ? (
        <Liked game={game} onTake={take} />
      ) : own.length === 0 ? (
        <p class="sub prose">{texts.text("setups-none")}</p>
      ) : (
        <ul class="card-sets" data-part="own-setups">
          {own.map((kept) => (
            <li key={kept.name} class="col">
              <div class="set-head ends">
                <h3>{kept.name}</h3>
                <span class="pair">
                  <Take name={kept.name} onTake={() => take(kept)} />
                  <Share kept={kept} />
                  <Forget kept={kept} />
                </span>
              </div>
              <About game={game} taken={kept} />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

/** What is chosen, item by item; cards are shown. */
function About({ game, taken }: { game: GameInfo; taken: Taken }) {
  const texts = useTexts(game.id);
  const { words, cards } = told(texts, game, taken);
  return (
    <>
      {(words.length > 0 || cards.length === 0) && (
        <p class="sub">{words.length ? words.join(" · ") : texts.text("setups-usual")}</p>
      )}
      <CardStrip game={game.id} cards={cards} />
    </>
  );
}

export function told(texts: Catalogue, game: GameInfo, { setup, seats }: Taken): { words: string[]; cards: string[] } {
  const faces = facesOf(game.id);
  const words: string[] = [];
  const cards: string[] = [];
  for (const item of game.setup) {
    const value = setup[item.id];
    const label = texts.or(item.label, item.id);
    const named = (word: string) => (faces.has(word) ? texts.card(word) : texts.or(`${item.label}-${word}`, word));
    if (value === undefined || (item.kind === "flag" && value === item.default)) continue;
    if (item.kind === "flag") words.push(value ? label : texts.text("setups-without", { what: label }));
    else if (item.kind === "text") words.push(...(value ? [label] : []));
    else if (!Array.isArray(value)) {
      words.push(`${label}: ${named(String(value))}`);
      cards.push(...(item.contents?.[String(value)] ?? []).filter((word) => faces.has(word)));
    } else if (value.length && value.every((word) => faces.has(word))) cards.push(...value);
    else if (value.length) words.push(`${label}: ${texts.listed(value.map(named))}`);
  }
  if (seats) words.push(texts.text("setups-seats", { count: seats }));
  return { words, cards };
}

/** What those who played it liked, the best first. */
function Liked({ game, onTake }: { game: GameInfo; onTake: (taken: Taken) => void }) {
  const texts = useTexts(game.id);
  const [liked, setLiked] = useState<LikedSetup[] | null>(null);
  useEffect(() => {
    api.liked(game.id).then(setLiked, (failed: unknown) => {
      setLiked([]);
      if (failed instanceof ApiError) toast(texts.text(failed.id, failed.args), { kind: "error" });
    });
  }, [game.id]);
  if (liked === null) return <p class="sub" aria-busy="true" />;
  if (liked.length === 0) return <p class="sub prose">{texts.text("setups-liked-none")}</p>;
  return (
    <ul class="card-sets" data-part="liked-setups">
      {liked.map((each) => {
        const taken = { setup: each.setup, seats: 0, pace: 0 };
        const { words, cards } = told(texts, game, taken);
        const name = words.length ? words.join(" · ") : texts.listed(cards.map((card) => texts.card(card)));
        return (
          <li key={JSON.stringify(each.setup)} class="col">
            <div class="set-head ends">
              <span class="col">
                {each.voters > 0 && <StarsShown stars={each.stars} count={each.voters} />}
                {each.mine > 0 && <small class="sub">{texts.text("liking-mine", { stars: each.mine })}</small>}
              </span>
              <Take name={name} onTake={() => onTake(taken)} />
            </div>
            <About game={game} taken={taken} />
          </li>
        );
      })}
    </ul>
  );
}
