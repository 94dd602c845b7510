// A clock that the test winds: setTimeout, setInterval and Date.now stand still between ticks. Debian's node 18 has no mock of Date.

const real = { setTimeout, clearTimeout, setInterval, clearInterval, now: Date.now };

/** Stops the clock until the test `t` ends. @returns {{tick: (ms: number) => void}} */
export function stopClock(t) {
  let now = 1e12;
  let last = 0;
  const due = new Map();
  const add = (run, ms, every) => { last += 1; due.set(last, { run, at: now + ms, every }); return last; };
  globalThis.setTimeout = (run, ms = 0) => add(run, ms, 0);
  globalThis.setInterval = (run, ms) => add(run, ms, ms);
  globalThis.clearTimeout = globalThis.clearInterval = (id) => due.delete(id);
  Date.now = () => now;
  t.after(() => { ({ setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout, setInterval: globalThis.setInterval,
    clearInterval: globalThis.clearInterval, now: Date.now } = real); });
  return {
    tick(ms) {
      const end = now + ms;
      for (;;) {
        const [next] = [...due].filter(([, job]) => job.at <= end).sort(([, a], [, b]) => a.at - b.at);
        if (!next) break;
        const [id, job] = next;
        now = job.at;
        if (job.every > 0) job.at += job.every;
        else due.delete(id);
        job.run();
      }
      now = end;
    },
  };
}
