### Everything at a table, whatever the game, and what follows a match.

## sitting: every table: who had luck, and who decides for a seat while its person does not

sit-menu = Partij verlaten…
sit-title = Kun je niet verder spelen?
sit-law = Hoe dit werkt
sit-bot = Een bot voor me laten spelen
sit-bot_hint = Tot je je plaats terugneemt, wanneer je wilt.
sit-offer = Mijn plaats aan iemand geven
sit-offer_hint = Maakt een link die je verstuurt. Wie hem het eerst opent, gaat voor je zitten.
sit-resign = Opgeven
sit-resign_hint = Je wordt laatste, en een bot speelt voor je tot het einde.
sit-resign_ask = Voorgoed opgeven? Je wordt laatste; een bot speelt je plaats uit, zodat de anderen kunnen afmaken.
sit-resign_yes = Opgeven
sit-call_off = Voorstellen de partij af te blazen
sit-call_off_hint = Ze eindigt zonder uitslag zodra iedereen akkoord is: { LIST($names) }.
sit-call_off_counts_hint = Ze eindigt zodra iedereen akkoord is ({ LIST($names) }). Omdat iemand heeft opgegeven, telt de stand van dat moment.
sit-call_off_alone = Partij beëindigen
sit-call_off_alone_hint = Er spelen alleen bots met je: ze eindigt meteen, zonder uitslag.
sit-call_off_left_hint = Ze eindigt meteen. Omdat iemand heeft opgegeven, is de huidige stand de uitslag.
sit-ask = Stemmen over { $name }
sit-decide = Beslissen over de plaats van { $name }
sit-ask_hint = { $name } laat jullie wachten: beslis samen wat er met de plaats gebeurt.
sit-ask_away_hint = De tijd van { $name } is om, een bot speelt.

sit-away_me = Een bot speelt voor je.
sit-timed_out_me = Je tijd is om, dus een bot speelt voor je.
sit-absent_me = Je bent al lang weg. Een bot speelt voor je.
sit-away_hint = Je kunt nog steeds instemmen met terugnemen of afblazen.
sit-absent_hint = Niemand wacht nog op je akkoord, maar je kunt terugkomen.
sit-still_owed = De bot neemt eerst deze ene beslissing, daarna kun je terugkomen.
sit-back = Mijn plaats terugnemen
sit-resigned_me = Je hebt opgegeven. Een bot speelt je plaats uit.
seat-state-away = weg
seat-state-timed_out = tijd om
seat-state-late = tijd is om
seat-state-absent = lang weg
seat-state-resigned = opgegeven
seat-state-gone = voorgoed weg

vote-about = { $name } laat de tafel wachten. Wat nu?
vote-about_late = De tijd van { $name } is om. Wat nu?
vote-about_bot = Een bot speelt voor { $name }. Wat nu?
vote-about_me = Je laat de anderen wachten, dus stemmen ze over je plaats. Doe een zet, en de stemming vervalt.
vote-about_me_away = De anderen stemmen over je plaats. Neem hem terug, en de stemming vervalt.
vote-claim_me = Als ze de winst opeisen, geldt dat als opgeven.
vote-match = De partij afblazen, zonder uitslag?
vote-match_counts = De partij afblazen? De huidige stand is dan de uitslag.
vote-until = De stemming eindigt { $when }.
vote-said =
    { $choice ->
        [go_on] { $name }: verder spelen
        [wait] { $name }: meer tijd
        [bot] { $name }: dat een bot speelt
        [substitute] { $name }: een invaller
        [call_off] { $name }: de partij afblazen
       *[claim] { $name }: dat de plaats als opgegeven geldt
    }
vote-missing = Nog te horen: { LIST($names) }.
vote-go_on = Verder spelen
vote-wait = Meer tijd geven
vote-bot = Bot neemt over
vote-substitute = Een invaller zoeken
vote-call_off = Afblazen
vote-claim = Winst opeisen
vote-out = Geldt als opgegeven
vote-rule = De meerderheid beslist; zonder meerderheid speelt een bot.
vote-all = Iedereen moet akkoord zijn: { LIST($names) }.

