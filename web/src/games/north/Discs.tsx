// A player's disc: seat color and beast; turned ones are dull and carry an x.
import { Icon } from "../../parts";
import { beast } from "../../parts/Crest";
import { useTexts } from "../../text/texts";
import type { Disc } from "./view";
import "./Discs.css";

interface DiscProps {
  seat: number;
  turned?: boolean;
  /** In the supply it is only outlined when it lies elsewhere. */
  away?: boolean;
  label?: string;
}

export function DiscToken({ seat, turned = false, away = false, label }: DiscProps) {
  return (
    <span
      class="disc"
      data-disc={turned ? "turned" : undefined}
      data-gone={(away && !turned) || undefined}
      style={{ "--seat-disc": `var(--disc-${seat})` }}
      data-tip={label}
      data-explains={label && "north-sign-own-disc"}
    >
      <Icon name={beast(seat)} label={label} />
      {turned && <Icon name="lucide:x" class="north-mark" />}
    </span>
  );
}

/** A player's two discs, in their supply or where they lie. */
export function Discs({ seat, discs }: { seat: number; discs: readonly (Disc | null)[] }) {
  const texts = useTexts();
  return (
    <>
      {discs.map((disc, i) => (
        <DiscToken
          key={i}
          seat={seat}
          turned={disc?.turned ?? false}
          away={disc !== null}
          label={
            disc
              ? texts.text("north-disc-out", { tile: texts.text(`north-tile-${disc.tile}`) })
              : texts.text("north-disc-free")
          }
        />
      ))}
    </>
  );
}
