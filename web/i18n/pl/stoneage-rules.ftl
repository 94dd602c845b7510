### Stoneage: rules, and the help at the table.

## stoneage-rules: the rules of Stone Age, and what each thing at the table is

sa-title = Zasady gry Stone Age
sa-lead = Prowadź plemię przez pory roku: wysyłaj ludzi, korzystaj z tego, co przyniosą, i dbaj, by wszyscy jedli. Dziesięć minut czytania i możesz grać.
sa-part-base = Gra
sa-part-variants = Warianty

sa-idea = O co chodzi
sa-idea-1 = W każdej rundzie **rozstawiasz** ludzi na planszy, potem ich **używasz**, potem **karmisz**. Za drewno, glinę, kamień i złoto kupuje się budynki i karty. Budynki punktują od razu; karty pomagają od razu i punktują jeszcze na końcu.
sa-idea-2 = Wygrywa ten, kto ma najwięcej punktów, gdy skończą się karty albo stos budynków.
sa-idea-place = Rozstawianie
sa-idea-place-is = Po kolei, po jednym miejscu, aż nikt nie może już rozstawiać.
sa-idea-use = Używanie
sa-idea-use-is = Gracz po graczu zabiera wszystkich swoich ludzi, w dowolnej kolejności, i robi to, co dają miejsca.
sa-idea-feed = Karmienie
sa-idea-feed-is = Każdy potrzebuje jednej żywności na człowieka. Potem następny gracz zaczyna nową rundę.

sa-setup = Przed pierwszą rundą
sa-setup-1 = Każdy zaczyna z { ICON("people") } **{ $people } ludźmi** i { ICON("food") } **{ $food } żywności** i niczym więcej: bez narzędzi, pól i punktów.
sa-setup-2 = { $cards } kart cywilizacji się tasuje; { $row } leży odkrytych. Żetony budynków tasuje się w stosy po { $tiles }, tyle, ilu graczy; reszta zostaje w pudełku, nieoglądana. Los mówi, kto zaczyna.
sa-setup-3 = Przy mniejszej liczbie graczy na planszy jest ciaśniej:
sa-setup-players = Gracze
sa-setup-stacks = Stosy budynków
sa-setup-village = Miejsca wioski używane w rundzie
sa-setup-each = Gracze w lesie, gliniance, kamieniołomie i nad rzeką
sa-setup-all = wszyscy
sa-setup-hunt = Polowanie jest zawsze otwarte dla wszystkich. Których miejsc wioski się używa, zależy od was: pierwsze zajęte zamykają pozostałe.

sa-placing = Rozstawianie ludzi
sa-placing-1 = Od pierwszego gracza i po kolei każdy stawia **jednego lub więcej ludzi na jednym miejscu**. Potem następny, raz za razem, aż wszyscy ludzie gdzieś stoją.
sa-placing-2 = Kółka miejsca mówią, ilu ludzi się zmieści. Gdy masz już tam ludzi, w tej rundzie nie możesz dostawić: dobrze wybierz, ilu idzie.
sa-placing-3 = Nie wolno pasować, póki jest dokąd iść. Jeśli nie ma, twoi ostatni ludzie zostają w domu.
sa-placing-example = Został ci jeden człowiek, a wolna jest tylko chata. Chata bierze dwoje z jednego plemienia, więc człowiek zostaje w domu; i tak trzeba go nakarmić.

sa-using = Używanie ludzi
sa-using-1 = Pierwszy gracz używa **wszystkich** swoich ludzi przed następnym. Kolejność jest twoja: narzędzie zrobione najpierw może pomóc w późniejszym rzucie.
sa-using-2 = Każdego miejsca trzeba użyć, ale nikt nie musi kupować karty ani budynku. Gdy miejsce jest załatwione, ludzie wracają do domu.

sa-gather = Polowanie i zbieranie
sa-gather-1 = Rzuć kością za każdego człowieka i dodaj oczka. Można dołożyć **narzędzia**. Potem dziel:
sa-gather-each = każde pełne { $n }
sa-gather-rings =
    { $n ->
        [none] miejsce dla wszystkich
       *[other] miejsc: { $n }
    }
sa-gather-2 = Co zostanie z dzielenia, przepada. W zasobach zawsze wystarczy.
sa-gather-example = Troje ludzi w gliniance rzuca { $total }. Każde pełne { $divisor } to glina: **{ $gets }**. Z narzędziem { $tool } jest { $sum }, a to daje **{ $more }**.
sa-gather-mean = Średnio, bez narzędzi
sa-gather-people =
    { $n ->
        [one] { $n } człowiek
        [few] { $n } ludzie
       *[many] { $n } ludzi
    }

sa-village = Wioska
sa-village-1 = Trzy miejsca wzmacniają plemię na stałe.
sa-village-2 = Wolno tam iść, nawet gdy osiągnięto limit; to tylko nie wpuszcza innych.

sa-tools = Narzędzia
sa-tools-1 = Trzy pierwsze narzędzia to żetony o wartości 1. Każde następne podnosi o jeden najsłabszy żeton, do 4: razem 12.
sa-tools-2 = Po rzucie można dołożyć narzędzia: **tylko całe żetony** i **każdy raz na rundę**. Użyte narzędzie wraca w następnej rundzie.
sa-tools-3 = Niektóre karty dają narzędzie na **jeden raz**, o wartości 2, 3 lub 4. Pasuje do każdego rzutu, razem z żetonami. Na koniec się nie liczy.
sa-tools-4 = Narzędzia pomagają na polowaniu, w czterech miejscach surowców i przy kartach z rzutem dwiema kośćmi. Kości dla wszystkich nie zmieniają.
sa-tools-growth = Żetony od pierwszego do dwunastego narzędzia

sa-cards = Karty cywilizacji
sa-cards-1 = Jeden człowiek na karcie może ją kupić za **dowolną mieszankę** drewna, gliny, kamienia i złota. Ile, zależy od pola: lewe kosztuje najwięcej. Żywność nie płaci.
sa-cards-2 = **Górna połowa** dzieje się od razu. **Dolna połowa** liczy się na końcu. Na początku rundy pozostałe karty przesuwają się w prawo, gdzie są tańsze, a z lewej przychodzą nowe.
sa-cards-top = Górne połowy { $n } kart
sa-cards-bottom = Dolne połowy
sa-cards-times = { $n } ×
sa-cards-dice = Kości dla wszystkich
sa-cards-dice-is = Rzuca się tyloma kośćmi, ilu graczy. Kupujący bierze jedną, potem inni po kolei; każda daje to, co mówi tabela.
sa-cards-peek = Karty wzięte z rzędu widzieli wszyscy. Dodatkową kartę aż do końca znasz tylko ty.

sa-buildings = Budynki
sa-buildings-1 = Jeden człowiek na górnym żetonie stosu może go zbudować. Zapłać, ile żąda, od razu zdobądź punkty i zachowaj żeton: liczy się dla budowniczych. Następny odkrywa się od razu, ale wziąć go można dopiero w następnej rundzie.
sa-buildings-values = Co płacisz, to dostajesz w punktach:
sa-buildings-count = { $n } żetonów ma stałą cenę; dają od { $least } do { $most }.
sa-buildings-example = Żeton żąda pięciu surowców dwóch rodzajów. Płacisz trzy kamienie i dwa drewna: **{ $points } punktów**.

sa-feeding = Karmienie
sa-feeding-1 = Gdy wszyscy wrócą, najpierw dostajesz tyle żywności, ile wskazuje twoje **rolnictwo**. Potem płacisz po jednej żywności za każdego człowieka, także za nowo narodzonych.
sa-feeding-2 = Jeśli żywności brakuje, przepada cała. Wtedy zapłać **po surowcu za brakującą żywność**, jakim chcesz, albo nie płać nic i **strać { $penalty } punktów**, ilekolwiek brakuje. Punkty mogą spaść poniżej zera.
sa-feeding-example = { $people } ludzi, rolnictwo { $field }, { $food } żywności w zapasie: { $have } żywności na { $people } ust, brakuje { $missing }. Oddajesz { $missing } drewna albo zachowujesz je i tracisz { $penalty } punktów.

sa-end = Koniec
sa-end-1 = **Karty:** gdy na początku rundy talia nie wypełni już wszystkich pól, partia od razu się kończy.
sa-end-2 = **Budynki:** gdy stos jest pusty, rundę gra się do końca, z karmieniem. To była ostatnia.
sa-end-3 = Potem wszyscy liczą. Wygrywa ten, kto ma najwięcej punktów.

