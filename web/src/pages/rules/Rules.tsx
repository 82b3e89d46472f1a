// The rulebook: contents, every clause with an address of its own, and a search as one types.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { copy } from "../../app/copy";
import { followed, hash, navigate, type Params } from "../../app/router";
import { lang, letters } from "../../app/settings";
import { facesOf } from "../../games";
import { ApiError, api } from "../../net/api";
import { Card } from "../../parts/Card";
import { Icon } from "../../parts/Icon";
import { lazy } from "../../parts/lazy";
import { announce, toast } from "../../parts/toast";
import { GameContext, useTexts } from "../../text/texts";
import type { Rules as Book, Clause, Section } from "../../wire";
import { GameSwitch } from "../GameSwitch";
import { Foot, LoadError, Shell } from "../Shell";
import type { SceneProps } from "./Scene";
import { highlights, holds, wordsOf } from "./search";
import "./rules.css";

const Scene = lazy<SceneProps>(() => import("./Scene").then((module) => module.default));

const MOST_CARDS = 8;
const books = new Map<string, Book>();

export default function Rules({ params }: { params: Params }) {
  const texts = useTexts("");
  const [book, setBook] = useState<Book | null>(null);
  const [failed, setFailed] = useState<ApiError | null>(null);
  const [tries, setTries] = useState(0);
  const game = params.game!;
  useEffect(() => {
    const key = `${game}/${lang.value}`;
    let current = true;
    const found = books.get(key);
    setFailed(null);
    if (found) setBook(found);
    else {
      api.rules(game, lang.value).then(
        (arrived) => {
          books.set(key, arrived);
          if (current) setBook(arrived);
        },
        (failed: unknown) => current && setFailed(failed instanceof ApiError ? failed : new ApiError(0, "web-offline")),
      );
    }
    return () => {
      current = false;
    };
  }, [game, lang.value, tries]);
  const title = texts.text("rules-title");
  if (failed) {
    return (
      <Shell room="rules" title={title}>
        <LoadError failed={failed} again={() => setTries(tries + 1)} />
      </Shell>
    );
  }
  return (
    <Shell room="rules" title={book ? `${title}: ${book.title}` : title} class="rules">
      {book ? (
        <GameContext.Provider value={game}>
          <Reader book={book} game={game} />
        </GameContext.Provider>
      ) : (
        <main class="page waiting" id="main" aria-busy="true" />
      )}
    </Shell>
  );
}

/** A chapter has no dot in its number. */
const isChapter = (section: Section): boolean => !section.id.includes(".");

