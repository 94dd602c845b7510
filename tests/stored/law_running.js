// Matches of make_law.js that go on, with whatever is open in them.
import { DAY_MS, HOUR_MS, LIVE, LONG_DAYS, PASSWORD, QUICK, SHORT_DAYS } from './law_acts.js';

const clans = { game: 'clans' };

/** More time was given by votes: that takes days. */
async function waited(acts) {
  const { ben, eve } = acts;
  const match = await acts.match('more time by two votes', [ben, eve], { ...clans, clock: SHORT_DAYS, leaver: 'ask' });
  for (let i = 0; i < 2; i += 1) {
    const { seat, others } = await acts.late(match);
    await acts.passes(27 * HOUR_MS, [match]);
    await acts.vote(match, others[0], seat, 'wait');
    await acts.play(match, 1);
  }
}

/** Somebody has owed a decision for a day: votes about them, and what those came to. */
async function owed(acts) {
  const { ann, cid, dan, eve, fay, ben } = acts;
  const matches = {
    one: await acts.match('a vote about one who owed', [ann, cid, dan]),
    clock: await acts.match('a vote about one whose clock has time', [ben, cid, dan, eve], { ...clans, clock: LONG_DAYS }),
    stone: await acts.match('an offer by a single opponent', [ann, fay]),
    hidden: await acts.match('an offer by vote of a seat with hidden information', [eve, fay, ben], clans),
    bot: await acts.match('a bot by vote', [cid, eve, ann]),
  };
  const asked = [await acts.match('an undo vote that stands for a day', [fay, cid], { undo: 'vote' }),
    await acts.match('an undo vote that stands for a day, with a clock', [dan, cid], { ...clans, undo: 'vote', clock: LONG_DAYS })];
  for (const match of asked) await acts.undoAsk(match);
  const away = await acts.match('one has been away for a day', [cid, fay, dan], clans);
  await acts.bot(away, fay);
  await acts.play(away, 1, [cid, dan]);
  const late = {};
  for (const [key, match] of Object.entries(matches)) late[key] = await acts.late(match);
  await acts.passes(DAY_MS + HOUR_MS);
  const vote = (key, by, choice) => acts.vote(matches[key], late[key].others[by], late[key].seat, choice);
  await vote('one', 0, 'substitute');
  await vote('clock', 1, 'bot');
  await vote('stone', 0, 'substitute');
  await vote('hidden', 0, 'substitute');
  await vote('hidden', 1, 'substitute');
  await vote('bot', 0, 'bot');
  await vote('bot', 1, 'bot');
}

/** Clocks have run out: what is open about those seats, and who came back. */
async function late(acts) {
  const { ann, ben, cid, dan, eve, fay, ida, jon } = acts;
  const ask = { clock: SHORT_DAYS, leaver: 'ask' };
  const live = await acts.match('a live vote about one who timed out', [cid, dan, ben], { clock: LIVE, leaver: 'ask' });
  const matches = [
    await acts.match('a vote about one who timed out', [ann, dan], ask),
    await acts.match('a vote about one who timed out, answered', [ann, ben, eve, fay], { ...ask, ...clans }),
    live,
    await acts.match('a substitute by vote', [dan, eve, fay], ask),
    await acts.match('an offer by vote', [cid, ann, dan], ask),
    await acts.match('a vote to call off about one who timed out', [fay, dan, cid], ask),
  ];
  const offered = await acts.match('timed out with an own offer', [ben, dan], { ...ask, ...clans });
  await acts.offer(offered, (await acts.late(offered)).person);
  const bots = await acts.match('a bot after a time-out', [eve, dan, ann], { ...clans, clock: LIVE }, 5);
  const seats = [];
  for (const match of matches) seats.push(await acts.late(match));
  await acts.passes(61 * 60000, [live, bots]);
  await acts.passes(HOUR_MS, [...matches.filter((match) => match !== live), offered]);
  await acts.vote(matches[1], seats[1].others[0], seats[1].seat, 'bot');
  await acts.vote(matches[2], seats[2].others[0], seats[2].seat, 'wait');
  for (const rest of seats[3].others) await acts.vote(matches[3], rest, seats[3].seat, 'substitute');
  await acts.substitute(matches[3], seats[3].seat, seats[3].others[0], ida);
  await acts.offer(matches[3], seats[3].others[0]);
  await acts.substitute(matches[3], matches[3].people.indexOf(seats[3].others[0]), seats[3].others[0], jon);
  for (const rest of seats[4].others) await acts.vote(matches[4], rest, seats[4].seat, 'substitute');
  await acts.vote(matches[5], seats[5].others[0], seats[5].seat, 'call_off');
  const twice = await acts.match('timed out and came back, twice', [ben, fay, cid], { clock: QUICK });
  for (let i = 0; i < 2; i += 1) {
    const { person } = await acts.late(twice);
    await acts.passes(11 * 60000, [twice]);
    await acts.back(twice, person);
    await acts.play(twice, 1);
  }
}