claim-late = De tijd van { $name } is om. Een bot speelt.
claim-from = Blijft { $name } weg, dan kun je de winst opeisen: op zijn vroegst { $when }.
claim-can = De tijd van { $name } is om en { $name } is niet terug. Wat nu?
claim-stays = De bot speelt verder voor { $name }. Je kunt de winst nog opeisen.
claim-hint = Eis je de winst op, dan geldt { $name } als opgegeven: de partij eindigt meteen en jij wint. Speelt de bot verder, dan kan { $name } nog terugkomen.
claim-more_hint = Je kunt de plaats als opgegeven laten gelden: dan wordt { $name } laatste, en een bot speelt de plaats uit.
claim-alone = Jij beslist alleen. Neemt een bot over en blijft { $name } weg, dan kun je later de winst opeisen.
claim-bot = Bot verder laten spelen
claim-title = Winst opeisen?
claim-more_title = Als opgegeven tellen?
claim-sure = { $name } geldt als opgegeven en wordt laatste. De partij eindigt meteen, en de uitslag telt als elke andere. Dit is definitief.
claim-more_sure = { $name } geldt als opgegeven en wordt laatste; een bot speelt de plaats uit. Dit is definitief.

offer-mine = Stuur deze link aan wie voor je gaat zitten:
offer-theirs = De plaats van { $name } is vrij. Stuur deze link aan iemand die verder speelt:
offer-all = De plaats van { $name } wordt een invaller aangeboden.
offer-until = Hij werkt één keer, tot { $when }.
offer-copy = Link kopiëren
offer-keep = Mijn plaats houden
offer-title = Gaan zitten voor { $name }?
offer-ask = Je speelt de partij vanaf hier verder, en ziet wat die plaats ziet.
offer-yes = Gaan zitten
offer-bad = Deze link leidt naar geen plaats meer.

event-bot_sat = Een bot speelt voor { $name }.
event-came_back = { $name } is terug.
event-resigned = { $name } geeft op. Een bot speelt de plaats uit.
event-gone = { $name } is voorgoed weg. Een bot speelt de plaats uit.
event-timed_out = De tijd van { $name } is om.
event-absent = { $name } is al lang weg: niemand wacht nog op dat akkoord.
event-given_up = De partij eindigt hier; de rangorde blijft zoals ze is.
event-offered = De plaats van { $name } wordt een invaller aangeboden.
event-offer_ended = De plaats van { $name } wordt niet meer aangeboden.
event-substituted = { $name } speelt als invaller.
event-vote_opened =
    { $about ->
        [none] { $name } stelt voor de partij af te blazen.
       *[other] De anderen worden gevraagd over { $about }.
    }
event-voted =
    { $choice ->
        [go_on] { $name } wil verder spelen.
        [wait] { $name } wil meer tijd.
        [bot] { $name } wil dat een bot speelt.
        [substitute] { $name } wil een invaller.
        [call_off] { $name } wil de partij afblazen.
       *[claim] { $name } wil dat de plaats als opgegeven geldt.
    }
event-vote_ended =
    { $choice ->
        [go_on] De partij gaat verder.
        [call_off] De partij wordt afgeblazen.
        [wait] Beslist over { $about }: meer tijd.
        [bot] Beslist over { $about }: dat een bot speelt.
        [substitute] Beslist over { $about }: een invaller.
       *[claim] Beslist over { $about }: dat de plaats als opgegeven geldt.
    }

end-called_off = Iedereen aan tafel wilde deze partij afblazen. Ze heeft geen uitslag.
end-resigned = { $name } gaf op: de winst gaat naar { $winner }.
end-resigned_you = { $name } gaf op: jij wint.
end-resigned_me = Je gaf op: de winst gaat naar { $winner }.
end-claimed = De tijd van { $name } was om: de winst gaat naar { $winner }.
end-claimed_you = De tijd van { $name } was om: jij wint.
end-claimed_me = Je tijd was om: de winst gaat naar { $winner }.
end-gone = { $name } is voorgoed weg: de winst gaat naar { $winner }.
end-gone_you = { $name } is voorgoed weg: jij wint.

error-bad_link = Deze link leidt naar geen plaats van deze partij.
error-link_used = Iemand heeft die plaats al ingenomen met deze link.
error-link_over = Die plaats wordt niet meer aangeboden.
error-bot_plays = Een bot speelt voor je: neem eerst je plaats terug.
error-not_away = Geen bot speelt voor deze plaats.
error-still_owed = De bot neemt eerst deze ene beslissing, daarna kun je terugkomen.
error-resigned = Deze plaats heeft opgegeven.
error-not_offered = Deze plaats wordt niemand aangeboden.
error-already_asked = Daar wordt al over gestemd.
error-no_vote = Zo kun je nu niet stemmen.
error-too_often = Dat heb je zo vaak gedaan als in een partij mag.
error-too_soon = Dat is te vroeg: die plaats heeft nog tijd.
level-title = Hoe sterk zijn de bots?

