// The table of a lesson: the server plays its chapters and judges every answer; this page keeps where one stands.
import { batch, computed, signal } from "@preact/signals";
import { me } from "../../app/session";
import { ApiError, api } from "../../net/api";
import { fits } from "../../parts/pointing";
import { announce, answered } from "../../parts/toast";
import { single } from "../../table/choose";
import { TableStore } from "../../table/store";
import { textsOf } from "../../text/texts";
import type { LessonAnswer, LessonChapter, LessonPlan, LessonStep, Question, ServerMessage, State } from "../../wire";
import { keepProgress, progressIn } from "./progress";

/** Why a try does not lead on: the words of the step (`part`), the common ones, or those of the rules. */
interface Wrong {
  part: string;
  text?: string;
  rule?: string;
}

export class LessonStore extends TableStore {
  readonly lesson: LessonPlan;
  readonly chapter = signal<LessonChapter>(undefined as unknown as LessonChapter);
  readonly answers = signal<readonly string[][]>([]);
  readonly done = signal<readonly string[]>([]);
  /** The number of the step that is told. */
  readonly at = signal(0);
  readonly wrong = signal<Wrong | null>(null);
  /** How often in a row something else was tried. */
  readonly tries = signal(0);
  readonly failed = signal<ApiError | null>(null);
  readonly step = computed<LessonStep | null>(() => this.chapter.value.steps[this.at.value] ?? null);
  /** The steps that have been told in the whole lesson, for the words that are known by now. */
  readonly stepsSoFar = computed(() => {
    const before = this.lesson.chapters.slice(0, this.lesson.chapters.indexOf(this.chapter.value));
    return [...before.flatMap(({ steps }) => steps), ...this.chapter.value.steps.slice(0, this.at.value + 1)];
  });
  private epochs = 1;
  private last: State | null = null;
  private next = 0;

  constructor(
    readonly of: string,
    plan: LessonPlan,
  ) {
    super(`lesson-${of}-${plan.id}`);
    this.lesson = plan;
    const kept = progressIn(of, plan.id);
    const chapter = plan.chapters.find(({ id }) => id === kept?.chapter) ?? plan.chapters[0]!;
    this.chapter.value = chapter;
    this.answers.value = kept && kept.answers.length <= chapter.steps.length ? kept.answers : [];
    this.done.value = kept?.done ?? [];
  }

  // --- where one stands ---

  /** Shows the table where one stands; what the lesson does not know any more begins anew. */
  async open(): Promise<void> {
    this.failed.value = null;
    try {
      this.show(await this.request(null), true);
    } catch (failed) {
      if (!(failed instanceof ApiError)) throw failed;
      if (this.answers.value.length && failed.status >= 400) {
        this.answers.value = [];
        await this.open();
      } else this.failed.value = failed;
    }
  }

  enter(chapter: LessonChapter): void {
    this.chapter.value = chapter;
    this.answers.value = [];
    this.keep();
    this.open();
  }

  /** One step back; from the first one nowhere. */
  goBack(): void {
    if (this.answers.value.length === 0 || this.pending.value) return;
    this.answers.value = this.answers.value.slice(0, -1);
    this.keep();
    this.open();
  }

  get nextChapter(): LessonChapter | undefined {
    return this.lesson.chapters[this.lesson.chapters.indexOf(this.chapter.value) + 1];
  }

  private keep(): void {
    const [chapter, answers, done] = [this.chapter.value.id, [...this.answers.value], [...this.done.value]];
    keepProgress(this.of, this.lesson.id, { chapter, answers, done });
  }

  // --- trying ---

  private request(keys: string[] | null): Promise<LessonAnswer> {
    return api.lessonTry(this.of, this.lesson.id, {
      chapter: this.chapter.value.id,
      answers: [...this.answers.value],
      keys,
    });
  }

  /** A step that was only to be read is done. */
  read(): void {
    if (this.step.value?.read && !this.pending.value) this.attempt([]);
  }

  /** The coach does it: the first answer that leads on. */
  showMe(): void {
    const [ask, step] = [this.ask.value, this.step.value];
    if (!ask || !step || step.read) return;
    const left = ask.options.flatMap((option) => Array.from({ length: option.most }, () => option.key));
    const keys = step.want.flatMap((pattern) => {
      const key = left.find((each) => fits(each, pattern));
      if (key !== undefined) left.splice(left.indexOf(key), 1);
      return key ?? [];
    });
    this.attempt(keys);
  }

  protected override send(ask: Question, keys: string[]): void {
    if (this.step.value?.read) {
      this.refuse({ part: "read" });
      return;
    }
    if (single(ask)) this.picks.value = [];
    this.attempt(keys);
  }

  /** Something was tried that does not lead on. */
  refuse(wrong: Wrong): void {
    batch(() => {
      this.wrong.value = wrong;
      this.tries.value++;
      this.picks.value = [];
      this.menu.value = null;
      this.listOpen.value = false;
      this.doubted.value = null;
    });
  }

  private async attempt(keys: string[]): Promise<void> {
    answered();
    this.pending.value = true;
    try {
      const answer = await this.request(keys);
      if (answer.right) {
        this.answers.value = [...this.answers.value, keys];
        if (answer.step >= this.chapter.value.steps.length) this.finish();
        this.keep();
        this.show(answer, false);
      } else this.refuse({ part: answer.wrong });
    } catch (failed) {
      if (!(failed instanceof ApiError)) throw failed;
      this.refuse({ part: "", text: textsOf(this.of).text(failed.id, failed.args), rule: failed.rule });
    } finally {
      this.pending.value = false;
    }
  }

  private finish(): void {
    const id = this.chapter.value.id;
    if (!this.done.value.includes(id)) this.done.value = [...this.done.value, id];
    announce(textsOf(this.of).text("lesson-chapter-done"));
  }

  // --- showing ---

  private show(answer: LessonAnswer, anew: boolean): void {
    if (anew) this.epochs++;
    const step = this.chapter.value.steps[answer.step - 1];
    const states = answer.states.map((state) => this.named(state));
    // After what was only read nothing has changed but what is said.
    const same = !anew && step?.read === true && states.length === 1 && states[0]!.first === 0;
    this.next = answer.step;
    this.last = states.at(-1) ?? null;
    if (same || !this.last) this.tellStep();
    else if (anew) {
      this.following.flush();
      this.hear(this.last);
    } else for (const state of states) this.following.hear(state);
  }

  override hear(message: ServerMessage): void {
    super.hear(message);
    if (message === this.last) this.tellStep();
  }

  private tellStep(): void {
    batch(() => {
      this.at.value = this.next;
      this.wrong.value = null;
      this.tries.value = 0;
    });
  }

  /** The learner has their own name. */
  private named(state: State): State {
    const seat = this.chapter.value.seat;
    const name = me.value?.name || textsOf("").text("lesson-you");
    const view = state.view as { seats?: { name: string }[] };
    const seats = view.seats?.map((each, i) => (i === seat ? { ...each, name } : each));
    const chairs = state.info.chairs.map((chair) => (chair.seat === seat ? { ...chair, name } : chair));
    return { ...state, epoch: this.epochs, view: { ...state.view, seats }, info: { ...state.info, chairs } };
  }

  override undo(): void {
    this.goBack();
  }
}
