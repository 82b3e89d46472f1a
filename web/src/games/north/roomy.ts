// Whether there is room for words beside signs and figures: on a table, not in a low room or on a phone.
import { useSize } from "../../table/size";

export function useRoomy(): boolean {
  const { name } = useSize();
  return name === "wide" || name === "table";
}
