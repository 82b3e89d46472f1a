// A sign and what it says: whether a deal was fair, wherever that is told.
import type { ComponentChildren } from "preact";
import type { Verdict } from "../fair/check";
import { Icon } from "../parts/Icon";
import "./Seal.css";

interface SealBoxProps {
  verdict: Verdict;
  part: string;
  children: ComponentChildren;
}

export function SealBox({ verdict, part, children }: SealBoxProps) {
  return (
    <div
      class="seal wrap"
      data-part={part}
      data-verdict={verdict}
      aria-live={verdict === "broken" ? "assertive" : "polite"}
    >
      <Sign icon={verdict === "broken" ? "lucide:triangle-alert" : "game-icons:wax-seal"} />
      {children}
    </div>
  );
}

export function Sign({ icon }: { icon: string }) {
  return (
    <span class="sign">
      <Icon name={icon} />
    </span>
  );
}
