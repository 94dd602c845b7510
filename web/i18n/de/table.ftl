### Everything at a table, whatever the game, and what follows a match.

## sitting: every table: who had luck, and who decides for a seat while its person does not

sit-menu = Die Partie verlassen …
sit-title = Du kannst nicht weiterspielen?
sit-law = So funktioniert das
sit-bot = Einen Bot für mich spielen lassen
sit-bot_hint = Bis du deinen Platz zurücknimmst, wann immer du magst.
sit-offer = Meinen Platz weitergeben
sit-offer_hint = Erstellt einen Link zum Verschicken. Wer ihn zuerst öffnet, übernimmt deinen Platz.
sit-resign = Aufgeben
sit-resign_hint = Du wirst Letzter, und ein Bot spielt für dich zu Ende.
sit-resign_ask = Endgültig aufgeben? Du wirst Letzter; ein Bot spielt deinen Platz zu Ende, damit die anderen fertig spielen können.
sit-resign_yes = Aufgeben
sit-call_off = Vorschlagen, die Partie abzubrechen
sit-call_off_hint = Sie endet ohne Ergebnis, sobald alle zustimmen: { LIST($names) }.
sit-call_off_counts_hint = Sie endet, sobald alle zustimmen ({ LIST($names) }). Weil jemand aufgegeben hat, gilt dann der Stand als Ergebnis.
sit-call_off_alone = Die Partie beenden
sit-call_off_alone_hint = Du spielst nur gegen Bots: Die Partie endet sofort, ohne Ergebnis.
sit-call_off_left_hint = Sie endet sofort. Weil jemand aufgegeben hat, gilt der jetzige Stand als Ergebnis.
sit-ask = Über { $name } abstimmen
sit-decide = Über den Platz von { $name } entscheiden
sit-ask_hint = { $name } hält die Partie auf: Entscheidet gemeinsam, was mit dem Platz geschieht.
sit-ask_away_hint = Die Zeit von { $name } ist abgelaufen, ein Bot spielt.

sit-away_me = Ein Bot spielt für dich.
sit-timed_out_me = Deine Zeit ist abgelaufen, deshalb spielt ein Bot für dich.
sit-absent_me = Du bist schon lange weg. Ein Bot spielt für dich.
sit-away_hint = Du kannst trotzdem einer Rücknahme oder einem Abbruch zustimmen.
sit-absent_hint = Auf deine Zustimmung wartet niemand mehr, aber du kannst zurückkommen.
sit-still_owed = Der Bot trifft noch diese eine Entscheidung, dann kannst du zurückkommen.
sit-back = Meinen Platz zurücknehmen
sit-resigned_me = Du hast aufgegeben. Ein Bot spielt deinen Platz zu Ende.
seat-state-away = weg
seat-state-timed_out = Zeit abgelaufen
seat-state-late = Zeit abgelaufen
seat-state-absent = lange weg
seat-state-resigned = aufgegeben
seat-state-gone = für immer weg

vote-about = { $name } hält die Partie auf. Was soll geschehen?
vote-about_late = Die Zeit von { $name } ist abgelaufen. Was soll geschehen?
vote-about_bot = Für { $name } spielt ein Bot. Was soll geschehen?
vote-about_me = Du hältst die Partie auf, deshalb stimmen die anderen über deinen Platz ab. Ein Zug von dir beendet die Abstimmung.
vote-about_me_away = Die anderen stimmen über deinen Platz ab. Nimm ihn zurück, um die Abstimmung zu beenden.
vote-claim_me = Wenn sie den Sieg beanspruchen, hast du damit aufgegeben.
vote-match = Die Partie ohne Ergebnis abbrechen?
vote-match_counts = Die Partie abbrechen? Dann gilt der jetzige Stand als Ergebnis.
vote-until = Die Abstimmung endet { $when }.
vote-said =
    { $choice ->
        [go_on] { $name }: weiterspielen
        [wait] { $name }: mehr Zeit
        [bot] { $name }: ein Bot spielt
        [substitute] { $name }: ein Ersatz
        [call_off] { $name }: die Partie abbrechen
       *[claim] { $name }: der Platz gilt als aufgegeben
    }
vote-missing =
    { COUNT($names) ->
        [one] Es fehlt noch { LIST($names) }.
       *[other] Es fehlen noch { LIST($names) }.
    }
vote-go_on = Weiterspielen
vote-wait = Mehr Zeit geben
vote-bot = Bot übernimmt
vote-substitute = Ersatz suchen
vote-call_off = Abbrechen
vote-claim = Sieg beanspruchen
vote-out = Gilt als aufgegeben
vote-rule = Die Mehrheit entscheidet; ohne Mehrheit spielt ein Bot.
vote-all = Alle müssen zustimmen: { LIST($names) }.

