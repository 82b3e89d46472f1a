/** How many milliseconds a test waits at most. Only a failure reaches it, however slow the machine. */
export const PATIENCE = 60_000;