sa-scoring = Liczenie na koniec
sa-scoring-sets = Znaki kultury
sa-scoring-sets-1 = Karty z zieloną dolną połową pokazują jeden z { $signs } znaków; każdy występuje { $each } razy. Układaj zestawy **różnych** znaków: zestaw daje kwadrat swojej wielkości. Powtórzone znaki tworzą drugi zestaw.
sa-scoring-sets-n = Znaki w rzędzie
sa-scoring-sets-points = Punkty
sa-scoring-sets-example = Pięć znaków, w tym jeden podwójny: rząd { $a } i rząd { $b }. { $a } × { $a } + { $b } × { $b } = **{ $total } punktów**.
sa-scoring-trades = Ludzie z zawodem
sa-scoring-trades-1 = Karty z piaskową dolną połową pokazują zawody. Każda figura na nich daje jeden punkt za każdą twoją rzecz jej rodzaju:
sa-scoring-trades-sum = { $n } na wszystkich kartach
sa-scoring-trades-example = { $n } rolników i rolnictwo { $m }: **{ $total } punktów**.
sa-scoring-rest = Co zostało
sa-scoring-rest-1 = Każde drewno, glina, kamień i złoto jest warte 1 punkt; żywność nic. Niewzięte „2 do wyboru” liczy się jak dwa surowce.
sa-scoring-tie = Przy remisie dodajcie rolnictwo, narzędzia i ludzi. Jeśli wciąż równo, zwycięstwo jest wspólne.

sa-rulings = Drobnym drukiem
sa-rulings-1 = Gdzie drukowane zasady milczą, ten stół gra tak.
sa-rulings-list =
    .item1 = Nie pytamy o to, co ma jedną odpowiedź: bez narzędzi nie ma rzutu do poprawy; bez niczego do zapłaty nie ma ceny do rozważenia. Dokąd idą ludzie i kto teraz działa, pytamy zawsze.
    .item2 = Można pójść na kartę lub budynek, nawet nie mogąc zapłacić. Człowiek po prostu wraca do domu.
    .item3 = „2 do wyboru” można wziąć, wybierając następnych ludzi, płacąc cenę albo karmiąc.
    .item4 = Co przekracza limit, przepada: jedenasty człowiek, rolnictwo ponad 10, narzędzia ponad 12.
    .item5 = Gdy dwa żetony są równie słabe, nowe narzędzie idzie do lewego, a raczej do nieużytego.
    .item6 = Gdy talia jest pusta, dodatkowa karta nic nie daje.
    .item7 = Wszyscy, którym brakuje żywności, decydują jednocześnie.
    .item8 = Jeśli zejdą się oba końce, partię kończą budynki, po karmieniu.
    .item9 = Równi gracze dzielą miejsce.

help-place-tool_maker = Jeden człowiek robi **jedno narzędzie**. Narzędzie dodaje do rzutu, raz na rundę.
help-place-hut = Wchodzi dokładnie **dwoje ludzi** z jednego plemienia i odtąd masz **o jednego więcej**. Najwyżej dziesięciu.
help-place-field = Jeden człowiek podnosi **rolnictwo** o jeden: co rundę jedna żywność więcej, do 10.
help-place-hunt = Dowolna liczba ludzi wszystkich plemion. Po jednej kości; każde pełne { $divisor } to **1 żywność**.
help-place-gather = Razem do { $rings } ludzi. Po jednej kości; każde pełne { $divisor } to **1 { $what }**.
help-place-players =
    { $n ->
        [one] Przy tylu graczach może tu być najwyżej { $n } plemię.
        [few] Przy tylu graczach może tu być najwyżej { $n } plemiona.
       *[many] Przy tylu graczach może tu być najwyżej { $n } plemion.
    }
help-place-village = Przy tylu graczach w rundzie używa się miejsc wioski: { $n }.
help-place-card =
    { $n ->
        [one] Jeden człowiek może kupić to, co tu leży, za **{ $n } dowolny surowiec**, nigdy za żywność.
        [few] Jeden człowiek może kupić to, co tu leży, za **{ $n } dowolne surowce**, nigdy za żywność.
       *[many] Jeden człowiek może kupić to, co tu leży, za **{ $n } dowolnych surowców**, nigdy za żywność.
    }
help-place-building = Jeden człowiek może zbudować górny żeton: zapłać cenę, od razu zdobądź punkty.
help-place-empty = Nic tu nie leży do następnej rundy.
help-stack =
    { $n ->
        [one] { $n } żeton w tym stosie. Gdy stos jest pusty, ta runda jest ostatnia.
        [few] { $n } żetony w tym stosie. Gdy stos jest pusty, ta runda jest ostatnia.
       *[many] { $n } żetonów w tym stosie. Gdy stos jest pusty, ta runda jest ostatnia.
    }

help-top-dice_for_all = Rzuć tyloma kośćmi, ilu graczy. Ty bierzesz pierwszy, potem inni po kolei: drewno, glina, kamień, złoto, narzędzie albo rolnictwo.
help-top-food = Twoje od razu.
help-top-resource = Twoje od razu.
help-top-roll = Rzuć dwiema kośćmi za pokazany surowiec i dziel jak w jego miejscu. Narzędzia mogą pomóc.
help-top-points = Punkty od razu.
help-top-tool = Jedno narzędzie, jak z miejsca narzędzi.
help-top-agriculture = Rolnictwo rośnie o jeden.
help-top-extra_card = Weź górną kartę talii. Liczy się dla ciebie tylko dolna połowa i znasz ją tylko ty.
help-top-once_tool = Narzędzie na jeden rzut. Potem znika.
help-top-two_of_choice = Dwa dowolne surowce, teraz lub później w partii.

