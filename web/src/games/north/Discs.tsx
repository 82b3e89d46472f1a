// A player's disc: seat colour and beast; turned ones are dull and carry an x.
import { Icon } from "../../parts";
import { beast } from "../../parts/Crest";

export interface DiscProps {
  seat: number;
  turned?: boolean;
  /** In the supply it is only outlined when it lies elsewhere. */
  away?: boolean;
  label?: string;
}

export function DiscToken({ seat, turned = false, away = false, label }: DiscProps) {
  return (
    <span class={`ndisc s${seat % 6} ${turned ? "turned" : ""} ${away ? "away" : ""}`} title={label}>
      <Icon name={beast(seat)} label={label} />
    </span>
  );
}
