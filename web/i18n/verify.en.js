// @ts-check
// Words of the page that checks a match's dice.

/** @type {import('../js/words.js').Sentences} */
export const verifyEn = {
  'verify.title': 'Check the dice',
  'verify.lead':
    'Every roll and shuffle of a match that has ended is computed again here, in your browser, from its file. Nothing of it is sent ' +
    'anywhere.',
  'verify.choose': 'Choose the file of a match',
  'verify.choose_hint': 'or drop it here. It is offered for download at the end of every match.',
  'verify.busy': 'Computing…',
  'verify.verdict.same': 'The dice are fair',
  'verify.verdict.differs': 'This file is not true',
  'verify.verdict.unreadable': 'Nothing can be said about this',
  'verify.good': 'Right',
  'verify.bad': 'Wrong',
  'verify.no_match': 'There is no such match, or it has not ended.',
  'verify.no_file': 'This is not the file of a match.',
  'verify.too_large': 'This file is too large.',
  'verify.old': 'This file is of an older form, without the names of its rolls. The program itself, ochre verify, can still check it.',
  'verify.no_game': 'This game is not known here.',
  'verify.revision': ({ is, here }) => `The match was played by revision ${is} of the rules; here is revision ${here}.`,
  'verify.seal_breaks': 'The seed does not fit its seal: it is not the one that was promised.',
  'verify.chain_breaks': ({ version }) => `Version ${version}: the chain of hashes breaks. Something was changed here.`,
  'verify.bad_row': ({ version }) => `Version ${version}: this row is not what a row is.`,
  'verify.wrong_sitter': ({ version, seat }) => `Version ${version}: seat ${seat} is not held by whom the file says.`,
  'verify.late_sitter': 'Somebody sits down after the last version.',
  'verify.no_names': ({ version }) => `Version ${version}: it does not say what chance was asked. The rules have changed since.`,
  'verify.wrong_name': ({ version, event, kind }) => `Version ${version}, event ${event}${kind ? ` (${kind})`
    : ''}: chance was asked under a wrong name.`,
  'verify.name_twice': ({ version, event, kind }) => `Version ${version}, event ${event} (${kind}): the same question was asked before.`,
  'verify.wrong_count': ({ version, event, kind, is, count }) =>
    `Version ${version}, event ${event} (${kind}): ${is} dice were thrown, what happened before gives ${count}.`,
  'verify.roll_differs': ({ version, event, kind, field, index, says, gives }) =>
    `Version ${version}, event ${event} (${kind}): ${field} ${index} is ${says}, the key gives ${gives}.`,
  'verify.field.dice': 'die',
  'verify.field.cards': 'card',
  'verify.field.buildings': 'building',
  'verify.field.tiles': 'tile',
  'verify.field.colours': 'colour',
  'verify.field.start': 'start seat',
  'verify.steps': 'What was checked',
  'verify.step.seal': 'The seed fits the seal that was shown before the match began.',
  'verify.step.key': ({ n }) => n === 1 ? 'The key is made of the seed and the number that one player’s browser added.'
    : `The key is made of the seed and the numbers that ${n} players’ browsers added.`,
  'verify.step.key_alone': 'The key is the seed: nobody added a number to it.',
  'verify.step.my_seal': 'The seal is the one that this browser was shown before the match began.',
  'verify.step.other_seal': 'This browser was shown another seal before the match began.',
  'verify.step.my_nonce': 'The number that this browser added is part of the key.',
  'verify.step.no_nonce_of_mine': 'The number that this browser added is missing.',
  'verify.step.chain': ({ n }) => n === 1 ? 'The chain of hashes holds over one row.' : `The chain of hashes holds over ${n} rows.`,
  'verify.step.names': 'Each roll has the name that its round, seat and place give it, and none has it twice.',
  'verify.step.rolls': ({ rolls, dice, shuffles }) => [
    ...(rolls ? [rolls === 1 ? 'one roll' : `${rolls} rolls with ${dice} dice`] : []),
      ...(shuffles ? [shuffles === 1 ? 'one shuffle' : `${shuffles} shuffles`] : []),
  ].join(' and ').replace(/^$/, 'No roll yet').replace(/^./, (first) => first.toUpperCase()) + ': what the key gives.',
  'verify.broken.seal': 'The seed does not fit the seal that was shown before the match began.',
  'verify.broken.chain': ({ n }) => `The chain of hashes breaks after ${n} rows.`,
  'verify.broken.names': 'A roll does not have the name that its round, seat and place give it.',
  'verify.broken.rolls': ({ rolls, shuffles }) =>
    `After ${rolls} rolls and ${shuffles} shuffles that the key gives comes one that it does not.`,
  'verify.faces': 'How the dice fell',
  'verify.faces_hint': ({ n, each }) => `${n} dice; the line is where all would be alike, at about ${each} each.`,
  'verify.facts': 'The numbers',
  'verify.match': 'Match',
  'verify.seal': 'Seal',
  'verify.seed': 'Seed',
  'verify.nonce': ({ name }) => `Added by ${name}`,
  'verify.nonce_bot': 'nothing, it is a bot',
  'verify.nonce_none': 'nothing',
  'verify.nonce_mine': '(this browser)',
  'verify.key': 'Key',
  'verify.how': 'How it works',
  'verify.how_1': 'When a match is opened, the server draws a secret seed and shows its seal: a fingerprint that fits no other seed.',
  'verify.how_2':
    'Then each player’s browser adds a random number. Seed and numbers together make the key, so nobody chose it: the seed was sealed ' +
    'before the numbers were known.',
  'verify.how_3': 'Each roll and each shuffle is computed from the key and its name: which round, which seat, which place, which die.',
  'verify.how_4': 'At the end the seed is shown, and everybody can compute all of it again.',
  'verify.not':
    'This page knows no rules. Whether each move was allowed is checked by the program itself. And one thing no check can see: whoever ' +
    'runs the server and also plays could try many numbers of their own, if theirs comes last.',
  'verify.also': 'The whole check, rules included:',
};
