### Puzzles.

## puzzles: the page of puzzles, and the table of one, which come with them

puzzles-about = Qui un bot ha giocato altro. La tua risposta è una mossa; poi vedi i numeri e come potrebbe continuare la partita.
puzzles-again = Apri di nuovo
puzzles-all = Tutti i problemi
puzzles-back = Una mossa indietro
puzzles-before = Prima della mossa
puzzles-done = Risolto oggi.
puzzles-find = Trova la mossa migliore.
puzzles-forward = Una mossa avanti
puzzles-gain = La migliore guadagna { $gain } punti percentuali (± { $error }) su quella della partita, in { $n } simulazioni di ogni mossa.
puzzles-lead = Momenti di partite fra bot in cui c’era una mossa chiaramente migliore. Ogni giorno ne porta uno nuovo per ogni gioco.
puzzles-line-best = Mossa migliore
puzzles-line-played = Come fu giocata
puzzles-missed = Oggi non risolto.
puzzles-more = Altri problemi
puzzles-none = Qui non ci sono problemi.
puzzles-number = Problema { $n }
puzzles-own = Dalle mie partite
puzzles-own_about = Qui hai giocato altro, in una partita che hai analizzato. La tua risposta è una mossa; poi vedi i numeri e come potrebbe continuare la partita.
puzzles-own_cost = È costata { $n } punti percentuali
puzzles-own_later =
    { $n ->
        [one] { $n } altra torna il { $day }.
       *[other] Altre { $n } tornano, la prossima il { $day }.
    }
puzzles-own_lead = Le tue decisioni più costose, da partite che hai analizzato. Ognuna torna dopo 1, 3, 7 e 21 giorni, finché non la risolvi.
puzzles-own_next = Torna il { $day }.
puzzles-own_none = Ora non c’è nulla da rivedere.
puzzles-own_solved =
    { $n ->
        [one] { $n } risolta.
       *[other] { $n } risolte.
    }
puzzles-player = Giocatore { $n }
puzzles-right = Risolto: nulla è meglio.
puzzles-share = Copia risultato
puzzles-shared = Ochre, { $game }: trova la mossa migliore
puzzles-shared_right = Ho trovato la mossa migliore.
puzzles-shared_today = Ochre, { $game }: problema del { $day }
puzzles-shared_wrong = Mi è sfuggita la mossa migliore.
puzzles-sign_in = I giorni di fila contano se hai effettuato l’accesso o giochi come ospite.
puzzles-solve = Risolvi
puzzles-solved = risolto
puzzles-step = { $n } di { $of }
puzzles-streak =
    { $n ->
        [one] { $n } giorno di fila
       *[other] { $n } giorni di fila
    }
puzzles-theme-buildings = Edifici
puzzles-theme-cards = Carte
puzzles-theme-epochs = Fine delle epoche
puzzles-theme-feeding = Nutrire
puzzles-theme-last_round = Ultimo turno
puzzles-theme-placing = Piazzare persone
puzzles-theme-preparing = Preparare villaggi
puzzles-theme-villages = Fondare villaggi
puzzles-themes = Per tema
puzzles-title = Trova la mossa migliore
puzzles-today = Il problema di oggi
puzzles-worth = Probabilità di vittoria dopo la tua mossa: { $mine } %, dopo la migliore: { $best } %.
puzzles-wrong = C’era una mossa migliore.