help-bottom-culture = Znak kultury. Na koniec zestaw różnych znaków daje kwadrat swojej wielkości.
help-bottom-farmer = Na koniec każdy rolnik daje tyle punktów, ile twoje rolnictwo.
help-bottom-tool_maker = Na koniec każdy narzędziarz daje sumę twoich żetonów narzędzi.
help-bottom-hut_builder = Na koniec każdy budowniczy daje liczbę twoich budynków.
help-bottom-shaman = Na koniec każdy szaman daje liczbę twoich ludzi.

help-building-fixed = Zapłać { $price }, zdobądź **{ $points } punktów**.
help-building-kinds =
    { $kinds ->
        [one] Zapłać { $n } surowców, dokładnie { $kinds } rodzaj, jakie chcesz. Zdobądź tyle, ile są warte.
        [few] Zapłać { $n } surowców, dokładnie { $kinds } rodzaje, jakie chcesz. Zdobądź tyle, ile są warte.
       *[many] Zapłać { $n } surowców, dokładnie { $kinds } rodzajów, jakie chcesz. Zdobądź tyle, ile są warte.
    }
help-building-any = Zapłać od { $least } do { $most } dowolnych surowców. Zdobądź tyle, ile są warte.
help-building-worth = Drewno jest warte { $wood }, glina { $brick }, kamień { $stone }, złoto { $gold }.

help-thing-wood = Z lasu. W budynku warte { $n }, 1 punkt, jeśli zostanie na koniec.
help-thing-brick = Z glinianki. W budynku warta { $n }, 1 punkt, jeśli zostanie na koniec.
help-thing-stone = Z kamieniołomu. W budynku wart { $n }, 1 punkt, jeśli zostanie na koniec.
help-thing-gold = Z rzeki. W budynku warte { $n }, 1 punkt, jeśli zostanie na koniec.
help-thing-food = Po jednej na człowieka na koniec rundy. Nigdy nie płaci za karty ani budynki.
help-thing-tools = Każdy żeton można dołożyć do jednego rzutu w rundzie. Przekreślone są użyte. Okrągłe działają raz.
help-thing-agriculture = Tyle żywności przychodzi co rundę przed karmieniem.
help-thing-people = Ci w domu są wyraźni, ci na planszy bladzi. Jedzą wszyscy.
help-thing-buildings = Twoje budynki. Budowniczowie liczą je jeszcze na końcu.
help-thing-extra_card = Karta wzięta w ciemno: dolna połowa liczy się na końcu.
help-thing-two_of_choice = Jeszcze do wzięcia: dwa dowolne surowce, w swojej turze lub przy karmieniu.
help-thing-score = Dotychczasowe punkty. W nawiasie: ile by było, gdyby partia skończyła się teraz.
help-thing-start = Zaczyna tę rundę. Znak przechodzi w lewo z każdą rundą.
help-thing-food-title = Żywność
help-thing-tools-title = Narzędzia
help-thing-agriculture-title = Rolnictwo
help-thing-people-title = Ludzie
help-thing-buildings-title = Budynki
help-thing-extra_card-title = Dodatkowa karta
help-thing-two_of_choice-title = 2 do wyboru
help-thing-score-title = Punkty
help-thing-start-title = Pierwszy gracz
help-card = Karta cywilizacji

## stoneage-rules-variants: the variants of Stone Age

var-intro = Warianty
var-intro-1 = Każdy można włączyć przy zakładaniu stołu, sam lub z innymi. Ukazywały się przez lata w małych pudełkach; nie wszystko, co w nich drukowano, da się dziś znaleźć.
var-intro-2 = Dlatego każda zasada poniżej mówi, jak dobrze jest znana:
var-together = Kilka naraz
var-together-1 = Wszystkie warianty pasują do siebie. Ze wszystkimi runda przebiega tak:
var-together-list =
    .item1 = Karty się przesuwają i uzupełniają. Zwierzę, które wejdzie do rzędu, liczy się od razu.
    .item2 = Nowe chaty dają dochód.
    .item3 = Stado idzie dalej, a jego żeton się odkrywa.
    .item4 = Rozstawianie, potem używanie ludzi.
    .item5 = Zwierzęta z dość ludźmi są przeganiane, od prawej do lewej.
    .item6 = Mamut jest oswajany.
    .item7 = Karmienie.
