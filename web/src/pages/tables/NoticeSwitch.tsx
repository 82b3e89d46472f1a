// "Tell me when it is my turn": the browser is asked for permission only when somebody presses this.
import { notices } from "../../app/settings";
import { Icon } from "../../parts/Icon";
import { toast } from "../../parts/toast";
import { useTexts } from "../../text/texts";

export function NoticeSwitch() {
  const texts = useTexts("");
  if (typeof Notification === "undefined") return null;
  const on = notices.value === "on" && Notification.permission === "granted";
  const change = async () => {
    if (on) {
      notices.value = "off";
      return;
    }
    if ((await Notification.requestPermission()) !== "granted") {
      toast(texts.text("notice-denied"));
      return;
    }
    notices.value = "on";
    toast(texts.text("notice-is-on"));
  };
  return (
    <button type="button" class="btn ghost" aria-pressed={on} onClick={change}>
      <Icon name={on ? "lucide:bell-off" : "lucide:bell"} />
      {texts.text(on ? "notice-off" : "notice-on")}
    </button>
  );
}
