// One table as this browser knows it: what the server said last, what is picked, what was said.
import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { keep, kept } from "../app/kept";
import { lang, letters, warned } from "../app/settings";
import { MIX, partsOf } from "../fair/part";
import { lookOf } from "../games";
import { flip } from "../motion/flip";
import { api } from "../net/api";
import { nonce, type Socket } from "../net/socket";
import { announce, answered, toast } from "../parts/toast";
import { loadTexts, textsOf, textsReady } from "../text/texts";
import type { Choice, Ended, Question, Reached, Refused, Said, ServerMessage, State, TableInfo } from "../wire";
import { add, ceiling, keysOf, type Pick, picked, ready, remove, single, toggle } from "./choose";
import { Arrival } from "./clocks";
import { Coaching } from "./coaching";
import { Digits } from "./digits";
import { emphasisOf } from "./emphasis";
import { Following } from "./following";
import { Identity } from "./identity";
import { forgetPicks, keepPicks, keptPicks } from "./keptPicks";
import { Meanwhile } from "./meanwhile";
import { tellOrder } from "./order";
import { isMeantFor } from "./passing";
import { Plan } from "./plan";
import { optionsByThing, reachedByThing, refusedByThing, spotsByOption } from "./touching";
import { complete, type Result, type TableEvent, type View, type Zone } from "./view";

/** What a thing looks like: choosable now, within reach of several answers, chosen, refused (with a reason), or as usual. */
export type Light = "" | "can" | "reach" | "chosen" | "no";

export interface Menu {
  options: Choice[];
  at: string | undefined;
}

export class TableStore {
  readonly id: string;
  /** Who of several people at this device looks; null: whoever has it, or nobody yet (`device.ts`). */
  readonly as: number | null;
  readonly state = signal<State | null>(null);
  readonly info = signal<TableInfo | null>(null);
  /** What happened, but for the first so many, which are told when somebody wants to read them. */
  readonly events = signal<readonly TableEvent[]>([]);
  readonly earlier = signal(0);
  /** The events of the latest state only. */
  readonly fresh = signal<readonly TableEvent[]>([]);
  readonly chat = signal<readonly Said[]>([]);
  /** Counts how often words came back that could not be said: they are in the draft again. */
  readonly unsaid = signal(0);
  /** The table is closed to this reader, and why. */
  readonly ended = signal<Ended | null>(null);
  /** When what is shown was true, where there is no line (`keeping.ts`). */
  readonly keptAt = signal<number | null>(null);
  readonly picks = signal<readonly Pick[]>([]);
  /** An answer is on its way. */
  readonly pending = signal(false);
  readonly listOpen = signal(false);
  /** The window with the result; closed, the question's place still tells who won. */
  readonly resultOpen = signal(true);
  /** What gives something away and was chosen once, so it is asked once more: an option's key, or "" for none at all. */
  readonly doubted = signal<string | null>(null);
  /** Something is still being shown that the question would tell the end of: no key answers it. */
  readonly held = signal(false);
  /** A clicked thing that several options touch. */
  readonly menu = signal<Menu | null>(null);

  /** What the seat sees, its cards with keys; null while the table gathers. */
  readonly view = signal<View | null>(null);
  readonly game = computed(() => this.info.value?.game ?? this.view.value?.game ?? "");
  readonly ask: ReadonlySignal<Question | null> = computed(() => this.state.value?.asks[0] ?? null);
  readonly seat = computed(() => this.view.value?.seat ?? this.info.value?.my_seat ?? null);
  readonly result = computed(() => (this.state.value?.result as Result | null | undefined) ?? null);
  readonly names: ReadonlySignal<string[]> = computed(() =>
    (this.view.value?.seats ?? this.info.value?.chairs ?? []).map(({ name }) => textsOf("").player(name)),
  );
  readonly ready = computed(() => {
    const ask = this.ask.value;
    return ask !== null && ready(ask, this.picks.value);
  });

  readonly touched = computed(() => optionsByThing(this.ask.value));
  readonly refused = computed(() => refusedByThing(this.state.value?.refused ?? []));
  readonly reached = computed(() => reachedByThing(this.ask.value));
  readonly spots = computed(() => spotsByOption(this.view.value, this.touched.value, this.seat.value));

