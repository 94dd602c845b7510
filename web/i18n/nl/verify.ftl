### The page that checks dice.

## verify: the page that checks a match's dice

verify-title = Dobbelstenen controleren
verify-lead = Elke worp en elke keer schudden van een afgelopen partij wordt hier, in je browser, uit haar bestand opnieuw berekend. Er wordt niets van verstuurd.
verify-choose = Kies het bestand van een partij
verify-choose_hint = of laat het hier vallen. Aan het eind van elke partij wordt het aangeboden.
verify-busy = Rekenen…
verify-verdict-same = De dobbelstenen zijn eerlijk
verify-verdict-differs = Controle mislukt
verify-verdict-unreadable = Dit bestand kan niet worden gecontroleerd
verify-good = Goed
verify-bad = Fout
verify-no_match = Die partij bestaat niet, of is niet afgelopen.
verify-no_file = Dit is niet het bestand van een partij.
verify-too_large = Dit bestand is te groot.
verify-old = Dit bestand heeft een oudere vorm, zonder de namen van de worpen. Het programma zelf, ochre verify, kan het nog controleren.
verify-no_game = Dit spel is hier niet bekend.
verify-revision = De partij volgt revisie { $is } van de regels; hier is revisie { $here }.
verify-seal_breaks = De seed past niet bij zijn hash: het is niet de beloofde.
verify-chain_breaks = Versie { $version }: de keten van hashes breekt. Hier is iets veranderd.
verify-bad_row = Versie { $version }: deze rij is ongeldig.
verify-wrong_sitter = Versie { $version }: plaats { $seat } is niet van wie het bestand zegt.
verify-late_sitter = Na de laatste versie gaat nog iemand zitten.
verify-no_names = Versie { $version }: de trekkingen staan er niet bij. De regels zijn sindsdien veranderd.
verify-wrong_name =
    { $kind ->
        [none] Versie { $version }, gebeurtenis { $event }: de trekking heeft de verkeerde naam.
       *[other] Versie { $version }, gebeurtenis { $event } ({ $kind }): de trekking heeft de verkeerde naam.
    }
verify-name_twice = Versie { $version }, gebeurtenis { $event } ({ $kind }): dezelfde trekking is al eerder gedaan.
verify-wrong_count =
    { $is ->
        [one] Versie { $version }, gebeurtenis { $event } ({ $kind }): { $is } dobbelsteen gegooid, wat ervoor gebeurde geeft { $count }.
       *[other] Versie { $version }, gebeurtenis { $event } ({ $kind }): { $is } dobbelstenen gegooid, wat ervoor gebeurde geeft { $count }.
    }
verify-roll_differs = Versie { $version }, gebeurtenis { $event } ({ $kind }): { $field } { $index } is { $says }, de sleutel geeft { $gives }.
verify-field-dice = dobbelsteen
verify-field-cards = kaart
verify-field-buildings = gebouw
verify-field-tiles = tegel
verify-field-colours = kleur
verify-field-start = startplaats
verify-steps = Wat gecontroleerd is
verify-step-seal = De seed past bij de hash die voor de partij werd getoond.
verify-step-key =
    { $n ->
        [one] De sleutel komt van de kiem en het getal dat de browser van één speler toevoegde.
       *[other] De sleutel komt van de kiem en de getallen die de browsers van { $n } spelers toevoegden.
    }
verify-step-key_alone = De sleutel is de kiem: niemand voegde er een getal aan toe.
verify-step-my_seal = De hash is die welke deze browser voor de partij te zien kreeg.
verify-step-other_seal = Deze browser kreeg voor de partij een andere hash te zien.
verify-step-my_nonce = Het getal dat deze browser toevoegde is deel van de sleutel.
verify-step-no_nonce_of_mine = Het getal dat deze browser toevoegde ontbreekt.
verify-step-chain =
    { $n ->
        [one] De keten van hashes houdt over { $n } rij.
       *[other] De keten van hashes houdt over { $n } rijen.
    }
verify-step-names = Elke worp heeft de naam die ronde, zitplaats en plaats hem geven, en geen heeft hem twee keer.
verify-drawn-rolls = { $rolls ->
        [one] { $rolls } worp
       *[other] { $rolls } worpen
    } met { $dice ->
        [one] { $dice } dobbelsteen
       *[other] { $dice } dobbelstenen
    }
verify-drawn-shuffles =
    { $shuffles ->
        [one] één keer schudden
       *[other] { $shuffles } keer schudden
    }
verify-drawn-nothing = Nog geen worp
verify-step-rolls = { $what }: wat de sleutel geeft.
verify-broken-seal = De seed past niet bij de hash die voor de partij werd getoond.
verify-broken-chain =
    { $n ->
        [one] De keten van hashes breekt na { $n } rij.
       *[other] De keten van hashes breekt na { $n } rijen.
    }
verify-broken-names = Een worp heeft niet de naam die ronde, zitplaats en plaats hem geven.
verify-broken-rolls =
    { $rolls ->
        [one] Na { $rolls } worp en { $shuffles } keer schudden die de sleutel geeft komt er een die hij niet geeft.
       *[other] Na { $rolls } worpen en { $shuffles } keer schudden die de sleutel geeft komt er een die hij niet geeft.
    }
verify-faces = Hoe de dobbelstenen vielen
verify-faces_hint =
    { $n ->
        [one] { $n } dobbelsteen; de lijn staat waar alle gelijk zouden zijn, ongeveer { $each } elk.
       *[other] { $n } dobbelstenen; de lijn staat waar alle gelijk zouden zijn, ongeveer { $each } elk.
    }
verify-facts = De getallen
verify-match = Partij
verify-seal = Seed-hash
verify-seed = Kiem
verify-nonce = Toegevoegd door { $name }
verify-nonce_bot = niets, het is een bot
verify-nonce_none = niets
verify-nonce_mine = (deze browser)
verify-key = Sleutel
verify-how = Hoe het werkt
verify-how_1 = Als een partij wordt gemaakt, trekt de server een geheime seed en toont de hash ervan: een vingerafdruk die geen andere seed heeft.
verify-how_2 = Dan voegt de browser van elke speler een toevalsgetal toe. Kiem en getallen maken samen de sleutel, dus niemand koos hem: de kiem was verzegeld voor de getallen bekend waren.
verify-how_3 = Elke worp en elke keer schudden wordt berekend uit de sleutel en zijn naam: welke ronde, zitplaats, plaats en dobbelsteen.
verify-how_4 = Aan het eind wordt de kiem getoond, en ieder kan alles narekenen.
verify-not = Deze pagina kent geen regels. Of elke zet mocht, controleert het programma zelf. En één ding ziet geen controle: wie de server beheert en ook meespeelt kan veel eigen getallen proberen, als het zijne het laatst komt.
verify-also = De hele controle, met regels:
