// Everything the browser asks over HTTP. An error is an ApiError with the server's message, to be said in the reader's language.
import { outdated, RELOAD } from "../app/outdated";
import type {
  About,
  Arrange,
  AskCoach,
  Company,
  Device,
  Draw,
  Drawn,
  Erase,
  EventPage,
  FillChair,
  FindGame,
  Folded,
  ForgetSetup,
  Frames,
  GameAnalysis,
  GameSummary,
  Hint,
  Invitation,
  Leaderboard,
  LessonAnswer,
  LessonPlan,
  LessonTry,
  LikedSetup,
  Liking,
  LookAhead,
  MailDone,
  MailWord,
  Me,
  NamedSetup,
  NewPassword,
  NewTable,
  NewTournament,
  OpenedSaga,
  OwnGames,
  OwnRatings,
  PlayOn,
  Preview,
  Privacy,
  Profile,
  PuzzleLine,
  PuzzlePosition,
  PuzzleTried,
  Ready,
  Reminders,
  ReplayCharts,
  Report,
  RuleScene,
  Rules,
  SagaLine,
  SagaStory,
  SetMail,
  SetReminders,
  ShowRatings,
  SignOut,
  SignOutDevice,
  SignUp,
  SitBeside,
  SitDown,
  Spoken,
  StandIn,
  Statistics,
  Subscribe,
  Swap,
  TableInfo,
  TableRatings,
  ToldGame,
  Tournament,
  TournamentLine,
  TryPuzzle,
  WorldString,
} from "../wire";
import { WIRE } from "../wire";

/** What the server refused, or that it could not be reached (`web-offline`). */
export class ApiError extends Error {
  readonly id: string;
  readonly args: Record<string, string | number>;
  readonly rule: string;
  readonly status: number;

  constructor(status: number, id: string, args: Record<string, string | number> = {}, rule = "") {
    super(id);
    this.name = "ApiError";
    this.status = status;
    this.id = id;
    this.args = args;
    this.rule = rule;
  }
}

export interface Variant {
  seats: [number, number];
  when: Record<string, unknown>;
}

export interface SetupItem {
  id: string;
  kind: "flag" | "choice" | "many" | "text";
  default: unknown;
  choices: string[];
  /** Words of which a list may be given instead of a choice; `contents` tells which of them a choice stands for. */
  listed?: string[];
  contents?: Record<string, string[]>;
  /** What it goes with: another item, or the number of `seats`, has one of these values; `why` says so. */
  needs?: { of: string; values: (string | boolean | number)[]; why: string }[];
  /** How many words a list may have; -1: as many as there are seats. */
  most?: number;
  /** Of each of these only one word may be in the list. */
  groups?: string[][];
  /** Where another item has this value, another default is meant. */
  usual?: { of: string; value: unknown; default: unknown }[];
  /** What people find chosen, where that is not the default. */
  offered?: unknown;
  /** The numbers of players that a choice is for. */
  fits?: Record<string, number[]>;
  /** Text id; a choice's is `<label>-<choice>`. */
  label: string;
}

/** An opponent with a face; its name, title and sentence are the text `<game>-bot-<id>`. */
export interface LevelInfo {
  id: string;
  /** Who is drawn (parts/Portrait). */
  portrait: string;
  /** An icon. */
  sign: string;
  /** As measured; null: not yet. */
  rating: { mu: number; sigma: number; games: number } | null;
}

/** A game on the shelf. */
export interface GameInfo {
  id: string;
  rules: number;
  variants: Variant[];
  setup: SetupItem[];
  /** The items for which a list can be drawn by lot, with what may be wished of it. */
  draws?: Record<string, SetupItem[]>;
  bots: string[];
  /** Who plays for somebody who is away: the strongest that answers at once. */
  bot?: string;
  /** The opponents one chooses among, the weakest first; each is one of the bots. */
  levels?: LevelInfo[];
  /** Bots whose net cannot be used, each with the bot that plays under its name. */
  without_net?: Record<string, string>;
  /** How strong each bot is, of as many steps as there are levels (without levels: bots); 0: nobody knows. */
  strengths?: Record<string, number>;
  /** Whether the next game can grow out of a finished one. */
  sagas?: boolean;
  /** The items that a saga prescribes, with their values. */
  saga_setup?: Record<string, boolean | string | string[]>;
  /** Events that say what somebody does, those that belong to the next of these, and those that nobody should miss: of
   * these cards, or all. */
  headlines?: string[];
  preludes?: string[];
  weighty?: Record<string, string[]>;
  /** Guided games: how long they take, and how many chapters they have. */
  lessons?: { id: string; minutes: number; chapters: number }[];
}

export const usualBot = (game: GameInfo): string | undefined => game.bot ?? game.bots.at(-1);

/** Whom one meets unless one chooses otherwise: the second of the levels, whom a beginner can beat. */
export const usualOpponent = (game: GameInfo): string | undefined => game.levels?.[1]?.id ?? usualBot(game);

/** How strong a bot is, of how many steps. */
export const strengthOf = (game: GameInfo, bot: string): { n: number; of: number } => ({
  n: game.strengths?.[bot] ?? game.bots.indexOf(bot) + 1,
  of: game.levels?.length || game.bots.length,
});

/** The printed facts of a card. Games add their own. */
export interface Face {
  /** In games of an older version of the rules only. */
  retired?: boolean;
  id: string;
  kinds?: string[];
  cost?: number | null;
  set?: string;
  coins?: number;
  points?: number | null;
  rule?: string;
  [more: string]: unknown;
}

/** Called when the server no longer knows this session: somebody has signed out elsewhere. */
let over = async (): Promise<void> => {};

export function onSessionOver(then: () => Promise<void>): void {
  over = then;
}

/** The server has said who the visitor is. Until then nothing is done: whoever has no cookie yet would be made a guest
 * twice, and what one of them has started is not the other one's. */
let introduced: Promise<unknown> = Promise.resolve();

/** How often a page that only wants to look comes back when the server has much to do. */
const PATIENT = 3;
const BUSY = "server-busy";

async function call<T>(method: string, path: string, body?: unknown, tries = PATIENT): Promise<T> {
  if (method !== "GET") await introduced;
  try {
    return await once(method, path, body);
  } catch (failed) {
    if (failed instanceof ApiError && failed.id === BUSY && method === "GET" && tries > 0) {
      await new Promise((done) => setTimeout(done, 1000 * Number(failed.args.seconds ?? 1)));
      return call(method, path, body, tries - 1);
    }
    if (!(failed instanceof ApiError) || failed.id !== "session-over") throw failed;
    // Anyone who only looks, looks again as who they are now; anyone who wanted to do something decides again.
    await over();
    if (method !== "GET") throw failed;
    return once(method, path, body);
  }
}

async function once<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      credentials: "same-origin",
      headers: {
        "x-kronika-wire": String(WIRE),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError(0, "web-offline");
  }
  if (answer.ok) return (await answer.json()) as T;
  let said: { id?: unknown; args?: Record<string, string | number>; rule?: string } = {};
  try {
    said = (await answer.json()) as typeof said;
  } catch {
    // A proxy in between may answer in its own words.
  }
  if (said.id === RELOAD) outdated.value = true;
  if (typeof said.id === "string") throw new ApiError(answer.status, said.id, said.args ?? {}, said.rule ?? "");
  throw new ApiError(answer.status, "web-server-failed", { status: answer.status });
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;
const inTournament = (id: string) => `/api/tournaments/${encodeURIComponent(id)}`;
const ofSaga = (saga: string) => `/api/sagas/${encodeURIComponent(saga)}`;