end-by = { $name } heeft deze partij voor het einde gestopt.
end-by_me = Je hebt deze partij voor het einde gestopt.
end-idle = Er is lang niet gespeeld, dus de partij is beëindigd.
end-closed = Een beheerder heeft deze partij gesloten.
end-expired = Niemand begon deze partij in twee weken, dus de tafel is afgeruimd.
end-too_long = Deze partij is beëindigd omdat ze de zetlimiet van de server bereikte.
help-mode = Tik iets aan om te zien wat het is.
help-done = Klaar
chat-placeholder = Zeg iets
chat-send = Zeg
chat-empty = Er heeft nog niemand iets gezegd.
chat-guest = Kies een naam om mee te chatten.
chat-report = Dit bericht van { $name } melden
chat-hidden = Verborgen door een moderator
chat-muted = Een moderator heeft je gedempt. Vanaf { $until } kun je weer chatten.
log-earlier = Eerdere regels
log-empty = Er is nog niets gebeurd.
note-tab = Notitie
note-title = Mijn notitie over deze partij
note-placeholder = Notities die alleen jij ziet, op al je apparaten.
note-saved = Opgeslagen. Alleen jij ziet het.
note-hush = Meldingen voor deze partij dempen
note-saving = Opslaan…
sheet-title = Scoreblad
sheet-winner = { $name } wint met { $points } punten
sheet-shared = { $names } delen de winst met { $points } punten
sheet-share = Uitslag delen
sheet-again = Nog een keer
sheet-rematch = Revanche
sheet-to_tournament = Terug naar het toernooi
sheet-to_rematch = Naar de revanche
sheet-asked = { $name } wil revanche en houdt een plaats voor je vrij.
sheet-accept = Revanche accepteren
sheet-decline = Nee, bedankt
sheet-total = Totaal
sheet-tie = Gelijkstand
sheet-rank = Plaats
table-abandoned = Deze partij is voor het einde gestopt.
table-broken = Het verslag van deze partij is beschadigd, dus er kan niet verder worden gespeeld. Een beheerder kan ernaar kijken. Het spijt ons.

seat-kept = uitgenodigd
seat-away = niet online
seat-first = Startspeler van deze ronde
wait-need =
    { $n ->
        [one] { $n } plaats is nog vrij. Nodig iemand uit, of zet er een bot neer.
       *[other] { $n } plaatsen zijn nog vrij. Nodig iemand uit, of zet er een bot neer.
    }
wait-sit_down =
    { $n ->
        [one] { $n } plaats is nog vrij. Ga zitten en speel mee.
       *[other] { $n } plaatsen zijn nog vrij. Ga zitten en speel mee.
    }
wait-full = Alle plaatsen zijn bezet.
wait-host_starts = De gastheer start de partij.
wait-start = Partij starten
wait-leave = Tafel verlaten
wait-invite = Uitnodigingslink
wait-share = Delen
wait-remove_bot = Verwijderen
wait-swap = Van plaats wisselen
wait-swap_here = Met deze plaats wisselen
wait-first = Startspeler
wait-first_drawn = geloot bij het begin
wait-swap_hint = Sleep een plaats op een andere om te wisselen, of tik ze allebei aan.
wait-swap_held = Tik nu de andere plaats aan.
wait-moved = De gastheer heeft je op plaats { $n } gezet.
wait-order = De gastheer heeft de volgorde van de plaatsen veranderd.
wait-first_is = { $name } begint nu.
wait-first_by_chance = Wie begint, wordt nu bij de start geloot.
wait-come = { $name } is aan je tafel gaan zitten.
wait-come_full = { $name } is gaan zitten. Alle plaatsen zijn bezet.
wait-removed = Je bent van deze tafel gehaald.
wait-host_now = Je bent nu de gastheer van deze tafel.
wait-start_now = Nu starten?
wait-start_now_ask = Je hebt de plaatsen net veranderd. De anderen hebben het misschien nog niet gezien.
wait-start_now_yes = Nu starten
wait-start_now_no = Even wachten
wait-sit = Hier gaan zitten
wait-asked = Je bent uitgenodigd aan deze tafel. Speel je mee?
wait-free = Uitnodiging intrekken
wait-nobody = Nog niemand.
wait-link_only = Aan deze tafel kom je met de uitnodigingslink.
table-options =
    { $n ->
        [one] { $n } variant
       *[other] { $n } varianten
    }