  /** Options that the game gives a letter of their own. */
  readonly lettered: ReadonlySignal<ReadonlyMap<string, Choice>> = computed(() => {
    const found = new Map<string, Choice>();
    const keys = letters.value === "on" ? lookOf(this.game.value).keys : undefined;
    for (const option of this.ask.value?.options ?? []) {
      const letter = keys?.[option.key];
      if (letter && !found.has(letter)) found.set(letter, option);
    }
    return found;
  });
  /** All others by their digits, as long as there are any left. */
  readonly numbered: ReadonlySignal<readonly (Choice | undefined)[]> = computed(() => {
    const lettered = new Set(this.lettered.value.values());
    const others = (this.ask.value?.options ?? []).filter((option) => !lettered.has(option));
    // Which options have letters is known once the game's look is there: what was counted before does not stay.
    const known = lookOf(this.game.value).keys ? "" : "without letters: ";
    return this.digits.follow(`${known}${this.ask.value?.what.id ?? ""}`, others);
  });
  /** The option that is offered first, on Enter. */
  readonly primary: ReadonlySignal<Choice | undefined> = computed(() => {
    const ask = this.ask.value;
    return ask && single(ask) ? ask.options.find(({ key }) => key === ask.primary) : undefined;
  });
  /** Whether one answer is wanted and none is offered first: Enter shows them all then. */
  readonly undecided: ReadonlySignal<boolean> = computed(() => {
    const ask = this.ask.value;
    return ask !== null && single(ask) && this.primary.value === undefined;
  });
  /** Whom the table waits for, as this seat sees it: nobody while it is asked itself. */
  readonly awaited: ReadonlySignal<string[]> = computed(() => {
    const asked = this.view.value?.asked ?? [];
    if (this.ask.value || asked.some((seat) => seat === this.seat.value)) return [];
    return asked.map((seat) => this.names.value[seat] ?? "");
  });

  /** Shows what comes as fast as the reader wants to see it. */
  readonly following = new Following({
    show: (message) => this.hear(message),
    stops: () => this.ask.peek() !== null || (this.view.peek()?.over ?? false),
    emphasis: () => emphasisOf(this.game.peek()),
    held: this.held,
  });

  /** What the coach says. */
  readonly coaching = new Coaching(this);
  /** What there was between one's turns. */
  readonly meanwhile = new Meanwhile();

  private readonly identity = new Identity();
  private readonly digits = new Digits();
  private readonly plan = new Plan();
  private socket: Socket | null = null;
  private stop: (() => void) | null = null;
  private mixing: string[] = [];
  private readonly arrival = new Arrival((ask) =>
    this.socket?.send({ type: "seen", table: this.id, ask, seat: this.as }),
  );
  private sent = new Map<string, { ask?: string; chat?: string }>();

  /** It shows what was: nobody is asked anything. */
  readonly past: boolean = false;

  constructor(id: string, as: number | null = null) {
    this.id = id;
    this.as = as;
  }

  // --- the line to the server ---

  connect(socket: Socket): void {
    this.socket = socket;
    this.following.start();
    this.stop = socket.watch(this.id, {
      known: () => {
        this.following.flush();
        return { epoch: this.state.value?.epoch ?? 0, events: this.told, seat: this.as };
      },
      hear: (message) => isMeantFor(message, this.as) && this.following.hear(message),
    });
  }

  leave(): void {
    this.following.stop();
    this.stop?.();
    this.socket = null;
  }

  /** The answer to a request tells how the table is to whoever names no seat; one who has, hears it on the line, and
   * what was told there meanwhile may be newer. */
  learn(info: TableInfo): void {
    if (this.as === null && info.seq >= (this.info.value?.seq ?? 0)) this.info.value = info;
  }

  /** How many events there were, as far as this page knows. */
  protected get told(): number {
    return this.earlier.value + this.events.value.length;
  }

  hear(message: ServerMessage): void {
    switch (message.type) {
      case "state":
        this.apply(message);
        break;
      case "presence":
        tellOrder(this.info.value, message.info, textsOf(this.game.value));
        this.info.value = message.info;
        break;
      case "ended":
        this.ended.value = message;
        break;
      case "said":
        this.heard(message);
        break;
      case "error": {
        if (message.nonce.startsWith(MIX)) break; // the next state tells the page what to do
        const words = this.sent.get(message.nonce)?.chat;
        if (words) this.takeBack(words);
        if (message.nonce) this.sent.delete(message.nonce);
        this.plan.drop();
        this.pending.value = false;
        this.menu.value = null;
        this.listOpen.value = false;
        const game = this.game.value;
        toast(textsOf(game).text(message.id, message.args), { kind: "error", rule: message.rule, game });
      }
    }
  }

