// Times of day as fields have them ("22:30"), and as the server counts them: minutes after midnight.

export const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

/** null for a field that is not filled in. */
export function minutesOf(time: string): number | null {
  const found = /^(\d{2}):(\d{2})/.exec(time);
  return found ? Number(found[1]) * 60 + Number(found[2]) : null;
}