var-provenance = Skąd to wiemy

rule-HW1 = Kupując kartę, możesz dołożyć do ceny 1 złoto i od razu zdobyć **6 punktów**.
rule-HW2 = Najwyżej jedno dodatkowe złoto na kartę.
rule-HW3 = Budując budynek ze znakiem, możesz dołożyć do ceny 1 kamień i od razu zdobyć **5 punktów**.
rule-HW4 = Najwyżej jeden dodatkowy kamień na budynek.
rule-HW5 = Czy budynek przyjmuje dodatkowy kamień, zależy od żetonu: w grze drukowanej od strony zimowej.
rule-HW6 = Przyjmuje go każdy budynek o stałej cenie; te z wolnym wyborem nie.
rule-HW7 = Nowe chaty, budynki dodatku i igla go nie przyjmują.
rule-HW8 = Złoto można dołożyć na każdym polu kart, także na polu za ozdoby.
rule-HW9 = Drugiej, zakrytej karty z dodatku nie kupuje się osobno: bez kolejnego złota.
rule-HW10 = Dodatkowy kamień i złoto biorą się z zapasów, nigdy z wymiany zrobionej przed chwilą.
rule-HW11 = Płaci się je razem z ceną i punktują od razu. Na końcu partii nic się nie zmienia.

rule-WA1 = Cztery zwierzęta wtasowuje się w talię kart.
rule-WA2 = To niedźwiedź polarny, dzik, wilk i ptak drapieżny.
rule-WA2b = Po jednym z każdego.
rule-WA3 = Odkryte zwierzę zostaje, aż zostanie przegonione. Nie można go kupić.
rule-WA4 = Póki jest, obniża rzuty o 1, 2 lub 3.
rule-WA5 = Tabela poniżej pokazuje, o ile obniża je każde zwierzę.
rule-WA6 = Odejmuje się to raz od sumy rzutu, nie od każdej kości. Suma nie spada poniżej 0, a narzędzia dodaje się później.
rule-WA7 = Dotyczy wszystkich, na polowaniu, w czterech miejscach surowców i przy kartach z rzutem dwiema kośćmi za surowiec.
rule-WA8 = Kości czytane pojedynczo zostają, jak padły: dla wszystkich, nagroda za przegonienie, walka o mamuta.
rule-WA9 = Kilka zwierząt się sumuje.
rule-WA10 = By przegonić zwierzę, musi na nim stać tylu ludzi, ilu jest graczy, z dowolnych plemion.
rule-WA11 = Zwierzę to miejsce z tyloma kółkami. Możesz tam postawić jednego lub więcej ludzi, raz na rundę; plemiona mogą je dzielić albo jedno zapełnić je samo. Nie liczy się jako miejsce surowców ani wioski.
rule-WA12 = Wszyscy muszą tam być w jednej rundzie. Jeśli jest ich za mało, wracają bez nagrody, a zwierzę zostaje.
rule-WA13 = Przegania się je, gdy wszyscy użyli ludzi, przed karmieniem. Do tego czasu działa jego kara.
rule-WA14 = Za każdego swojego człowieka tam rzucasz kością i dostajesz to, co pokaże.
rule-WA15 = Kości dają to, co kości dla wszystkich: drewno, glina, kamień, złoto, narzędzie, rolnictwo.
rule-WA16 = Od pierwszego gracza, bez narzędzi. Co przekracza limit, przepada.
rule-WA17 = Zwierzę zajmuje pole, więc nie można tam kupić karty. Przesuwa się w prawo jak karty.
rule-WA18 = Przegonione zwierzę odchodzi z partii. Jego pole zostaje puste do następnej rundy.
rule-WA19 = Pierwszy rząd rozdaje się bez zwierząt; potem wtasowuje się je w resztę.
rule-WA20 = Gdy dobiera się kartę w ciemno, a na wierzchu jest zwierzę, bierze się następną, która nim nie jest, a resztę tasuje ponownie.
rule-WA21 = Zwierzęta w talii liczą się jak karty przy uzupełnianiu rzędu. Te, które są na końcu, nic nie robią.

rule-IG1 = Iglo kosztuje **3 surowce jednego rodzaju**.
rule-IG2 = Od razu daje tyle, ile są warte: jak w budynku.
rule-IG3 = To nie budynek: budowniczowie go nie liczą.
rule-IG4 = Handel z dodatku nie może za nie zapłacić.
rule-IG5 = Na gracza przypadają dwa igla.
rule-IG6 = Jest jedno miejsce dla jednego człowieka: jedno iglo na rundę. Gdy się skończą, miejsce jest zamknięte.
rule-IG7 = To nie miejsce wioski, więc pozostaje otwarte także przy małej liczbie graczy.
rule-IG8 = Kto nie może lub nie chce płacić, zabiera człowieka; iglo zostaje.
rule-IG9 = Gdy się skończą, partia trwa dalej.
rule-IG10 = Nie można za nie zapłacić ozdobami.
rule-IG11 = Sroga zima nie dodaje do niego kamienia.
rule-IG12 = Można grać ze Srogą zimą lub bez niej.

