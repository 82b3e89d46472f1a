// Written by `python -m kronika.server.typescript` from src/kronika/server/lesson_messages.py. Do not edit.

import type { State, Text } from "./wire";

/** A step of a lesson by its text. `points` names what the coach points at (nothing: the answer itself), `read` a step without anything to do, `want` the patterns of the keys that lead on. */
export interface LessonStep {
  text: string;
  points: string[];
  words: string[];
  read: boolean;
  want: string[];
}

export interface LessonChapter {
  id: string;
  text: string;
  icon: string;
  seat: number;
  steps: LessonStep[];
}

/** A lesson: its chapters and what is done in them. */
export interface LessonPlan {
  id: string;
  text: string;
  minutes: number;
  chapters: LessonChapter[];
}

/** An answer of the learner's, after the right ones that they have given in this chapter; null: they only look. A step that is only read is answered with nothing. */
export interface LessonTry {
  chapter: string;
  answers: string[][];
  keys: string[] | null;
}

/** What comes of a try. A right one leads on: `states` are the table after it and after each answer of the others. Of a wrong one `wrong` names the words of the step that answer it ("": the common ones), and nothing has changed. */
export interface LessonAnswer {
  right: boolean;
  wrong: string;
  step: number;
  states: State[];
}

/** An answer of a scene: who gives it, and in words. */
export interface SceneStep {
  seat: number;
  keys: string[];
  texts: Text[];
}

/** A small scene for a clause of the rulebook: the table before each answer and at the end, through the eyes of a seat. */
export interface RuleScene {
  clause: string;
  seat: number;
  steps: SceneStep[];
  states: State[];
}
