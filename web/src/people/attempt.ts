// Does something with people, learns what the server says of them then, and says why if it could not be done.
import { learn } from "../app/company";
import { ApiError } from "../net/api";
import { toast } from "../parts/toast";
import { textsOf } from "../text/texts";
import type { Company } from "../wire";

export async function attempt(what: Promise<Company>, said = "", args: Record<string, string> = {}): Promise<boolean> {
  const texts = textsOf("");
  try {
    learn(await what);
    if (said) toast(texts.text(said, args));
    return true;
  } catch (failed) {
    if (!(failed instanceof ApiError)) throw failed;
    toast(texts.text(failed.id, failed.args), { kind: "error" });
    return false;
  }
}
