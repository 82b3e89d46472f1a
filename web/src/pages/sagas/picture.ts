// A drawing in the page becomes a file: its colours and letters are written into it, so that it looks the same anywhere.
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

/** The parts of a drawing side by side, as one that needs nothing of the page; with its letters and their fonts, or bare. */
export async function assembled(parts: readonly SVGSVGElement[], ground: string, bare = false): Promise<string> {
  const whole = document.createElementNS(NAMESPACE, "svg");
  const defs = whole.appendChild(document.createElementNS(NAMESPACE, "defs"));
  const back = whole.appendChild(document.createElementNS(NAMESPACE, "rect"));
  const icons = new Set<string>();
  const families = new Set<string>();
  const { width, height } = sizeOf(parts);
  let left = 0;
  for (const part of parts) {
    const group = whole.appendChild(document.createElementNS(NAMESPACE, "g"));
    group.setAttribute("transform", `translate(${left} 0)`);
    for (const child of part.children) {
      const copy = child.cloneNode(true) as SVGElement;
      dress(child, copy, icons, families);
      group.append(copy);
    }
    left += part.width.baseVal.value;
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

function sizeOf(parts: readonly SVGSVGElement[]): { width: number; height: number } {
  const width = parts.reduce((sum, part) => sum + part.width.baseVal.value, 0);
  return { width, height: Math.max(...parts.map((part) => part.height.baseVal.value)) };
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

/** The fonts of these families with their letters inside. */
async function fonts(families: ReadonlySet<string>): Promise<string> {
  const faces = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule),
  );
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
export async function painted(parts: readonly SVGSVGElement[], ground: string, scale = 2): Promise<Blob> {
  const image = new Image();
  image.src = await asData(new Blob([await assembled(parts, ground, true)], { type: "image/svg+xml" }));
  await image.decode();
  const canvas = document.createElement("canvas");
  const { width, height } = sizeOf(parts);
  canvas.width = width * scale;
  canvas.height = height * scale;
  const context = canvas.getContext("2d")!;
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  let left = 0;
  for (const part of parts) {
    for (const text of part.querySelectorAll("text")) write(context, text, left, scale);
    left += part.width.baseVal.value;
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
  // Where a text is pressed together on the page, it is here too.
  const room = text.hasAttribute("textLength") ? text.textLength.baseVal.value : 0;
  const press = room ? room / context.measureText(words).width : 1;
  const x = left + at.e + Number(text.getAttribute("x"));
  context.setTransform(scale * press, 0, 0, scale, scale * x, scale * (at.f + Number(text.getAttribute("y"))));
  context.fillText(words, 0, 0);
}

export function save(bytes: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(bytes);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