  /** The server's word is the table. Things that moved glide to their places. */
  apply(state: State): void {
    const before = this.state.value;
    this.keptAt.value = null;
    if (before && state.seq < before.seq && state.epoch === before.epoch) return;
    const news = state.events as unknown as TableEvent[];
    // After an undo, or from another chair, the story begins again; perhaps after a lost line too.
    const anew =
      before === null ||
      state.epoch !== before.epoch ||
      state.info.my_seat !== before.info.my_seat ||
      state.first !== this.told;
    const seen = state.view as Partial<View>;
    const next = seen.zones ? this.identity.follow(complete(seen as View), anew ? [] : news) : null;
    const moves = next?.events.flatMap((event) => event.moves) ?? [];
    const open = new Set(state.asks.map((ask) => ask.id));
    for (const [word, { ask, chat }] of this.sent) {
      // A question that is still open has not been answered, and only a line says that it was said.
      if (chat !== undefined || (ask !== undefined && open.has(ask))) continue;
      this.sent.delete(word);
      this.socket?.done(word);
    }
    tellOrder(this.info.value, state.info, textsOf(this.game.value));
    this.digits.note(next?.view.turn);
    flip(moves, () =>
      batch(() => {
        const same = before?.asks[0]?.id === state.asks[0]?.id;
        this.state.value = state;
        this.view.value = next?.view ?? null;
        this.info.value = state.info;
        this.events.value = anew ? news : [...this.events.value, ...news];
        if (anew) this.earlier.value = state.first;
        this.fresh.value = anew ? news : (next?.events ?? news);
        if (!same) {
          this.picks.value = this.past ? [] : keptPicks(this.id, state.asks[0]);
          this.doubted.value = null;
          this.menu.value = null;
          this.listOpen.value = false;
        }
        this.pending.value = [...this.sent.values()].some((sent) => sent.ask !== undefined);
      }),
    );
    this.meanwhile.note(next?.view ?? null, this.seat.peek(), news, emphasisOf(this.game.peek()), anew);
    this.takePart(state.info);
    this.arrival.note(state);
    const ask = state.asks[0]?.id === before?.asks[0]?.id ? undefined : state.asks[0];
    this.tell(anew ? [] : news, ask);
    if (!state.asks[0]) this.plan.drop();
    this.goOn(ask, anew);
  }

  /** A plan goes on with the next question of one's own; whatever else comes between ends it. */
  private goOn(ask: Question | undefined, anew: boolean): void {
    if (!this.plan.underWay || !ask) return;
    const keys = anew ? null : this.plan.next(ask);
    const given = keys && ask.options.find((option) => option.key === keys[0] && this.warns(ask, option));
    if (given) {
      // What gives something away is asked once more on the way there too.
      this.plan.drop();
      this.choose(given);
    } else if (keys) this.send(ask, keys);
    else this.plan.drop();
  }

  /** Fetches a page of what happened before the events that are known. */
  async tellEarlier(): Promise<void> {
    const [before, epoch] = [this.earlier.value, this.state.value?.epoch];
    if (!before) return;
    const page = await api.events(this.id, before, this.as);
    if (this.earlier.value !== before || this.state.value?.epoch !== epoch) return; // the story has begun anew
    batch(() => {
      this.events.value = [...(page.events as unknown as TableEvent[]), ...this.events.value];
      this.earlier.value = page.first;
    });
  }

  /** Says to a screen reader what happened and what is asked; where the words are still to come, when they have. */
  private tell(news: readonly TableEvent[], ask: Question | undefined): void {
    const game = this.game.value;
    if (!textsReady(game)) {
      loadTexts(lang.value, game).then((arrived) => arrived && this.tell(news, ask));
      return;
    }
    const texts = textsOf(game);
    const told = news.map((event) => texts.event(event, this.names.value));
    if (ask) told.push(texts.prompt(ask.what, this.names.value));
    announce(told.filter(Boolean).join(" "));
  }

  /** Before the game this page adds its part to the deal; what it has sent before is dealt with. */
  private takePart(info: TableInfo): void {
    if (!this.socket) return;
    const parts = partsOf(info);
    for (const word of this.mixing) if (!parts.some(({ nonce }) => nonce === word)) this.socket.done(word);
    this.mixing = parts.map(({ nonce }) => nonce);
    for (const part of parts) this.socket.send(part);
  }

  /** Words that could not be said go back to where they were written, before what was written since. */
  private takeBack(words: string): void {
    const draft = `chat-${this.id}`;
    keep(draft, [words, kept<string>(draft)].filter(Boolean).join(" "));
    this.unsaid.value++;
  }

