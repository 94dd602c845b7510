### Puzzles.

## puzzles: the page of puzzles, and the table of one, which come with them

puzzles-about = Ein Bot spielte hier etwas anderes. Du antwortest mit einem Zug; dann siehst du die Zahlen und wie es hätte weitergehen können.
puzzles-again = Noch einmal öffnen
puzzles-all = Alle Aufgaben
puzzles-back = Einen Zug zurück
puzzles-before = Vor dem Zug
puzzles-done = Heute gelöst.
puzzles-find = Finde den besseren Zug.
puzzles-forward = Einen Zug weiter
puzzles-gain = Der beste Zug bringt { $gain } Prozentpunkte (± { $error }) mehr als der gespielte, bei je { $n } Simulationen.
puzzles-lead = Stellungen aus Partien zwischen Bots, in denen ein klar besserer Zug möglich war. Jeden Tag gibt es für jedes Spiel eine neue.
puzzles-line-best = Bester Zug
puzzles-line-played = Wie gespielt
puzzles-missed = Heute nicht gelöst.
puzzles-more = Weitere Aufgaben
puzzles-none = Hier gibt es keine Aufgaben.
puzzles-number = Aufgabe { $n }
puzzles-own = Aus meinen Partien
puzzles-own_about = Hier hast du in einer analysierten Partie etwas anderes gespielt. Du antwortest mit einem Zug; dann siehst du die Zahlen und wie es hätte weitergehen können.
puzzles-own_cost = Kostete { $n } Prozentpunkte
puzzles-own_later =
    { $n ->
        [one] { $n } weitere kommt am { $day } wieder.
       *[other] { $n } weitere kommen wieder, die nächste am { $day }.
    }
puzzles-own_lead = Deine teuersten Entscheidungen aus Partien, die du analysiert hast. Jede kommt nach 1, 3, 7 und 21 Tagen wieder, bis du sie löst.
puzzles-own_next = Sie kommt am { $day } wieder.
puzzles-own_none = Zurzeit ist nichts fällig.
puzzles-own_solved = { $n } gelöst.
puzzles-player = Spieler { $n }
puzzles-right = Gelöst: Es gibt keinen besseren Zug.
puzzles-share = Ergebnis kopieren
puzzles-shared = Ochre, { $game }: Finde den besseren Zug
puzzles-shared_right = Ich habe den besseren Zug gefunden.
puzzles-shared_today = Ochre, { $game }: Aufgabe vom { $day }
puzzles-shared_wrong = Ich habe den besseren Zug übersehen.
puzzles-sign_in = Deine Tage in Folge zählen, sobald du angemeldet bist oder als Gast spielst.
puzzles-solve = Lösen
puzzles-solved = gelöst
puzzles-step = { $n } von { $of }
puzzles-streak =
    { $n ->
        [one] { $n } Tag in Folge
       *[other] { $n } Tage in Folge
    }
puzzles-theme-buildings = Gebäude
puzzles-theme-cards = Karten
puzzles-theme-epochs = Ende einer Epoche
puzzles-theme-feeding = Ernähren
puzzles-theme-last_round = Letzte Runde
puzzles-theme-placing = Leute einsetzen
puzzles-theme-preparing = Dörfer vorbereiten
puzzles-theme-villages = Dörfer gründen
puzzles-themes = Nach Themen
puzzles-title = Finde den besseren Zug
puzzles-today = Die Aufgabe von heute
puzzles-worth = Gewinnchance nach deinem Zug: { $mine } %, nach dem besten: { $best } %.
puzzles-wrong = Es gab einen besseren Zug.