claim-late = Die Zeit von { $name } ist abgelaufen. Ein Bot spielt.
claim-from = Bleibt { $name } weg, kannst du den Sieg beanspruchen: frühestens { $when }.
claim-can = Die Zeit von { $name } ist abgelaufen, und { $name } ist nicht zurückgekommen. Was soll geschehen?
claim-stays = Für { $name } spielt der Bot weiter. Du kannst den Sieg immer noch beanspruchen.
claim-hint = Beanspruchst du den Sieg, hat { $name } aufgegeben: Die Partie endet sofort, und du gewinnst. Spielt der Bot weiter, kann { $name } noch zurückkommen.
claim-more_hint = Du kannst den Platz als aufgegeben werten lassen: Dann wird { $name } Letzter, und ein Bot spielt zu Ende.
claim-alone = Du entscheidest allein. Übernimmt ein Bot und bleibt { $name } weg, kannst du später den Sieg beanspruchen.
claim-bot = Bot weiterspielen lassen
claim-title = Sieg beanspruchen?
claim-more_title = Als aufgegeben werten?
claim-sure = { $name } hat dann aufgegeben und wird Letzter. Die Partie endet sofort, ihr Ergebnis zählt wie jedes andere. Das lässt sich nicht rückgängig machen.
claim-more_sure = { $name } hat dann aufgegeben und wird Letzter; ein Bot spielt zu Ende. Das lässt sich nicht rückgängig machen.

offer-mine = Schick diesen Link der Person, die deinen Platz übernehmen soll:
offer-theirs = Für den Platz von { $name } wird ein Ersatz gesucht. Schick diesen Link an jemanden, der übernimmt:
offer-all = Für den Platz von { $name } wird ein Ersatz gesucht.
offer-until = Der Link gilt einmal, bis { $when }.
offer-copy = Link kopieren
offer-keep = Meinen Platz behalten
offer-title = Den Platz von { $name } übernehmen?
offer-ask = Du spielst die Partie von hier an weiter und siehst, was dieser Platz sieht.
offer-yes = Platz übernehmen
offer-bad = Dieser Link ist nicht mehr gültig.

event-bot_sat = Ein Bot übernimmt für { $name }.
event-came_back = { $name } ist zurück.
event-resigned = { $name } gibt auf. Ein Bot spielt den Platz zu Ende.
event-gone = { $name } ist für immer weg. Ein Bot spielt den Platz zu Ende.
event-timed_out = Die Zeit von { $name } ist abgelaufen.
event-absent = { $name } ist schon lange weg: Auf diese Zustimmung wartet niemand mehr.
event-given_up = Die Partie endet hier; die Rangfolge bleibt, wie sie ist.
event-offered = Für den Platz von { $name } wird ein Ersatz gesucht.
event-offer_ended = Für den Platz von { $name } wird kein Ersatz mehr gesucht.
event-substituted = { $name } übernimmt als Ersatz.
event-vote_opened =
    { $about ->
        [none] { $name } schlägt vor, die Partie abzubrechen.
       *[other] Eine Abstimmung über { $about } hat begonnen.
    }
event-voted =
    { $choice ->
        [go_on] { $name } stimmt für: weiterspielen.
        [wait] { $name } stimmt für: mehr Zeit.
        [bot] { $name } stimmt für: ein Bot spielt.
        [substitute] { $name } stimmt für: ein Ersatz.
        [call_off] { $name } stimmt für: die Partie abbrechen.
       *[claim] { $name } stimmt für: der Platz gilt als aufgegeben.
    }
event-vote_ended =
    { $choice ->
        [go_on] Die Partie geht weiter.
        [call_off] Die Partie wird abgebrochen.
        [wait] Abstimmung über { $about }: mehr Zeit.
        [bot] Abstimmung über { $about }: ein Bot spielt.
        [substitute] Abstimmung über { $about }: ein Ersatz.
       *[claim] Abstimmung über { $about }: der Platz gilt als aufgegeben.
    }

end-called_off = Alle Spieler haben zugestimmt, diese Partie abzubrechen. Sie hat kein Ergebnis.
end-resigned = { $name } hat aufgegeben: Der Sieg geht an { $winner }.
end-resigned_you = { $name } hat aufgegeben: Du gewinnst.
end-resigned_me = Du hast aufgegeben: Der Sieg geht an { $winner }.
end-claimed = Die Zeit von { $name } ist abgelaufen: Der Sieg geht an { $winner }.
end-claimed_you = Die Zeit von { $name } ist abgelaufen: Du gewinnst.
end-claimed_me = Deine Zeit ist abgelaufen: Der Sieg geht an { $winner }.
end-gone = { $name } ist für immer weg: Der Sieg geht an { $winner }.
end-gone_you = { $name } ist für immer weg: Du gewinnst.

