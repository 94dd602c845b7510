// @ts-check
// Dutch: the tutorial of Clans and the hints of a first match.

/** @type {import('../../../js/words.js').Sentences} */
export const teachNl = {
  'clans.teach.goal': ({ clan }) =>
    `Jij bent de ${clan}, en niemand weet het. Elke clan heeft overal hutten; breng de jouwe in rijke dorpen zonder te vroeg te `
    + 'verraden van wie ze zijn.',
  'clans.teach.from': 'Een beurt is één zet: neem alle hutten van een streek, welke kleur ook. Kies er een op de kaart.',
  'clans.teach.to': 'Ze gaan naar een buur waar al hutten staan. Kies waarheen.',
  'clans.teach.send': 'De pijl toont de zet, en eronder lees je wat ervan komt. Verstuur hem.',
  'clans.teach.village':
    'Hutten zonder bezette buur worden een dorp. Hier sticht een zet er een: wie hem doet neemt een fiche, en dat is een punt.',
  'clans.teach.score': ({ clan }) =>
    `Een dorp scoort zijn hutten voor elke clan die er woont. Het spoor toont alle vijf; hoe het de ${clan} vergaat is jouw `
    + 'geheim.',
  'clans.teach.epoch':
    'De tablet toont de tijdperken: op het ene land brengen dorpen meer, op het andere vergaan ze. Met zijn laatste fiche '
    + 'eindigt een tijdperk.',
  'clans.teach.end':
    'Het twaalfde dorp beëindigt de partij. Dan worden de clans getoond, en ieder telt zijn fiches bij de punten op het spoor.',
  'clans.teach.hint.secret': ({ clan }) => `Jij bent de ${clan}. Verplaats ook andere hutten, of men ziet welke de jouwe zijn.`,
  'clans.teach.hint.found': 'Een zet van jou kan nu een dorp stichten. Kies hem om te lezen wat het scoort, en voor wie.',
  'clans.teach.hint.order': 'Jij kiest welk dorp eerst komt: het volgende fiche kan van een ander tijdperk zijn.',
  'clans.teach.hint.epoch': 'Een nieuw tijdperk: een ander land brengt nu meer, en een ander ruïneert zijn dorpen.',
};
