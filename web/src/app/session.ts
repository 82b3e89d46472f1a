// Who the visitor is: a guest with a name, or somebody with an account, known by a cookie that the server sets.
import { signal } from "@preact/signals";
import { api } from "../net/api";
import type { Erase, Me } from "../wire";
import { forgetLast } from "./last";

/** null until the server has answered. */
export const me = signal<Me | null>(null);

export async function loadMe(): Promise<void> {
  me.value = await api.me();
}

export async function setName(name: string): Promise<void> {
  me.value = await api.rename(name);
}

/** Each ends with another session: the server says who one is then. */
export const account = {
  signUp: (name: string, password: string) => api.signUp({ name, password }).then(loadMe),
  signIn: (name: string, password: string) => api.signIn({ name, password }).then(loadMe),
  signOut: (everywhere: boolean) => api.signOut({ everywhere }).then(forgetLast).then(loadMe),
  setPassword: (old: string, now: string) => api.setPassword({ old, new: now }).then(loadMe),
  erase: (body: Erase) => api.erase(body).then(forgetLast).then(loadMe),
};
