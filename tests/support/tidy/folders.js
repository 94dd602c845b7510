// The number of files that a folder may have, and in which direction calls and includes go between the folders of a room. A room's folders are in
// the order below: each may call and include those before it. What goes the other way climbs. It is counted, and its number may only fall.
import { dirname } from 'node:path';
import { calls } from '../circles.js';

const FILES_MAX = 30;
/** The top of a room, that which lies in no folder of it. */
const TOP = '.';

/** The folders of each room that has any, the lower ones first. backend/README.md describes their contents. */
export const FOLDERS = {
  base: [TOP, 'encoding', 'stats', 'time'],
  engine: ['seat', TOP, 'conditional', 'words'],
  'games/clans': ['boards', 'core', 'rules', 'view', 'bot', TOP],
  'games/stoneage': ['core', 'variants', 'rules', 'view', 'bot', TOP],
  tournament: [TOP, 'standings', 'formats'],
  store: ['core', 'file', 'sql', 'sqlite', 'read', 'write', 'nouns', 'migrate', 'query', 'postgres', 'writer', 'maintenance', TOP],
  record: [TOP, 'picture', 'proof', 'words'],
  local: [TOP, 'module'],
  hub: ['core', 'limits', 'clock', 'seat', 'match', 'play', 'lobby', 'sync', 'tables', 'queue', 'deadlines', 'bots', 'people', 'account', 'moderation', 'pairing', 'tournaments', 'nodes', TOP],
  net: ['core', 'live', 'http', TOP],
  wire: [TOP, 'provider'],
  notify: [TOP, 'push'],
  api: ['core', 'live', 'account', 'admin', 'match', 'site', 'feeds', TOP],
  cli: ['core', 'admin', TOP],
  lab: ['core', 'puzzles', 'train', TOP],
  bench: ['load', TOP],
};

/** Files that call or include one of a higher folder of their room, counted once for each. A number that could be lower must be lowered. */
export const CLIMBS = {
};

/** @typedef {{name: string, text: string}} Source of C, below backend/, without comments and quoted texts */
/** @typedef {Record<string, string[]>} Rooms */

/** Folders with more files than a folder may have. @param {string[]} files */
export function tooFull(files) {
  const count = new Map();
  for (const file of files) count.set(dirname(file), (count.get(dirname(file)) ?? 0) + 1);
  return [...count].filter(([, number]) => number > FILES_MAX).map(([folder, number]) => `${folder}: ${number} files, more than ${FILES_MAX}`);
}

/** The room and the folder of a file, or null where the table has none. @param {string} name @param {Rooms} rooms */
function placeOf(name, rooms) {
  const room = Object.keys(rooms).find((one) => name.startsWith(`backend/${one}/`));
  if (!room) return null;
  const below = dirname(name.slice(`backend/${room}/`.length));
  return { room, folder: below.split('/')[0] };
}

/**
 * Compares the table of folders with the files: folders without a row, and rows without a folder.
 * @param {string[]} files @param {Rooms} rooms
 */
export function unknownFolders(files, rooms) {
  const there = new Map(Object.keys(rooms).map((room) => [room, new Set()]));
  for (const file of files.filter((name) => /\.[ch]$/.test(name))) {
    const place = placeOf(file, rooms);
    if (place) there.get(place.room).add(place.folder);
    else if (file.split('/').length > 3 && !/^backend\/games\/\w+\/[^/]+$/.test(file)) there.set(dirname(file), new Set(['']));
  }
  return [...there].flatMap(([room, folders]) => [
    ...[...folders].filter((folder) => !rooms[room]?.includes(folder)).map((folder) => `backend/${room}/${folder} is not in the table of folders`.replace('backend/backend/', 'backend/')),
    ...(rooms[room] ?? []).filter((folder) => !folders.has(folder)).map((folder) => `backend/${room}/${folder} is in the table of folders and not there`),
  ]);
}