export const api = {
  about: () => call<About>("GET", "/api/about"),
  me: () => {
    const told = call<Me>("GET", "/api/me");
    introduced = told.catch(() => {});
    return told;
  },
  rename: (name: string) => call<Me>("POST", "/api/me", { name }),
  signUp: (body: SignUp) => call<unknown>("POST", "/api/account", body),
  signIn: (body: SignUp) => call<unknown>("POST", "/api/account/in", body),
  signOut: (body: SignOut) => call<unknown>("POST", "/api/account/out", body),
  devices: () => call<Device[]>("GET", "/api/account/devices"),
  signOutDevice: (body: SignOutDevice) => call<Device[]>("POST", "/api/account/devices", body),
  setPassword: (body: NewPassword) => call<unknown>("POST", "/api/account/password", body),
  erase: (body: Erase) => call<unknown>("POST", "/api/me/erase", body),
  /** A page of one's finished games, and one's records. */
  ownGames: (page: number) => call<OwnGames>("GET", `/api/me/games?page=${page}`),
  /** One's own ratings, and who may see them. */
  ownRatings: () => call<OwnRatings>("GET", "/api/me/ratings"),
  showRatings: (body: ShowRatings) => call<OwnRatings>("POST", "/api/me/ratings", body),
  leaderboard: (game: string, page: number) => call<Leaderboard>("GET", `/api/games/${game}/leaderboard?page=${page}`),
  /** Somebody by the name of their account. */
  profile: (name: string) => call<Profile>("GET", `/api/profile?name=${encodeURIComponent(name)}`),
  /** What a rated game brought. */
  tableRatings: (id: string) => call<TableRatings>("GET", `${at(id)}/ratings`),
  reminders: () => call<Reminders>("GET", "/api/me/reminders"),
  setReminders: (body: SetReminders) => call<Reminders>("POST", "/api/me/reminders", body),
  subscribe: (body: Subscribe) => call<Reminders>("POST", "/api/me/reminders/push", body),
  unsubscribe: () => call<Reminders>("POST", "/api/me/reminders/push-off", {}),
  setMail: (body: SetMail) => call<Reminders>("POST", "/api/me/reminders/mail", body),
  confirmMail: (body: MailWord) => call<MailDone>("POST", "/api/reminders/confirm", body),
  stopMails: (word: string) => call<MailDone>("POST", `/api/reminders/stop?word=${encodeURIComponent(word)}`),
  privacy: () => call<Privacy>("GET", "/api/privacy"),
  games: () => call<GameInfo[]>("GET", "/api/games"),
  draw: (game: string, wanted: Draw) => call<Drawn>("POST", `/api/games/${game}/draw`, wanted),
  preview: (game: string, wanted: LookAhead) => call<Preview>("POST", `/api/games/${game}/preview`, wanted),
  /** What those who played a game liked, the best first. */
  liked: (game: string) => call<LikedSetup[]>("GET", `/api/games/${game}/liked`),
  /** The visitor's own word about what was laid out in a finished game; 0 takes it back. */
  liking: (id: string) => call<Liking>("GET", `${at(id)}/like`),
  like: (id: string, stars: number) => call<Liking>("POST", `${at(id)}/like`, { stars }),
  ownSetups: () => call<NamedSetup[]>("GET", "/api/me/setups"),
  keepSetup: (kept: NamedSetup) => call<NamedSetup[]>("POST", "/api/me/setups", kept),
  forgetSetup: (named: ForgetSetup) => call<NamedSetup[]>("POST", "/api/me/setups/forget", named),
  cards: (game: string) => call<Face[]>("GET", `/api/games/${game}/cards`),
  rules: (game: string, lang: string) => call<Rules>("GET", `/api/games/${game}/rules/${lang}`),
  lessons: (game: string) => call<LessonPlan[]>("GET", `/api/games/${game}/lessons`),
  lessonTry: (game: string, lesson: string, body: LessonTry) =>
    call<LessonAnswer>("POST", `/api/games/${game}/lessons/${lesson}`, body),
  summary: (game: string, lang: string) => call<GameSummary>("GET", `/api/games/${game}/summary/${lang}`),
  /** The clauses that can be seen at the table, and one of them. */
  scenes: (game: string) => call<string[]>("GET", `/api/games/${game}/scenes`),
  scene: (game: string, clause: string) => call<RuleScene>("GET", `/api/games/${game}/scenes/${clause}`),
  /** 0 seats: the number that is played most. */
  statistics: (game: string, seats: number, who: string) =>
    call<Statistics>("GET", `/api/games/${game}/statistics?seats=${seats}&who=${who}`),
  statisticsAddress: (game: string, lang: string) => `/api/games/${game}/statistics.csv?lang=${lang}`,
  tables: () => call<TableInfo[]>("GET", "/api/tables"),
  createTable: (table: NewTable) => call<TableInfo>("POST", "/api/tables", table),
  /** With an invitation a closed table can be seen by whoever may sit down there. */
  table: (id: string, invite = "") =>
    call<TableInfo>("GET", `${at(id)}${invite && `?invite=${encodeURIComponent(invite)}`}`),
  sit: (id: string, body: SitDown) => call<TableInfo>("POST", `${at(id)}/sit`, body),
  sitBeside: (id: string, body: SitBeside) => call<TableInfo>("POST", `${at(id)}/beside`, body),
  fill: (id: string, body: FillChair) => call<TableInfo>("POST", `${at(id)}/fill`, body),
  invite: (id: string) => call<Invitation>("POST", `${at(id)}/invite`, {}),
  uninvite: (id: string) => call<TableInfo>("POST", `${at(id)}/uninvite`, {}),
  mute: (id: string, who: string, muted: boolean) => call<TableInfo>("POST", `${at(id)}/mute`, { who, muted }),
  remove: (id: string, who: string) => call<TableInfo>("POST", `${at(id)}/remove`, { who }),
  ready: (id: string, ready: boolean) => call<TableInfo>("POST", `${at(id)}/ready`, { ready } satisfies Ready),
  swap: (id: string, body: Swap) => call<TableInfo>("POST", `${at(id)}/swap`, body),
  findGame: (body: FindGame) => call<TableInfo>("POST", "/api/open-tables", body),
  company: () => call<Company>("GET", "/api/company"),
  /** By the name of an account. */
  askFriend: (name: string) => call<Company>("POST", "/api/company/ask", { name }),
  answerFriend: (who: string, accept: boolean) => call<Company>("POST", "/api/company/answer", { who, accept }),
  /** Takes a question back, or ends a friendship. */
  endTie: (who: string) => call<Company>("POST", "/api/company/end", { who }),
  block: (who: string, blocked: boolean) => call<Company>("POST", "/api/company/block", { who, blocked }),
  /** `who` as a table calls them. */
  blockAt: (id: string, who: string, blocked: boolean) => call<Company>("POST", `${at(id)}/block`, { who, blocked }),
  /** Whose lines are not to be seen at a table. */
  folded: (id: string) => call<Folded>("GET", `${at(id)}/folded`),
  hide: (hidden: boolean) => call<Company>("POST", "/api/company/hide", { hidden }),
  offer: (id: string, who: string) => call<Company>("POST", `${at(id)}/offer`, { who }),
  decline: (table: string) => call<Company>("POST", "/api/company/decline", { table }),
  tournaments: () => call<TournamentLine[]>("GET", "/api/tournaments"),
  tournament: (id: string) => call<Tournament>("GET", inTournament(id)),
  createTournament: (body: NewTournament) => call<Tournament>("POST", "/api/tournaments", body),
  enterTournament: (id: string, name: string) => call<Tournament>("POST", `${inTournament(id)}/enter`, { name }),
  enterBots: (id: string, bot: string, count: number) =>
    call<Tournament>("POST", `${inTournament(id)}/bots`, { bot, count }),
  removeEntrant: (id: string, number: number) => call<Tournament>("POST", `${inTournament(id)}/remove`, { number }),
  startTournament: (id: string) => call<Tournament>("POST", `${inTournament(id)}/start`, {}),
  endTournament: (id: string) => call<Tournament>("POST", `${inTournament(id)}/end`, {}),
  arrange: (id: string, body: Partial<Arrange>) => call<TableInfo>("POST", `${at(id)}/arrange`, body),
  report: (id: string, body: Partial<Report>) => call<unknown>("POST", `${at(id)}/report`, body),
  /** Here and in what follows, `seat` is one of several at this device; null: one's own. */
  resign: (id: string, seat: number | null) => call<TableInfo>("POST", `${at(id)}/resign`, { seat }),
  away: (id: string, seat: number | null) => call<TableInfo>("POST", `${at(id)}/away`, { seat }),
  standIn: (id: string, bot: string, seat: number | null) =>
    call<TableInfo>("POST", `${at(id)}/stand-in`, { bot, seat } satisfies StandIn),
  back: (id: string, seat: number | null) => call<TableInfo>("POST", `${at(id)}/back`, { seat }),
  /** The games that have puzzles, each with that of a day. */
  puzzles: (day: number) => call<PuzzleLine[]>("GET", `/api/puzzles?day=${day}`),
  puzzle: (game: string, number: number) => call<PuzzlePosition>("GET", `/api/puzzles/${game}?number=${number}`),
  tryPuzzle: (game: string, number: number, body: TryPuzzle) =>
    call<PuzzleTried>("POST", `/api/puzzles/${game}?number=${number}`, body),
  /** A finished game in prose. */
  story: (id: string, lang: string) => call<ToldGame>("GET", `${at(id)}/story?lang=${lang}`),
  spoken: () => call<Spoken>("GET", "/api/me/spoken"),
  speak: (body: Spoken) => call<Spoken>("POST", "/api/me/spoken", body),
  /** How far the analysis of a finished game has come. */
  analysis: (id: string) => call<GameAnalysis>("GET", `${at(id)}/analysis`),
  analyze: (id: string) => call<GameAnalysis>("POST", `${at(id)}/analysis`, {}),
  /** What a good player would do about my open question. */
  hint: (id: string, body: AskCoach) => call<Hint>("POST", `${at(id)}/hint`, body),
  rematch: (id: string) => call<TableInfo>("POST", `${at(id)}/rematch`, { takes_part: true }),
  events: (id: string, before: number, seat: number | null) =>
    call<EventPage>("GET", `${at(id)}/events?before=${before}${seat === null ? "" : `&seat=${seat}`}`),
  /** `seat` "all" shows everybody's cards, "public" what a spectator saw (finished games only). */
  replay: (id: string, seat: Frames["eyes"][number], from: number, count: number) =>
    call<Frames>("GET", `${at(id)}/replay?seat=${seat}&from=${from}&count=${count}`),
  charts: (id: string, seat: Frames["eyes"][number]) => call<ReplayCharts>("GET", `${at(id)}/charts?seat=${seat}`),
  playOn: (id: string, body: PlayOn) => call<TableInfo>("POST", `${at(id)}/play-on`, body),
  openChronicle: (chronicle: unknown) => call<{ table: string }>("POST", "/api/replays", chronicle),
  chronicleAddress: (id: string) => `${at(id)}/chronicle`,
  sagas: () => call<SagaLine[]>("GET", "/api/sagas"),
  saga: (id: string) => call<SagaStory>("GET", ofSaga(id)),
  /** The next game of a table's saga; 0 seats: as many as there were; `replaces` is the table that the new one replaces. */
  nextGame: (table: string, seats = 0, replaces = "") =>
    call<TableInfo>("POST", `${at(table)}/next`, { seats, replaces, takes_part: true }),
  openSaga: (saga: unknown) => call<OpenedSaga>("POST", "/api/sagas", saga),
  sagaString: (id: string) => call<WorldString>("GET", `${ofSaga(id)}/string`),
  sagaAddress: (id: string) => `${ofSaga(id)}/file`,
};
