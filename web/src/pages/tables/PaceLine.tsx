// How time is counted at a table and what happens when it is up, said before the game and during it.
import { Icon } from "../../parts/Icon";
import { useTexts } from "../../text/texts";
import { type Pace, paceText, zeroText } from "./clock";

export function PaceLine({ pace }: { pace: Pace }) {
  const texts = useTexts("");
  const { id, args } = paceText(pace);
  if (!pace.pace) return null;
  return (
    <p class="sub fine" data-part="pace-line">
      <Icon name="lucide:clock" /> <b>{texts.text(id, args)}.</b> {texts.text(zeroText(pace))}
    </p>
  );
}
