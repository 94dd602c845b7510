// Where the threads of a process are, for the message of a test in which one does not end.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const GDB_MS = 60000;

/** The kernel's view of one thread: its name, what it waits in, its system call. */
function threadOf(pid, thread) {
  const read = (name) => {
    try {
      return readFileSync(`/proc/${pid}/task/${thread}/${name}`, 'utf8').trim();
    } catch {
      return '?'; // it has ended, or this is not ours to read
    }
  };
  return `${thread} ${read('comm')} ${read('wchan')} ${read('syscall')}`;
}

/** Text with a stack for each thread by gdb, or, where it is missing, a line for each thread from /proc. */
export function stacksOf(pid) {
  try {
    return execFileSync('gdb', ['-p', String(pid), '-batch', '-ex', 'thread apply all bt'], { encoding: 'utf8', timeout: GDB_MS, stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    try {
      return readdirSync(`/proc/${pid}/task`).map((thread) => threadOf(pid, thread)).join('\n');
    } catch (error) {
      return error.message;
    }
  }
}