function Reader({ book, game }: { book: Book; game: string }) {
  const texts = useTexts();
  const [find, setFind] = useState("");
  const [only, setOnly] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const scenes = useScenes(game);
  const words = useMemo(() => wordsOf(find), [find]);
  const found = useMemo(() => {
    const all = only ? book.clauses.filter(({ id }) => scenes.has(id)) : book.clauses;
    if (words.length === 0) return all;
    const titles = new Map(book.sections.map((section) => [section.id, section.title]));
    return all.filter((clause) => holds(`${clause.id} ${clause.text} ${titles.get(clause.section) ?? ""}`, words));
  }, [book, words, only, scenes]);
  const bySection = useMemo(() => {
    const map = new Map<string, Clause[]>();
    for (const clause of found) {
      const there = map.get(clause.section);
      if (there) there.push(clause);
      else map.set(clause.section, [clause]);
    }
    return map;
  }, [found]);
  const cards = useCardsByRule(game);
  const shown = book.sections.filter(
    (section) =>
      (words.length === 0 && !only) ||
      bySection.has(section.id) ||
      (isChapter(section) && found.some((clause) => under(clause.section, section.id))),
  );
  const said = texts.text("rules-found", { count: found.length });
  useEffect(() => {
    if (words.length === 0) return;
    const timer = setTimeout(() => announce(said), 500);
    return () => clearTimeout(timer);
  }, [said, words]);
  const target = hash.value;
  useTarget(target, book, [scenes, cards], () => {
    setFind("");
    setOnly(false);
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (
        event.key !== "/" ||
        letters.value === "off" ||
        event.ctrlKey ||
        event.metaKey ||
        /^(INPUT|TEXTAREA|SELECT)$/.test((event.target as HTMLElement).tagName)
      )
        return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  return (
    <div class="book">
      <Contents book={book} />
      <main id="main" class="book-main col">
        <h1>{book.title}</h1>
        <GameSwitch section="rules" game={game} />
        <search class="book-search">
          <span class="find">
            <Icon name="lucide:search" />
            <input
              ref={field}
              class="inp"
              type="search"
              value={find}
              placeholder={texts.text("rules-search")}
              aria-label={texts.text("rules-search")}
              aria-describedby="rules-search-help"
              aria-keyshortcuts="/"
              onInput={(event) => setFind(event.currentTarget.value)}
            />
          </span>
          <p id="rules-search-help" class={`fine ${words.length ? "gold" : "sub"}`}>
            {words.length ? said : texts.text("rules-search-help")}
          </p>
        </search>
        <div class="scene-ways wrap">
          {scenes.size > 0 && (
            <label class="pair fine" data-tip={texts.text("scene-help")}>
              <input
                type="checkbox"
                data-part="scene-only"
                checked={only}
                onChange={(event) => setOnly(event.currentTarget.checked)}
              />
              {texts.text("scene-only")}
              <span class="sub">{texts.text("scene-count", { count: scenes.size })}</span>
            </label>
          )}
          <a class="btn scene-show" href={`/summary/${game}`}>
            <Icon name="lucide:printer" />
            {texts.text("summary-way")}
          </a>
        </div>
        <div class="book-paper leaf edged">
          {shown.map((section) => (
            <section key={section.id} aria-labelledby={section.id}>
              {isChapter(section) ? (
                <h2 id={section.id} class="gold" tabIndex={-1} data-on={section.id === target || undefined}>
                  <span>{section.id}</span> {section.title}
                </h2>
              ) : (
                <h3 id={section.id} tabIndex={-1} data-on={section.id === target || undefined}>
                  <span>{section.id}</span> {section.title}
                </h3>
              )}
              {bySection.get(section.id)?.map((clause) => (
                <ClauseLine
                  key={clause.id}
                  clause={clause}
                  words={words}
                  cards={cards.get(clause.id) ?? []}
                  lit={clause.id === target}
                  scene={scenes.has(clause.id) ? game : ""}
                />
              ))}
            </section>
          ))}
          {found.length === 0 && (
            <p class="nothing-found" data-part="nothing">
              {texts.text("rules-found", { count: 0 })}{" "}
              <button type="button" class="btn" onClick={() => setFind("")}>
                {texts.text("rules-clear")}
              </button>
            </p>
          )}
        </div>
        <Foot />
      </main>
    </div>
  );
}

/** What the address names is shown and has the focus: as soon as the book is there, in whichever language, and whenever a
 * link to it is followed. What a search hides comes back for it, once; where something above it arrives late, it is shown
 * again, unless the reader has gone on. */
function useTarget(target: string, book: Book, late: readonly unknown[], showAll: () => void): void {
  const asked = `${target} ${followed.value}`;
  const shown = useRef("");
  const [, redraw] = useState(0);
  useEffect(() => {
    if (!target || shown.current === `${asked} ${book.title}`) return;
    const element = document.getElementById(target);
    if (element) {
      element.scrollIntoView({ block: "center" });
      element.focus({ preventScroll: true });
    }
    if (element || shown.current === asked) shown.current = `${asked} ${book.title}`;
    else {
      shown.current = asked;
      showAll();
      redraw((n) => n + 1);
    }
  });
  useEffect(() => {
    const element = target ? document.getElementById(target) : null;
    if (element && element === document.activeElement) element.scrollIntoView({ block: "center" });
  }, [...late]);
}

const under = (section: string, chapter: string): boolean => section === chapter || section.startsWith(`${chapter}.`);

/** The clauses that can be seen at the table. */
function useScenes(game: string): ReadonlySet<string> {
  const [found, setFound] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    let current = true;
    api.scenes(game).then(
      (ids) => current && setFound(new Set(ids)),
      () => {}, // a rulebook without them is still one
    );
    return () => {
      current = false;
    };
  }, [game]);
  return found;
}