error-bad_link = Dieser Link gehört zu keinem Platz dieser Partie.
error-link_used = Dieser Link wurde schon benutzt.
error-link_over = Für diesen Platz wird kein Ersatz mehr gesucht.
error-bot_plays = Ein Bot spielt für dich: Nimm zuerst deinen Platz zurück.
error-not_away = Für diesen Platz spielt kein Bot.
error-still_owed = Der Bot trifft noch diese eine Entscheidung, dann kannst du zurückkommen.
error-resigned = Dieser Platz hat aufgegeben.
error-not_offered = Für diesen Platz wird kein Ersatz gesucht.
error-already_asked = Darüber wird schon abgestimmt.
error-no_vote = Diese Stimme kannst du jetzt nicht abgeben.
error-too_often = Das geht in dieser Partie nicht noch öfter.
error-too_soon = Dafür ist es zu früh: Dieser Platz hat noch Zeit.
level-title = Wie stark sind die Bots?

end-by = { $name } hat diese Partie vorzeitig beendet.
end-by_me = Du hast diese Partie vorzeitig beendet.
end-idle = Diese Partie wurde beendet, weil lange niemand gezogen hat.
end-closed = Ein Administrator hat diese Partie beendet.
end-expired = Diese Partie wurde zwei Wochen lang nicht gestartet, deshalb wurde der Tisch entfernt.
end-too_long = Diese Partie wurde beendet, weil sie die Zuggrenze des Servers erreicht hat.
help-mode = Tipp etwas an, um zu sehen, was es ist.
help-done = Fertig
chat-placeholder = Nachricht schreiben
chat-send = Senden
chat-empty = Noch keine Nachrichten.
chat-guest = Wähle einen Namen, um mitzuchatten.
chat-report = Diese Nachricht von { $name } melden
chat-hidden = Von einem Moderator ausgeblendet
chat-muted = Ein Moderator hat dich stummgeschaltet. Ab { $until } kannst du wieder chatten.
log-earlier = Frühere anzeigen
log-empty = Noch ist nichts geschehen.
note-tab = Notiz
note-title = Meine Notizen zu dieser Partie
note-placeholder = Notizen, die nur du siehst, auf allen deinen Geräten.
note-saved = Gespeichert. Nur du siehst es.
note-hush = Benachrichtigungen zu dieser Partie stummschalten
note-saving = Wird gespeichert …
sheet-title = Wertung
sheet-winner = { $name } gewinnt mit { $points } Punkten
sheet-shared = { $names } teilen sich den Sieg mit { $points } Punkten
sheet-share = Ergebnis teilen
sheet-again = Noch einmal
sheet-rematch = Revanche
sheet-to_tournament = Zurück zum Turnier
sheet-to_rematch = Zur Revanche
sheet-asked = { $name } möchte eine Revanche und hält einen Platz für dich frei.
sheet-accept = Revanche annehmen
sheet-decline = Nein, danke
sheet-total = Summe
sheet-tie = Gleichstand
sheet-rank = Rang
table-abandoned = Diese Partie wurde vorzeitig beendet.
table-broken = Die Aufzeichnung dieser Partie ist beschädigt, deshalb geht es nicht weiter. Ein Administrator kann sie sich ansehen. Das tut uns leid.

seat-kept = eingeladen
seat-away = offline
seat-first = Startspieler dieser Runde
wait-need =
    { $n ->
        [one] { $n } Platz ist noch frei. Lade jemanden ein, oder füge einen Bot hinzu.
       *[other] { $n } Plätze sind noch frei. Lade jemanden ein, oder füge einen Bot hinzu.
    }
wait-sit_down =
    { $n ->
        [one] { $n } Platz ist noch frei. Nimm Platz und spiel mit.
       *[other] { $n } Plätze sind noch frei. Nimm Platz und spiel mit.
    }
