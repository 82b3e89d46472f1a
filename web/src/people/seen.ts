// The day on which somebody was last here, as it is said.
const DAY = 86_400;

/** `seen` is the beginning of that day in UTC; 0: nobody says. */
export function lastSeen(seen: number, now: number): { id: string; args: Record<string, number> } {
  if (!seen) return { id: "friends-offline", args: {} };
  const days = Math.max(0, Math.floor(now / DAY) - Math.floor(seen / DAY));
  if (days === 0) return { id: "friends-seen-today", args: {} };
  if (days === 1) return { id: "friends-seen-yesterday", args: {} };
  return { id: "friends-seen-days", args: { days } };
}
