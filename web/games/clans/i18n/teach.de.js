// @ts-check
// German: the tutorial of Clans and the hints of a first match.

/** @type {import('../../../js/words.js').Sentences} */
export const teachDe = {
  'clans.teach.goal': ({ clan }) =>
    `Dein Clan: ${clan}, und nur du weißt es. Jeder Clan hat Hütten im ganzen Land; bring deine in reiche Dörfer, ohne zu früh zu `
    + 'zeigen, welche es sind.',
  'clans.teach.from': 'Ein Zug ist eine Bewegung: alle Hütten eines Gebiets, gleich welcher Farbe. Wähle eines auf der Karte.',
  'clans.teach.to': 'Sie ziehen in ein Nachbargebiet, in dem schon Hütten stehen. Wähle, wohin.',
  'clans.teach.send': 'Der Pfeil zeigt den Zug; darunter steht seine Wirkung. Sende ihn.',
  'clans.teach.village':
    'Hütten ohne bewohnten Nachbarn werden ein Dorf. Hier gründet ein Zug eines: Wer ihn macht, nimmt einen Chip, und der ist ein '
    + 'Punkt.',
  'clans.teach.score': ({ clan }) =>
    `Ein Dorf zählt seine Hütten für jeden Clan, der darin lebt. Die Leiste zeigt alle fünf; wie es um deinen steht (${clan}), ist `
    + 'dein Geheimnis.',
  'clans.teach.epoch':
    'Die Tafel zeigt die Epochen: In einem Gelände bringen Dörfer mehr, in einem anderen gehen sie unter. Eine Epoche endet mit ihrem '
    + 'letzten Chip.',
  'clans.teach.end':
    'Das zwölfte Dorf beendet die Partie. Dann werden die Clans aufgedeckt, und jeder zählt seine Chips zu den Punkten seines Clans.',
  'clans.teach.hint.secret': ({ clan }) => `Dein Clan: ${clan}. Zieh auch andere Hütten, sonst sehen die anderen, welche deine sind.`,
  'clans.teach.hint.found': 'Einer deiner Züge könnte jetzt ein Dorf gründen. Wähle ihn, um zu sehen, was es bringt und wem.',
  'clans.teach.hint.order': 'Du bestimmst, welches Dorf zuerst kommt: Der nächste Chip kann zu einer anderen Epoche gehören.',
  'clans.teach.hint.epoch': 'Eine neue Epoche: Ein anderes Gelände bringt jetzt mehr, und ein anderes zerstört Dörfer.',
};
