// @ts-check
// Polish: the tutorial of Clans and the hints of a first match.

/** @type {import('../../../js/words.js').Sentences} */
export const teachPl = {
  'clans.teach.goal': ({ clan }) =>
    `Twój klan to ${clan} i nikt o tym nie wie. Każdy klan ma chaty w całym kraju; zaprowadź swoje do bogatych wiosek, nie `
    + 'zdradzając zbyt wcześnie, czyje są.',
  'clans.teach.from': 'Tura to jeden ruch: weź wszystkie chaty z jednego obszaru, dowolnych kolorów. Wybierz go na mapie.',
  'clans.teach.to': 'Idą do sąsiada, gdzie już stoją chaty. Wybierz dokąd.',
  'clans.teach.send': 'Strzałka pokazuje ruch, a pod spodem czytasz, co z niego wyniknie. Wyślij go.',
  'clans.teach.village': 'Chaty bez zajętych sąsiadów stają się wioską. Tu ruch zakłada jedną: kto go robi, bierze żeton, czyli punkt.',
  'clans.teach.score': ({ clan }) =>
    `Wioska daje za swoje chaty punkty każdemu klanowi, który w niej mieszka. Tor pokazuje wszystkie pięć; jak idzie (${clan}), `
    + 'to twój sekret.',
  'clans.teach.epoch':
    'Tabliczka pokazuje epoki: na jednej ziemi wioski dają więcej, na innej giną. Z ostatnim żetonem epoka się kończy.',
  'clans.teach.end': 'Dwunasta wioska kończy partię. Wtedy odkrywa się klany i każdy dodaje żetony do punktów na torze.',
  'clans.teach.hint.secret': ({ clan }) => `Twój klan to ${clan}. Ruszaj też inne chaty, bo inni zobaczą, które są twoje.`,
  'clans.teach.hint.found': 'Twój ruch może teraz założyć wioskę. Wybierz go, by przeczytać, ile i komu da.',
  'clans.teach.hint.order': 'Ty wybierasz, która wioska jest pierwsza: następny żeton może być z innej epoki.',
  'clans.teach.hint.epoch': 'Nowa epoka: teraz więcej daje inna ziemia i inna niszczy swoje wioski.',
};
