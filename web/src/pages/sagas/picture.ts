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

/** The parts of a drawing side by side, as one that needs nothing of the page. */
export async function assembled(parts: readonly SVGSVGElement[], ground: string): Promise<string> {
  const whole = document.createElementNS(NAMESPACE, "svg");
  const defs = whole.appendChild(document.createElementNS(NAMESPACE, "defs"));
  const back = whole.appendChild(document.createElementNS(NAMESPACE, "rect"));
  const icons = new Set<string>();
  const families = new Set<string>();
  let width = 0;
  let height = 0;
  for (const part of parts) {
    const group = whole.appendChild(document.createElementNS(NAMESPACE, "g"));
    group.setAttribute("transform", `translate(${width} 0)`);
    for (const child of part.children) {
      const copy = child.cloneNode(true) as SVGElement;
      dress(child, copy, icons, families);
      group.append(copy);
    }
    width += part.width.baseVal.value;
    height = Math.max(height, part.height.baseVal.value);
  }
  for (const icon of icons) {
    const symbol = document.getElementById(icon.slice(1));
    if (symbol) defs.append(symbol.cloneNode(true));
  }
  const style = defs.appendChild(document.createElementNS(NAMESPACE, "style"));
  style.textContent = await fonts(families);
  for (const [name, value] of Object.entries({ width, height })) {
    whole.setAttribute(name, String(value));
    back.setAttribute(name, String(value));
  }
  back.setAttribute("fill", ground);
  whole.setAttribute("viewBox", `0 0 ${width} ${height}`);
  return new XMLSerializer().serializeToString(whole);
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

/** The drawing in points, twice as fine as on the page. */
export async function painted(svg: string, scale = 2): Promise<Blob> {
  const image = new Image();
  image.src = await asData(new Blob([svg], { type: "image/svg+xml" }));
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.width * scale;
  canvas.height = image.height * scale;
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"),
  );
}

export function save(bytes: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(bytes);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
