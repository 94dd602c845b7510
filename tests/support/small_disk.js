// A file system of its own that is soon full, where one may be mounted.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Its folder, or null where none may be mounted; `cleanups` gets what removes it. */
export function smallDisk(cleanups, size = '16m') {
  const dir = mkdtempSync(join(tmpdir(), 'ochre-disk-'));
  cleanups.push(() => rmSync(dir, { recursive: true, force: true }));
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', dir]).status !== 0) return null;
  cleanups.push(() => execFileSync('umount', ['-l', dir]));
  return dir;
}

/** Fills it to the last byte by the file `filler`. */
export function fillDisk(dir) {
  const file = openSync(join(dir, 'filler'), 'w');
  for (let size = 65536; size >= 1; size = Math.floor(size / 2)) {
    try {
      for (;;) writeSync(file, Buffer.alloc(size));
    } catch (error) {
      assert.equal(error.code, 'ENOSPC');
    }
  }
  closeSync(file);
}
