### Clans: rules, and the help at the table.

## clans-rules: the rules of Clans, and what each thing on its map is

cl-title = Zasady gry Clans
cl-lead = Pięć klanów wędruje po kraju i osiada w wioskach. Jeden jest twój i nikt nie wie który. Zaprowadź go tam, gdzie są punkty, i zachowaj kamienną twarz.

cl-idea = O co chodzi
cl-idea-1 = Wszyscy gracze przesuwają chaty **wszystkich** klanów. Gdzie wokół chat zostaje tylko pusta ziemia, powstaje wioska, a każdy klan w niej punktuje, niezależnie od liczby chat.
cl-idea-2 = Na końcu każdy odkrywa kartę klanu. Punkty twojego klanu i po jednym za każdą założoną przez ciebie wioskę są twoje.

cl-map = Kraj
cl-map-1 = { $territories } obszarów tworzy { $regions } regionów po { $each }; regiony liczą się tylko na początku. Są cztery rodzaje ziemi:
cl-map-2 = Dwa obszary sąsiadują, jeśli mają wspólną granicę. **Rzeki ich nie dzielą, jeziora tak.**
cl-map-3 = Są dwie plansze. **Drukowana** ma tereny, regiony i sąsiadów z wydanej gry; przepisał je jeden z graczy i nie porównano ich z pudełkiem. Plansza **domowa** jest nasza i zachowuje tylko to, co mówią o niej zasady, jak liczba obszarów i rozkład ziem. Wszystkie kształty narysowaliśmy sami.

cl-setup = Przed pierwszym ruchem
cl-setup-1 = Każdy region dostaje po chacie każdego klanu, po jednej na każdym z { $each } obszarów, losowo. Każdy gracz dostaje **jeden klan w tajemnicy**; pozostałe karty klanów są ukryte. Los mówi, kto zaczyna.
cl-setup-2 = Wszystkie pięć klanów punktuje w czasie partii, także te, którymi nikt nie gra. Nie okazuj zbytniej sympatii swojemu.

cl-move = Ruch
cl-move-1 = W swojej turze bierzesz **wszystkie chaty z jednego obszaru** i przesuwasz do **sąsiada, gdzie stoją chaty**. Musisz się ruszyć i możesz ruszyć dowolne chaty, dowolnego klanu.
cl-move-2 = Nic nigdy nie idzie na pustą ziemię. Co opuszczono, zostaje puste do końca partii.
cl-move-crowd = Siedem lub więcej
cl-move-crowd-1 = Tłum **{ $crowd } lub więcej** chat idzie tylko do tłumu co najmniej tak dużego. Do { $fewer } chat może iść wszędzie, także do dużych tłumów.
cl-move-may = wolno
cl-move-not = nie wolno

cl-village = Wioski
cl-village-1 = Po ruchu spójrz, dokąd przyszedłeś, i na sąsiadów miejsca, skąd wyszły chaty. Jeśli chaty **nie mają już zajętego sąsiada**, powstaje wioska. Wystarczy jedna chata.
cl-village-2 = Bierzesz następny **żeton**. Potem wioska punktuje:
cl-village-steps =
    .item1 = Jeśli w tej epoce jej ziemia jest **niekorzystna**, wioska ginie: wszystkie chaty odchodzą, nikt nie punktuje.
    .item2 = Jeśli jest tam **wszystkie pięć klanów**, wybucha waśń: każdy klan z jedną chatą zostaje wypędzony.
    .item3 = Policz chaty, które zostały. Jeśli ziemia jest **korzystna**, dodaj premię epoki.
    .item4 = Każdy klan, który tam jeszcze jest, dostaje **całość**, czy ma jedną chatę, czy pięć.