table-watching = Je kijkt toe.
table-screen = Groot scherm
table-screen_hint = De partij op een groot scherm openen: zonder knoppen en zonder verborgen informatie
table-screen_open = Openen in Ochre
table-watchers =
    { $n ->
        [one] { $n } kijker
       *[other] { $n } kijkers
    }
table-seats = Spelers
table-log = Verslag
table-chat_unread = Chat: { $n } ongelezen
table-more = Meer
table-chat = Chat
table-in_words_hint = Tekstweergave
table-drawn_hint = Bordweergave
table-board = Het bord
table-help = Wat is dit?
table-choose = Jouw keuze
table-rolling = De dobbelstenen rollen…
table-show_sheet = Scoreblad
table-show_board = Terug naar het bord
conn-sending = Versturen…
conn-not_made = Je zet is niet gedaan: de partij was al verder voor hij aankwam.
back-mine =
    { $move ->
        [none] De server is teruggegaan naar het begin; je latere zetten zijn verloren gegaan.
       *[other] De server is teruggegaan naar zet { $move }; je latere zetten zijn verloren gegaan.
    }
back-others =
    { $move ->
        [none] De server is teruggegaan naar het begin; latere zetten zijn verloren gegaan.
       *[other] De server is teruggegaan naar zet { $move }; latere zetten zijn verloren gegaan.
    }
go-back = Terug
dice-how = Wat is dat?
dice-seal = Dobbelstenen vooraf verzegeld: { $seal }…
dice-download = Partijbestand downloaden
row-track = Tijdens de partij
clock-then-bot = Als iemands tijd om is, speelt een bot tot die speler terug is.
clock-then-resign = Wiens tijd om is, geeft op.
clock-then-ask = Als iemands tijd om is, beslissen de anderen.
clock-left = Resterende tijd:
clock-low = Er is weinig tijd over
clock-you_have = Je hebt tot { $until }.
clock-you_stopped-quiet = Je stille uren: je klok staat stil. Je hebt tot { $until }.
clock-you_stopped-vacation = Je bent op vakantie: je klok staat stil. Je hebt tot { $until }.
clock-stopped-quiet = stille uren
clock-stopped-vacation = op vakantie
waits-here_until = Open tot { $when }, langer als er iemand komt of gaat.
waits-full = De partij begint vanzelf als de laatste plaats bezet is.
waits-standing = Als ze begint, gaat nog zo’n tafel open.
waits-standing_end = Niet meer herhalen
sure-ask = Dit kun je niet terugnemen. Weet je het zeker?
sure-go = Ja, doe maar
wait-add_bot = Bot toevoegen
sit-menu_short = Verlaten

## rank: a rank, and of how somebody did

rank-word =
    { $rank ->
        [1] eerste
        [2] tweede
        [3] derde
        [4] vierde
        [5] vijfde
        [6] zesde
        [7] zevende
        [8] achtste
       *[other] { $rank }
    }
end-shared =
    { $n ->
        [one] Je deelt de overwinning met { $n } punt
       *[other] Je deelt de overwinning met { $n } punten
    }
end-won =
    { $n ->
        [one] Je wint met { $n } punt
       *[other] Je wint met { $n } punten
    }
end-came = Je wordt { $rank ->
        [1] eerste
        [2] tweede
        [3] derde
        [4] vierde
        [5] vijfde
        [6] zesde
        [7] zevende
        [8] achtste
       *[other] { $rank }
    } met { $n ->
        [one] { $n } punt
       *[other] { $n } punten
    }
end-best = je record is { $n }
end-best_now = dat is je record
end-sources = Waar de punten vandaan komen

## luck: words below every score sheet: who had luck

luck-what_decided = Wat gaf de doorslag?
luck-hint = Hint
luck-hint_long = Wat zou een sterke bot doen?
luck-thought = { $id }, dacht { $s } s na
error-no_analysis = Deze partij kan op deze server niet worden geanalyseerd.
luck-title = Wie had geluk?
luck-lead = Wat de dobbelstenen gaven, en eronder wat ze gemiddeld geven met het ingezette gereedschap.
luck-dice =
    { $n ->
        [one] { $n } dobbelsteen
       *[other] { $n } dobbelstenen
    }