rule-NH1 = Jest 6 nowych żetonów.
rule-NH2 = Trzy dają co rundę 1 drewno, 1 glinę lub 1 kamień; inne raz człowieka, narzędzie lub pole.
rule-NH3 = Po jednym żetonie.
rule-NH4 = Punktują od razu, ale dają mniej niż inne budynki za tę cenę.
rule-NH5 = To budynki: budowniczowie je liczą.
rule-NH6 = Tasuje się je ze wszystkimi budynkami, zanim powstaną stosy.
rule-NH7 = Tabela poniżej pokazuje, ile kosztują i ile dają.
rule-NH8 = Dochód przychodzi na początku każdej rundy, od następnej, przed rozstawianiem. Nikogo tam nie trzeba.
rule-NH9 = Przy dziesięciu ludziach, dwunastu narzędziach lub rolnictwie 10 chatę można zbudować, ale to, co daje, przepada.

rule-MH1 = 16 żetonów premii tworzy zakryty stos; jest jedno stado.
rule-MH2 = Przód żetonu pokazuje premię dla jednego i premię dla wszystkich, tył jeden surowiec.
rule-MH3 = Można łączyć z grą podstawową i każdym innym wariantem.
rule-MH4 = Na początku rundy stado idzie do miejsca surowca z wierzchu stosu. Ten żeton się odkrywa; nowy wierzch pokazuje, gdzie będzie potem.
rule-MH5 = Gdy stos się skończy, stado odchodzi, a partia trwa bez niego.
rule-MH6 = Każdy z czterech surowców jest z tyłu czterech żetonów.
rule-MH7 = Po rzucie w miejscu stada i wzięciu zdobyczy możesz wysłać do żetonu jednego lub więcej ludzi, którzy tam pracowali. Inni wracają; nikt inny nie może dołączyć.
rule-MH8 = Każdy z nich kosztuje od razu 1 żywność; może ją zastąpić surowiec.
rule-MH9 = Możesz płacić surowcami, nawet mając żywność.
rule-MH10 = Mamuta oswaja się, gdy wszyscy użyli ludzi, przed karmieniem.
rule-MH11 = Jeśli przyszło kilka plemion, każde rzuca po kości za człowieka. Najwyższa kość oswaja mamuta, inni są rywalami. Sumy się nie liczą.
rule-MH12 = Kto przyszedł sam, oswaja go bez rzutu.
rule-MH13 = Jeśli nikt nie przyszedł, żeton odchodzi z partii.
rule-MH14 = Przy remisie decydują następne kości i tak dalej; wygrywa ten, kto ma jeszcze kości. Jeśli wszystko równe, remisujący rzucają po kości, aż się rozstrzygnie.
rule-MH15 = Oswajający bierze premię dla jednego albo dla wszystkich; każdy rywal bierze premię dla wszystkich.
rule-MH16 = Raz na gracza, ilu ludzi by przyszło.
rule-MH17 = Oswajający zatrzymuje żeton, jakakolwiek była premia.
rule-MH18 = Oswajający bierze pierwszy, potem rywale po kolei.
rule-MH19 = Na koniec gracz z największą liczbą żetonów zdobywa **10 punktów**.
rule-MH20 = Jeśli kilku ma najwięcej, każdy zdobywa 10.
rule-MH21 = Tabela poniżej pokazuje, co dają żetony.

