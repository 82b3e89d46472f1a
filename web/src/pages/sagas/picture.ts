// A drawing in the page becomes a file, with the story beside it: its colors and fonts are written into it, so that it
// looks the same anywhere.
import { column, type Excerpt, type Kind, LETTERS, type Line } from "./column";

const KEPT = [
  "color",
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "opacity",
  "font-family",
  "font-size",
  "font-weight",
  "letter-spacing",
  "text-anchor",
];
const NAMESPACE = "http://www.w3.org/2000/svg";

/** Around the drawing, and above it for the title. */
const MARGIN = 28;
const HEAD = 76;
/** The column of the story to the right of the drawing. */
const TALE = 430;

export interface Picture {
  parts: readonly SVGSVGElement[];
  /** The color behind it all. */
  ground: string;
  title: string;
  /** The heading on the page whose font the title has. */
  heading: Element;
  /** The story, and a line of it on the page whose font it has. */
  tale?: { excerpt: Excerpt; prose: Element };
}

/** The parts of a drawing side by side under a title, as one that needs nothing of the page; with its letters and their
 * fonts, or bare. */
export async function assembled(picture: Picture, bare = false): Promise<string> {
  const { parts, ground, title, heading } = picture;
  const whole = document.createElementNS(NAMESPACE, "svg");
  const defs = whole.appendChild(document.createElementNS(NAMESPACE, "defs"));
  const back = whole.appendChild(document.createElementNS(NAMESPACE, "rect"));
  const icons = new Set<string>();
  const families = new Set<string>();
  const { width, height } = sizeOf(picture);
  const head = whole.appendChild(document.createElementNS(NAMESPACE, "text"));
  const letters = lettersOf(heading);
  families.add(letters["font-family"].split(",")[0]!.replace(/["']/g, ""));
  for (const [name, value] of Object.entries({ ...letters, x: MARGIN, y: HEAD - MARGIN }))
    head.setAttribute(name, String(value));
  head.textContent = title;
  let left = MARGIN;
  for (const part of parts) {
    const group = whole.appendChild(document.createElementNS(NAMESPACE, "g"));
    group.setAttribute("transform", `translate(${left} ${HEAD})`);
    for (const child of part.children) {
      const copy = child.cloneNode(true) as SVGElement;
      dress(child, copy, icons, families);
      group.append(copy);
    }
    left += part.width.baseVal.value;
  }
  for (const { line, letters } of await toldIn(picture)) {
    const text = whole.appendChild(document.createElementNS(NAMESPACE, "text"));
    families.add(letters["font-family"].split(",")[0]!.replace(/["']/g, ""));
    for (const [name, value] of Object.entries({ ...letters, x: left + MARGIN, y: HEAD + line.y }))
      text.setAttribute(name, String(value));
    text.textContent = line.words;
  }
  for (const icon of icons) {
    const symbol = document.getElementById(icon.slice(1));
    if (symbol) defs.append(symbol.cloneNode(true));
  }
  if (bare) for (const text of whole.querySelectorAll("text")) text.remove();
  else defs.appendChild(document.createElementNS(NAMESPACE, "style")).textContent = await fonts(families);
  for (const [name, value] of Object.entries({ width, height })) {
    whole.setAttribute(name, String(value));
    back.setAttribute(name, String(value));
  }
  back.setAttribute("fill", ground);
  whole.setAttribute("viewBox", `0 0 ${width} ${height}`);
  return new XMLSerializer().serializeToString(whole);
}

/** The size of the whole, with what is around the drawing. */
function sizeOf({ parts, tale }: Picture): { width: number; height: number } {
  const width = parts.reduce((sum, part) => sum + part.width.baseVal.value, 0);
  return { width: width + 2 * MARGIN + (tale ? TALE + MARGIN : 0), height: drawn(parts) + HEAD + MARGIN };
}

const drawn = (parts: Picture["parts"]): number => Math.max(...parts.map((part) => part.height.baseVal.value));

type Letters = Record<"font-family" | "font-size" | "font-weight" | "fill", string>;

function lettersOf(like: Element, size = 30): Letters {
  const style = getComputedStyle(like);
  return {
    "font-family": style.fontFamily,
    "font-size": `${size}px`,
    "font-weight": style.fontWeight,
    fill: style.color,
  };
}

const fontOf = (letters: Letters): string =>
  `${letters["font-weight"]} ${letters["font-size"]} ${letters["font-family"]}`;

/** The lines of the story, with their letters: measured in their own fonts, of which the page may have shown nothing yet. */
async function toldIn({ parts, heading, tale }: Picture): Promise<{ line: Line; letters: Letters }[]> {
  if (!tale) return [];
  const letters = (kind: Kind) => lettersOf(kind === "title" ? heading : tale.prose, LETTERS[kind].size);
  const { above, title, paragraphs } = tale.excerpt;
  await Promise.all([
    document.fonts.load(fontOf(letters("title")), title),
    document.fonts.load(fontOf(letters("text")), [above, ...paragraphs].join("")),
  ]);
  const ruler = document.createElement("canvas").getContext("2d")!;
  const measure = (words: string, kind: Kind) => {
    ruler.font = fontOf(letters(kind));
    return ruler.measureText(words).width;
  };
  return column(tale.excerpt, TALE, drawn(parts), measure).map((line) => ({ line, letters: letters(line.kind) }));
}

/** What the page's styles say of an element, said by the element itself. */
function dress(from: Element, to: SVGElement, icons: Set<string>, families: Set<string>): void {
  const style = getComputedStyle(from);
  for (const name of KEPT) {
    const value = style.getPropertyValue(name);
    if (value) to.setAttribute(name, value);
  }
  to.removeAttribute("class");
  if (from.tagName === "text") families.add(style.fontFamily.split(",")[0]!.replace(/["']/g, ""));
  const icon = from.tagName === "use" ? from.getAttribute("href") : null;
  if (icon) icons.add(icon);
  for (const [i, child] of [...from.children].entries()) dress(child, to.children[i] as SVGElement, icons, families);
}

/** The fonts of these families, embedded. */
async function fonts(families: ReadonlySet<string>): Promise<string> {
  const faces = [...document.styleSheets].flatMap((sheet) => facesIn(sheet.cssRules));
  const wanted = faces.filter((face) => families.has(face.style.getPropertyValue("font-family").replace(/["']/g, "")));
  const written = await Promise.all(
    wanted.map(async (face) => {
      const address = /url\("?([^")]+)"?\)/.exec(face.style.getPropertyValue("src"))?.[1];
      if (!address) return "";
      const base = face.parentStyleSheet?.href ?? location.href;
      const bytes = await (await fetch(new URL(address, base))).blob();
      const source = `src: url(${await asData(bytes)}) format("woff2");`;
      const rest = ["font-family", "font-weight", "unicode-range"].map(
        (name) => `${name}: ${face.style.getPropertyValue(name)};`,
      );
      return `@font-face { ${source} ${rest.join(" ")} }`;
    }),
  );
  return written.join("\n");
}

/** Font faces among rules, also inside layers. */
function facesIn(rules: CSSRuleList): CSSFontFaceRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSFontFaceRule) return [rule];
    return rule instanceof CSSGroupingRule ? facesIn(rule.cssRules) : [];
  });
}

function asData(bytes: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(bytes);
  });
}

/** The drawing in points, twice as fine as on the page. Its letters are written by the page, which has their fonts:
 * in a picture of its own they come when it has been painted already. */
export async function painted(picture: Picture, scale = 2): Promise<Blob> {
  const { parts, title, heading } = picture;
  const image = new Image();
  image.src = await asData(new Blob([await assembled(picture, true)], { type: "image/svg+xml" }));
  await image.decode();
  const canvas = document.createElement("canvas");
  const { width, height } = sizeOf(picture);
  canvas.width = width * scale;
  canvas.height = height * scale;
  const context = canvas.getContext("2d")!;
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const letters = lettersOf(heading);
  context.font = fontOf(letters);
  context.fillStyle = letters.fill;
  // It may use characters that the page has not shown so far.
  await document.fonts.load(context.font, title);
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.fillText(title, MARGIN, HEAD - MARGIN);
  let left = MARGIN;
  for (const part of parts) {
    for (const text of part.querySelectorAll("text")) write(context, text, left, scale);
    left += part.width.baseVal.value;
  }
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.textAlign = "left";
  for (const { line, letters } of await toldIn(picture)) {
    context.font = fontOf(letters);
    context.fillStyle = letters.fill;
    context.fillText(line.words, left + MARGIN, HEAD + line.y);
  }
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"),
  );
}

function write(context: CanvasRenderingContext2D, text: SVGTextElement, left: number, scale: number): void {
  const style = getComputedStyle(text);
  const words = text.textContent ?? "";
  const at = text.getCTM()!;
  context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  context.fillStyle = style.fill;
  context.textAlign = style.textAnchor === "middle" ? "center" : "left";
  // Where a text is condensed on the page, it is here too.
  const room = text.hasAttribute("textLength") ? text.textLength.baseVal.value : 0;
  const press = room ? room / context.measureText(words).width : 1;
  const x = left + at.e + Number(text.getAttribute("x"));
  context.setTransform(scale * press, 0, 0, scale, scale * x, scale * (HEAD + at.f + Number(text.getAttribute("y"))));
  context.fillText(words, 0, 0);
}

export function save(bytes: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(bytes);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
