// Notes what the sockets of this page deliver, for tests: the last state, and a way to wait for the next.
(() => {
  // Unless a test says otherwise, it sees what others do as it comes, and no recap opens by itself.
  try {
    localStorage["kronika-speed"] ??= "once";
    localStorage["kronika-recap"] ??= "off";
  } catch {
    // a page without storage
  }
  const Own = window.WebSocket;
  const waiting = new Set();
  const open = new Set();
  const told = {
    state: null,
    // What a player needs of a state to answer.
    brief() {
      const s = told.state;
      if (!s) return null;
      return {
        seq: s.seq,
        epoch: s.epoch,
        status: s.info.status,
        over: Boolean(s.view.over),
        asked: s.view.asked ?? [],
        ask: s.asks[0] ?? null,
        seat: s.info.my_seat,
        names: s.info.chairs.map((chair) => chair.name),
        can_undo: s.can_undo,
        undo_asked_by: s.undo_asked_by,
        points: s.view.seats.map((seat) => seat.points),
        track: s.view.seats.map((seat) => seat.track),
        counts: Object.fromEntries((s.view.zones ?? []).map((zone) => [zone.id, zone.count])),
      };
    },
    // Resolves with the state as soon as it is like this.
    until(like, patience = 60_000) {
      return new Promise((resolve, reject) => {
        const look = () => {
          if (!told.state || !like(told.state)) return;
          waiting.delete(look);
          clearTimeout(timer);
          resolve(told.brief());
        };
        const timer = setTimeout(() => {
          waiting.delete(look);
          reject(new Error(`it never happened: ${like} of ${JSON.stringify(told.brief())?.slice(0, 2000)}`));
        }, patience);
        waiting.add(look);
        look();
      });
    },
    // What a screen reader was told at once, however soon the page was built again.
    alerts: [],
    // The line stays down: a new one is cut at once. A busy browser may let one through though it is offline.
    down: false,
    // Cuts the line as a lost network does.
    cut() {
      for (const socket of open) socket.close();
    },
  };
  window.WebSocket = class extends Own {
    constructor(...given) {
      super(...given);
      open.add(this);
      this.addEventListener("close", () => open.delete(this));
      if (told.down) this.close();
      this.addEventListener("message", (event) => {
        const message = JSON.parse(event.data);
        if (message.type !== "state") return;
        told.state = message;
        // After the app has heard it too.
        setTimeout(() => {
          for (const look of [...waiting]) look();
        });
      });
    }
  };
  new MutationObserver(() => {
    for (const alert of document.querySelectorAll("[role=alert]")) {
      if (!told.alerts.includes(alert.textContent)) told.alerts.push(alert.textContent);
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
  window.told = told;
})();
