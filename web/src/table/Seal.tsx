// In the result: whether the game was dealt as promised. The browser has just checked it.
import { checkDeal, ownSeat } from "../fair/check";
import { keptOf, noteDeal } from "../fair/kept";
import { useTexts } from "../text/texts";
import { SealBox } from "./SealBox";
import { useTable } from "./store";

export function Seal() {
  const table = useTable();
  const texts = useTexts();
  const info = table.info.value;
  if (!info) return null;
  const kept = info.deal ? noteDeal(info.id, info.deal) : keptOf(info.id);
  const { verdict } = checkDeal(info.id, info.deal, kept, ownSeat(info));
  return (
    <SealBox verdict={verdict} part="seal">
      <p class="grow">
        <b>{texts.text(`fair-verdict-${verdict}`)}</b>
        <br />
        <span class="sub fine">{texts.text(`fair-verdict-${verdict}-why`)}</span>
      </p>
      <a class="btn" href={`/fairness/${info.id}`}>
        {texts.text("fair-how")}
      </a>
    </SealBox>
  );
}