luck-pips = Ogen van alle dobbelstenen
luck-of = van { $n }
luck-none = niet gegooid
luck-very_unlucky = veel pech
luck-unlucky = pech
luck-even = ongeveer gelijk
luck-lucky = geluk
luck-very_lucky = veel geluk
luck-offline = Offline gespeeld, telt dus niet mee.

## replay: looking back at a match

replay-at = Zet { $n } van { $of }
replay-title = Terugkijken
replay-open = Herhaling
replay-open_hint = De partij zet voor zet terugkijken
replay-close = Terug naar de uitslag
replay-now =
    { $n ->
        [none] Terug naar nu
       *[other] Terug naar nu (nog { $n })
    }
replay-your_turn = Jouw beurt: terug naar nu
replay-eyes = Door wiens ogen
replay-as = Zoals { $name } het zag
replay-as_spectator = Zoals een toeschouwer het zag
replay-quiet = Niets dat te zien was.
replay-slider = Zet
replay-start = Naar het begin
replay-end = Naar de laatste zet
replay-back = Eén zet terug
replay-forward = Eén zet verder
replay-part_back = Naar het begin van de ronde
replay-part = Naar de volgende ronde
replay-turn_back = Naar mijn vorige zet
replay-turn = Naar mijn volgende zet
replay-play = Afspelen
replay-pause = Pauze
replay-speed = Afspeelsnelheid
replay-speed_now = Snelheid { $n } van { $of }
replay-link = Link naar dit moment kopiëren
replay-on = Vanaf hier verder spelen
replay-on_bots = Bots op de andere plaatsen
bookmark-button = Bladwijzer
bookmark-title = Bladwijzers
bookmark-note = Notitie bij zet { $n }
bookmark-save = Bladwijzer opslaan
bookmark-delete = Bladwijzer verwijderen
bookmark-saved = Bladwijzer opgeslagen.
bookmark-deleted = Bladwijzer verwijderd.
bookmark-row = Zet { $n }
error-no_branch = Vanaf dit punt kan een partij niet worden voortgezet.
since-title = Sinds je laatste bezoek
since-begin = Zo verliet je de tafel.
since-progress = { $n } van { $of }
since-now = Naar nu
since-your_turn = Jouw beurt: naar nu
since-line =
    { $at ->
        [none] Sinds je laatste bezoek
       *[other] Sinds je laatste bezoek, { $at }
    }
since-move = Sinds je laatste zet
since-again = Nog eens tonen
since-again_title = Wat er gebeurde, nog eens
conditional-open_hint =
    { $n ->
        [none] Voorwaardelijke zetten: wat er gespeeld wordt als jij aan de beurt bent
       *[other] Voorwaardelijke zetten: wat er gespeeld wordt als jij aan de beurt bent ({ $n })
    }
conditional-mark = voorwaardelijk
conditional-mark_hint = Gespeeld door een voorwaardelijke zet
conditional-short = Voorwaarden
conditional-planned = Mijn plan wijzigen ({ $n })
conditional-plan = Mijn volgende zet plannen

## undo: what every game has: taking moves back

undo-free = Terugnemen
undo-free_hint = Neemt je laatste zet terug
undo-ask = Terugnemen vragen
undo-ask_hint = Er is iets onthuld sinds je laatste zet: de anderen moeten akkoord gaan
undo-unrates = Terug (telt niet meer)
undo-unrates_hint = Er is niemand om akkoord te gaan: de partij telt dan niet meer voor de rating
undo-unrates_title = Terugnemen, zonder rating?
undo-unrates_ask = Je neemt meer terug dan een eigen zet die niets liet zien, en er is niemand om akkoord te gaan. De partij telt daarna niet meer voor de rating.
undo-reset = Deze beurt opnieuw plannen
undo-none_hint = Niets om terug te nemen
undo-agree = Goed
undo-refuse = Weigeren
undo-withdraw = Verzoek intrekken
undo-asks_you = { $name } wil een zet terugnemen. Vind je dat goed?
undo-you_ask =
    { COUNT($names) ->
        [one] Je vraagt je zet terug te nemen. { LIST($names) } moet nog antwoorden.
       *[other] Je vraagt je zet terug te nemen. { LIST($names) } moeten nog antwoorden.
    }
