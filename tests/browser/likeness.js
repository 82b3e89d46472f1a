// How everything inside `#main` looks and where it stands, so that two pages can be compared.
// `shapes()`: the shape of every piece (a thing with an icon and without words), by its kind and state.
(() => {
  window.shapes = () => {
    const found = {};
    for (const icon of document.querySelectorAll("#main svg")) {
      const piece = icon.parentElement;
      if (piece.matches("button, a") || piece.textContent.trim() || piece.childElementCount > 1 || !piece.className) continue;
      const { width, height } = piece.getBoundingClientRect();
      if (width < 8 || height < 8 || getComputedStyle(piece).display === "inline") continue;
      const kind = piece.className.trim().split(/\s+/).sort().join(".");
      const shape = width / height > 1.25 ? "wide" : height / width > 1.25 ? "high" : "even";
      found[kind] = [...new Set([...(found[kind] ?? []), shape])];
    }
    return found;
  };

  const LOOKS = ["display", "color", "backgroundColor", "fontSize", "fontWeight", "opacity", "borderTopColor", "borderTopWidth", "borderRadius"];

  window.likeness = () =>
    [...document.querySelectorAll("#main *")]
      .filter((thing) => !thing.parentElement.closest("svg") && thing.checkVisibility())
      .map((thing) => {
        const box = thing.getBoundingClientRect();
        const style = getComputedStyle(thing);
        const marks = ["part", "zone", "seat", "face", "option"].filter((mark) => thing.dataset[mark]);
        return {
          name: `${thing.localName}${typeof thing.className === "string" && thing.className ? `.${thing.className.trim().replace(/\s+/g, ".")}` : ""}${marks.map((mark) => ` ${mark}=${thing.dataset[mark]}`).join("")}`,
          place: [box.left, box.top, box.width, box.height].map(Math.round),
          looks: LOOKS.map((look) => `${look}: ${style[look].replace(/[\d.]+px/g, (px) => `${Math.round(Number.parseFloat(px))}px`)}`),
        };
      });
})();