rule-EX1 = Gra od dwóch do pięciu osób. Piąty gracz ma dziesięciu ludzi i planszę jak inni.
rule-EX2 = W pudełku jest nakładka planszy, ozdoby, 9 budynków, 9 kart, żetony wysokich wyników i znaczniki; były tam też nowe chaty.
rule-EX3 = Ząb to jedna ozdoba, pierścień trzy.
rule-EX4 = Ozdób nigdy nie brakuje.
rule-EX5 = Każdy zaczyna z 5 ludźmi, 12 żywności i 1 ozdobą, na polu 0 toru handlu.
rule-EX6 = Wszystkie budynki się tasuje; stos 7 na gracza, pięć stosów dla pięciu.
rule-EX7 = Talia ma 45 kart: zwykłe 36 i 9 nowych.
rule-EX8 = Kupiec to nowe miejsce wioski dla dokładnie 2 ludzi z jednego plemienia.
rule-EX9 = Kupiec daje **2 poziomy** na torze handlu i **2 ozdoby**.
rule-EX10 = Tor handlu idzie od 0 do 10.
rule-EX11 = Miejsca wioski to narzędzia, chata, pole i kupiec. Czterech graczy używa trzech w rundzie, dwóch lub trzech graczy dwóch.
rule-EX11b = Pięciu graczy używa wszystkich czterech.
rule-EX12 = Las, glinianka, kamieniołom i rzeka są jak zawsze: po jednym plemieniu przy dwóch graczach, po dwa przy trzech, bez limitu przy czterech i pięciu.
rule-EX13 = Na polowaniu każde pełne 2 to 1 żywność lub 1 ozdoba.
rule-EX14 = Jeden rzut można dowolnie podzielić.
rule-EX15 = Ozdoby to nie surowiec: nikogo nie karmią i na koniec nic nie dają.
rule-EX15b = Płaci się nimi tylko tam, gdzie wymagane są ozdoby: na piątym polu, za drugą kartę, w niektórych budynkach i w wymianie.
rule-EX16 = Nie zastępują żywności przy oswajaniu mamuta.
rule-EX17 = Karta na piątym polu kosztuje **3 ozdoby** i nic innego.
rule-EX18 = Kto tam kupił, może dopłacić 3 ozdoby za wierzchnią kartę talii, w ciemno. Jej górna połowa się nie liczy.
rule-EX19 = Piąte pole jest po lewej od innych. Karty przesuwają się z niego w prawo; zawsze używa się pięciu pól.
rule-EX20 = Partia kończy się jak zawsze; teraz trzeba zapełnić pięć pól.
rule-EX21 = Handel: nic na poziomie 0, 2 za 1 do poziomu 3, 1 za 1 od poziomu 4, a na końcu 1 za 2.
rule-EX21b = Od 5 do 8 zostaje 1 za 1, na 10 dajesz 1 i dostajesz 2. Kurs na 9 nie jest znany; tu jest 1 za 1.
rule-EX22 = Można wymieniać raz na rundę, płacąc za kartę lub budynek; nie za iglo i nie za dodatki Srogiej zimy.
rule-EX23 = To jedna wymiana według twojego kursu. Dawać i brać można surowce i ozdoby dowolnych rodzajów.
rule-EX24 = Co dostajesz, wchodzi do tej zapłaty. Jeśli mieści się tylko jedna sztuka, druga przepada.
rule-EX25 = Ozdoby z wymiany mogą płacić na piątym polu i za drugą kartę.
rule-EX26 = W budynkach z wolnym wyborem to, co dostaniesz, liczy się jak każdy surowiec: do rodzajów, liczby i punktów.
rule-EX27 = Niektóre nowe budynki mają ozdoby w cenie.
rule-EX28 = Niektóre nowe karty dają ozdoby.
rule-EX29 = Niektóre nowe karty rzucają kości dla wszystkich, z własną tabelą.
rule-EX30 = Niektóre nowe karty pokazują kupców: na koniec każdy daje twój poziom handlu.
rule-EX31 = 9 budynków jest w tabeli poniżej.
rule-EX32 = 9 kart także.
rule-EX33 = Ich kości dla wszystkich dają: 1 drewno, 2 glina, 3 kamień, 4 złoto, 5 dwie ozdoby, 6 poziom handlu.
rule-EX34 = Remisy rozstrzyga się jak zawsze.
rule-EX35 = Nowe chaty można dodać lub pominąć.

var-animal-bird_of_prey = ptak drapieżny
var-animal-wolf = wilk
var-animal-wild_boar = dzik
var-animal-polar_bear = niedźwiedź polarny
var-bonus-wood_each_round = 1 drewno co rundę
var-bonus-brick_each_round = 1 glina co rundę
var-bonus-stone_each_round = 1 kamień co rundę
var-bonus-person = człowiek
var-bonus-tool = narzędzie
var-bonus-agriculture = +1 rolnictwa
var-bonus-food_2 = 2 żywności
var-bonus-wood = 1 drewno
var-bonus-brick = 1 glina
var-bonus-stone_and_wood = 1 kamień i 1 drewno
var-bonus-points_7 = 7 punktów
var-bonus-points_3 = 3 punkty
value-trade_dice = Kości dla wszystkich, nowa tabela
value-worth_plus = ile są warte, i { $n }
var-winter-count = { $n } z { $of } budynków przyjmuje dodatkowy kamień.
var-animals = Zwierzęta
var-animal = Zwierzę
var-penalty = Odjęte od rzutu
var-igloos-worth = Ile daje iglo
var-huts = Sześć chat
var-gives = Daje
var-price = Cena
var-points = Punkty
var-mammoths = Szesnaście żetonów
var-herd_at = Stado
var-for_one = Dla jednego
var-for_all = Dla wszystkich
var-track = Tor handlu
var-level = Poziom
var-give = Daj
var-get = Weź
var-buildings = Nowe budynki
var-cards = Nowe karty
var-upper = Od razu
var-lower = Na koniec
var-dice = Ich kości dla wszystkich