undo-asks =
    { COUNT($names) ->
        [one] { $name } vraagt een zet terug te nemen. { LIST($names) } moet nog antwoorden.
       *[other] { $name } vraagt een zet terug te nemen. { LIST($names) } moeten nog antwoorden.
    }
undo-until = Zonder antwoord geldt het { $when } als geweigerd.
undo-which =
    { $more ->
        [none] Wordt ongedaan: { $what }
       *[other] Wordt ongedaan: { $what } En sindsdien nog { $more }.
    }
undo-gone = teruggenomen

event-undone = { $name } neemt { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    } terug{ COUNT($names) ->
        [0] { "" }
       *[other] ; akkoord: { LIST($names) }
    }.
event-undo_asked = { $name } vraagt een zet terug te nemen.
event-undo_agreed = { $name } vindt het goed.
event-undo_refused = { $name } zegt nee: het blijft zo.
event-undo_over = Niemand antwoordde op tijd: het terugnemen door { $name } is geweigerd.
event-undo_withdrawn = { $name } laat het zo.

undo-policy-vote = Aan deze tafel kan een zet terug als alle anderen het goedvinden.
undo-policy-none = Aan deze tafel kun je geen zet terugnemen.

error-nothing_to_undo = Er is geen zet van jou om terug te nemen.
error-undo_revealed = Er is sindsdien iets onthuld; de anderen zouden akkoord moeten gaan.
error-undo_others_moved = Anderen hebben sindsdien gespeeld; ze zouden het goed moeten vinden.
error-undo_not_allowed = Aan deze tafel wordt dat niet teruggenomen.
error-undo_asked = Iemand vraagt al een zet terug te nemen.
error-undo_not_asked = Er is geen verzoek tot terugnemen meer.
error-undo_refused = De anderen hebben nee gezegd.
undo-reset_short = Opnieuw

## result: a result that somebody has shared

result-title = Uitslag van de partij
result-won = { $names } heeft gewonnen
result-shared = { $names } hebben samen gewonnen
result-bot = { $name } (bot, { $id })
result-options = Gespeeld met { $names }.
result-look = Partij bekijken
result-play = Zelf spelen

## people: other people: inviting by name, muting and blocking, a guest’s link

invite-button = Bij naam uitnodigen
invite-title = Bij naam uitnodigen
invite-lead = De plaats wordt vrijgehouden voor dat account, dat de tafel bij zijn partijen vindt en haar inneemt of bedankt.
invite-go = Uitnodiging versturen
people-about = { $name } dempen of blokkeren
people-lead = Gedempt: je ziet in geen chat wat hij schrijft. Geblokkeerd: bovendien kan hij niet aan je tafels gaan zitten of je uitnodigen. Hij hoort er niets van.
people-mute = Dempen
people-block = Blokkeren
people-make_host = Tafel overdragen
people-remove = Van de tafel halen
people-is_mute = Je hebt deze persoon gedempt: je ziet niet wat hij schrijft.
people-is_block = Je hebt deze persoon geblokkeerd: je ziet niet wat hij schrijft, en hij kan niet aan je tafels gaan zitten of je uitnodigen.
people-undo_mute = Niet meer dempen
people-undo_block = Niet meer blokkeren
people-player = Spelersprofiel
people-title = Gedempt en geblokkeerd
people-tag_mute = gedempt
people-tag_block = geblokkeerd
people-undo = Verwijderen
people-undo_of = { $name } verwijderen
people-none = Niemand. Aan een tafel kun je dempen of blokkeren wie er zit; een account ook hier, bij naam.
people-by_name = Naam van een account
people-what = Wat te doen
people-go = Doen
report-button = Melden
report-title = { $name } melden
report-lead = Een moderator kijkt ernaar. De ander krijgt niet te horen wie dit heeft gemeld.
report-about = Waar gaat het om?
report-kind_line = Bericht
report-kind_name = Naam
report-kind_conduct = Gedrag in deze partij
report-reason = Reden
report-reason_insult = Beledigingen of bedreigingen
report-reason_hate = Haat tegen groepen mensen
report-reason_spam = Reclame of een stortvloed van berichten
report-reason_cheating = Valsspelen
report-reason_stalling = Tijd rekken of weglopen
report-reason_name = Aanstootgevende naam
report-reason_other = Iets anders
report-words = In je eigen woorden (optioneel)
report-go = Melding versturen
report-sent = Bedankt. De uitkomst vind je op je accountpagina.
report-mine = Mijn meldingen
report-state_open = open
report-state_dismissed = geen maatregel
report-state_acted = maatregel genomen
warning-title = Een waarschuwing van een moderator
warning-lead = Je kunt weer berichten schrijven nadat je hem hebt bevestigd.
warning-confirm = Ik heb dit gelezen
friends-title = Vrienden
friends-none = Je volgt nog niemand. Wie elkaar volgen, zijn vrienden.
friends-followers = Zij volgen jou
friends-follow = Volgen
friends-follow_of = { $name } volgen
friends-followed = Je volgt { $name }.
friends-mutual = bevriend
friends-waits = wacht aan een tafel: { $game }
friends-plays = speelt { $game }
friends-idle = zit niet in een openbare partij
friends-unfollow = Niet meer volgen
friends-unfollow_of = { $name } niet meer volgen
link-title = Aanmeldlink
link-lead = Als gast ben je alleen bij deze browser bekend. Wie deze link opent, is op elk apparaat als jou aangemeld: houd hem voor jezelf. Een account met wachtwoord doet hetzelfde.
link-make = Link maken
link-anew = Link vervangen
link-yours = Je link, alleen deze keer getoond
link-made = Gemaakt op { $day }. Hij kan niet opnieuw worden getoond.
link-come_back = Aanmelden
link-come_back_ask = Deze link meldt je aan als een gast die hier al eens speelde.
link-instead = In deze browser word je afgemeld als { $name }.
link-hint = Je speelt als gast, alleen bekend bij deze browser. Met een aanmeldlink ga je op elk apparaat verder.
link-later = Niet nu