/** room -> what climbs in it, as {calls, includes} of texts. A header at a room's top is what the whole room is about: it may be included everywhere there. @param {Source[]} sources @param {Rooms} rooms */
export function climbing(sources, rooms) {
  const found = Object.fromEntries(Object.keys(rooms).map((room) => [room, { calls: [], includes: [] }]));
  const climbs = (/** @type {string} */ from, /** @type {string} */ to) => {
    const [low, high] = [placeOf(from, rooms), placeOf(to, rooms)];
    return low && high && low.room === high.room && rooms[low.room].indexOf(low.folder) < rooms[low.room].indexOf(high.folder) ? found[low.room] : null;
  };
  for (const [from, called] of calls(sources.filter(({ name }) => name.endsWith('.c')))) {
    for (const to of called) climbs(from, to)?.calls.push(`${from} calls ${to}`);
  }
  for (const { name, text } of sources) {
    for (const [, path] of text.matchAll(/^\s*#\s*include\s*"([^"]+)"/gm)) {
      if (placeOf(`backend/${path}`, rooms)?.folder !== TOP) climbs(name, `backend/${path}`)?.includes.push(`${name} includes ${path}`);
    }
  }
  return found;
}

/** Rooms in which more climbs than their numbers say, or less. @param {ReturnType<typeof climbing>} found @param {Record<string, {calls: number, includes: number}>} numbers */
export function wrongClimbs(found, numbers) {
  const rooms = [...new Set([...Object.keys(found), ...Object.keys(numbers)])];
  return rooms.flatMap((room) => /** @type {const} */ (['calls', 'includes']).flatMap((kind) => {
    const all = found[room]?.[kind] ?? [], said = numbers[room]?.[kind] ?? 0;
    if (all.length > said) return [`${room}: ${all.length} ${kind} climb, more than ${said}`, ...all.map((one) => `  ${one}`)];
    return all.length < said ? [`${room}: ${all.length} ${kind} climb, so that the number has to be lowered from ${said}`] : [];
  }));
}

/** A room as the checks must see it: the top above `low` and `high`. */
const ROOMS = { room: ['low', 'high', TOP] };
const SOURCES = [
  { name: 'backend/room/low/a.c', text: '#include "room/high/b.h"\n#include "room/room.h"\nvoid first(void)\n{\n    second();\n}\n' },
  { name: 'backend/room/high/b.c', text: '#include "room/low/a.h"\nvoid second(void)\n{\n    third();\n}\nvoid fourth(void)\n{\n    first();\n}\n' },
  { name: 'backend/room/top.c', text: '#include "room/high/b.h"\nvoid third(void)\n{\n    second();\n    fourth();\n}\n' },
];
const many = (/** @type {number} */ count) => Array.from({ length: count }, (_, i) => `backend/room/low/${i}.c`);

/** Faults of the checks themselves. */
export function wrongOfFolders() {
  const names = SOURCES.map(({ name }) => name);
  const found = climbing(SOURCES, ROOMS);
  const said = (/** @type {number} */ calls, /** @type {number} */ includes) => wrongClimbs(found, { room: { calls, includes } }).filter((one) => !one.startsWith(' ')).length;
  return Object.entries({
    'a full folder': tooFull(many(FILES_MAX)).length === 0 && tooFull(many(FILES_MAX + 1)).length === 1,
    'a folder that is in no table': unknownFolders([...names, 'backend/room/new/e.c'], ROOMS).length === 1 && unknownFolders([...names, 'backend/other/new/e.c'], ROOMS).length === 1,
    'a folder that is not there': unknownFolders(names, ROOMS).length === 0 && unknownFolders(names.slice(1), ROOMS).length === 1,
    'calls that climb': found.room.calls.join() === 'backend/room/low/a.c calls backend/room/high/b.c,backend/room/high/b.c calls backend/room/top.c',
    'includes that climb': found.room.includes.join() === 'backend/room/low/a.c includes room/high/b.h',
    'numbers that are right': said(2, 1) === 0,
    'numbers that are too low': said(1, 1) === 1 && said(2, 0) === 1 && wrongClimbs(found, {}).length > 0,
    'numbers that could be lower': said(3, 1) === 1 && said(2, 2) === 1 && wrongClimbs({}, { room: { calls: 1, includes: 0 } }).length === 1,
  }).filter(([, right]) => !right).map(([what]) => `the check is wrong about ${what}`);
}
