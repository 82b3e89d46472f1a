import { describe, expect, it } from "vitest";
import { CHAPTERS, chapterOf, deedsOf, durationOf, leftSlots, newSites, type Page, pageOf } from "./pages";

const plot = (site: string, taken = true) => ({ site, taken, cards: [], relics: 0, ruler: -1 });
const page = (step: string, sites: string[], more: Partial<Page> = {}): Page => ({
  step,
  map: sites.map((site) => (site === "-" ? plot("", false) : plot(site === "?" ? "" : site))),
  deeds: [],
  count: 0,
  ...more,
});

const works = page("works", ["plains", "river", "?"]);
const departure = page("departure", ["plains", "-", "-"], { deeds: [["lost", "river"]] });
const ruins = page("ruins", ["plains", "-", "-"]);
const ranks = page("ranks", ["plains", "mine", "?"]);
const pages = [page("victory", ["plains", "river", "?"]), page("vow", []), works, departure, ruins, ranks];

describe("the parts of the Chronicle", () => {
  it("are eight, and each step belongs to one", () => {
    expect(CHAPTERS.map(({ rule }) => rule)).toEqual(["8.1", "8.2", "8.3", "8.4", "8.5", "8.6", "8.7", "8.8"]);
    expect(chapterOf("victory")).toBe(-1);
    expect(["works", "departure", "ruins", "ranks"].map(chapterOf)).toEqual([2, 2, 2, 2]);
  });

  it("are opened at their last page, as far as they are written", () => {
    expect(pageOf(pages, 2)).toBe(5);
    expect(pageOf(pages.slice(0, 4), 2)).toBe(3);
    expect(pageOf(pages, 3)).toBe(-1);
  });
});

describe("what changed from page to page", () => {
  it("is which slots were emptied, unseen ones too", () => {
    expect(leftSlots(works, departure)).toEqual([1, 2]);
    expect(leftSlots(departure, ruins)).toEqual([]);
  });

  it("is which sites nobody had seen before", () => {
    expect(newSites(ruins, ranks)).toEqual(["mine"]);
  });

  it("is told by its deeds", () => {
    expect(deedsOf(departure, "lost")).toEqual(["river"]);
    expect(deedsOf(departure, "buried")).toEqual([]);
  });
});

describe("the pace", () => {
  it("hurries over steps where nothing happened and dwells on the victory", () => {
    const [victory, , , left, fallen] = pages.map((_, i) => durationOf(pages, i));
    expect(fallen).toBeLessThan(left!);
    expect(left).toBeLessThan(victory!);
  });
});
