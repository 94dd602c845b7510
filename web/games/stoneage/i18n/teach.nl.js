// @ts-check
// Dutch: the tutorial of Stone Age and the hints of a first match.

/** @type {import('../../../js/words.js').Sentences} */
export const teachNl = {
  'stoneage.teach.goal':
    'Je leidt een stam. Gebouwen scoren meteen, kaarten vooral aan het eind, en de meeste punten winnen. Elke ronde plaats je je '
    + 'mensen, zet je ze in en voed je ze.',
  'stoneage.teach.place': 'Stuur mensen aan het werk waar het bord gloeit. Kies er drie en verstuur: elk gooit een dobbelsteen voor je.',
  'stoneage.teach.buyer':
    'Eén mens op een kaart of gebouw mag het later kopen. Het getal is de prijs; wat er ligt zie je helemaal voor je verstuurt.',
  'stoneage.teach.rest':
    'Nu de rest, één plaats per beurt. De jacht geeft voedsel; gereedschap, akker en hut maken je stam blijvend sterker.',
  'stoneage.teach.use': 'Iedereen staat. Zet je mensen in, in welke volgorde ook: eerst wie verzamelt, dan wie ermee koopt.',
  'stoneage.teach.buy':
    'Koop nu. De knop betaalt met de goedkoopste grondstoffen; tik andere aan om daarmee te betalen, of laat het liggen. Je mens '
    + 'komt hoe dan ook thuis.',
  'stoneage.teach.feed': ({ n, food }) =>
    `De ronde is om en je mensen hebben gegeten, ieder één voedsel. Naast je voedsel zie je wat komt: ze willen ${n} van je `
    + `${food}.`,
  'stoneage.teach.end':
    'Zo gaat het tot de kaarten op zijn of een stapel gebouwen leeg is. Dan scoren kaarten en restanten, en het blad toont elk '
    + 'punt.',
  'stoneage.teach.hint.place': ({ touch }) => (touch
    ? 'Houd een vinger op een plaats om te lezen wat ze doet. '
    : 'Wijs een plaats aan om te lezen wat ze doet. ') + 'Anderen nemen ook plaatsen in: het nodigste eerst.',
  'stoneage.teach.hint.use': 'Wat je nu verzamelt kan in dezelfde beurt een kaart of gebouw betalen, dus verzamel eerst.',
  'stoneage.teach.hint.tools': 'Gereedschap telt zijn waarde bij één worp per ronde op. Leg het waar het één meer geeft.',
  'stoneage.teach.hint.pay': 'Gebouwen scoren wat ze kosten. Kaarten met verschillende groene symbolen scoren samen: kijk wat je hebt.',
  'stoneage.teach.hint.pick': 'Ieder neemt een van deze dobbelstenen, jij eerst: hogere geven meer.',
  'stoneage.teach.hint.food': ({ n, food }) => `Je mensen willen ${n} voedsel en je hebt ${food}. Jaag, of betaal met grondstoffen.`,
};