  private heard(said: Said): void {
    // A line may come again with other words: its writer was erased.
    const others = this.chat.value.filter((line) => line.number !== said.number);
    this.chat.value = [...others, said].sort((a, b) => a.at - b.at || a.number - b.number).slice(-200);
    for (const [word, { chat }] of this.sent) {
      if (chat?.replace(/\s+/g, " ").trim() === said.text) {
        this.sent.delete(word);
        this.socket?.done(word);
      }
    }
  }

  // --- how things look ---

  optionsAt(names: readonly string[]): Choice[] {
    const found: Choice[] = [];
    for (const name of names) {
      for (const option of this.touched.value.get(name) ?? []) if (!found.includes(option)) found.push(option);
    }
    return found;
  }

  /** The things that the option under pointer or focus is about; null: no option is considered. */
  readonly concerned = signal<ReadonlySet<string> | null>(null);

  /** What shines: all that can be chosen; while an option is considered, only what it is about. */
  glow(names: readonly string[], at?: string): Light {
    const light = this.light(names, at);
    const concerned = this.concerned.value;
    if (!concerned || light === "chosen") return light;
    if (names.some((name) => concerned.has(name))) return "can";
    return light === "can" ? "" : light;
  }

  /** While an answer is on its way the lights stay: they would only flicker, and the whole board be drawn twice. */
  light(names: readonly string[], at?: string): Light {
    const ask = this.ask.value;
    if (!ask) return "";
    const options = this.optionsAt(names);
    if (options.length) {
      const picks = this.picks.value;
      if (
        picks.some((pick) => options.some((option) => option.key === pick.key) && (pick.at === at || at === undefined))
      )
        return "chosen";
      if (ask.most > 1 && picks.length >= ask.most) return "";
      return "can";
    }
    if (this.reachedAt(names)) return "reach";
    return names.some((name) => this.refused.value.has(name)) ? "no" : "";
  }

  /** What several answers lead to at this thing. */
  reachedAt(names: readonly string[]): Reached | undefined {
    for (const name of names) {
      const found = this.reached.value.get(name);
      if (found) return found;
    }
    return undefined;
  }

  /** Why this thing cannot be chosen now, if the server told. */
  whyNot(names: readonly string[]): Refused | undefined {
    for (const name of names) {
      const found = this.refused.value.get(name);
      if (found) return found;
    }
    return undefined;
  }

  /** 1, 2, 3 … where the order of picks matters and this spot is picked; else 0. */
  order(at: string): number {
    if (!this.ask.value?.ordered) return 0;
    return this.picks.value.findIndex((pick) => pick.at === at) + 1;
  }

  /** The key that picks this option: a letter of its own or a digit; "" if it has none. */
  key(option: Choice): string {
    for (const [letter, own] of this.lettered.value) if (own === option) return letter.toUpperCase();
    const place = this.numbered.value.indexOf(option) + 1;
    return place >= 1 && place <= 9 ? String(place) : "";
  }

  // --- choosing ---

  /** A click on a thing: picks the option that touches it; if there are several, shows them. */
  click(names: readonly string[], at?: string): void {
    const options = this.optionsAt(names);
    if (options.length === 0) {
      const reached = this.reachedAt(names);
      if (reached) {
        this.follow(reached);
        return;
      }
      const no = this.whyNot(names);
      const game = this.game.value;
      if (no) toast(textsOf(game).prompt(no.reason, this.names.value), { rule: no.rule, game, answering: true });
      return;
    }
    if (options.length === 1) this.choose(options[0]!, at);
    else this.menu.value = { options, at };
  }

  /** Gives several answers one after another, as long as each is offered when its turn comes. */
  follow(reached: Reached): void {
    const ask = this.ask.value;
    if (!ask || this.pending.value) return;
    this.plan.begin(reached);
    this.goOn(ask, false);
  }

  /** The warning that stands before an option, unless it was chosen before or warnings are switched off. */
  private warns(ask: Question, option: Choice): boolean {
    return single(ask) && warned.value === "on" && option.key in ask.warnings && this.doubted.value !== option.key;
  }