## conditional: conditional moves

conditional-title = Voorwaardelijke zetten
conditional-foreign = Voorbeeld van een mogelijke toekomst. De dobbelstenen en kaarten zijn verzonnen.
conditional-close = Terug
conditional-keep = Opslaan
conditional-kept = Opgeslagen. Ze worden gespeeld als jij aan de beurt bent; niemand ziet ze eerder.
conditional-none_now = Je hebt geen voorwaardelijke zetten.
conditional-over = In dit voorbeeld valt er voor jou niets meer te beslissen.
conditional-wishes = Een voor een
conditional-empty = Speel op het bord alsof het jouw beurt is. Elke zet komt hier bij.
conditional-policies = Automatische keuzes
conditional-as_text = Als tekst
conditional-text_hint = Elk op een regel, in de woorden van de partij.
conditional-else = of anders
conditional-or = { $one }; of anders: { $other }
conditional-else_hint = Alleen als de vorige niet kan
conditional-earlier = Omhoog
conditional-remove = Verwijderen
conditional-only_if = Alleen als…
conditional-and_if = En als…
conditional-remove_condition = Voorwaarde verwijderen: { $condition }
conditional-what = Waar het over gaat
conditional-where = Welke
conditional-compare = Vergelijking
conditional-value = Waarde
conditional-at-least = { $what } minstens { $value }
conditional-at-most = { $what } hoogstens { $value }
conditional-at-is = { $what }: { $value }
conditional-way-least = minstens
conditional-way-most = hoogstens
conditional-way-is = precies
conditional-cancel = Annuleren
conditional-add = Toevoegen
conditional-share = { $share } kans
conditional-otherwise = anders: { $move }
conditional-summary = { $n } gepland, de laatste: { $move }
conditional-share_hint = Gespeeld in { $n } van { $of } simulaties
conditional-outcome =
    { $n ->
        [one] Uitkomst van { $n } simulatie
       *[other] Uitkomst van { $n } simulaties
    }