cl-village-3 = Wioska zostaje tam na zawsze. Żeton jest wart punkt na koniec, nawet jeśli wioska zginęła.
cl-village-example = W pierwszej epoce powstaje wioska ({ $land }): trzy chaty czerwone, jedna niebieska i jedna zielona. Trzy klany, więc bez waśni. { $huts } chat i premia { $bonus }: czerwony, niebieski i zielony dostają po **{ $total } punktów**.
cl-village-strife = Waśń: cztery chaty czerwone, dwie niebieskie i po jednej innych. Zielony, żółty i czarny odchodzą; czerwony i niebieski dostają 6.
cl-village-nobody = Po jednej chacie każdego klanu: odchodzi wszystkie pięć i nikt nie punktuje. Żeton i tak się bierze.

cl-epochs = Epoki
cl-epochs-1 = Żetony leżą na epokach, a wzięty żeton mówi, do której epoki należy wioska. Co teraz jest dobrą ziemią, później może być zgubą.
cl-epochs-epoch = Epoka
cl-epochs-chips = Wioski
cl-epochs-good = Korzystna
cl-epochs-bonus = Premia
cl-epochs-bad = Niekorzystna
cl-epochs-none = żadna
cl-epochs-provenance = Część tych pól wywnioskowano z kilku źródeł; mają znak.

cl-several = Kilka wiosek naraz
cl-several-1 = Jeden ruch może założyć dwie wioski, rzadko więcej. Wtedy ruszający się mówi, w jakiej kolejności. Biorą żetony po kolei, więc późniejsza może trafić do następnej epoki.
cl-several-2 = Jeśli wiosek jest więcej niż żetonów, ruszający się mówi, która liczy się jeszcze jako numer { $chips }. Inne nie dają punktów.

cl-end = Koniec
cl-end-1 = Partia kończy się, gdy zapunktuje **wioska numer { $chips }** albo gdy żadne chaty nie mogą się już ruszyć.
cl-end-2 = Teraz odkrywa się klany. Te, którymi nikt nie grał, schodzą z toru. Dodaj **po punkcie za żeton**: kto ma najwięcej, wygrywa. Przy równości zwycięstwo jest wspólne.
cl-end-example = Twój klan jest niebieski i stoi na 31. Masz cztery założone wioski: **35 punktów**.

cl-tips = Trzy rzeczy do wypróbowania
cl-tips-list =
    .item1 = Wyślij swój klan razem z innymi: wioska z wieloma chatami daje punkty wszystkim i nikt nie wie, o kogo ci chodziło.
    .item2 = Patrz na ostatni żeton epoki. Kto go weźmie, decyduje, na jakiej ziemi powstanie następna wioska.
    .item3 = Jedna chata pośrodku niczego to też wioska. Izoluj rywali na niekorzystnej ziemi.

help-clans-neighbours = Stąd chaty mogą iść do sąsiadów, gdzie stoją chaty.
help-clans-crowd = Tłum { $crowd } lub więcej: idzie tylko do co najmniej tak dużego.
help-clans-empty = Puste do końca partii: nic nie idzie na pustą ziemię.
help-clans-good = Wioska założona tu teraz dostaje **{ $bonus } więcej**: ziemia jest korzystna.
help-clans-bad = Wioska założona tu teraz **ginie**: ziemia jest niekorzystna.
help-clans-plain = Ziemia ani nie pomaga, ani nie szkodzi wiosce założonej teraz.
help-clans-village = Wioska: zostaje, jaka jest, i nikogo nie przyjmuje.
help-clans-doomed = Wioska, która zginęła: ziemia była niekorzystna, nikt nie punktował.
help-clans-chips =
    { $n ->
        [one] { $n } wioska w tej epoce.
        [few] { $n } wioski w tej epoce.
       *[many] { $n } wiosek w tej epoce.
    }
help-clans-now = To epoka następnej wioski.
help-clans-chip = Bierze go ten, kto zakłada wioskę. Punkt na koniec.
help-clans-lane = Dotychczasowe punkty tego klanu. Czyj jest, okaże się na końcu.
help-clans-hut = Choćby miał w wiosce tylko jedną chatę, klan dostaje wszystko, ile jest ona warta.
help-clans-mine = Twój klan. Znasz go tylko ty; jego punkty będą twoje.
help-clans-secret = Karta klanu, którą widział tylko właściciel.
help-clans-first = To miejsce zrobiło pierwszy ruch.