  /** Picks an option or takes it back; without a spot the next free one is taken. What gives something away is asked
   * once more. */
  choose(option: Choice, at?: string): void {
    const ask = this.ask.value;
    if (!ask || this.pending.value) return;
    if (this.warns(ask, option)) {
      this.doubted.value = option.key;
      this.menu.value = null;
      this.listOpen.value = false;
      announce(textsOf(this.game.value).prompt(ask.warnings[option.key]!, this.names.value));
      return;
    }
    const often = picked(this.picks.value, option.key);
    const spot = at ?? (often < option.most ? this.freeSpot(option) : undefined);
    this.take(
      at === undefined && often < option.most
        ? add(ask, this.picks.value, option, spot)
        : toggle(ask, this.picks.value, option, at),
    );
  }

  more(option: Choice): void {
    const ask = this.ask.value;
    if (ask && !this.pending.value) this.take(add(ask, this.picks.value, option, this.freeSpot(option)));
  }

  less(option: Choice): void {
    const ask = this.ask.value;
    if (ask && !this.pending.value) this.take(remove(ask, this.picks.value, option));
  }

  private freeSpot(option: Choice): string | undefined {
    return this.spots.value.get(option.key)?.find((spot) => !this.picks.value.some((pick) => pick.at === spot));
  }

  private take({ picks, done, full }: { picks: Pick[]; done: boolean; full: boolean }): void {
    const ask = this.ask.value!;
    const texts = textsOf(this.game.value);
    if (!done) this.menu.value = null;
    if (full) {
      toast(texts.text("web-choose-full", { most: ceiling(ask) }), { answering: true });
      return;
    }
    this.picks.value = picks;
    if (!single(ask)) keepPicks(this.id, ask.id, picks);
    this.doubted.value = null;
    if (done) this.submit();
    else if (!single(ask)) announce(texts.text("web-chosen-count", { count: picks.length, most: ceiling(ask) }));
  }

  clear(): void {
    this.picks.value = [];
    forgetPicks(this.id);
    this.doubted.value = null;
    this.menu.value = null;
  }

  /** Whether an answer now would be none at all, of a question that allows it. */
  readonly none = computed(() => this.ask.value?.least === 0 && this.picks.value.length === 0);

  /** As `submit`, by a key that is pressed easily: to choose none gives something away, so it takes two presses. */
  confirm(): void {
    if (!this.none.value || this.doubted.value === "" || this.pending.value) {
      this.submit();
      return;
    }
    this.doubted.value = "";
    announce(textsOf(this.game.value).text("web-confirm-nothing-sure"));
  }

  /** Windows with options stay until the next question: what was chosen is seen in them, and at once. */
  submit(): void {
    const ask = this.ask.value;
    if (!ask || this.pending.value) return;
    if (!ready(ask, this.picks.value)) {
      const missing = ask.least - this.picks.value.length;
      toast(textsOf(this.game.value).text("web-choose-more", { missing }), { answering: true });
      return;
    }
    this.plan.drop();
    this.send(ask, keysOf(ask, this.picks.value));
  }

  protected send(ask: Question, keys: string[]): void {
    const word = nonce();
    answered();
    this.pending.value = true;
    this.sent.set(word, { ask: ask.id });
    this.socket?.send({ type: "answer", table: this.id, ask: ask.id, keys, nonce: word, seat: this.as });
  }

  undo(): void {
    this.following.flush();
    const word = nonce();
    this.sent.set(word, {});
    this.socket?.send({ type: "undo", table: this.id, nonce: word, seat: this.as });
  }

  /** One's word on an undo; for those at the same device too, who are asked aloud. */
  consent(agree: boolean): void {
    const [by, info] = [this.state.value?.undo_asked_by, this.info.value];
    const here = this.as === null || !info ? [] : info.device.filter((seat) => !info.chairs[seat]?.bot);
    const seats: (number | null)[] = agree ? here.filter((seat) => seat !== by) : [];
    for (const seat of seats.length ? seats : [this.as])
      this.socket?.send({ type: "consent", table: this.id, agree, seat });
  }

  say(text: string): void {
    const word = nonce();
    this.sent.set(word, { chat: text });
    this.socket?.send({ type: "chat", table: this.id, text, nonce: word, seat: this.as });
  }

  // --- looking things up ---

  zone(id: string): Zone | undefined {
    return this.view.value?.zones.find((zone) => zone.id === id);
  }

  zones(kind: string): Zone[] {
    return this.view.value?.zones.filter((zone) => zone.kind === kind) ?? [];
  }
}

export const TableContext = createContext<TableStore | null>(null);
/** The table around this component; null outside of one (card browser, home). */
export const useTableMaybe = (): TableStore | null => useContext(TableContext);

export function useTable(): TableStore {
  const table = useContext(TableContext);
  if (!table) throw new Error("this part stands on a table: wrap it in TableContext");
  return table;
}