wait-full = Alle Plätze sind besetzt.
wait-host_starts = Der Gastgeber startet die Partie.
wait-start = Partie starten
wait-leave = Tisch verlassen
wait-invite = Einladungslink
wait-share = Teilen
wait-remove_bot = Entfernen
wait-swap = Platz tauschen
wait-swap_here = Mit diesem Platz tauschen
wait-first = Startspieler
wait-first_drawn = beim Start ausgelost
wait-swap_hint = Zum Tauschen einen Platz auf einen anderen ziehen oder beide antippen.
wait-swap_held = Jetzt den anderen Platz antippen.
wait-moved = Der Gastgeber hat dich auf Platz { $n } gesetzt.
wait-order = Der Gastgeber hat die Reihenfolge der Plätze geändert.
wait-first_is = Jetzt fängt { $name } an.
wait-first_by_chance = Wer beginnt, wird jetzt beim Start ausgelost.
wait-come = { $name } hat sich an deinen Tisch gesetzt.
wait-come_full = { $name } hat sich gesetzt. Alle Plätze sind besetzt.
wait-removed = Du wurdest von diesem Tisch entfernt.
wait-host_now = Du bist jetzt der Gastgeber dieses Tisches.
wait-start_now = Jetzt starten?
wait-start_now_ask = Du hast gerade die Plätze geändert. Die anderen haben es vielleicht noch nicht gesehen.
wait-start_now_yes = Jetzt starten
wait-start_now_no = Kurz warten
wait-sit = Platz nehmen
wait-asked = Du bist an diesen Tisch eingeladen. Spielst du mit?
wait-free = Einladung zurückziehen
wait-nobody = Noch niemand da.
wait-link_only = Für diesen Tisch brauchst du den Einladungslink.
table-options = { $n } Varianten
table-watching = Du siehst zu.
table-screen = Großbild
table-screen_hint = Die Partie als Großbild öffnen: ohne Bedienung, nichts Verdecktes
table-screen_open = In Ochre öffnen
table-watchers = { $n } Zuschauer
table-seats = Spieler
table-log = Verlauf
table-chat_unread = Chat: { $n } ungelesen
table-more = Mehr
table-chat = Chat
table-in_words_hint = Textansicht
table-drawn_hint = Spielplan-Ansicht
table-board = Der Spielplan
table-help = Was ist das?
table-choose = Deine Wahl
table-rolling = Die Würfel rollen …
table-show_sheet = Wertung
table-show_board = Zurück zum Spielplan
conn-sending = Wird gesendet …
conn-not_made = Dein Zug wurde nicht ausgeführt: Die Partie war schon weiter, als er ankam.
back-mine =
    { $move ->
        [none] Der Server ist zum Anfang zurückgekehrt; deine späteren Züge sind verloren.
       *[other] Der Server ist zu Zug { $move } zurückgekehrt; deine späteren Züge sind verloren.
    }
back-others =
    { $move ->
        [none] Der Server ist zum Anfang zurückgekehrt; spätere Züge sind verloren.
       *[other] Der Server ist zu Zug { $move } zurückgekehrt; spätere Züge sind verloren.
    }
go-back = Zurück
dice-how = Was ist das?
dice-seal = Würfel vorab versiegelt: { $seal }…
dice-download = Partiedatei herunterladen
row-track = Während der Partie
clock-then-bot = Läuft die Zeit eines Spielers ab, spielt ein Bot, bis er zurück ist.
clock-then-resign = Ein Spieler, dessen Zeit abläuft, gibt auf.
clock-then-ask = Läuft die Zeit eines Spielers ab, entscheiden die anderen.
clock-left = Restzeit:
clock-low = Die Zeit wird knapp
clock-you_have = Du hast bis { $until } Zeit.
clock-you_stopped-quiet = Ruhezeit: Deine Uhr ist angehalten. Du hast bis { $until } Zeit.
clock-you_stopped-vacation = Du bist im Urlaub: Deine Uhr ist angehalten. Du hast bis { $until } Zeit.
clock-stopped-quiet = Ruhezeit
clock-stopped-vacation = im Urlaub
waits-here_until = Offen bis { $when }, oder länger, wenn Spieler kommen oder gehen.
waits-full = Die Partie startet automatisch, sobald alle Plätze besetzt sind.
waits-standing = Wenn sie startet, öffnet sich ein weiterer Tisch wie dieser.
waits-standing_end = Nicht mehr wiederholen
sure-ask = Das lässt sich nicht rückgängig machen. Bist du sicher?
sure-go = Ja, sicher
wait-add_bot = Bot hinzufügen
sit-menu_short = Verlassen

## rank: a rank, and of how somebody did

rank-word =
    { $rank ->
        [1] erster
        [2] zweiter
        [3] dritter
        [4] vierter
        [5] fünfter
        [6] sechster
        [7] siebter
        [8] achter
       *[other] { $rank }
    }
end-shared =
    { $n ->
        [one] Du teilst dir den Sieg mit { $n } Punkt
       *[other] Du teilst dir den Sieg mit { $n } Punkten
    }
end-won =
    { $n ->
        [one] Du gewinnst mit { $n } Punkt
       *[other] Du gewinnst mit { $n } Punkten
    }
