// @ts-check
// Polish: the rules of Stone Age, and what each thing at the table is. Numbers come from the server's tables.

import { formsOf } from '../../../js/words.js';

const { count } = formsOf('pl');

/** @type {import('../../../js/rules/words.js').RuleSentences} */
export const rulesPl = {
  'sa.title': 'Zasady gry Stone Age',
  'sa.lead':
    'Prowadź plemię przez pory roku: wysyłaj ludzi, korzystaj z tego, co przyniosą, i dbaj, by wszyscy jedli. Dziesięć minut '
    + 'czytania i możesz grać.',
  'sa.part.base': 'Gra',
  'sa.part.variants': 'Warianty',

  'sa.idea': 'O co chodzi',
  'sa.idea.1':
    'W każdej rundzie **rozstawiasz** ludzi na planszy, potem ich **używasz**, potem **karmisz**. Za drewno, glinę, kamień i '
    + 'złoto kupuje się budynki i karty. Budynki punktują od razu; karty pomagają od razu i punktują jeszcze na końcu.',
  'sa.idea.2': 'Wygrywa ten, kto ma najwięcej punktów, gdy skończą się karty albo stos budynków.',
  'sa.idea.place': 'Rozstawianie',
  'sa.idea.place.is': 'Po kolei, po jednym miejscu, aż nikt nie może już rozstawiać.',
  'sa.idea.use': 'Używanie',
  'sa.idea.use.is': 'Gracz po graczu zabiera wszystkich swoich ludzi, w dowolnej kolejności, i robi to, co dają miejsca.',
  'sa.idea.feed': 'Karmienie',
  'sa.idea.feed.is': 'Każdy potrzebuje jednej żywności na człowieka. Potem następny gracz zaczyna nową rundę.',

  'sa.setup': 'Przed pierwszą rundą',
  'sa.setup.1': ({ people, food }) =>
    `Każdy zaczyna z {people} **${people} ludźmi** i {food} **${food} żywności** i niczym więcej: bez narzędzi, pól i punktów.`,
  'sa.setup.2': ({ cards, row, tiles }) =>
    `${cards} kart cywilizacji się tasuje; ${row} leży odkrytych. Żetony budynków tasuje się w stosy po ${tiles}, tyle, ilu `
    + 'graczy; reszta zostaje w pudełku, nieoglądana. Los mówi, kto zaczyna.',
  'sa.setup.3': 'Przy mniejszej liczbie graczy na planszy jest ciaśniej:',
  'sa.setup.players': 'Gracze',
  'sa.setup.stacks': 'Stosy budynków',
  'sa.setup.village': 'Miejsca wioski używane w rundzie',
  'sa.setup.each': 'Gracze w lesie, gliniance, kamieniołomie i nad rzeką',
  'sa.setup.all': 'wszyscy',
  'sa.setup.hunt':
    'Polowanie jest zawsze otwarte dla wszystkich. Których miejsc wioski się używa, zależy od was: pierwsze zajęte zamykają '
    + 'pozostałe.',

  'sa.placing': 'Rozstawianie ludzi',
  'sa.placing.1':
    'Od pierwszego gracza i po kolei każdy stawia **jednego lub więcej ludzi na jednym miejscu**. Potem następny, raz za razem, '
    + 'aż wszyscy ludzie gdzieś stoją.',
  'sa.placing.2':
    'Kółka miejsca mówią, ilu ludzi się zmieści. Gdy masz już tam ludzi, w tej rundzie nie możesz dostawić: dobrze wybierz, ilu '
    + 'idzie.',
  'sa.placing.3': 'Nie wolno pasować, póki jest dokąd iść. Jeśli nie ma, twoi ostatni ludzie zostają w domu.',
  'sa.placing.example':
    'Został ci jeden człowiek, a wolna jest tylko chata. Chata bierze dwoje z jednego plemienia, więc człowiek zostaje w domu; i '
    + 'tak trzeba go nakarmić.',

  'sa.using': 'Używanie ludzi',
  'sa.using.1':
    'Pierwszy gracz używa **wszystkich** swoich ludzi przed następnym. Kolejność jest twoja: narzędzie zrobione najpierw może '
    + 'pomóc w późniejszym rzucie.',
  'sa.using.2':
    'Każdego miejsca trzeba użyć, ale nikt nie musi kupować karty ani budynku. Gdy miejsce jest załatwione, ludzie wracają do '
    + 'domu.',

  'sa.gather': 'Polowanie i zbieranie',
  'sa.gather.1': 'Rzuć kością za każdego człowieka i dodaj oczka. Można dołożyć **narzędzia**. Potem dziel:',
  'sa.gather.each': ({ n }) => `każde pełne ${n}`,
  'sa.gather.rings': ({ n }) => n ? `miejsc: ${n}` : 'miejsce dla wszystkich',
  'sa.gather.2': 'Co zostanie z dzielenia, przepada. W zasobach zawsze wystarczy.',
  'sa.gather.example': ({ total, divisor, gets, tool, sum, more }) =>
    `Troje ludzi w gliniance rzuca ${total}. Każde pełne ${divisor} to glina: **${gets}**. Z narzędziem ${tool} jest `
    + `${sum}, a to daje **${more}**.`,
  'sa.gather.mean': 'Średnio, bez narzędzi',
  'sa.gather.people': ({ n }) => `${count(n, 'człowiek', 'ludzie', 'ludzi')}`,

  'sa.village': 'Wioska',
  'sa.village.1': 'Trzy miejsca wzmacniają plemię na stałe.',
  'sa.village.2': 'Wolno tam iść, nawet gdy osiągnięto limit; to tylko nie wpuszcza innych.',

  'sa.tools': 'Narzędzia',
  'sa.tools.1': 'Trzy pierwsze narzędzia to żetony o wartości 1. Każde następne podnosi o jeden najsłabszy żeton, do 4: razem 12.',
  'sa.tools.2':
    'Po rzucie można dołożyć narzędzia: **tylko całe żetony** i **każdy raz na rundę**. Użyte narzędzie wraca w następnej '
    + 'rundzie.',
  'sa.tools.3':
    'Niektóre karty dają narzędzie na **jeden raz**, o wartości 2, 3 lub 4. Pasuje do każdego rzutu, razem z żetonami. Na koniec '
    + 'się nie liczy.',
  'sa.tools.4':
    'Narzędzia pomagają na polowaniu, w czterech miejscach surowców i przy kartach z rzutem dwiema kośćmi. Kości dla wszystkich '
    + 'nie zmieniają.',
  'sa.tools.growth': 'Żetony od pierwszego do dwunastego narzędzia',

  'sa.cards': 'Karty cywilizacji',
  'sa.cards.1':
    'Jeden człowiek na karcie może ją kupić za **dowolną mieszankę** drewna, gliny, kamienia i złota. Ile, zależy od pola: lewe '
    + 'kosztuje najwięcej. Żywność nie płaci.',
  'sa.cards.2':
    '**Górna połowa** dzieje się od razu. **Dolna połowa** liczy się na końcu. Na początku rundy pozostałe karty przesuwają się '
    + 'w prawo, gdzie są tańsze, a z lewej przychodzą nowe.',
  'sa.cards.top': ({ n }) => `Górne połowy ${n} kart`,
  'sa.cards.bottom': 'Dolne połowy',
  'sa.cards.times': ({ n }) => `${n} ×`,
  'sa.cards.dice': 'Kości dla wszystkich',
  'sa.cards.dice.is': 'Rzuca się tyloma kośćmi, ilu graczy. Kupujący bierze jedną, potem inni po kolei; każda daje to, co mówi tabela.',
  'sa.cards.peek': 'Karty wzięte z rzędu widzieli wszyscy. Dodatkową kartę aż do końca znasz tylko ty.',

  'sa.buildings': 'Budynki',
  'sa.buildings.1':
    'Jeden człowiek na górnym żetonie stosu może go zbudować. Zapłać, ile żąda, od razu zdobądź punkty i zachowaj żeton: liczy '
    + 'się dla budowniczych. Następny odkrywa się od razu, ale wziąć go można dopiero w następnej rundzie.',
  'sa.buildings.values': 'Co płacisz, to dostajesz w punktach:',
  'sa.buildings.count': ({ n, least, most }) => `${n} żetonów podaje cenę; dają od ${least} do ${most}.`,
  'sa.buildings.example': ({ points }) =>
    `Żeton żąda pięciu surowców dwóch rodzajów. Płacisz trzy kamienie i dwa drewna: **${points} punktów**.`,

  'sa.feeding': 'Karmienie',
  'sa.feeding.1':
    'Gdy wszyscy wrócą, najpierw dostajesz tyle żywności, ile mówi twoje **rolnictwo**. Potem płacisz po jednej żywności za '
    + 'człowieka, też za nowo narodzonych.',
  'sa.feeding.2': ({ penalty }) =>
    'Jeśli żywności brakuje, przepada cała. Wtedy zapłać **po surowcu za brakującą żywność**, jakim chcesz, albo nie płać nic i '
    + `**strać ${penalty} punktów**, ilekolwiek brakuje. Punkty mogą spaść poniżej zera.`,
  'sa.feeding.example': ({ people, field, food, have, missing, penalty }) =>
    `${people} ludzi, rolnictwo ${field}, ${food} żywności w zapasie: ${have} żywności na ${people} ust, brakuje `
    + `${missing}. Oddajesz ${missing} drewna albo zachowujesz je i tracisz ${penalty} punktów.`,

  'sa.end': 'Koniec',
  'sa.end.1': '**Karty:** gdy na początku rundy talia nie wypełni już wszystkich pól, partia od razu się kończy.',
  'sa.end.2': '**Budynki:** gdy stos jest pusty, rundę gra się do końca, z karmieniem. To była ostatnia.',
  'sa.end.3': 'Potem wszyscy liczą. Wygrywa ten, kto ma najwięcej punktów.',

  'sa.scoring': 'Liczenie na koniec',
  'sa.scoring.sets': 'Znaki kultury',
  'sa.scoring.sets.1': ({ signs, each }) =>
    `Karty z zieloną dolną połową pokazują jeden z ${signs} znaków; każdy jest ${each} razy. Układaj rzędy **różnych** znaków: `
    + 'rząd daje swoją długość razy siebie. Drugi rząd zbiera to, co masz podwójnie.',
  'sa.scoring.sets.n': 'Znaki w rzędzie',
  'sa.scoring.sets.points': 'Punkty',
  'sa.scoring.sets.example': ({ a, b, total }) =>
    `Pięć znaków, w tym jeden podwójny: rząd ${a} i rząd ${b}. ${a} × ${a} + ${b} × ${b} = **${total} punktów**.`,
  'sa.scoring.trades': 'Ludzie z zawodem',
  'sa.scoring.trades.1':
    'Karty z piaskową dolną połową pokazują ludzi. Każdy z nich punktuje tyle razy, ile masz rzeczy, którą się zajmuje:',
  'sa.scoring.trades.sum': ({ n }) => `${n} na wszystkich kartach`,
  'sa.scoring.trades.example': ({ n, m, total }) => `${n} rolników i rolnictwo ${m}: **${total} punktów**.`,
  'sa.scoring.rest': 'Co zostało',
  'sa.scoring.rest.1':
    'Każde drewno, glina, kamień i złoto jest warte 1 punkt; żywność nic. Niewzięte „2 do wyboru” liczy się jak dwa surowce.',
  'sa.scoring.tie': 'Przy remisie dodajcie rolnictwo, narzędzia i ludzi. Jeśli wciąż równo, zwycięstwo jest wspólne.',

  'sa.rulings': 'Drobny druk',
  'sa.rulings.1': 'Gdzie drukowane zasady milczą, ten stół gra tak.',
  'sa.rulings.list': [
    'Nie pytamy o to, co ma jedną odpowiedź: bez narzędzi nie ma rzutu do poprawy; bez niczego do zapłaty nie ma ceny do '
      + 'rozważenia. Dokąd idą ludzie i kto teraz działa, pytamy zawsze.',
    'Można pójść na kartę lub budynek, nawet nie mogąc zapłacić. Człowiek po prostu wraca do domu.',
    '„2 do wyboru” można wziąć, wybierając następnych ludzi, płacąc cenę albo karmiąc.',
    'Co przekracza limit, przepada: jedenasty człowiek, rolnictwo ponad 10, narzędzia ponad 12.',
    'Gdy dwa żetony są równie słabe, nowe narzędzie idzie do lewego, a raczej do nieużytego.',
    'Gdy talia jest pusta, dodatkowa karta nic nie daje.',
    'Wszyscy, którym brakuje żywności, decydują jednocześnie.',
    'Jeśli zejdą się oba końce, partię kończą budynki, po karmieniu.',
    'Równi gracze dzielą miejsce.',
  ],

  'help.place.tool_maker': 'Jeden człowiek robi **jedno narzędzie**. Narzędzie dodaje do rzutu, raz na rundę.',
  'help.place.hut': 'Wchodzi dokładnie **dwoje ludzi** z jednego plemienia i odtąd masz **o jednego więcej**. Najwyżej dziesięciu.',
  'help.place.field': 'Jeden człowiek podnosi **rolnictwo** o jeden: co rundę jedna żywność więcej, do 10.',
  'help.place.hunt': ({ divisor }) =>
    `Dowolna liczba ludzi wszystkich plemion. Po jednej kości; każde pełne ${divisor} to **1 żywność**.`,
  'help.place.gather': ({ what, divisor, rings }) =>
    `Razem do ${rings} ludzi. Po jednej kości; każde pełne ${divisor} to **1 ${what}**.`,
  'help.place.players': ({ n }) => `Przy tylu graczach może tu być najwyżej ${count(n, 'plemię', 'plemiona', 'plemion')}.`,
  'help.place.village': ({ n }) => `Przy tylu graczach w rundzie używa się miejsc wioski: ${n}.`,
  'help.place.card': ({ n }) =>
    `Jeden człowiek może kupić to, co tu leży, za **${count(n, 'dowolny surowiec', 'dowolne surowce', 'dowolnych surowców')}**, `
    + 'nigdy za żywność.',
  'help.place.building': 'Jeden człowiek może zbudować górny żeton: zapłać cenę, od razu zdobądź punkty.',
  'help.place.empty': 'Nic tu nie leży do następnej rundy.',
  'help.stack': ({ n }) => `${count(n, 'żeton', 'żetony', 'żetonów')} w tym stosie. Gdy stos jest pusty, ta runda jest ostatnia.`,

  'help.top.dice_for_all':
    'Rzuć tyloma kośćmi, ilu graczy. Ty bierzesz pierwszy, potem inni po kolei: drewno, glina, kamień, złoto, narzędzie albo '
    + 'rolnictwo.',
  'help.top.food': 'Twoje od razu.',
  'help.top.resource': 'Twoje od razu.',
  'help.top.roll': 'Rzuć dwiema kośćmi za pokazany surowiec i dziel jak w jego miejscu. Narzędzia mogą pomóc.',
  'help.top.points': 'Punkty od razu.',
  'help.top.tool': 'Jedno narzędzie, jak z miejsca narzędzi.',
  'help.top.agriculture': 'Rolnictwo rośnie o jeden.',
  'help.top.extra_card': 'Weź górną kartę talii. Liczy się dla ciebie tylko dolna połowa i znasz ją tylko ty.',
  'help.top.once_tool': 'Narzędzie na jeden rzut. Potem znika.',
  'help.top.two_of_choice': 'Dwa dowolne surowce, teraz lub później w partii.',

  'help.bottom.culture': 'Znak kultury. Na koniec rząd różnych znaków daje swoją długość razy siebie.',
  'help.bottom.farmer': 'Na koniec każdy rolnik daje tyle punktów, ile twoje rolnictwo.',
  'help.bottom.tool_maker': 'Na koniec każdy narzędziarz daje sumę twoich żetonów narzędzi.',
  'help.bottom.hut_builder': 'Na koniec każdy budowniczy daje liczbę twoich budynków.',
  'help.bottom.shaman': 'Na koniec każdy szaman daje liczbę twoich ludzi.',

  'help.building.fixed': ({ price, points }) => `Zapłać ${price}, zdobądź **${points} punktów**.`,
  'help.building.kinds': ({ n, kinds }) =>
    `Zapłać ${n} surowców, dokładnie ${count(kinds, 'rodzaj', 'rodzaje', 'rodzajów')}, jakie chcesz. Zdobądź tyle, ile są warte.`,
  'help.building.any': ({ least, most }) => `Zapłać od ${least} do ${most} dowolnych surowców. Zdobądź tyle, ile są warte.`,
  'help.building.worth': ({ wood, brick, stone, gold }) => `Drewno jest warte ${wood}, glina ${brick}, kamień ${stone}, złoto ${gold}.`,

  'help.thing.wood': ({ n }) => `Z lasu. W budynku warte ${n}, 1 punkt, jeśli zostanie na koniec.`,
  'help.thing.brick': ({ n }) => `Z glinianki. W budynku warta ${n}, 1 punkt, jeśli zostanie na koniec.`,
  'help.thing.stone': ({ n }) => `Z kamieniołomu. W budynku wart ${n}, 1 punkt, jeśli zostanie na koniec.`,
  'help.thing.gold': ({ n }) => `Z rzeki. W budynku warte ${n}, 1 punkt, jeśli zostanie na koniec.`,
  'help.thing.food': 'Po jednej na człowieka na koniec rundy. Nigdy nie płaci za karty ani budynki.',
  'help.thing.tools': 'Każdy żeton można dołożyć do jednego rzutu w rundzie. Przekreślone są użyte. Okrągłe działają raz.',
  'help.thing.agriculture': 'Tyle żywności przychodzi co rundę przed karmieniem.',
  'help.thing.people': 'Ci w domu są wyraźni, ci na planszy bladzi. Jedzą wszyscy.',
  'help.thing.buildings': 'Twoje budynki. Budowniczowie liczą je jeszcze na końcu.',
  'help.thing.extra_card': 'Karta wzięta w ciemno: dolna połowa liczy się na końcu.',
  'help.thing.two_of_choice': 'Jeszcze do wzięcia: dwa dowolne surowce, w swojej turze lub przy karmieniu.',
  'help.thing.score': 'Dotychczasowe punkty. W nawiasie: ile by było, gdyby partia skończyła się teraz.',
  'help.thing.start': 'Zaczyna tę rundę. Znak przechodzi w lewo z każdą rundą.',
  'help.thing.food.title': 'Żywność',
  'help.thing.tools.title': 'Narzędzia',
  'help.thing.agriculture.title': 'Rolnictwo',
  'help.thing.people.title': 'Ludzie',
  'help.thing.buildings.title': 'Budynki',
  'help.thing.extra_card.title': 'Dodatkowa karta',
  'help.thing.two_of_choice.title': '2 do wyboru',
  'help.thing.score.title': 'Punkty',
  'help.thing.start.title': 'Pierwszy gracz',
  'help.card': 'Karta cywilizacji',
};
