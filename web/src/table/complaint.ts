// What the server says when it refuses something.
import { ApiError } from "../net/api";
import { toast } from "../parts/toast";
import { useTexts } from "../text/texts";
import { useTable } from "./store";

/** Says why, with the clause if there is one. */
export function useComplaint(): (failed: unknown) => void {
  const texts = useTexts();
  const game = useTable().game.value;
  return (failed) => {
    if (failed instanceof ApiError)
      toast(texts.text(failed.id, failed.args), { kind: "error", rule: failed.rule, game });
  };
}