end-came = Du bist auf dem { $rank ->
        [1] ersten
        [2] zweiten
        [3] dritten
        [4] vierten
        [5] fünften
        [6] sechsten
        [7] siebten
        [8] achten
       *[other] { $rank }.
    } Platz mit { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkten
    }
end-best = dein Rekord ist { $n }
end-best_now = das ist dein Rekord
end-sources = Woher die Punkte kommen

## luck: words below every score sheet: who had luck

luck-what_decided = Was hat entschieden?
luck-hint = Hinweis
luck-hint_long = Was würde ein starker Bot tun?
luck-thought = { $id }, { $s } s nachgedacht
error-no_analysis = Diese Partie kann auf diesem Server nicht analysiert werden.
luck-title = Wer hatte Glück?
luck-lead = Was jeder gewürfelt hat, und darunter der durchschnittliche Ertrag dieser Würfel mit den eingesetzten Werkzeugen.
luck-dice =
    { $n ->
        [one] ein Würfel
       *[other] { $n } Würfel
    }
luck-pips = Augen insgesamt
luck-of = von { $n }
luck-none = nicht ge­würfelt
luck-very_unlucky = großes Pech
luck-unlucky = Pech
luck-even = ausge­glichen
luck-lucky = Glück
luck-very_lucky = großes Glück
luck-offline = Offline gespielt, wird also nicht gewertet.

## replay: looking back at a match

replay-at = Zug { $n } von { $of }
replay-title = Wiederholung
replay-open = Wiederholung
replay-open_hint = Die Partie Zug für Zug ansehen
replay-close = Zurück zum Ergebnis
replay-now =
    { $n ->
        [none] Zurück zum aktuellen Stand
       *[other] Zurück zum aktuellen Stand ({ $n } neuere)
    }
replay-your_turn = Du bist dran: zurück zur Partie
replay-eyes = Blickwinkel
replay-as = Wie { $name } es sah
replay-as_spectator = Wie Zuschauer es sahen
replay-quiet = Nichts Sichtbares ist geschehen.
replay-slider = Zug
replay-start = Zum Anfang
replay-end = Neuester Zug
replay-back = Voriger Zug
replay-forward = Nächster Zug
replay-part_back = Anfang der Runde
replay-part = Nächste Runde
replay-turn_back = Voriger eigener Zug
replay-turn = Nächster eigener Zug
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Abspieltempo
replay-speed_now = Tempo { $n } von { $of }
replay-link = Link auf diesen Moment kopieren
replay-on = Von hier weiterspielen
replay-on_bots = Bots übernehmen die anderen Plätze
bookmark-button = Lesezeichen
bookmark-title = Lesezeichen
bookmark-note = Notiz zu Zug { $n }
bookmark-save = Lesezeichen speichern
bookmark-delete = Lesezeichen löschen
bookmark-saved = Lesezeichen gespeichert.
bookmark-deleted = Lesezeichen gelöscht.
bookmark-row = Zug { $n }
error-no_branch = Von dieser Stelle kann eine Partie nicht fortgesetzt werden.
since-title = Seit deinem letzten Besuch
since-begin = Hier hast du aufgehört.
since-progress = { $n } von { $of }
since-now = Überspringen
since-your_turn = Du bist dran: überspringen
since-line =
    { $at ->
        [none] Seit deinem letzten Besuch
       *[other] Seit deinem letzten Besuch, { $at }
    }
since-move = Seit deinem letzten Zug
since-again = Noch einmal zeigen
since-again_title = Noch einmal zeigen, was geschehen ist
conditional-open_hint =
    { $n ->
        [none] Bedingte Züge: was gespielt wird, wenn du dran bist
       *[other] Bedingte Züge: was gespielt wird, wenn du dran bist ({ $n })
    }
conditional-mark = bedingt
conditional-mark_hint = Durch einen bedingten Zug gespielt
conditional-short = Bedingt
conditional-planned = Plan ändern ({ $n })
conditional-plan = Nächsten Zug planen

## undo: what every game has: taking moves back