/** Actions that need no passage of time: votes about the match, undo votes, offers, people who are away or have resigned. */
async function open(acts) {
  const { ann, ben, cid, dan, eve, fay } = acts;
  const asked = await acts.match('an undo vote of two', [ann, ben], { undo: 'vote' });
  await acts.undoAsk(asked);
  await acts.match('nothing open', [ann, ben], clans);
  const four = await acts.match('an undo vote of four, agreed by one', [cid, dan, ann, fay], { ...clans, undo: 'vote', clock: LONG_DAYS });
  const asker = await acts.undoAsk(four);
  await acts.act(four, four.people.find((rest) => rest !== asker), { kind: 'undo_agree' });
  const live = await acts.match('a live undo vote while one is away', [dan, ben, eve], { undo: 'vote', clock: LIVE });
  await acts.bot(live, eve);
  await acts.undoAsk(live, [dan, ben]);
  const off = await acts.match('a vote about the match', [ben, cid, dan], clans);
  await acts.vote(off, cid, null, 'call_off');
  const mixed = await acts.match('a vote about the match, one away and one resigned', [ann, fay, eve, dan], { clock: LONG_DAYS });
  await acts.bot(mixed, fay);
  await acts.resign(mixed, eve);
  await acts.vote(mixed, ann, null, 'call_off');
  const gone = await acts.match('resigned while a bot stood in', [dan, fay, ben], clans);
  await acts.bot(gone, fay);
  await acts.resign(gone, fay);
  const own = await acts.match('an own offer', [cid, ben], { ...clans, clock: LIVE });
  await acts.offer(own, cid);
  const away = await acts.match('an own offer of one who is away', [eve, ann, cid], { clock: LONG_DAYS });
  await acts.bot(away, cid);
  await acts.offer(away, cid);
  const all = await acts.match('everything at once', [ben, cid, fay, dan], { undo: 'vote' });
  await acts.vote(all, ben, null, 'call_off');
  await acts.bot(all, dan);
  await acts.vote(all, cid, 3, 'wait');
  await acts.offer(all, fay);
  await acts.undoAsk(all, [ben, cid, fay]);
}

/** Repeated actions, and actions of people whose accounts are deleted. */
async function often(acts) {
  const { ann, ben, cid, fay, gil, hal, eve } = acts;
  const alone = await acts.match('undo against bots alone', [ben], { bots: ['easy', 'easy'], undo: 'vote' });
  for (let i = 0; i < 4; i += 1) await acts.undoAsk(alone);
  const loops = await acts.match('one left and came back all the time', [fay, ben], { clock: LIVE });
  for (let i = 0; i < 31; i += 1) {
    await acts.bot(loops, fay);
    await acts.back(loops, fay);
  }
  const votes = await acts.match('three votes about the match', [cid, ann], clans);
  for (let i = 0; i < 3; i += 1) {
    await acts.vote(votes, cid, null, 'call_off');
    await acts.vote(votes, ann, null, 'go_on');
  }
  await acts.match('one is banned', [ann, hal], { clock: LONG_DAYS });
  const deleted = await acts.match('one has deleted the account', [ben, gil, eve], clans);
  await acts.vote(deleted, gil, null, 'call_off');
  await acts.match('one of two has deleted the account', [gil, cid], { clock: LIVE });
  await acts.open('a table whose host has deleted the account', gil, [fay]);
  await acts.open('a table whose host is banned', hal, [ann]);
  await acts.open('a table with one who is banned', ben, [hal]);
  await acts.open('a table with one who has deleted the account', eve, [gil]);
  await gil.expect(200, 'DELETE', '/api/me', { password: PASSWORD });
}

export async function makeRunning(acts) {
  await waited(acts);
  await owed(acts);
  await late(acts);
  await open(acts);
  await often(acts);
}
