// The sections of the house, and where each leads from here: whoever reads of a game stays with it.
export interface Section {
  href: string;
  id: string;
  icon: string;
  under: RegExp;
}

/** Sections that are about one game; without one they show all. */
export const gameSections: readonly Section[] = [
  { href: "/learn", id: "page-learn", icon: "game-icons:owl", under: /^\/learn(\/|$)/ },
  { href: "/rules", id: "page-rules", icon: "lucide:book-open", under: /^\/rules(\/|$)/ },
  { href: "/cards", id: "page-cards", icon: "lucide:layers", under: /^\/cards(\/|$)/ },
  { href: "/stats", id: "page-stats", icon: "lucide:chart-column", under: /^\/stats(\/|$)/ },
];

export const sections: readonly Section[] = [
  { href: "/", id: "page-tables", icon: "game-icons:round-table", under: /^\/(new\/.*|mine)?$/ },
  { href: "/company", id: "page-company", icon: "lucide:users", under: /^\/(company|board|people|tournament)/ },
  ...gameSections,
  { href: "/help", id: "page-help", icon: "lucide:circle-help", under: /^\/(help|credits)/ },
];

/** The game that a page is about, by its address; "" if it is about none. */
export const gameAt = (path: string): string => /^\/(?:rules|cards|stats|board)\/([^/]+)\/?$/.exec(path)?.[1] ?? "";

/** Where a section leads from a page. The section one is in leads to its games. */
export function hrefOf(section: Section, path: string): string {
  const game = gameAt(path);
  const stays = game && gameSections.includes(section) && !section.under.test(path);
  return stays ? `${section.href}/${game}` : section.href;
}