undo-free = Zurücknehmen
undo-free_hint = Nimmt deinen letzten Zug zurück
undo-ask = Um Rücknahme bitten
undo-ask_hint = Seit deinem letzten Zug wurde etwas aufgedeckt: Die anderen müssen zustimmen
undo-unrates = Zurück (ohne Wertung)
undo-unrates_hint = Niemand ist da, der zustimmen könnte: Die Partie würde nicht mehr gewertet
undo-unrates_title = Zurücknehmen, ohne Wertung?
undo-unrates_ask = Damit nimmst du etwas Aufgedecktes oder Züge anderer zurück, und niemand ist da, der zustimmen könnte. Die Partie wird dann nicht mehr gewertet.
undo-reset = Diesen Zug neu planen
undo-none_hint = Nichts zum Zurücknehmen
undo-agree = Zustimmen
undo-refuse = Ablehnen
undo-withdraw = Anfrage zurückziehen
undo-asks_you = { $name } möchte einen Zug zurücknehmen. Stimmst du zu?
undo-you_ask = Du hast darum gebeten, deinen Zug zurückzunehmen. Warten auf { LIST($names) }.
undo-asks = { $name } hat darum gebeten, einen Zug zurückzunehmen. Warten auf { LIST($names) }.
undo-until = Ohne Antwort gilt die Bitte { $when } als abgelehnt.
undo-which =
    { $more ->
        [none] Zurückgenommen würde: { $what }
       *[other] Zurückgenommen würde: { $what } Und { $more } weitere danach.
    }
undo-gone = zurückgenommen

event-undone = { $name } nimmt { $moves ->
        [one] einen Zug
       *[other] { $moves } Züge
    } zurück{ COUNT($names) ->
        [0] { "" }
        [one] ; { LIST($names) } hat zugestimmt
       *[other] ; { LIST($names) } haben zugestimmt
    }.
event-undo_asked = { $name } bittet darum, einen Zug zurückzunehmen.
event-undo_agreed = { $name } stimmt zu.
event-undo_refused = { $name } lehnt die Rücknahme ab.
event-undo_over = Niemand hat rechtzeitig geantwortet: Die Rücknahme von { $name } ist abgelehnt.
event-undo_withdrawn = { $name } zieht die Bitte um Rücknahme zurück.

undo-policy-vote = An diesem Tisch lassen sich Züge zurücknehmen, wenn alle anderen zustimmen.
undo-policy-none = An diesem Tisch gibt es kein Zurücknehmen.

error-nothing_to_undo = Du hast keinen Zug zum Zurücknehmen.
error-undo_revealed = Seitdem wurde etwas aufgedeckt; die anderen müssten zustimmen.
error-undo_others_moved = Andere haben seitdem gezogen; sie müssten zustimmen.
error-undo_not_allowed = Das lässt sich an diesem Tisch nicht zurücknehmen.
error-undo_asked = Es hat schon jemand um eine Rücknahme gebeten.
error-undo_not_asked = Es gibt keine Bitte um Rücknahme mehr.
error-undo_refused = Die anderen haben das abgelehnt.
undo-reset_short = Neu

## result: a result that somebody has shared

result-title = Ergebnis der Partie
result-won = { $names } hat gewonnen
result-shared = { $names } teilen sich den Sieg
result-bot = { $name } (Bot, { $id })
result-options = Gespielt mit { $names }.
result-look = Partie ansehen
result-play = Jetzt spielen

## people: other people: inviting by name, muting and blocking, a guest’s link

