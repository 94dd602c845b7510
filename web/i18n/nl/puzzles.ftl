### Puzzles.

## puzzles: the page of puzzles, and the table of one, which come with them

puzzles-about = Een bot speelde hier iets anders. Eén zet is je antwoord; daarna zie je de cijfers en hoe het verder kan gaan.
puzzles-again = Opnieuw openen
puzzles-all = Alle puzzels
puzzles-back = Eén zet terug
puzzles-before = Vóór de zet
puzzles-done = Vandaag opgelost.
puzzles-find = Vind de betere zet.
puzzles-forward = Eén zet verder
puzzles-gain = De beste wint { $gain } procentpunten (± { $error }) op de zet van de partij, in { $n } simulaties van elke zet.
puzzles-lead = Momenten uit partijen van bots waarin een duidelijk betere zet mogelijk was. Elke dag brengt er voor elk spel een nieuw.
puzzles-line-best = Beste zet
puzzles-line-played = Zoals gespeeld
puzzles-missed = Vandaag niet opgelost.
puzzles-more = Meer puzzels
puzzles-none = Hier zijn geen puzzels.
puzzles-number = Puzzel { $n }
puzzles-own = Uit mijn partijen
puzzles-own_about = Hier speelde je iets anders, in een partij die je hebt geanalyseerd. Eén zet is je antwoord; daarna zie je de cijfers en hoe het verder kan gaan.
puzzles-own_cost = Kostte { $n } procentpunten
puzzles-own_later =
    { $n ->
        [one] Nog { $n } komt terug op { $day }.
       *[other] Nog { $n } komen terug, de volgende op { $day }.
    }
puzzles-own_lead = Je duurste beslissingen, uit partijen die je hebt geanalyseerd. Elke komt terug na 1, 3, 7 en 21 dagen, tot je hem oplost.
puzzles-own_next = Hij komt terug op { $day }.
puzzles-own_none = Er staat nu niets klaar.
puzzles-own_solved = { $n } opgelost.
puzzles-player = Speler { $n }
puzzles-right = Opgelost: niets is beter.
puzzles-share = Resultaat kopiëren
puzzles-shared = Ochre, { $game }: vind de betere zet
puzzles-shared_right = Ik heb de betere zet gevonden.
puzzles-shared_today = Ochre, { $game }: puzzel van { $day }
puzzles-shared_wrong = Ik miste de betere zet.
puzzles-sign_in = Dagen op rij tellen zodra je bent ingelogd of als gast speelt.
puzzles-solve = Oplossen
puzzles-solved = opgelost
puzzles-step = { $n } van { $of }
puzzles-streak =
    { $n ->
        [one] { $n } dag op rij
       *[other] { $n } dagen op rij
    }
puzzles-theme-buildings = Gebouwen
puzzles-theme-cards = Kaarten
puzzles-theme-epochs = Einde van tijdperken
puzzles-theme-feeding = Voeden
puzzles-theme-last_round = Laatste ronde
puzzles-theme-placing = Mensen plaatsen
puzzles-theme-preparing = Dorpen voorbereiden
puzzles-theme-villages = Dorpen stichten
puzzles-themes = Per thema
puzzles-title = Vind de betere zet
puzzles-today = De puzzel van vandaag
puzzles-worth = Winkans na jouw zet: { $mine } %, na de beste: { $best } %.
puzzles-wrong = Er was een betere zet.
