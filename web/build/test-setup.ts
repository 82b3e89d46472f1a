// Tests ask no server: what they need they bring.
import { vi } from "vitest";

vi.stubGlobal("fetch", () => Promise.reject(new Error("no server in tests")));