invite-button = Namentlich einladen
invite-title = Namentlich einladen
invite-lead = Der Platz ist für diesen Spieler reserviert. Er findet die Einladung unter „Meine Partien“ und kann annehmen oder ablehnen.
invite-go = Einladung senden
people-about = { $name } stummschalten oder blockieren
people-lead = Stummschalten: Du siehst die Chatnachrichten der Person nicht. Blockieren: Außerdem kann sie deinen Tischen nicht beitreten und dich nicht einladen. Sie erfährt nichts davon.
people-mute = Stummschalten
people-block = Blockieren
people-make_host = Zum Gastgeber machen
people-remove = Vom Tisch entfernen
people-is_mute = Du hast diesen Spieler stummgeschaltet: Du siehst seine Nachrichten nicht.
people-is_block = Du hast diesen Spieler blockiert: Du siehst seine Nachrichten nicht, und er kann deinen Tischen nicht beitreten oder dich einladen.
people-undo_mute = Nicht mehr stumm
people-undo_block = Blockierung aufheben
people-player = Spielerprofil
people-title = Stummgeschaltet und blockiert
people-tag_mute = stumm
people-tag_block = blockiert
people-undo = Entfernen
people-undo_of = { $name } entfernen
people-none = Noch niemand. Du kannst Spieler am Tisch stummschalten oder blockieren, Konten auch hier über ihren Namen.
people-by_name = Kontoname
people-what = Aktion
people-go = Anwenden
report-button = Melden
report-title = { $name } melden
report-lead = Ein Moderator sieht sich das an. Die andere Person erfährt nicht, wer sie gemeldet hat.
report-about = Worum geht es?
report-kind_line = Nachricht
report-kind_name = Name
report-kind_conduct = Verhalten in dieser Partie
report-reason = Grund
report-reason_insult = Beleidigung oder Drohung
report-reason_hate = Hass gegen Gruppen von Menschen
report-reason_spam = Werbung oder Überflutung
report-reason_cheating = Betrug
report-reason_stalling = Zeitspiel oder Verlassen
report-reason_name = Anstößiger Name
report-reason_other = Etwas anderes
report-words = Mit deinen Worten (freiwillig)
report-go = Meldung senden
report-sent = Danke. Das Ergebnis findest du auf deiner Kontoseite.
report-mine = Meine Meldungen
report-state_open = offen
report-state_dismissed = keine Maßnahme
report-state_acted = Maßnahme ergriffen
warning-title = Eine Verwarnung eines Moderators
warning-lead = Nach der Bestätigung kannst du wieder Nachrichten schreiben.
warning-confirm = Ich habe das gelesen
friends-title = Freunde
friends-none = Du folgst noch niemandem. Wer sich gegenseitig folgt, ist befreundet.
friends-followers = Diese folgen dir
friends-follow = Folgen
friends-follow_of = { $name } folgen
friends-followed = Du folgst { $name }.
friends-mutual = befreundet
friends-waits = wartet an einem Tisch: { $game }
friends-plays = spielt { $game }
friends-idle = ist in keiner öffentlichen Partie
friends-unfollow = Nicht mehr folgen
friends-unfollow_of = { $name } nicht mehr folgen
link-title = Anmeldelink
link-lead = Als Gast bist du nur diesem Browser bekannt. Wer diesen Link öffnet, ist auf jedem Gerät als du angemeldet, also behalte ihn für dich. Ein Konto mit Passwort leistet dasselbe.
link-make = Link erstellen
link-anew = Link ersetzen
link-yours = Dein Link (wird nur einmal gezeigt)
link-made = Erstellt am { $day }. Er kann nicht noch einmal gezeigt werden.
link-come_back = Anmelden
link-come_back_ask = Dieser Link meldet dich als Gast an, der hier schon gespielt hat.
link-instead = In diesem Browser wirst du als { $name } abgemeldet.
link-hint = Du spielst als Gast, den nur dieser Browser kennt. Mit einem Anmeldelink kannst du auf jedem Gerät weiterspielen.
link-later = Jetzt nicht

## conditional: conditional moves

conditional-title = Bedingte Züge
conditional-foreign = Vorschau einer möglichen Zukunft. Ihre Würfel und Karten sind erfunden.
conditional-close = Zurück
conditional-keep = Speichern
conditional-kept = Gespeichert. Sie werden gespielt, wenn du dran bist; vorher sieht sie niemand.
conditional-none_now = Du hast keine bedingten Züge.
conditional-over = In dieser Vorschau gibt es für dich nichts mehr zu entscheiden.
conditional-wishes = In dieser Reihenfolge
conditional-empty = Spiel auf dem Spielplan, als wärst du dran. Jeder Zug wird hier hinzugefügt.
conditional-policies = Automatische Entscheidungen
conditional-as_text = Als Text bearbeiten
conditional-text_hint = Einer pro Zeile, in Zugnotation.
conditional-else = sonst
conditional-or = { $one }; sonst: { $other }
conditional-else_hint = Nur wenn der vorige nicht geht
conditional-earlier = Nach oben
conditional-remove = Entfernen
conditional-only_if = Nur falls …
conditional-and_if = Und falls …
conditional-remove_condition = Bedingung entfernen: { $condition }
conditional-what = Was geprüft wird
conditional-where = Welche Stelle
conditional-compare = Vergleich
conditional-value = Wert
conditional-at-least = { $what } mindestens { $value }
conditional-at-most = { $what } höchstens { $value }
conditional-at-is = { $what }: { $value }
conditional-way-least = mindestens
conditional-way-most = höchstens
conditional-way-is = genau
conditional-cancel = Abbrechen
conditional-add = Hinzufügen
conditional-share = zu { $share }
conditional-otherwise = sonst: { $move }
conditional-summary = { $n } geplant, zuletzt: { $move }
conditional-share_hint = In { $n } von { $of } Simulationen gespielt
conditional-outcome = Ergebnis von { $n } Simulationen
conditional-now = jetzt
conditional-least = Minimum
conditional-mean = Durchschnitt
conditional-most = Maximum
conditional-nothing_changes = Nichts Wesentliches würde sich ändern.
conditional-would_drop = In { $n } von { $of } Simulationen verworfen: { $why }.
conditional-dropped = Bedingte Züge ab „{ $text }“ verworfen: { $why }.
conditional-problem = Nicht lesbar: { $what }
conditional-why-condition = eine Bedingung war nicht erfüllt
conditional-why-not_possible = es war nicht mehr möglich
conditional-why-not_asked = eine andere Entscheidung stand an
conditional-why-moved = du hast selbst gezogen
conditional-why-bot = ein Bot hat für dich gezogen
conditional-why-taken_back = ein Zug wurde zurückgenommen
error-orders_too_long = Bedingte Züge dürfen höchstens 400 Zeichen haben.
error-orders_too_many = Zu viele: höchstens 16 bedingte Züge mit je 4 Alternativen und 3 Bedingungen.
error-orders_bad_move = Das ist kein Zug in diesem Spiel.
error-orders_no_such_condition = Unbekannte Bedingung.
error-orders_bad_condition = Diese Bedingung ist falsch geschrieben.
error-orders_no_such_policy = Diese automatische Entscheidung gibt es in diesem Spiel nicht.
error-orders_bad_policy = Diese automatische Entscheidung ist falsch geschrieben oder doppelt.

