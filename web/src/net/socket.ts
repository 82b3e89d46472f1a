// One socket for all tables of this browser tab. It comes back by itself, resumes every table where it was left,
// and sends again what nobody has confirmed: nonces make a repeated answer count once.
import { signal } from "@preact/signals";
import { keep } from "../app/kept";
import { outdated, RELOAD } from "../app/outdated";
import {
  type ClientMessage,
  type Company,
  type OpenTables,
  type ServerMessage,
  type Tournament,
  type Watch,
  WIRE,
} from "../wire";

export type Line = "closed" | "opening" | "open" | "lost";

interface Watched {
  /** How much of the story this tab knows. */
  known: () => Pick<Watch, "epoch" | "events" | "seat">;
  hear: (message: ServerMessage) => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 25_000;
const SILENCE = 60_000;
/** So long a line may take to answer when there is reason to doubt it. */
const DOUBT = 10_000;

export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

type Sent = ClientMessage & { nonce?: string; table?: string };

export class Socket {
  readonly line = signal<Line>("closed");
  private socket: WebSocket | null = null;
  private watched = new Map<string, Watched>();
  /** Who looks at the list of open tables. */
  private looking: ((news: OpenTables) => void) | null = null;
  /** Who hears of the visitor's people, and whether the line stays open for that alone. */
  private people: { hear: (news: Company) => void; holds: boolean } | null = null;
  /** Who looks at which tournament. */
  private cup: { id: string; hear: (news: Tournament) => void } | null = null;
  /** Messages with a nonce that no state, word or error has confirmed yet. */
  private waiting = new Map<string, Sent>();
  private wait = FIRST_WAIT;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private ping: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private readonly address: string;

  constructor(address: string) {
    this.address = address;
    if (typeof addEventListener === "function") {
      addEventListener("online", () => this.hurry());
      addEventListener("offline", () => this.probe());
      document.addEventListener("visibilitychange", () => {
        if (document.visibilityState === "visible") this.hurry();
      });
    }
  }

  watch(table: string, watched: Watched): () => void {
    this.watched.set(table, watched);
    if (this.socket?.readyState === WebSocket.OPEN) this.raw({ type: "watch", table, ...watched.known() });
    else this.open();
    return () => {
      if (this.watched.get(table) !== watched) return;
      this.watched.delete(table);
      this.raw({ type: "leave", table });
      if (this.idle) this.close();
    };
  }

  /** The list of open tables, and then whatever is new in it. */
  look(hear: (news: OpenTables) => void): () => void {
    this.looking = hear;
    if (this.socket?.readyState === WebSocket.OPEN) this.raw({ type: "lobby", look: true });
    else this.open();
    return () => {
      if (this.looking !== hear) return;
      this.looking = null;
      this.raw({ type: "lobby", look: false });
      if (this.idle) this.close();
    };
  }

  /** The visitor's people, and then whatever is new about them. Where it `holds` the line, this is reason enough to
   * have one; else they are told while there is one anyway. */
  company(hear: (news: Company) => void, holds: boolean): () => void {
    const mine = { hear, holds };
    this.people = mine;
    if (this.socket?.readyState === WebSocket.OPEN) this.raw({ type: "company", look: true });
    else if (holds) this.open();
    return () => {
      if (this.people !== mine) return;
      this.people = null;
      this.raw({ type: "company", look: false });
      if (this.idle) this.close();
    };
  }

  /** A tournament, and then whatever is new about it. */
  tournament(id: string, hear: (news: Tournament) => void): () => void {
    const mine = { id, hear };
    this.cup = mine;
    if (this.socket?.readyState === WebSocket.OPEN) this.raw({ type: "tournament", tournament: id });
    else this.open();
    return () => {
      if (this.cup !== mine) return;
      this.cup = null;
      this.raw({ type: "tournament", tournament: "" });
      if (this.idle) this.close();
    };
  }

