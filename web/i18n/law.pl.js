// @ts-check
// Polish words of the page about leaving, time-outs and votes.

/** @type {import('../js/rules/words.js').RuleSentences} */
export const lawPl = {
  'law.title': 'Odejścia, koniec czasu i głosowania',
  'law.lead': 'Co się dzieje, gdy ktoś opuszcza partię albo kończy mu się czas, i kto o tym decyduje. Tak samo w każdej grze.',
  'law.leave': 'Jeśli musisz odejść',
  'law.leave.ways': [
    '**Niech bot gra za ciebie,** a na miejsce wrócisz, kiedy zechcesz. Nadal możesz zgodzić się na cofnięcie ruchu lub odwołanie partii.',
    '**Oddaj komuś swoje miejsce.** Dostajesz link, który działa raz, przez 48 godzin. Kto go otworzy, gra dalej i widzi to, co twoje '
      + 'miejsce.',
    '**Poddaj się.** To ostateczne: zajmujesz ostatnie miejsce, a bot dogra za ciebie, żeby inni mogli skończyć.',
    '**Odwołajcie partię.** Kończy się bez wyniku, gdy zgodzą się wszyscy. Mają na to 24 godziny (na żywo: 60 sekund).',
  ],
  'law.time': 'Gdy skończy się czas',
  'law.time.1': 'Ustawienia stołu mówią, co wtedy: przejmuje bot, to poddanie partii albo inni głosują.',
  'law.time.2': 'Bot podejmuje najpierw zaległą decyzję. Potem możesz wrócić w każdej chwili i masz dość czasu na ruch.',
  'law.two': 'We dwoje',
  'law.two.1': 'Przeciwnikowi skończył się czas i nie ma go od 24 godzin (na żywo: 2 minuty)? Wtedy wybierasz:',
  'law.two.ways': [
    '**Zażądaj wygranej.** To jak poddanie partii przez przeciwnika: kończy się ona od razu, z wynikiem.',
    '**Niech bot gra dalej.** Przeciwnik może wrócić do samego końca, a ty nadal możesz zażądać wygranej.',
    '**Daj więcej czasu,** dopóki nie gra bot: 24 godziny (na żywo: 2 minuty), jeden raz.',
  ],
  'law.votes': 'Głosowania o miejscu',
  'law.votes.1':
    'Dopóki miejsce ma czas, nikt o nim nie głosuje. Głosować można, gdy czas się skończył; bez zegara, gdy od 24 godzin zalega z '
    + 'decyzją. Osoba, której to dotyczy, dowiaduje się pierwsza: ruch albo powrót kończy głosowanie.',
  'law.votes.ways': [
    '**Więcej czasu:** 24 godziny (na żywo: 2 minuty), raz na miejsce.',
    '**Bot** gra, aż ta osoba wróci.',
    '**Zastępca** siada przez link. Muszą tego chcieć co najmniej dwie osoby, a miejsce nie może znać tajemnic.',
    '**Uznanie za poddanie:** dopiero 24 godziny (na żywo: 2 minuty) po przejęciu przez bota.',
  ],
  'law.votes.2': 'Decyduje ponad połowa; bez większości gra bot. Głosowanie trwa 24 godziny (na żywo: 60 sekund).',
  'law.undo': 'Cofanie',
  'law.undo.1':
    'Własny ruch, który niczego nie ujawnił, cofasz bez pytania, jeśli nikt po nim nie grał. Na więcej muszą zgodzić się wszyscy, '
    + 'którzy mogą jeszcze wrócić; bez odpowiedzi w 24 godziny (na żywo: 60 sekund) to odmowa.',
  'law.undo.2':
    'Jeśli nie ma nikogo, kto mógłby się zgodzić, na przykład przeciw botom, partia nie liczy się już do rankingu. Przycisk mówi to '
    + 'wcześniej.',
  'law.clocks': 'Zegary',
  'law.clocks.1':
    'Czas należy do miejsca. Zastępca dostaje to, co zostało. Dodatkowy czas jest raz na miejsce za powrót po końcu czasu i raz z '
    + 'głosowania: odchodzenie i wracanie nic nie daje. Cofnięcie zabiera to, co dodały cofnięte ruchy, i nigdy nie oddaje zużytego '
    + 'czasu.',
  'law.result': 'Wyniki i ranking',
  'law.result.1':
    'Kto się poddał lub odszedł na dobre, jest ostatni, jakkolwiek skończy się partia. Jeśli potem zostanie odwołana, wynikiem jest '
    + 'kolejność z tej chwili, i liczy się ona. Jeśli nikt się nie poddał, odwołana partia nie ma wyniku.',
  'law.result.2': 'Wynik miejsca należy do tego, kto podjął większość jego decyzji.',
  'law.who': 'Kto o czym decyduje',
  'law.who.act': 'Kto może…',
  'law.who.notes': [
    '**musi się zgodzić:** bez tej osoby nic się nie stanie.',
    '**głosowanie o miejscu:** kto gra, tylko bez zegara; kogo długo nie ma, tylko po końcu czasu.',
    '**wrócić:** po końcu czasu, gdy zaległa decyzja już zapadła.',
  ],
  'law.states': 'Stany miejsca',
  'law.states.list': [
    '**gra:** decyduje ta osoba.',
    '**nie gra:** odejście od stołu, gra bot.',
    '**koniec czasu:** gra bot albo inni głosują.',
    '**długo nie ma:** nie gra lub bez czasu od 7 dni (na żywo: 10 minut). Nikt już nie czeka na zgodę.',
    '**poddanie:** własne albo uznane przez innych.',
    '**odejście:** konto usunięto lub zablokowano.',
    '**bot:** bot od początku.',
  ],
  'law.act.move': 'wykonać ruch',
  'law.act.vote': 'głosować o innym miejscu',
  'law.act.call_off': 'odwołać partię',
  'law.act.undo': 'pozwolić na cofnięcie',
  'law.act.offer': 'oddać miejsce lub zostać',
  'law.act.voted_about': 'głosowanie o miejscu',
  'law.act.come_back': 'wrócić',
  'law.act.answer': 'odpowiadać za wynik',
  'law.state.present': 'gra',
  'law.state.away': 'nie gra',
  'law.state.timed_out': 'koniec czasu',
  'law.state.absent': 'długo nie ma',
  'law.state.resigned': 'poddanie',
  'law.state.gone': 'odejście',
  'law.state.bot': 'bot',
  'law.say.decides': 'tak',
  'law.say.consents': 'musi się zgodzić',
  'law.say.bot': 'bot',
  'law.say.no': 'nie',
};
