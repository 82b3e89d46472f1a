// For tests that wait for something to happen.
import { vi } from "vitest";
import { PATIENCE } from "./patience";

export const until = (holds: () => void): Promise<void> => vi.waitFor(holds, { timeout: PATIENCE });