  /** Nobody needs the line. */
  private get idle(): boolean {
    return this.watched.size === 0 && this.looking === null && this.cup === null && !this.people?.holds;
  }

  send(message: Sent): void {
    if (message.nonce) this.waiting.set(message.nonce, message);
    this.raw(message);
  }

  /** The server has dealt with this message. */
  done(nonce: string): void {
    this.waiting.delete(nonce);
  }

  private raw(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private open(): void {
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return;
    clearTimeout(this.retry);
    if (this.line.value !== "lost") this.line.value = "opening";
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      if (this.idle) {
        this.close();
        return;
      }
      this.wait = FIRST_WAIT;
      this.heard = Date.now();
      this.line.value = "open";
      for (const [table, { known }] of this.watched) this.raw({ type: "watch", table, ...known() });
      if (this.looking) this.raw({ type: "lobby", look: true });
      if (this.people) this.raw({ type: "company", look: true });
      if (this.cup) this.raw({ type: "tournament", tournament: this.cup.id });
      for (const message of this.waiting.values()) this.raw(message);
      clearInterval(this.ping);
      this.ping = setInterval(() => {
        if (Date.now() - this.heard > SILENCE) this.lose(socket);
        else this.raw({ type: "ping" });
      }, PING_EVERY);
    };
    socket.onmessage = (event) => {
      this.heard = Date.now();
      this.hear(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = () => this.lose(socket);
  }

  /** The line is closed, or it leads nowhere: then it is given up at once, since a browser that says goodbye to a
   * server it cannot reach takes its time. */
  private lose(socket: WebSocket): void {
    if (this.socket !== socket) return;
    clearInterval(this.ping);
    this.socket = null;
    socket.close();
    if (this.idle || outdated.value) {
      this.line.value = "closed";
      return;
    }
    this.line.value = "lost";
    this.retry = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** After a sleep, or where the network has gone, a line may look open and lead nowhere: so it has to answer. */
  private probe(): void {
    const { socket } = this;
    if (!socket || socket.readyState === WebSocket.CONNECTING) return;
    const asked = Date.now();
    this.raw({ type: "ping" });
    setTimeout(() => {
      if (this.heard < asked) this.lose(socket);
    }, DOUBT);
  }

  private hear(message: ServerMessage): void {
    if (message.type === "pong") return;
    if (message.type === "error" && message.id === RELOAD) {
      this.outdate();
      return;
    }
    if (message.type === "error") {
      const about = message.nonce ? this.waiting.get(message.nonce)?.table : undefined;
      if (message.nonce) this.waiting.delete(message.nonce);
      for (const [table, watched] of this.watched) if (!about || about === table) watched.hear(message);
      return;
    }
    if (message.type === "company") this.people?.hear(message);
    else if (message.type === "tournament") this.cup?.hear(message);
    else if (message.type === "open-tables") this.looking?.(message);
    else this.watched.get(message.table)?.hear(message);
  }

  /** The server no longer understands this page. What it has not taken waits for the next one. */
  private outdate(): void {
    for (const message of this.waiting.values()) {
      if (message.type === "chat") keep(`chat-${message.table}`, message.text);
      if (message.type === "answer")
        keep(`picks-${message.table}`, { ask: message.ask, picks: message.keys.map((key) => ({ key })) });
    }
    outdated.value = true;
  }

  /** Somebody looks again, or the network is back: a line that is missing is opened now, one that is there is tried. */
  private hurry(): void {
    if (this.socket) this.probe();
    else if (!this.idle && !outdated.value) {
      this.wait = FIRST_WAIT;
      this.open();
    }
  }

  /** Lets go of the line. One that is only being opened is let go of when it is open, if nobody needs it then either: a browser
   * complains about lines that are closed before. */
  private close(): void {
    this.waiting.clear();
    if (this.socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.retry);
    clearInterval(this.ping);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.line.value = "closed";
  }
}

let shared: Socket | undefined;

export function socket(): Socket {
  shared ??= new Socket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws?wire=${WIRE}`);
  return shared;
}
