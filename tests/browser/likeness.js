// How everything inside `#main` looks and where it stands, so that two pages can be compared.
(() => {
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
