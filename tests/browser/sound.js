// Is this page sound? Every control can be hit, is large enough and says all it says; no text is cut, covered or tiny;
// the page does not move sideways. `sound({keys, width, height, touch})` returns faults and what is worth knowing.
// Things are found by role, name and data-*. Marks a page may carry: data-may-clip (its text may be cut),
// data-small (a target that may be small), data-covers (a panel that may lie on others, but on no answer),
// data-never-cut (a text that must always be readable as a whole).
(() => {
  const CONTROL =
    "button, a[href], input, select, textarea, summary, [role=button], [role=link], [role=tab], [role=radio], " +
    "[role=checkbox], [role=switch], [role=slider], [role=menuitem], [role=option], [data-option], [data-options]";
  const ANSWER = "[data-option], [data-options], [data-part=confirm], [aria-keyshortcuts~=Enter], [aria-keyshortcuts~=l]";
  const LAPPED = "[data-face], [data-options], [data-light], [data-thing], [data-zone], [data-part=card]";
  const TEXTLESS = "script, style, noscript, template, option, title";
  const SPOT = 20;
  const SPOT_TO_LOOK = 12;
  const LEAST = 24;
  const LEAST_TOUCH = 44;
  const SMALLEST = 12;
  const POINTS = [[0.5, 0.5], [0.2, 0.2], [0.8, 0.2], [0.2, 0.8], [0.8, 0.8]];

  // What follows from styles alone is asked once for each thing while one look at the page lasts.
  const known = new Map();
  const once = (ask) => (thing) => {
    if (!known.has(ask)) known.set(ask, new Map());
    const answers = known.get(ask);
    if (!answers.has(thing)) answers.set(thing, ask(thing));
    return answers.get(thing);
  };

  function sound({ keys = [], width = innerWidth, height = innerHeight, touch = false } = {}) {
    known.clear();
    const faults = [];
    const notes = [];
    const fault = (kind, thing, detail = "") => {
      const what = typeof thing === "string" ? thing : called(thing);
      if (!faults.some((known) => known.kind === kind && known.what === what)) faults.push({ kind, what, detail });
    };
    const kept = scrollers().map((box) => [box, box.scrollLeft, box.scrollTop]);
    const put = () => {
      for (const [box, left, top] of kept) {
        if (box.scrollLeft !== left) box.scrollLeft = left;
        if (box.scrollTop !== top) box.scrollTop = top;
      }
    };
    const room = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;

    sideways(width, fault);
    const page = document.scrollingElement;
    if (page.scrollHeight > height + 1) notes.push(`the page is ${page.scrollHeight} px high`);
    const lines = textLines(room);
    small(lines, fault);
    clipped(room, lines, fault);
    overlapping(lines, fault);
    covered(lines, fault);
    question(room, fault);
    put();
    const hit = new Set();
    for (const control of room.querySelectorAll(CONTROL)) {
      if (!meant(control)) continue;
      if (reached(control, touch, fault)) hit.add(control);
    }
    put();
    whole(room, fault);
    put();
    answers(room, keys, hit, fault, notes);
    if (room === document.body) offered(fault);
    return { faults, notes };
  }

  // --- controls ---

  /** Whether somebody is meant to use this now. */
  function meant(control) {
    if (control.disabled || control.closest("[inert], [aria-hidden=true]")) return false;
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true })) return false;
    if (getComputedStyle(control).pointerEvents === "none") return false;
    const box = target(control).getBoundingClientRect();
    if (box.width <= 2 || box.height <= 2) return false;
    return !waits(control);
  }

  /** A link that leads within the page and waits outside of it shows itself when it has the focus. */
  function waits(thing) {
    const box = thing.closest("a[href^='#']")?.getBoundingClientRect();
    return Boolean(box && (box.bottom <= 0 || box.right <= 0));
  }

  /** What is pressed: an input that its label stands for is its label. */
  function target(control) {
    const label = control.labels?.[0];
    if (!label) return control;
    const box = control.getBoundingClientRect();
    const seen = getComputedStyle(control);
    return box.width < LEAST || box.height < LEAST || seen.opacity === "0" || seen.appearance === "none" ? label : control;
  }

  /** Whether a click there means this control and no other. */
  function means(control, there) {
    if (!there) return false;
    const nearest = there.closest(CONTROL);
    if (nearest === control) return true;
    const label = there.closest("label");
    return Boolean(label && (label.control === control || label === control));
  }

  function reached(control, touch, fault) {
    const thing = target(control);
    bring(thing);
    const box = thing.getBoundingClientRect();
    const seen = visible(thing, box);
    let sound = true;
    if (seen.width < Math.min(box.width, 8) || seen.height < Math.min(box.height, 8)) {
      fault("out-of-reach", control, `at ${place(box)}, ${why(thing, box)}`);
      return false;
    }
    // Scrolled to, it is there as a whole, or most of it where it lies among others like it.
    const most = control.matches(LAPPED) ? 0.6 : 0.9;
    if (seen.width < Math.min(box.width, innerWidth) * most || seen.height < Math.min(box.height, innerHeight) * most) {
      fault("out-of-reach", control, `only ${measure(seen)} of ${measure(box)} can be seen, ${why(thing, box)}`);
      sound = false;
    }
    const hits = POINTS.filter(([x, y]) =>
      means(control, document.elementFromPoint(box.left + box.width * x, box.top + box.height * y)),
    ).length;
    if (hits < 3 && !(spoken(control) && hitsLine(control)) && !beneath(control, seen)) {
      if (!control.matches(LAPPED) || !spot(control, seen, control.matches(ANSWER) ? SPOT : SPOT_TO_LOOK)) {
        fault("covered", control, `${hits}/5 points hit it, at ${place(box)}; above it ${above(control, seen)}`);
        sound = false;
      }
    }
    if (!control.closest("[data-small]") && !spoken(control)) {
      const least = touch && control.matches(ANSWER) ? LEAST_TOUCH : LEAST;
      if (Math.min(box.width, box.height) < least - 0.5) fault("small-target", control, `${measure(box)}, least ${least}`);
    }
    return sound;
  }

  /** Whether it is a word of a sentence, as large as its letters: there is text around it that is no control. */
  function spoken(control) {
    if (!control.matches("a, button") || !/^inline(-block)?$/.test(getComputedStyle(control).display)) return false;
    const block = blockOf(control.parentElement);
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { data, parentElement: around } = walker.currentNode;
      if (/\p{L}/u.test(data) && !around.closest(CONTROL) && blockOf(around) === block) return true;
    }
    return false;
  }

  /** The block whose lines this stands in. */
  function blockOf(thing) {
    let block = thing;
    while (block.parentElement && getComputedStyle(block).display === "inline") block = block.parentElement;
    return block;
  }

  const hitsLine = (control) =>
    [...control.getClientRects()].some((box) =>
      means(control, document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)),
    );

  /** Whether a free spot of this width and height can be found on it. */
  function spot(control, box, size) {
    const step = 4;
    const across = Math.floor((box.width - 1) / step) + 1;
    const need = size / step + 1;
    const runs = new Array(across).fill(0);
    for (let y = box.top + 0.5; y < box.bottom; y += step) {
      let wide = 0;
      for (let i = 0; i < across; i++) {
        runs[i] = means(control, document.elementFromPoint(box.left + 0.5 + i * step, y)) ? runs[i] + 1 : 0;
        wide = runs[i] >= need ? wide + 1 : 0;
        if (wide >= need) return true;
      }
    }
    return false;
  }

  /** Whether something lies on it that may: a panel that one can put away. No answer may lie beneath it. */
  function beneath(control, box) {
    if (control.matches(ANSWER)) return false;
    const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)?.closest("[data-covers]");
    return Boolean(there && !there.contains(control));
  }

  function above(control, box) {
    for (const [x, y] of POINTS) {
      const there = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
      if (there && !means(control, there)) return called(there);
    }
    return "nothing";
  }

  /** Every option of the question has a control, or the list of all options does. */
  function answers(room, keys, hit, fault, notes) {
    if (!keys.length || (room !== document.body && !room.querySelector("[data-option]"))) return;
    const own = new Set();
    for (const control of hit) {
      if (control.dataset.option !== undefined) own.add(control.dataset.option);
      for (const key of control.dataset.options?.split(" ") ?? []) own.add(key);
    }
    const list = [...hit].some((control) => control.matches("[aria-keyshortcuts~=l]"));
    const missing = keys.filter((key) => !own.has(key));
    if (missing.length && !list) fault("no-control", `options ${missing.slice(0, 4).join(", ")}`, `${missing.length} of ${keys.length}`);
    else if (missing.length) notes.push(`${missing.length} of ${keys.length} options only in the list: ${missing.slice(0, 4).join(", ")}`);
  }

  /** A question has one button that Enter presses: what is offered first, the confirmation, or the list to choose from. */
  function offered(fault) {
    for (const prompt of document.querySelectorAll("[data-part=prompt][data-ask]")) {
      const first = [...prompt.querySelectorAll("[aria-keyshortcuts~=Enter]")].filter(
        (each) => each.closest("dialog") === prompt.closest("dialog") && each.getClientRects().length,
      );
      if (first.length !== 1) fault("no-primary", prompt, `${first.length} buttons on Enter: ${first.map(called).join(", ")}`);
    }
  }

  // --- scrolling, as a person can ---

  const scrolls = (how) => how === "auto" || how === "scroll";
  const cuts = (how) => how === "hidden" || how === "clip";

  function scrollers() {
    const found = [...document.querySelectorAll("*")].filter(
      (box) => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1,
    );
    return [document.scrollingElement, ...found];
  }

  const rootScrolls = (axis) => {
    const page = document.scrollingElement;
    const how = [page, document.body].map((box) => getComputedStyle(box)[axis === "x" ? "overflowX" : "overflowY"]);
    if (how.some(cuts)) return false;
    return axis === "x" ? page.scrollWidth > page.clientWidth + 1 : page.scrollHeight > page.clientHeight + 1;
  };

  /** The boxes around a thing that can cut it: nearest first, with what they do in each direction. */
  const around = once((thing) => {
    const found = [];
    let how = getComputedStyle(thing).position;
    for (let box = thing.parentElement; box && box !== document.body && box !== document.documentElement; box = box.parentElement) {
      const style = getComputedStyle(box);
      const holds = style.position !== "static" || style.transform !== "none" || style.contain.includes("paint");
      if (how === "fixed" && style.transform === "none" && !style.contain.includes("paint")) continue;
      if (how === "absolute" && !holds) continue;
      how = style.position;
      if (style.display === "contents" || style.display === "inline") continue;
      const x = scrolls(style.overflowX) ? "scroll" : cuts(style.overflowX) ? "cut" : "";
      const y = scrolls(style.overflowY) ? "scroll" : cuts(style.overflowY) ? "cut" : "";
      const paint = style.contain.includes("paint") ? "cut" : "";
      if (x || y || paint) found.push({ box, x: x || paint, y: y || paint });
    }
    return found;
  });

  /** Whether it is turned, so that its upright box is larger than itself. */
  const turned = once((thing) => {
    const style = getComputedStyle(thing);
    if (style.rotate !== "none") return true;
    if (style.transform !== "none" && Math.abs(new DOMMatrixReadOnly(style.transform).b) > 0.01) return true;
    return Boolean(thing.parentElement && turned(thing.parentElement));
  });

  const fixed = once(
    (thing) => getComputedStyle(thing).position === "fixed" || Boolean(thing.parentElement && fixed(thing.parentElement)),
  );

  /** Scrolls what a person can scroll until the thing is inside; what is merely cut off stays where it is. */
  function bring(thing) {
    for (const { box, x, y } of around(thing)) {
      const at = thing.getBoundingClientRect();
      const edge = inner(box);
      // What sticks to the lower edge hides nothing that one scrolls to: the box says how high it is.
      edge.bottom -= Number.parseFloat(getComputedStyle(box).scrollPaddingBottom) || 0;
      if (y === "scroll" && (at.top < edge.top - 0.5 || at.bottom > edge.bottom + 0.5))
        box.scrollTop += at.top + at.height / 2 - (edge.top + edge.bottom) / 2;
      if (x === "scroll" && (at.left < edge.left - 0.5 || at.right > edge.right + 0.5))
        box.scrollLeft += at.left + at.width / 2 - (edge.left + edge.right) / 2;
    }
    if (fixed(thing)) return;
    const at = thing.getBoundingClientRect();
    if (rootScrolls("y") && (at.top < 0 || at.bottom > innerHeight))
      document.scrollingElement.scrollTop += at.top + at.height / 2 - innerHeight / 2;
  }

  const inner = (box) => {
    const at = box.getBoundingClientRect();
    const left = at.left + box.clientLeft;
    const top = at.top + box.clientTop;
    const [width, height] = [box.clientWidth || at.width, box.clientHeight || at.height];
    return { left, top, right: left + width, bottom: top + height };
  };

  /** The part of a thing that nothing cuts off now. */
  function visible(thing, at) {
    let { left, top, right, bottom } = at;
    for (const { box, x, y } of around(thing)) {
      const edge = inner(box);
      if (x) [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      if (y) [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    [left, right] = [Math.max(left, 0), Math.min(right, innerWidth)];
    [top, bottom] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    return { left, top, right, bottom, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
  }

  function why(thing, at) {
    const gone = around(thing).find(({ box, x, y }) => {
      const edge = inner(box);
      return (y && (at.top < edge.top - 1 || at.bottom > edge.bottom + 1)) || (x && (at.left < edge.left - 1 || at.right > edge.right + 1));
    });
    return gone ? `cut off by ${called(gone.box)}` : `outside the screen (${innerWidth}x${innerHeight})`;
  }

  // --- texts ---

  /** Every line of text that can be seen: its box, drawn in to where the letters are. */
  function textLines(room) {
    const found = [];
    const walker = document.createTreeWalker(room, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const text = node.data.trim();
      const thing = node.parentElement;
      if (!text || !thing || thing.closest(TEXTLESS)) continue;
      if (room === document.body && thing.closest("dialog:not([open])")) continue;
      if (!thing.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true })) continue;
      if (unseen(thing) || waits(thing)) continue;
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
      if (boxes.length) found.push({ text, thing, boxes });
    }
    return found;
  }

  /** For ears only: cut down to a pixel. */
  const unseen = once((thing) => {
    if (!thing || thing === document.body) return false;
    const style = getComputedStyle(thing);
    if (thing.offsetWidth <= 2 && thing.offsetHeight <= 2 && style.position === "absolute") return true;
    if (style.clipPath.startsWith("inset(50%") || style.clip.startsWith("rect(0px, 0px") || style.clip.startsWith("rect(1px")) return true;
    return unseen(thing.parentElement);
  });

  function small(lines, fault) {
    for (const { text, thing } of lines) {
      const drawn = thing.closest("svg");
      const scale = drawn && thing.getScreenCTM ? Math.hypot(thing.getScreenCTM().a, thing.getScreenCTM().b) : 1;
      const size = Number.parseFloat(getComputedStyle(thing).fontSize) * scale;
      if (size < SMALLEST - 0.05) fault("small-text", thing, `${size.toFixed(1)} px: ${text.slice(0, 40)}`);
    }
  }

  /** Text that does not fit: cut by its own box or by one around it that nobody can scroll. */
  function clipped(room, lines, fault) {
    for (const { text, thing, boxes } of lines) {
      if (thing.closest("[data-may-clip], svg")) continue;
      const cut = cutBy(thing, boxes);
      if (cut) fault("clipped-text", thing, `${cut}: ${text.slice(0, 60)}`);
    }
  }

  function cutBy(thing, boxes) {
    const own = getComputedStyle(thing);
    if (own.display !== "inline" && (cuts(own.overflowX) || cuts(own.overflowY))) {
      if (cuts(own.overflowX) && thing.scrollWidth > thing.clientWidth + 1) return `${thing.scrollWidth - thing.clientWidth} px too wide for its box`;
      if (cuts(own.overflowY) && thing.scrollHeight > thing.clientHeight + tolerance(own)) return `${thing.scrollHeight - thing.clientHeight} px too high for its box`;
    }
    const more = turned(thing) ? 8 : 0;
    let [free_x, free_y] = [scrolls(own.overflowX), scrolls(own.overflowY)];
    for (const { box, x, y } of around(thing)) {
      const edge = inner(box);
      if (edge.right - edge.left <= 2 || edge.bottom - edge.top <= 2) return "";
      for (const line of boxes) {
        const slack = line.height * 0.25 + more;
        if (!free_x && x === "cut" && (line.right > edge.right + 2 + more || line.left < edge.left - 2 - more))
          return `cut at the side by ${called(box)}`;
        if (!free_y && y === "cut" && (line.bottom > edge.bottom + slack || line.top < edge.top - slack))
          return `cut at the edge by ${called(box)}`;
      }
      free_x ||= x === "scroll";
      free_y ||= y === "scroll";
    }
    const stuck = fixed(thing);
    for (const line of boxes) {
      const slack = line.height * 0.25;
      if (!free_x && (line.left < -2 || line.right > innerWidth + 2)) return "beyond the side of the screen";
      const beyond = line.top < -slack - scrollY * !stuck || line.bottom > innerHeight + slack;
      if (!free_y && beyond && (stuck || !rootScrolls("y"))) return "beyond the edge of the screen";
    }
    return "";
  }

  /** Letters with tails may reach a little below a tight line. */
  const tolerance = (style) => Math.max(2, Number.parseFloat(style.fontSize) * 0.3);

  /** Texts of one thing that lie on each other. Cards that overlap cover each other as a whole, which is another matter. */
  function overlapping(lines, fault) {
    const boxes = lines.flatMap(({ thing, boxes, text }) => {
      if (thing.closest("[data-may-clip], svg, [role=tooltip]")) return [];
      return boxes.flatMap((box) => {
        const letters = { left: box.left, right: box.right, top: box.top + box.height * 0.22, bottom: box.bottom - box.height * 0.22 };
        const own = getComputedStyle(thing);
        const edge = own.display !== "inline" && own.overflowX !== "visible" ? inner(thing) : letters;
        const seen = visible(thing, {
          left: Math.max(letters.left, edge.left),
          right: Math.min(letters.right, edge.right),
          top: Math.max(letters.top, edge.top),
          bottom: Math.min(letters.bottom, edge.bottom),
        });
        return seen.width && seen.height && !turned(thing) ? [{ thing, text, ...seen }] : [];
      });
    });
    boxes.sort((a, b) => a.left - b.left);
    for (let i = 0; i < boxes.length; i++) {
      const one = boxes[i];
      for (let j = i + 1; j < boxes.length && boxes[j].left < one.right - 3; j++) {
        const other = boxes[j];
        if (one.thing === other.thing || one.thing.contains(other.thing) || other.thing.contains(one.thing)) continue;
        const across = Math.min(one.right, other.right) - other.left;
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (across < 4 || down < 3 || layer(one.thing) !== layer(other.thing)) continue;
        const [x, y] = [other.left + across / 2, Math.max(one.top, other.top) + down / 2];
        if (!shines(one.thing, x, y) || !shines(other.thing, x, y)) continue;
        fault("overlap", one.thing, `“${one.text.slice(0, 30)}” and “${other.text.slice(0, 30)}” of ${called(other.thing)}`);
      }
    }
  }

  /** Text that a picture or a piece lies on, within one thing. Cards that overlap, panels that may cover others and bars
   * under which one scrolls are another matter. */
  function covered(lines, fault) {
    for (const { text, thing, boxes } of lines) {
      if (thing.closest("[data-may-clip], svg") || turned(thing) || !/[\p{L}\p{N}]/u.test(text)) continue;
      for (const box of boxes) {
        const seen = visible(thing, box);
        if (seen.width < box.width - 1 || seen.height < box.height * 0.6) continue;
        const lids = [0.15, 0.5, 0.85].map((x) => lidOn(thing, seen.left + seen.width * x, seen.top + seen.height / 2)).filter(Boolean);
        if (lids.length < (box.width < 16 ? 1 : 2)) continue;
        fault("covered-text", thing, `“${text.slice(0, 30)}” beneath ${called(lids[0])}`);
        break;
      }
    }
  }

  /** The opaque thing that lies on a text here, if it is of the same layer. */
  function lidOn(thing, x, y) {
    for (const there of document.elementsFromPoint(x, y)) {
      if (there === thing || there.contains(thing) || thing.contains(there)) return null;
      const style = getComputedStyle(there);
      if (!opaque(there, style)) continue;
      if (layer(there) !== layer(thing)) return null;
      for (let box = there; box && !box.contains(thing); box = box.parentElement)
        if (/sticky|fixed/.test(getComputedStyle(box).position)) return null;
      return there;
    }
    return null;
  }

  function opaque(thing, style) {
    if (thing.closest("svg")) return true;
    const colour = style.backgroundColor;
    const alpha = colour === "transparent" ? 0 : Number(/[,/]\s*([\d.]+)\)$/.exec(colour.startsWith("rgba") || colour.includes("/") ? colour : "")?.[1] ?? 1);
    return alpha > 0.8 || style.backgroundImage !== "none";
  }

  /** What a text is part of when things lie above each other. */
  const layer = (thing) => thing.closest("[data-face], [data-part=card], dialog, [popover], [data-covers], [data-part=toast], [role=status], [role=alert]");

  /** Whether a thing can be seen at this point: nothing opaque that is not around it lies above it. */
  function shines(thing, x, y) {
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
    for (const there of document.elementsFromPoint(x, y)) {
      if (there === thing || there.contains(thing) || thing.contains(there)) return true;
      if (!there.closest("svg") && opaque(there, getComputedStyle(there))) return false;
    }
    return true;
  }

  /** The question can be read: nothing lies on its sentence, and its answers stand beside it. */
  function question(room, fault) {
    if (room !== document.body) return;
    for (const prompt of room.querySelectorAll("[data-ask]")) {
      const block = prompt.querySelector("[data-part=question]") ?? prompt.querySelector("p");
      if (!block?.checkVisibility()) continue;
      bring(block);
      const range = document.createRange();
      range.selectNodeContents(block);
      const lines = [...range.getClientRects()].filter((box) => box.width > 4 && box.height > 4);
      const covered = lines.filter((line) =>
        [0.1, 0.5, 0.9].some((x) => {
          const there = document.elementFromPoint(line.left + line.width * x, line.top + line.height / 2);
          return !there || !(block.contains(there) || there.contains(block));
        }),
      );
      if (covered.length) {
        const line = covered[0];
        const there = [0.1, 0.5, 0.9]
          .map((x) => document.elementFromPoint(line.left + line.width * x, line.top + line.height / 2))
          .find((there) => !there || !(block.contains(there) || there.contains(block)));
        fault("question-covered", block, `${covered.length} of ${lines.length} pieces, at ${place(line)}, by ${there ? called(there) : "the edge of the screen"}`);
      }
      const box = block.getBoundingClientRect();
      for (const answer of prompt.querySelectorAll("[data-option], [aria-keyshortcuts~=Enter], [aria-keyshortcuts~=l]")) {
        if (block.contains(answer)) continue;
        const other = answer.getBoundingClientRect();
        const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
        const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
        if (across > 3 && down > 3) fault("overlap", answer, "lies on the question");
      }
    }
  }

  /** What may never be cut is there as a whole, or one can scroll to all of it. */
  function whole(room, fault) {
    for (const thing of room.querySelectorAll("[data-never-cut]")) {
      if (!shownAt(thing)) {
        // Another form of it may be shown instead, at the same seat.
        const owner = thing.closest("[data-seat]") ?? room;
        const instead = [...owner.querySelectorAll("[data-never-cut]")].some(shownAt);
        if (!instead && shownAt(owner)) fault("cut-for-good", thing, "not shown");
        continue;
      }
      const lines = textLines(thing);
      const cut = lines.map(({ thing, boxes }) => cutBy(thing, boxes)).find(Boolean);
      if (cut) fault("cut-for-good", thing, cut);
      bring(thing);
      const box = thing.getBoundingClientRect();
      const hits = POINTS.filter(([x, y]) => {
        const there = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
        return there && (thing.contains(there) || there.contains(thing));
      }).length;
      if (!cut && box.width && hits < 3 && box.height < innerHeight) fault("cut-for-good", thing, `covered, ${hits}/5 points seen`);
    }
  }

  const shownAt = (thing) => thing.checkVisibility({ visibilityProperty: true, opacityProperty: true });

  // --- the page ---

  function sideways(width, fault) {
    const page = document.scrollingElement;
    const wide = Math.max(page.scrollWidth, document.body.scrollWidth, innerWidth);
    if (wide <= width + 1) return;
    const guilty = [...document.body.querySelectorAll("*")].filter((thing) => {
      const box = thing.getBoundingClientRect();
      return box.right > width + 1 && box.width > 0 && !around(thing).some(({ x }) => x) && !fixed(thing);
    });
    fault("sideways", guilty.length ? guilty.at(-1) : document.body, `the page is ${wide} px wide, the screen ${width}`);
  }

  // --- words for people ---

  const MARKS = ["part", "option", "options", "zone", "seat", "thing", "face"];

  /** A name for a thing by which somebody finds it: its marks, its role and words, and the part it stands in. */
  function called(thing) {
    const marks = MARKS.filter((mark) => thing.dataset?.[mark]).map((mark) => `${mark}=${thing.dataset[mark].slice(0, 40)}`);
    const words = (thing.getAttribute("aria-label") || thing.textContent || "").trim().replace(/\s+/g, " ").slice(0, 32);
    const name = thing.id ? `#${thing.id}` : typeof thing.className === "string" && thing.className ? `.${thing.className.trim().split(/\s+/).slice(0, 2).join(".")}` : "";
    const within = thing.parentElement?.closest("[data-part], [data-zone], [data-seat], [data-ask], dialog, header, aside, nav");
    const where = within ? ` in ${within.dataset.part ?? within.dataset.zone ?? (within.dataset.seat ? `seat ${within.dataset.seat}` : within.dataset.ask ? "prompt" : within.localName)}` : "";
    return `${thing.localName}${name}${marks.length ? ` [${marks.join(" ")}]` : ""}${words ? ` “${words}”` : ""}${where}`;
  }

  const measure = (box) => `${Math.round(box.width)}x${Math.round(box.height)}`;
  const place = (box) => `${Math.round(box.left)},${Math.round(box.top)} ${measure(box)}`;

  window.sound = sound;
})();
