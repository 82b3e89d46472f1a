// Who the visitor is: a guest with a name, or somebody with an account, known by a cookie that the server sets.
import { signal } from "@preact/signals";
import { api } from "../net/api";
import type { Erase, Me } from "../wire";
import { forgetMine, tellTabs } from "./leaving";

/** null until the server has answered. */
export const me = signal<Me | null>(null);

let asking: Promise<void> | undefined;

export function loadMe(): Promise<void> {
  const mine = api
    .me()
    .then((found) => {
      me.value = found;
    })
    .finally(() => {
      if (asking === mine) asking = undefined;
    });
  asking = mine;
  return mine;
}

/** Who one is, as soon as the server has said it: whoever is fast on a slow line is not asked for a name they have. */
export async function knownMe(): Promise<Me | null> {
  if (!me.value) await (asking ?? loadMe()).catch(() => {});
  return me.value;
}

export async function setName(name: string): Promise<void> {
  me.value = await api.rename(name);
}

/** Whether one is about to be somebody else: what is asked in the old name would be refused. */
export const changing = signal(false);

async function become(step: () => Promise<unknown>): Promise<void> {
  changing.value = true;
  try {
    await step();
    await loadMe();
  } finally {
    changing.value = false;
  }
}

async function leave(step: () => Promise<unknown>): Promise<void> {
  let gone = false;
  try {
    await become(async () => {
      await step();
      gone = true;
      await forgetMine();
    });
  } finally {
    if (gone) tellTabs();
  }
}

/** Each ends with another session: the server says who one is then. */
export const account = {
  signUp: (name: string, password: string) => become(() => api.signUp({ name, password })),
  signIn: (name: string, password: string) => become(() => api.signIn({ name, password })),
  signOut: (everywhere: boolean) => leave(() => api.signOut({ everywhere })),
  setPassword: (old: string, now: string) => become(() => api.setPassword({ old, new: now })),
  erase: (body: Erase) => leave(() => api.erase(body)),
};
