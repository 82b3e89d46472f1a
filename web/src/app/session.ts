// Who the visitor is: a guest with a name, known by a cookie that the server sets.
import { signal } from "@preact/signals";
import { api } from "../net/api";
import type { Me } from "../wire";

/** null until the server has answered. */
export const me = signal<Me | null>(null);

export async function loadMe(): Promise<void> {
  me.value = await api.me();
}

export async function setName(name: string): Promise<void> {
  me.value = await api.rename(name);
}
