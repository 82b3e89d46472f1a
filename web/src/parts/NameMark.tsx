// Whose a name is: its own account's, or one that could be taken for somebody else's account.
import { useTexts } from "../text/texts";
import type { Chair } from "../wire";
import { Icon } from "./Icon";
import "./NameMark.css";

const ICON: Record<string, string> = { account: "lucide:badge-check", other: "lucide:badge-alert" };

/** A sign beside a name; what it means is its tooltip, and is read out. */
export function NameMark({ mark }: { mark: Chair["mark"] | undefined }) {
  const texts = useTexts("");
  if (!mark) return null;
  return (
    <span class={`name-mark ${mark}`} data-part="name-mark" data-mark={mark} data-tip={texts.text(`mark-${mark}`)}>
      <Icon name={ICON[mark]!} label={texts.text(`mark-${mark}`)} />
    </span>
  );
}

/** The same in words, where a name has room beside it. */
export function NameMarkWords({ mark }: { mark: Chair["mark"] }) {
  const texts = useTexts("");
  if (!mark) return null;
  return (
    <em class={`name-mark ${mark}`} data-part="name-mark" data-mark={mark} data-tip={texts.text(`mark-${mark}`)}>
      <Icon name={ICON[mark]!} />
      {texts.text(`mark-${mark}-short`)}
    </em>
  );
}