## analysis: the analysis of a match, and of hints

analysis-title = Was hat entschieden?
analysis-runs =
    { $of ->
        [none] Die Partie wird analysiert
       *[other] Analyse läuft: { $n } von { $of } Entscheidungen
    }
analysis-failed = Die Analyse wurde unterbrochen. Versuch es gleich noch einmal.
analysis-sign_in = Diese Partie wurde noch nicht analysiert. Wähle einen Namen, dann kannst du eine Analyse anfordern.
analysis-lead = Die Gewinnchance jedes Spielers nach dem, was er wissen konnte, geschätzt von einem starken Bot ({ $n } Simulationen je Entscheidung).
analysis-graph = Die Gewinnchance jedes Spielers im Verlauf der Partie. Die Zahlen stehen in der Tabelle darunter.
analysis-accounts = Wie das Ergebnis zustande kam
analysis-accounts_lead = Alle Änderungen der Gewinnchance, über die ganze Partie zusammengezählt. Eine Chance kann oft verloren und wiedergewonnen werden, darum sind Summen über 100 % möglich.
analysis-at = Zug { $n }
analysis-part-begin = Zu Beginn
analysis-hint-begin = Gewinnchance
analysis-part-luck = Glück
analysis-hint-luck = Würfel und Karten
analysis-part-own = Eigene Entscheidungen
analysis-hint-own = verglichen mit dem besten gefundenen Zug
analysis-part-others = Entscheidungen der anderen
analysis-hint-others = Gewinn aus ihren Fehlern
analysis-part-rest = Ungeklärt
analysis-hint-rest = wo sich die Schätzung des Bots geändert hat
analysis-part-end = Ergebnis
analysis-hint-end = 100 % = gewonnen
analysis-lessons = Die teuersten Entscheidungen
analysis-whose = Entscheidungen von
analysis-all = Alle
analysis-played = Gespielt:
analysis-better = Besser:
analysis-from_to = { $to } statt { $from }
analysis-show = Spielplan zeigen
analysis-no_lessons = Keine Entscheidung war deutlich schlechter als die beste.
analysis-own =
    { $n ->
        [one] { $n } deiner Entscheidungen kommt als Aufgabe wieder
       *[other] { $n } deiner Entscheidungen kommen als Aufgaben wieder
    }
analysis-better_here = Die nächste Entscheidung kostete { $n }. Besser: { $better }
hint-thinking = Ein starker Bot denkt nach …
hint-worth = { $share } Gewinnchance, etwa { $points } Punkte ein paar Züge später
hint-close = Hinweis ausblenden

## levels: how strong the bots are

level-rating = Wertung { $rating } hier ({ $low }–{ $high }, { $n } Partien)
level-measured =
    { $n ->
        [one] gewinnt { $share } ± { $sure } der Partien gegen einen „{ $against }“ (gleich stark: { $even })
       *[other] gewinnt { $share } ± { $sure } der Partien gegen { $n } „{ $against }“ (gleich stark: { $even })
    }
level-unknown = keine Daten für { $n } Spieler

## teach: tutorials and hints, as far as they are the same for all games

teach-step = Schritt { $n } von { $of }
teach-tutorial = Einführung
teach-hint = Tipp
teach-watch = Spiel weiter. Wenn etwas Neues kommt, erscheinen hier Tipps.
teach-next = Weiter
teach-play_on = Weiterspielen
teach-match = Meine erste Partie spielen
teach-leave = Verlassen
teach-seen = Verstanden
teach-hush = Tipps ausschalten

## text: the table in words

text-may = Deine möglichen Züge
text-news = Seit deinem letzten Zug
text-latest = Letzte Ereignisse
text-quiet = Seither ist nichts geschehen.
text-board = Auf dem Spielplan
text-players = Spieler
text-score = { $n } Punkte
text-talk = Verlauf und Chat