conditional-now = nu
conditional-least = minst
conditional-mean = gemiddeld
conditional-most = meest
conditional-nothing_changes = Er zou niets wezenlijks veranderen.
conditional-would_drop = Vervallen in { $n } van { $of } simulaties: { $why }.
conditional-dropped = Voorwaardelijke zetten vervallen vanaf “{ $text }”: { $why }.
conditional-problem = Dit is niet te lezen: { $what }
conditional-why-condition = een voorwaarde gold niet
conditional-why-not_possible = het kon niet meer
conditional-why-not_asked = er kwam een andere beslissing
conditional-why-moved = je hebt zelf gespeeld
conditional-why-bot = een bot speelde voor je
conditional-why-taken_back = er is een zet teruggenomen
error-orders_too_long = Voorwaardelijke zetten hebben hoogstens 400 tekens.
error-orders_too_many = Te veel: hoogstens 16 voorwaardelijke zetten, met elk 4 alternatieven en 3 voorwaarden.
error-orders_bad_move = Dat is geen zet van dit spel.
error-orders_no_such_condition = Onbekende voorwaarde.
error-orders_bad_condition = Zo schrijf je die voorwaarde niet.
error-orders_no_such_policy = Dit spel heeft die automatische keuze niet.
error-orders_bad_policy = Die automatische keuze is verkeerd geschreven, of staat er twee keer.

## analysis: the analysis of a match, and of hints

analysis-title = Wat gaf de doorslag?
analysis-runs =
    { $of ->
        [none] De partij wordt doorgenomen
       *[other] De partij wordt doorgenomen: beslissing { $n } van { $of }
    }
analysis-failed = De analyse is afgebroken. Kijk zo nog eens.
analysis-sign_in = Niemand heeft de analyse van deze partij nog opgevraagd. Kies een naam en vraag erom.
analysis-lead = Hoe waarschijnlijk het was dat ieder won, voor zover men kon weten, naar het oordeel van een sterke bot (simulaties per beslissing: { $n }).
analysis-graph = Hoe waarschijnlijk het was dat ieder won, door de partij heen. De cijfers staan in de tabel hieronder.
analysis-accounts = Waaruit de uitslag ontstond
analysis-accounts_lead = Alle veranderingen van de winstkans, opgeteld over de hele partij. Een kans kan vaak verloren en teruggewonnen worden, dus een som kan boven 100% komen.
analysis-at = Zet { $n }
analysis-part-begin = Aan het begin
analysis-hint-begin = kans om te winnen
analysis-part-luck = Geluk
analysis-hint-luck = dobbelstenen en kaarten
analysis-part-own = Eigen beslissingen
analysis-hint-own = tegenover de beste die is gevonden
analysis-part-others = Beslissingen van de anderen
analysis-hint-others = wat hun fouten opleverden
analysis-part-rest = Onverklaard
analysis-hint-rest = waar de schatting van de bot veranderde
analysis-part-end = Uitslag
analysis-hint-end = 100 %: gewonnen
analysis-lessons = De duurste beslissingen
analysis-whose = Wiens beslissingen
analysis-all = Van iedereen
analysis-played = Gespeeld:
analysis-better = Beter:
analysis-from_to = { $to } in plaats van { $from }
analysis-show = Toon het bord
analysis-no_lessons = Geen beslissing was duidelijk slechter dan de beste.
analysis-own =
    { $n ->
        [one] { $n } van je beslissingen komt terug als puzzel
       *[other] { $n } van je beslissingen komen terug als puzzels
    }
analysis-better_here = Wat volgde kostte { $n }. Beter: { $better }
hint-thinking = Een sterke bot denkt erover na …
hint-worth = { $share } kans om te winnen, kort daarna ongeveer { $points } punten
hint-close = Hint verbergen

## levels: how strong the bots are

level-rating = hier gewaardeerd op { $rating } ({ $low } tot { $high }, { $n } partijen)
level-measured =
    { $n ->
        [one] wint { $share } ± { $sure } van de partijen tegen één ‘{ $against }’ (even sterk: { $even })
       *[other] wint { $share } ± { $sure } van de partijen tegen { $n } ‘{ $against }’ (even sterk: { $even })
    }
level-unknown = niet gemeten met { $n } spelers

## teach: tutorials and hints, as far as they are the same for all games

teach-step = Stap { $n } van { $of }
teach-tutorial = Uitleg
teach-hint = Tip
teach-watch = Speel verder zoals je wilt; is er iets nieuws, dan staat het hier.
teach-next = Verder
teach-play_on = Hier verder spelen
teach-match = Mijn eerste partij spelen
teach-leave = Weg
teach-seen = Begrepen
teach-hush = Geen tips meer

## text: the table in words

text-may = Je mogelijke zetten
text-news = Sinds je laatste zet
text-latest = Wat er het laatst gebeurde
text-quiet = Er is sindsdien niets gebeurd.
text-board = Op het bord
text-players = Spelers
text-score = Score { $n }
text-talk = Verslag en chat
