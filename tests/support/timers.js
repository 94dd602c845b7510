// Timers and a clock that stand still until the test moves them. Node 18 and node 20 disagree about their own.
const REAL = { setTimeout, setInterval, clearTimeout, clearInterval, now: Date.now };

export class Timers {
  constructor() {
    this.now = 1_000_000;
    this.waiting = new Map(); // id -> {at, every, call}
    this.next = 1;
    const start = (call, after, every) => {
      this.waiting.set(this.next, { at: this.now + Math.max(1, after ?? 0), every, call });
      return this.next++;
    };
    globalThis.setTimeout = (call, after) => start(call, after, 0);
    globalThis.setInterval = (call, after) => start(call, after, Math.max(1, after));
    globalThis.clearTimeout = (id) => this.waiting.delete(id);
    globalThis.clearInterval = (id) => this.waiting.delete(id);
    Date.now = () => this.now;
  }

  /** Lets `ms` milliseconds go by: what is due is called, in order, also what that starts. */
  tick(ms) {
    const until = this.now + ms;
    for (;;) {
      const due = [...this.waiting].filter(([, timer]) => timer.at <= until).sort(([a, x], [b, y]) => x.at - y.at || a - b)[0];
      if (!due) break;
      const [id, timer] = due;
      this.now = timer.at;
      if (timer.every) timer.at += timer.every;
      else this.waiting.delete(id);
      timer.call();
    }
    this.now = until;
  }

  /** The real ones again. */
  reset() {
    Date.now = REAL.now;
    Object.assign(globalThis, { setTimeout: REAL.setTimeout, setInterval: REAL.setInterval,
      clearTimeout: REAL.clearTimeout, clearInterval: REAL.clearInterval });
  }
}
