// @ts-check
// Polish: what is said of Stone Age outside of its tables.

/** @type {import('../../../js/words.js').Sentences} */
export const coverPl = {
  'stoneage.lead': 'Wyślij ludzi na polowanie, kop i buduj. Partia trwa pół godziny, a boty są zawsze gotowe.',
  'option.harsh_winter': 'Sroga zima',
  'option.harsh_winter.is': 'Dołóż kamień do budynku albo złoto do karty i od razu zdobądź za to punkty.',
  'option.wild_animals': 'Dzikie zwierzęta',
  'option.wild_animals.is': 'Cztery zwierzęta wychodzą z talii i psują rzuty wszystkim, aż plemiona razem je przegonią.',
  'option.igloos': 'Igla',
  'option.igloos.is': 'Mały plac budowy: trzy takie same za punkty.',
  'option.new_huts': 'Nowe chaty',
  'option.new_huts.is': 'Sześć budynków, które dają mało punktów i coś na stałe.',
  'option.mammoth_herd': 'Stado mamutów',
  'option.mammoth_herd.is': 'W każdej rundzie stado mija jedno miejsce. Kto tam pracuje, może spróbować oswoić mamuta.',
  'option.expansion': 'Dodatek',
  'option.expansion.is': 'Piąty gracz, ozdoby, kupiec, tor handlu, piąte pole kart, nowe budynki i karty.',
};
