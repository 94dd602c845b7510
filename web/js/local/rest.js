// @ts-check
// Answers the requests about matches in this browser that would go to the server for others (openapi.yaml).

import { needRefusals } from '../core/words.js';
import { withMove } from './advice.js';
import { Failure } from './failure.js';
import { playedMatch } from './line.js';

/** @typedef {import('./played.js').PlayedMatch} PlayedMatch */

/**
 * The requests, by method and the last part of the path.
 * @type {Record<string, (played: PlayedMatch, query: URLSearchParams, body: any) => Promise<any>>}
 */
const REQUESTS = {
  'GET luck': ({ match }) => match.luck(),
  'POST hint': ({ match, sight }) => match.hint(sight.viewer ?? -1),
  'POST whatif': ({ match, record, sight }, _, { text, move, draws }) => match.preview(sight.viewer ?? -1,
    withMove(record.game, text, move), draws),
  'GET orders': async () => ({ edit: 0, text: '', fired: 0, dropped: null }), // nobody is away from a match on this device
  'GET view': ({ match, record, sight }, query) => match.view(record.over && query.has('seat') ? Number(query.get('seat')) : sight.viewer,
    Number(query.get('version')), Number(query.get('count') ?? 1)),
};

/** Returns the answer as text; throws a refusal. @param {string} method @param {string} path below /api @param {any} [body] */
export async function answerLocally(method, path, body) {
  const [address, query = ''] = path.split('?');
  const [, , id, what = ''] = address.split('/');
  const request = REQUESTS[`${method} ${what}`];
  const answer = request && await playedMatch(id).then((played) => played.run(() => request(played, new URLSearchParams(query), body)));
  if (answer && answer.type !== 'refused') return JSON.stringify(answer);
  await needRefusals();
  throw new Failure(answer?.error.name ?? 'local_not_here');
}