help-place-merchant = Dokładnie **dwoje ludzi** z jednego plemienia daje **dwa poziomy** na torze handlu i **dwie ozdoby**.
help-place-igloo = Jeden człowiek może zbudować iglo: **trzy surowce jednego rodzaju**, punkty od razu ({ $worth }). To nie budynek.
help-place-card_5 =
    { $n ->
        [one] Jeden człowiek może kupić to, co tu leży, za **{ $n } ozdobę**, a potem wierzchnią kartę talii za drugie tyle.
        [few] Jeden człowiek może kupić to, co tu leży, za **{ $n } ozdoby**, a potem wierzchnią kartę talii za drugie tyle.
       *[many] Jeden człowiek może kupić to, co tu leży, za **{ $n } ozdób**, a potem wierzchnią kartę talii za drugie tyle.
    }
help-place-animal = **{ $n } ludzi** w jednej rundzie je przegania, z wszystkich plemion razem. Każdy rzuca w nagrodę kością: drewno, glina, kamień, złoto, narzędzie, rolnictwo.
help-animal = Póki tu jest, każdy rzut za dobra jest **o { $n } niższy**. Nie można go kupić.
help-top-trade_dice_for_all = Rzuć tyloma kośćmi, ilu graczy. Ty bierzesz pierwszy, potem inni po kolei: drewno, glina, kamień, złoto, dwie ozdoby lub poziom handlu.
help-top-trade_level = Twój znacznik idzie w górę na torze handlu.
help-bottom-merchant = Na koniec każdy kupiec daje twój poziom na torze handlu.
help-building-jewelled = Zapłać { $price }, zdobądź **{ $points } punktów**.
help-building-plus =
    { $jewelry ->
        [one] Zapłać { $n } surowców, dokładnie { $kinds } rodzajów, i { $jewelry } ozdobę. Zdobądź, ile surowce są warte, i { $plus }.
        [few] Zapłać { $n } surowców, dokładnie { $kinds } rodzajów, i { $jewelry } ozdoby. Zdobądź, ile surowce są warte, i { $plus }.
       *[many] Zapłać { $n } surowców, dokładnie { $kinds } rodzajów, i { $jewelry } ozdób. Zdobądź, ile surowce są warte, i { $plus }.
    }
help-building-bonus = Daje **{ $bonus }**.
help-building-winter = Sroga zima: dodatkowy kamień daje { $points } więcej.
help-winter-card = Sroga zima: dodatkowe złoto daje { $points } punktów.
help-thing-jewelry = To nie surowiec: płaci się nimi tylko tam, gdzie wymagane są ozdoby, i w wymianie. Nikogo nie karmią i nic nie dają.
help-thing-jewelry-title = Ozdoby
help-thing-trade = Raz na rundę, płacąc za kartę lub budynek, jedna wymiana: { $rate }. Kupcy dają ten poziom na koniec.
help-thing-trade-none = Jeszcze bez handlu. Dwoje ludzi u kupca daje dwa poziomy. Kupcy na kartach dają ten poziom na koniec.
help-thing-trade-track = Tor handlu
help-thing-trade-title = Poziom handlu { $level }
help-thing-trade-rate = daj { $give }, weź { $get }
help-thing-mammoths = Żetony oswojonych mamutów. Kto ma ich najwięcej, zdobywa na koniec 10 punktów.
help-thing-mammoths-title = Mamuty
help-thing-igloos = Zbudowane dotąd igla. Ich punkty są już policzone i nie są budynkami.
help-igloos_left = Zostało { $n }. Gdy się skończą, partia trwa dalej.
help-thing-igloos-title = Igla
help-thing-herd = W tej rundzie stado jest w tym miejscu. Kto tu pracował, może wysłać ludzi do żetonu, po 1 żywności.
help-thing-herd-title = Stado
help-mammoth = Kto oswoi mamuta, bierze **{ $one }** albo **{ $all }**; każdy rywal bierze **{ $all }**.
help-mammoth-title = Żeton mamuta
help-mammoth-contest = Najwyższa kość tych, którzy przyszli, oswaja go, gdy wszyscy użyli ludzi.
var-tile-one = 1
var-tile-all = wszyscy
