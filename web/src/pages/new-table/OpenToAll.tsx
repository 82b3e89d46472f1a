// Whether anybody may come to a table that still waits, and when bots take what stays empty.
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../../parts/Icon";
import { useTexts } from "../../text/texts";
import type { TableInfo } from "../../wire";

export function OpenToAll({ info, onArrange }: { info: TableInfo; onArrange: (listed: boolean) => void }) {
  const texts = useTexts("");
  if (info.saga || (!info.listed && !info.host)) return null;
  return (
    <div class="gather-open wrap" data-part="open-to-all">
      <p class="pair sub fine" role="status">
        <Icon name={info.listed && !info.locked ? "lucide:door-open" : "lucide:lock"} />
        <span>
          {texts.text(info.locked ? "lock-is" : info.listed ? "open-is" : "open-is-not")}{" "}
          {info.fill_at !== null && <Countdown to={info.fill_at} />}
        </span>
      </p>
      {info.host && (
        <button type="button" class="btn ghost" onClick={() => onArrange(!info.listed)}>
          {texts.text(info.listed ? "open-close" : "open-open")}
        </button>
      )}
    </div>
  );
}

/** How long bots still wait, by the clock of this browser. It is read out once, not every second. */
function Countdown({ to }: { to: number }) {
  const texts = useTexts("");
  const [now, setNow] = useState(() => Date.now() / 1000);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now() / 1000), 1000);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.ceil(to - now));
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  return <span aria-hidden="true">{left ? texts.text("open-fill-in", { time }) : texts.text("open-fill-now")}</span>;
}
