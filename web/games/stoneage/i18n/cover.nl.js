// @ts-check
// Dutch: what is said of Stone Age outside of its tables.

/** @type {import('../../../js/words.js').Sentences} */
export const coverNl = {
  'stoneage.lead': 'Stuur je mensen jagen, graven en bouwen. Een partij duurt een halfuur, en bots staan altijd klaar.',
  'option.harsh_winter': 'Strenge winter',
  'option.harsh_winter.is': 'Leg een extra steen in een gebouw of een extra goud bij een kaart en scoor er meteen voor.',
  'option.wild_animals': 'Wilde dieren',
  'option.wild_animals.is': 'Vier dieren komen uit de stapel en bederven ieders worpen, tot de stammen ze samen verjagen.',
  'option.igloos': 'Iglo’s',
  'option.igloos.is': 'Een kleine bouwplaats: drie gelijke voor punten.',
  'option.new_huts': 'De nieuwe hutten',
  'option.new_huts.is': 'Zes gebouwen die weinig scoren en iets blijvends geven.',
  'option.mammoth_herd': 'Mammoetkudde',
  'option.mammoth_herd.is': 'Elke ronde komt een kudde langs één plaats. Wie daar werkt, kan proberen een mammoet te temmen.',
  'option.expansion': 'De uitbreiding',
  'option.expansion.is':
    'Een vijfde speler, sieraden, een handelaar, een handelsspoor, een vijfde kaartplaats, nieuwe gebouwen en kaarten.',
};
