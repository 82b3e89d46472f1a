// When a game is over: how one liked what was laid out, for those who look for something to play. Nobody learns who said what.
import { useEffect, useState } from "preact/hooks";
import { ApiError, api } from "../net/api";
import { StarsPicked } from "../parts/Stars";
import { toast } from "../parts/toast";
import { useTexts } from "../text/texts";
import type { Liking as Word } from "../wire";
import { useTable } from "./store";

export function Liking() {
  const table = useTable();
  const texts = useTexts();
  const [word, setWord] = useState<Word | null>(null);
  const seated = table.seat.value !== null;
  useEffect(() => {
    if (seated) api.liking(table.id).then(setWord, () => {}); // without a line there is nothing to ask
  }, [table.id, seated]);
  if (!word || word.why === "chair" || word.why === "nothing") return null;
  if (word.why === "account") {
    return (
      <p class="sub fine" data-part="liking">
        <a href="/account">{texts.text("like-account")}</a>
      </p>
    );
  }
  const say = (stars: number) =>
    api.like(table.id, stars).then(setWord, (failed: unknown) => {
      if (failed instanceof ApiError) toast(texts.text(failed.id, failed.args), { kind: "error" });
    });
  const game = table.game.value;
  return (
    <div data-part="liking">
      <StarsPicked legend={texts.or(`${game}-liking`, texts.text("liking"))} stars={word.stars} set={say} />
    </div>
  );
}
