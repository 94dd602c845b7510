### The page that checks dice.

## verify: the page that checks a match's dice

verify-title = Verifica i dadi
verify-lead = Ogni tiro e ogni mescolata di una partita finita si ricalcola qui, nel tuo browser, dal suo file. Nulla viene mandato altrove.
verify-choose = Scegli il file di una partita
verify-choose_hint = o lascialo cadere qui. È offerto alla fine di ogni partita.
verify-busy = Calcolo…
verify-verdict-same = I dadi sono giusti
verify-verdict-differs = Verifica fallita
verify-verdict-unreadable = Questo file non può essere verificato
verify-good = Giusto
verify-bad = Sbagliato
verify-no_match = Quella partita non esiste, o non è finita.
verify-no_file = Questo non è il file di una partita.
verify-too_large = Questo file è troppo grande.
verify-old = Questo file ha una forma più vecchia, senza i nomi dei tiri. Il programma stesso, ochre verify, può ancora controllarlo.
verify-no_game = Questo gioco qui non è noto.
verify-revision = La partita segue la revisione { $is } delle regole; qui c’è la revisione { $here }.
verify-seal_breaks = Il seme non corrisponde al suo hash: non è quello promesso.
verify-chain_breaks = Versione { $version }: la catena delle impronte si spezza. Qui qualcosa è stato cambiato.
verify-bad_row = Versione { $version }: questa riga è malformata.
verify-wrong_sitter = Versione { $version }: il posto { $seat } non è di chi dice il file.
verify-late_sitter = Qualcuno si siede dopo l’ultima versione.
verify-no_names = Versione { $version }: i sorteggi non sono elencati. Le regole da allora sono cambiate.
verify-wrong_name =
    { $kind ->
        [none] Versione { $version }, evento { $event }: il sorteggio ha il nome sbagliato.
       *[other] Versione { $version }, evento { $event } ({ $kind }): il sorteggio ha il nome sbagliato.
    }
verify-name_twice = Versione { $version }, evento { $event } ({ $kind }): lo stesso sorteggio era già stato fatto.
verify-wrong_count =
    { $is ->
        [one] Versione { $version }, evento { $event } ({ $kind }): { $is } dado tirato, ciò che precede dà { $count }.
       *[other] Versione { $version }, evento { $event } ({ $kind }): { $is } dadi tirati, ciò che precede dà { $count }.
    }
verify-roll_differs = Versione { $version }, evento { $event } ({ $kind }): { $field } { $index } è { $says }, la chiave dà { $gives }.
verify-field-dice = dado
verify-field-cards = carta
verify-field-buildings = edificio
verify-field-tiles = tessera
verify-field-colours = colore
verify-field-start = posto iniziale
verify-steps = Che cosa si è controllato
verify-step-seal = Il seme corrisponde all’hash mostrato prima della partita.
verify-step-key =
    { $n ->
        [one] La chiave viene dal seme e dal numero aggiunto dal browser di un giocatore.
       *[other] La chiave viene dal seme e dai numeri aggiunti dai browser di { $n } giocatori.
    }
verify-step-key_alone = La chiave è il seme: nessuno vi ha aggiunto un numero.
verify-step-my_seal = L’hash è quello mostrato a questo browser prima della partita.
verify-step-other_seal = A questo browser fu mostrato un altro hash prima della partita.
verify-step-my_nonce = Il numero aggiunto da questo browser fa parte della chiave.
verify-step-no_nonce_of_mine = Manca il numero aggiunto da questo browser.
verify-step-chain =
    { $n ->
        [one] La catena delle impronte tiene su { $n } riga.
       *[other] La catena delle impronte tiene su { $n } righe.
    }
verify-step-names = Ogni tiro ha il nome che gli danno round, posto e luogo, e nessuno l’ha due volte.
verify-drawn-rolls = { $rolls ->
        [one] { $rolls } tiro
       *[other] { $rolls } tiri
    } con { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dadi
    }
verify-drawn-shuffles =
    { $shuffles ->
        [one] { $shuffles } mescolata
       *[other] { $shuffles } mescolate
    }
verify-drawn-nothing = Ancora nessun tiro
verify-step-rolls = { $what }: ciò che dà la chiave.
verify-broken-seal = Il seme non corrisponde all’hash mostrato prima della partita.
verify-broken-chain =
    { $n ->
        [one] La catena delle impronte si spezza dopo { $n } riga.
       *[other] La catena delle impronte si spezza dopo { $n } righe.
    }
verify-broken-names = Un tiro non ha il nome che gli danno round, posto e luogo.
verify-broken-rolls = Dopo { $rolls ->
        [one] { $rolls } tiro
       *[other] { $rolls } tiri
    } e { $shuffles ->
        [one] { $shuffles } mescolata
       *[other] { $shuffles } mescolate
    } che dà la chiave ne viene uno che non dà.
verify-faces = Come sono caduti i dadi
verify-faces_hint =
    { $n ->
        [one] { $n } dado; la linea è dove tutti sarebbero pari, circa { $each } ciascuno.
       *[other] { $n } dadi; la linea è dove tutti sarebbero pari, circa { $each } ciascuno.
    }
verify-facts = I numeri
verify-match = Partita
verify-seal = Hash del seme
verify-seed = Seme
verify-nonce = Aggiunto da { $name }
verify-nonce_bot = nulla, è un bot
verify-nonce_none = nulla
verify-nonce_mine = (questo browser)
verify-key = Chiave
verify-how = Come funziona
verify-how_1 = Alla creazione di una partita il server estrae un seme segreto e ne mostra l’hash: un’impronta che nessun altro seme ha.
verify-how_2 = Poi il browser di ogni giocatore aggiunge un numero a caso. Seme e numeri insieme fanno la chiave, quindi nessuno l’ha scelta: il seme era sigillato prima che si conoscessero i numeri.
verify-how_3 = Ogni tiro e ogni mescolata si calcola dalla chiave e dal suo nome: quale round, quale posto, quale luogo, quale dado.
verify-how_4 = Alla fine il seme è mostrato, e chiunque può ricalcolare tutto.
verify-not = Questa pagina non conosce regole. Se ogni mossa era permessa lo controlla il programma stesso. E una cosa nessun controllo la vede: chi gestisce il server e gioca pure potrebbe provare molti numeri propri, se il suo arriva per ultimo.
verify-also = Il controllo completo, regole comprese:
