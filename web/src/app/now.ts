// The clock of this browser, for how long ago something was and how much time is left.
import { useEffect, useState } from "preact/hooks";

/** The time in seconds, moving on every half a minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now() / 1000);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now() / 1000), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
