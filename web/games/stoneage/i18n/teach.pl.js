// @ts-check
// Polish: the tutorial of Stone Age and the hints of a first match.

/** @type {import('../../../js/words.js').Sentences} */
export const teachPl = {
  'stoneage.teach.goal':
    'Prowadzisz plemię. Budynki dają punkty od razu, karty głównie na końcu; wygrywa najwięcej punktów. Co rundę rozstawiasz '
    + 'ludzi, używasz ich i karmisz.',
  'stoneage.teach.place': 'Wyślij ludzi do pracy tam, gdzie plansza świeci. Wybierz troje i wyślij: każde rzuci za ciebie kością.',
  'stoneage.teach.buyer':
    'Jeden człowiek na karcie lub budynku może je później kupić. Liczba to cena; co tam leży, widać w całości, zanim wyślesz.',
  'stoneage.teach.rest':
    'Teraz reszta, jedno miejsce na turę. Polowanie daje żywność; narzędzia, pole i chata wzmacniają plemię na stałe.',
  'stoneage.teach.use':
    'Wszyscy rozstawieni. Użyj ludzi w dowolnej kolejności: najpierw tych, co zbierają, potem tych, co za to kupują.',
  'stoneage.teach.buy':
    'Teraz kup. Przycisk płaci najtańszymi surowcami; dotknij innych, by zapłacić nimi, albo zostaw. Człowiek i tak wraca do domu.',
  'stoneage.teach.feed': ({ n, food }) =>
    `Runda skończona, ludzie zjedli, każdy po jednej żywności. Obok swojej żywności widzisz, co dalej: będą chcieli ${n} z `
    + `twoich ${food}.`,
  'stoneage.teach.end':
    'Tak to trwa, aż skończą się karty albo opróżni się stos budynków. Wtedy liczą się karty i resztki, a arkusz pokazuje każdy '
    + 'punkt.',
  'stoneage.teach.hint.place': ({ touch }) => (touch
    ? 'Przytrzymaj palec na miejscu, by przeczytać, co daje. '
    : 'Zatrzymaj się na miejscu, by przeczytać, co daje. ') + 'Inni też zajmują miejsca: najpierw najpotrzebniejsze.',
  'stoneage.teach.hint.use': 'Co teraz zbierzesz, może w tej samej turze zapłacić za kartę lub budynek, więc najpierw zbieraj.',
  'stoneage.teach.hint.tools': 'Narzędzie dodaje swoją wartość do jednego rzutu w rundzie. Dołóż je tam, gdzie da jeden więcej.',
  'stoneage.teach.hint.pay':
    'Budynki dają tyle punktów, ile kosztują. Karty z różnymi zielonymi znakami liczą się razem: patrz, co masz.',
  'stoneage.teach.hint.pick': 'Każdy bierze jedną z tych kości, ty pierwszy: wyższe dają więcej.',
  'stoneage.teach.hint.food': ({ n, food }) => `Twoi ludzie będą chcieli ${n} żywności, a masz ${food}. Poluj albo zapłać surowcami.`,
};
