// How long a test waits for a state. A limit is there for what hangs: it may be far off, since only a failing test waits so long.
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** The limit of a wait that takes at most `ms` on a machine that does nothing else. */
export const patient = (ms) => 8 * ms;

/** For what is measured: `ms` times how many processes want each processor just now (at least 1). */
export function atThisLoad(ms) {
  const [average, , , running] = readFileSync('/proc/loadavg', 'utf8').split(/[ /]/).map(Number);
  return ms * Math.max(1, average / cpus().length, running / cpus().length);
}

/** Waits until a server's log has a line with that in it: it comes another way than an answer, and may come after it. */
export const saidBy = (server, what) => until(() => server.log.some((line) => line.includes(what)), `"${what}" in the log:\n${server.log.slice(-9).join('\n')}`);

/** Asks again and again until `look()` gives (or promises) something truthy, and resolves with that. */
export async function until(look, what, ms = 15000) {
  const end = Date.now() + patient(ms);
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await new Promise((resolve) => { setTimeout(resolve, 20); });
  }
}