/** Cards by the clause that rules on them. */
function useCardsByRule(game: string): Map<string, string[]> {
  const faces = facesOf(game);
  return useMemo(() => {
    const found = new Map<string, string[]>();
    for (const face of faces.values()) {
      if (!face.rule) continue;
      const there = found.get(face.rule);
      if (there) there.push(face.id);
      else found.set(face.rule, [face.id]);
    }
    return found;
  }, [faces]);
}

const example = (clause: Clause): boolean => clause.example || /-x\d+$/.test(clause.id);

interface ClauseProps {
  clause: Clause;
  words: readonly string[];
  cards: readonly string[];
  lit: boolean;
  /** The game, where the clause can be seen at the table. */
  scene: string;
}

function ClauseLine({ clause, words, cards, lit, scene }: ClauseProps) {
  const texts = useTexts();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const share = async () => {
    const link = `${location.origin}${location.pathname}#${clause.id}`;
    navigate(`${location.pathname}#${clause.id}`, "replace");
    toast((await copy(link)) ? texts.text("rules-copied", { clause: clause.id }) : link);
  };
  return (
    <div
      id={clause.id}
      tabIndex={-1}
      role="group"
      aria-label={texts.text("web-rule", { rule: clause.id })}
      aria-describedby={`${clause.id}-text`}
      data-part="clause-line"
      data-on={lit || open || undefined}
      data-example={example(clause) || undefined}
      class="clause-line"
    >
      <span class="clause-id">
        <a href={`#${clause.id}`} aria-label={texts.text("rules-link", { clause: clause.id })}>
          {clause.id}
        </a>
        <button
          type="button"
          class="bare clause-copy"
          data-tip={texts.text("rules-copy", { clause: clause.id })}
          aria-label={texts.text("rules-copy", { clause: clause.id })}
          onClick={share}
        >
          <Icon name="lucide:link" />
        </button>
      </span>
      <p id={`${clause.id}-text`}>
        {highlights(clause.text, words).map((cut, i) => (cut.hit ? <mark key={i}>{cut.text}</mark> : cut.text))}
      </p>
      {cards.length > 0 && (
        <div class="clause-cards wrap">
          {cards.slice(0, MOST_CARDS).map((face) => (
            <Card
              key={face}
              face={face}
              onClick={() => navigate(`${location.pathname.replace("/rules/", "/cards/")}#${face}`)}
            />
          ))}
        </div>
      )}
      {scene && !open && (
        <button
          ref={button}
          type="button"
          class="btn scene-show"
          data-part="scene-show"
          aria-label={texts.text("scene-show-of", { clause: clause.id })}
          onClick={() => setOpen(true)}
        >
          <Icon name="lucide:play" />
          {texts.text("scene-show")}
        </button>
      )}
      {scene && open && (
        <Scene
          game={scene}
          clause={clause.id}
          onClose={() => {
            setOpen(false);
            requestAnimationFrame(() => button.current?.focus());
          }}
        />
      )}
    </div>
  );
}

function Contents({ book }: { book: Book }) {
  const texts = useTexts();
  const [open, setOpen] = useState(false);
  const chapters = book.sections.filter(isChapter).map((chapter) => ({
    chapter,
    parts: book.sections.filter((section) => section !== chapter && under(section.id, chapter.id)),
  }));
  const goTo = () => setOpen(false);
  return (
    <nav class={`contents book-contents fine ${open ? "open" : ""}`} aria-label={texts.text("rules-contents")}>
      <button type="button" class="book-contents-head pair gold" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name="lucide:list" />
        {texts.text("rules-contents")}
      </button>
      <ol>
        {chapters.map(({ chapter, parts }) => (
          <li key={chapter.id}>
            <a href={`#${chapter.id}`} onClick={goTo}>
              <span class="sub finest">{chapter.id}</span> {chapter.title}
            </a>
            {parts.length > 0 && (
              <ol>
                {parts.map((part) => (
                  <li key={part.id}>
                    <a href={`#${part.id}`} onClick={goTo}>
                      {part.title}
                    </a>
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
