// Matches of make_law.js that have ended.
import { DAY_MS, HOUR_MS, LIVE, LONG_DAYS, SHORT_DAYS } from './law_acts.js';

const clans = { game: 'clans' };

/** Called off by all, before and after somebody has resigned, with and without bots. */
async function calledOff(acts) {
  const { ann, ben, cid, dan, eve } = acts;
  const plain = await acts.match('called off by both', [ann, ben]);
  await acts.callOff(plain, ann, ben);
  const three = await acts.match('called off after a resignation', [ann, cid, dan], { ...clans, clock: LONG_DAYS });
  await acts.resign(three, cid);
  await acts.callOff(three, ann, dan);
  const two = await acts.match('called off by the one who is left', [cid, dan]);
  await acts.resign(two, dan);
  await acts.callOff(two, cid);
  const away = await acts.match('called off while the others were away', [dan, eve, cid], { clock: LIVE });
  await acts.bot(away, eve);
  await acts.bot(away, cid);
  await acts.callOff(away, dan);
  const bots = await acts.match('called off among bots', [ann], { bots: ['easy', 'easy'] });
  await acts.callOff(bots, ann);
}

/** Ended by a vote about a seat: one that timed out, one whose person left, one who only had not moved for a day. */
async function endedByVotes(acts) {
  const { ann, cid, dan, eve } = acts;
  const owed = [await acts.match('ended by a vote about one who owed', [ann, cid]),
    await acts.match('ended by a vote of two about one who owed', [cid, dan, eve], { ...clans, clock: LONG_DAYS })];
  await acts.passes(DAY_MS + HOUR_MS);
  for (const match of owed) {
    const { seat, others } = await acts.late(match);
    for (const rest of others) await acts.vote(match, rest, seat, 'call_off');
  }
  const left = await acts.match('ended by a vote about one who left', [dan, eve], { clock: LIVE });
  await acts.bot(left, eve);
  await acts.vote(left, dan, 1, 'call_off');
  const late = await acts.match('ended by a vote about one who timed out', [eve, ann], { ...clans, clock: SHORT_DAYS, leaver: 'ask' });
  const { seat, others } = await acts.late(late);
  await acts.passes(61 * 60000 + 2 * HOUR_MS, [late]);
  await acts.vote(late, others[0], seat, 'call_off');
}

/** Played to the end, after what the seats went through. */
async function playedOut(acts) {
  const { ann, ben, cid, dan, eve, fay } = acts;
  const resigned = await acts.match('over, one resigned', [ann, cid, dan]);
  await acts.resign(resigned, dan);
  await acts.play(resigned);
  const given = await acts.match('over, with a substitute by an offer', [cid, dan], { ...clans, clock: LONG_DAYS, undo: 'vote' });
  await acts.offer(given, dan);
  await acts.substitute(given, 1, dan, eve);
  const asker = await acts.undoAsk(given, [cid]);
  if (asker) await acts.act(given, eve, { kind: 'undo_agree' });
  await acts.play(given);
  const swapped = await acts.match('over, one seat swapped by two', [ann, dan], { ...clans, clock: LIVE });
  for (let i = 0; i < 3; i += 1) {
    await acts.offer(swapped, swapped.people[1]);
    await acts.substitute(swapped, 1, swapped.people[1], swapped.people[1] === dan ? cid : dan);
    await acts.play(swapped, 3);
  }
  await acts.play(swapped);
  const loops = await acts.match('over, one left and came back all the time', [eve, ann], { clock: LIVE });
  for (let i = 0; i < 20; i += 1) {
    await acts.bot(loops, eve);
    await acts.back(loops, eve);
    await acts.play(loops, 1);
  }
  await acts.play(loops);
  const alone = await acts.match('over, undo against bots alone', [ben], { bots: ['easy'], undo: 'vote' }, 3);
  for (let i = 0; i < 6; i += 1) await acts.undoAsk(alone);
  await acts.play(alone, 60);
  await acts.bot(alone, ben);
  const absent = await acts.match('over, undo while the other was away', [fay, cid], { ...clans, undo: 'vote' });
  await acts.bot(absent, cid);
  await acts.undoAsk(absent, [fay]);
  await acts.play(absent, 2);
  await acts.back(absent, cid);
  await acts.play(absent);
  const again = await acts.match('over, an undo vote that ended since one left', [eve, dan, cid], { ...clans, undo: 'vote' });
  for (let i = 0; i < 2; i += 1) {
    await acts.undoAsk(again, [eve]);
    await acts.bot(again, dan);
    await acts.back(again, dan);
  }
  await acts.play(again);
  const open = await acts.match('over, with a vote and an offer open', [dan, eve, fay], clans);
  await acts.vote(open, dan, null, 'call_off');
  await acts.offer(open, eve);
  await acts.play(open);
  const left = await acts.match('over, played out by bots', [fay, ann], { ...clans, clock: LONG_DAYS });
  await acts.bot(left, fay);
  await acts.bot(left, ann);
}

/** Played to the end, after time ran out. */
async function outOfTime(acts) {
  const { ann, cid, dan, eve, fay, ida } = acts;
  const twice = await acts.match('over, timed out and came back, twice', [cid, fay], { clock: LIVE });
  for (let i = 0; i < 2; i += 1) {
    const { person } = await acts.late(twice);
    await acts.passes(2 * HOUR_MS, [twice]);
    await acts.back(twice, person);
    await acts.play(twice, 1);
  }
  await acts.play(twice);
  const lost = await acts.match('over, resigned by the clock', [dan, eve, ann], { ...clans, clock: SHORT_DAYS, leaver: 'resign' });
  await acts.passes(3 * HOUR_MS, [lost]);
  await acts.play(lost);
  const wait = await acts.match('over, more time by two votes, then a bot', [ann, fay], { ...clans, clock: SHORT_DAYS, leaver: 'ask' });
  for (const choice of ['wait', 'wait', 'bot']) {
    const { seat, others } = await acts.late(wait);
    await acts.passes(27 * HOUR_MS, [wait]);
    await acts.vote(wait, others[0], seat, choice);
    if (choice === 'wait') await acts.play(wait, 1);
  }
  await acts.play(wait);
  const taken = await acts.match('over, with a substitute by a vote', [eve, fay, dan], { ...clans, clock: SHORT_DAYS, leaver: 'ask' });
  const { seat, others } = await acts.late(taken);
  await acts.passes(3 * HOUR_MS, [taken]);
  for (const rest of others) await acts.vote(taken, rest, seat, 'substitute');
  await acts.substitute(taken, seat, others[0], ida);
  await acts.play(taken);
}

export async function makeEnded(acts) {
  await calledOff(acts);
  await endedByVotes(acts);
  await playedOut(acts);
  await outOfTime(acts);
}
