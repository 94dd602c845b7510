### Everything at a table, whatever the game, and what follows a match.

## sitting: every table: who had luck, and who decides for a seat while its person does not

sit-menu = Opuść partię…
sit-title = Nie możesz grać dalej?
sit-law = Jak to działa
sit-bot = Niech bot gra za mnie
sit-bot_hint = Dopóki nie wrócisz na miejsce, kiedy zechcesz.
sit-offer = Oddaj komuś moje miejsce
sit-offer_hint = Tworzy link do wysłania. Kto pierwszy go otworzy, siada za ciebie.
sit-resign = Poddaj się
sit-resign_hint = Zajmujesz ostatnie miejsce, a bot gra za ciebie do końca.
sit-resign_ask = Poddać się na dobre? Zajmiesz ostatnie miejsce; bot dogra za ciebie, żeby inni mogli skończyć.
sit-resign_yes = Poddaj się
sit-call_off = Zaproponuj odwołanie partii
sit-call_off_hint = Kończy się bez wyniku, gdy zgodzą się wszyscy: { LIST($names) }.
sit-call_off_counts_hint = Kończy się, gdy zgodzą się wszyscy ({ LIST($names) }). Ktoś się poddał, więc liczy się kolejność z tej chwili.
sit-call_off_alone = Zakończ partię
sit-call_off_alone_hint = Grają z tobą same boty: kończy się od razu, bez wyniku.
sit-call_off_left_hint = Kończy się od razu. Ktoś się poddał, więc obecna kolejność to wynik.
sit-ask = Głosowanie: { $name }
sit-decide = Zdecyduj o miejscu gracza { $name }
sit-ask_hint = { $name } każe wam czekać: zdecydujcie razem, co z tym miejscem.
sit-ask_away_hint = Czas minął: { $name }. Gra bot.

sit-away_me = Gra za ciebie bot.
sit-timed_out_me = Twój czas minął, więc gra za ciebie bot.
sit-absent_me = Długo cię nie ma. Gra za ciebie bot.
sit-away_hint = Nadal możesz zgodzić się na cofnięcie ruchu lub odwołanie partii.
sit-absent_hint = Nikt już nie czeka na twoją zgodę, ale możesz wrócić.
sit-still_owed = Bot podejmie najpierw tę jedną decyzję, potem możesz wrócić.
sit-back = Wróć na moje miejsce
sit-resigned_me = Partia poddana. Bot dogra za ciebie do końca.
seat-state-away = nie gra
seat-state-timed_out = czas minął
seat-state-late = brak czasu
seat-state-absent = długo nie ma
seat-state-resigned = poddano
seat-state-gone = odejście

vote-about = { $name } każe stołowi czekać. Co robimy?
vote-about_late = Czas minął: { $name }. Co robimy?
vote-about_bot = Za gracza { $name } gra bot. Co robimy?
vote-about_me = Inni na ciebie czekają, więc głosują o twoim miejscu. Zagraj, a głosowanie przepadnie.
vote-about_me_away = Inni głosują o twoim miejscu. Wróć na nie, a głosowanie przepadnie.
vote-claim_me = Jeśli zażądają wygranej, to będzie jak poddanie partii.
vote-match = Odwołać partię, bez wyniku?
vote-match_counts = Odwołać partię? Wynikiem będzie wtedy obecna kolejność.
vote-until = Koniec głosowania: { $when }.
vote-said =
    { $choice ->
        [go_on] { $name }: grać dalej
        [wait] { $name }: więcej czasu
        [bot] { $name }: niech gra bot
        [substitute] { $name }: zastępca
        [call_off] { $name }: odwołać partię
       *[claim] { $name }: uznać za poddanie partii
    }
vote-missing = Brakuje głosów: { LIST($names) }.
vote-go_on = Grać dalej
vote-wait = Dać więcej czasu
vote-bot = Niech przejmie bot
vote-substitute = Poszukaj zastępcy
vote-call_off = Odwołać
vote-claim = Zażądaj wygranej
vote-out = Uznać za poddanie
vote-rule = Decyduje większość; bez niej gra bot.
vote-all = Zgodzić się muszą wszyscy: { LIST($names) }.

claim-late = Czas minął: { $name }. Gra bot.
claim-from = Jeśli { $name } nie wróci, możesz zażądać wygranej, najwcześniej: { $when }.
claim-can = Czas minął, a { $name } nie wraca. Co robimy?
claim-stays = Bot gra dalej za gracza { $name }. Nadal możesz zażądać wygranej.
claim-hint = Jeśli zażądasz wygranej, { $name } poddaje partię: kończy się ona od razu i wygrywasz. Jeśli bot gra dalej, { $name } może jeszcze wrócić.
claim-more_hint = Możesz uznać to za poddanie: wtedy { $name } zajmuje ostatnie miejsce, a bot dogra do końca.
claim-alone = Decyzja należy do ciebie. Jeśli przejmie bot, a { $name } nie wróci, możesz później zażądać wygranej.
claim-bot = Niech bot gra dalej
claim-title = Zażądać wygranej?
claim-more_title = Uznać za poddanie?
claim-sure = { $name } poddaje partię i zajmuje ostatnie miejsce. Partia kończy się od razu, a wynik liczy się jak każdy inny. Tego nie da się cofnąć.
claim-more_sure = { $name } poddaje partię i zajmuje ostatnie miejsce; bot dogra do końca. Tego nie da się cofnąć.

offer-mine = Wyślij ten link temu, kto ma usiąść za ciebie:
offer-theirs = Miejsce wolne ({ $name }). Wyślij ten link komuś, kto zagra dalej:
offer-all = Na miejsce gracza { $name } szukamy zastępcy.
offer-until = Działa raz, do { $when }.
offer-copy = Kopiuj link
offer-keep = Zostaję na miejscu
offer-title = Usiąść za gracza { $name }?
offer-ask = Grasz dalej od tego momentu i widzisz to, co to miejsce.
offer-yes = Usiądź
offer-bad = Ten link nie prowadzi już do żadnego miejsca.

event-bot_sat = Za gracza { $name } gra bot.
event-came_back = { $name } wraca.
event-resigned = { $name } poddaje partię. Bot dogra do końca.
event-gone = { $name } odchodzi na dobre. Bot dogra do końca.
event-timed_out = Czas minął: { $name }.
event-absent = Od dawna nieobecny gracz: { $name }. Nikt już nie czeka na tę zgodę.
event-given_up = Partia kończy się w tym miejscu; kolejność pozostaje bez zmian.
event-offered = Na miejsce gracza { $name } szukamy zastępcy.
event-offer_ended = Na miejsce gracza { $name } już nie szukamy zastępcy.
event-substituted = { $name } siada jako zastępca.
event-vote_opened =
    { $about ->
        [none] { $name } proponuje odwołać partię.
       *[other] Pytamy innych: { $about }.
    }
event-voted =
    { $choice ->
        [go_on] { $name } wybiera: grać dalej.
        [wait] { $name } wybiera: więcej czasu.
        [bot] { $name } wybiera: niech gra bot.
        [substitute] { $name } wybiera: zastępca.
        [call_off] { $name } wybiera: odwołać partię.
       *[claim] { $name } wybiera: uznać za poddanie partii.
    }
event-vote_ended =
    { $choice ->
        [go_on] Partia trwa dalej.
        [call_off] Partia odwołana.
        [wait] Postanowiono ({ $about }): więcej czasu.
        [bot] Postanowiono ({ $about }): niech gra bot.
        [substitute] Postanowiono ({ $about }): zastępca.
       *[claim] Postanowiono ({ $about }): uznać za poddanie partii.
    }

end-called_off = Cały stół zgodził się odwołać tę partię. Nie ma wyniku.
end-resigned = { $name } poddaje partię. Wygrana: { $winner }.
end-resigned_you = { $name } poddaje partię: wygrywasz.
end-resigned_me = Partia poddana przez ciebie. Wygrana: { $winner }.
end-claimed = Czas minął: { $name }. Wygrana: { $winner }.
end-claimed_you = Czas minął: { $name }. Wygrywasz.
end-claimed_me = Twój czas minął. Wygrana: { $winner }.
end-gone = { $name } odchodzi na dobre. Wygrana: { $winner }.
end-gone_you = { $name } odchodzi na dobre: wygrywasz.

error-bad_link = Ten link nie prowadzi do miejsca w tej partii.
error-link_used = Ktoś już zajął to miejsce tym linkiem.
error-link_over = Na to miejsce już nie szukamy zastępcy.
error-bot_plays = Gra za ciebie bot: najpierw wróć na miejsce.
error-not_away = Za to miejsce nie gra żaden bot.
error-still_owed = Bot podejmie najpierw tę jedną decyzję, potem możesz wrócić.
error-resigned = To miejsce się poddało.
error-not_offered = Nikomu nie oferujemy tego miejsca.
error-already_asked = Już się nad tym głosuje.
error-no_vote = Nie możesz teraz tak głosować.
error-too_often = Zrobiono to już tyle razy, ile wolno w partii.
error-too_soon = Jeszcze za wcześnie: to miejsce ma czas.
level-title = Jak silne są boty?

end-by = { $name } przerywa tę partię przed końcem.
end-by_me = Ta partia została przez ciebie przerwana.
end-idle = Od dawna nikt nie grał, więc partia się skończyła.
end-closed = Administrator zamknął tę partię.
end-expired = Nikt nie zaczął tej partii przez dwa tygodnie, więc stół sprzątnięto.
end-too_long = Ta partia skończyła się, bo osiągnęła limit ruchów serwera.
help-mode = Dotknij czegokolwiek, by zobaczyć, co to jest.
help-done = Gotowe
chat-placeholder = Powiedz coś
chat-send = Powiedz
chat-empty = Nikt jeszcze nic nie powiedział.
chat-guest = Wybierz imię, by pisać na czacie.
chat-report = Zgłoś tę wiadomość: { $name }
chat-hidden = Ukryte przez moderatora
chat-muted = Moderator cię wyciszył. Znów będzie można pisać od { $until }.
log-earlier = Wcześniejsze wpisy
log-empty = Nic się jeszcze nie stało.
note-tab = Notatka
note-title = Moja notatka o tej partii
note-placeholder = Notatki tylko dla ciebie, na wszystkich twoich urządzeniach.
note-saved = Zapisano. Widzisz to tylko ty.
note-hush = Wycisz powiadomienia o tej partii
note-saving = Zapisywanie…
sheet-title = Arkusz punktów
sheet-winner = { $name } wygrywa z wynikiem { $points }
sheet-shared = { $names } dzielą zwycięstwo z wynikiem { $points }
sheet-share = Udostępnij wynik
sheet-again = Zagraj ponownie
sheet-rematch = Rewanż
sheet-to_tournament = Wróć do turnieju
sheet-to_rematch = Przejdź do rewanżu
sheet-asked = { $name } chce rewanżu i trzyma dla ciebie miejsce.
sheet-accept = Przyjmij rewanż
sheet-decline = Nie, dziękuję
sheet-total = Razem
sheet-tie = Remis
sheet-rank = Miejsce
table-abandoned = Tę partię przerwano przed końcem.
table-broken = Zapis tej partii jest uszkodzony, więc nie da się grać dalej. Administrator może go obejrzeć. Przepraszamy.

seat-kept = zaproszony
seat-away = poza siecią
seat-first = Pierwszy gracz tej rundy
wait-need =
    { $n ->
        [one] Jeszcze { $n } wolne miejsce. Zaproś kogoś albo posadź bota.
        [few] Jeszcze { $n } wolne miejsca. Zaproś kogoś albo posadź bota.
       *[many] Jeszcze { $n } wolnych miejsc. Zaproś kogoś albo posadź bota.
    }
wait-sit_down =
    { $n ->
        [one] Jeszcze { $n } wolne miejsce. Usiądź i zagraj.
        [few] Jeszcze { $n } wolne miejsca. Usiądź i zagraj.
       *[many] Jeszcze { $n } wolnych miejsc. Usiądź i zagraj.
    }
wait-full = Wszystkie miejsca są zajęte.
wait-host_starts = Gospodarz rozpoczyna partię.
wait-start = Zacznij partię
wait-leave = Odejdź od stołu
wait-invite = Link z zaproszeniem
wait-share = Udostępnij
wait-remove_bot = Usuń
wait-swap = Zamień miejsca
wait-swap_here = Zamień z tym miejscem
wait-first = Gracz rozpoczynający
wait-first_drawn = losowany na początku
wait-swap_hint = Aby zamienić miejsca, przeciągnij jedno na drugie albo naciśnij oba.
wait-swap_held = Teraz naciśnij drugie miejsce.
wait-moved = Gospodarz przesadził cię na miejsce { $n }.
wait-order = Gospodarz zmienił kolejność miejsc.
wait-first_is = Teraz partię zaczyna { $name }.
wait-first_by_chance = Teraz o tym, kto zaczyna, zdecyduje losowanie.
wait-come = { $name } siada przy twoim stole.
wait-come_full = { $name } siada. Wszystkie miejsca są zajęte.
wait-removed = Gospodarz usunął cię z tego stołu.
wait-host_now = Teraz to ty prowadzisz ten stół.
wait-start_now = Zacząć teraz?
wait-start_now_ask = Dopiero co zmieniono miejsca. Pozostali mogli tego jeszcze nie zauważyć.
wait-start_now_yes = Zacznij teraz
wait-start_now_no = Poczekaj chwilę
wait-sit = Usiądź tutaj
wait-asked = Masz zaproszenie do tego stołu. Zagrasz?
wait-free = Cofnij zaproszenie
wait-nobody = Jeszcze nikogo.
wait-link_only = Do tego stołu wchodzi się linkiem z zaproszenia.
table-options =
    { $n ->
        [one] { $n } wariant
        [few] { $n } warianty
       *[many] { $n } wariantów
    }
table-watching = Oglądasz.
table-screen = Duży ekran
table-screen_hint = Otwórz partię na dużym ekranie: bez przycisków i bez zakrytych informacji
table-screen_open = Otwórz w Ochre
table-watchers =
    { $n ->
        [one] { $n } widz
        [few] { $n } widzów
       *[many] { $n } widzów
    }
table-seats = Gracze
table-log = Dziennik
table-chat_unread = Czat: { $n } nowych
table-more = Więcej
table-chat = Czat
table-in_words_hint = Widok tekstowy
table-drawn_hint = Widok planszy
table-board = Plansza
table-help = Co to jest?
table-choose = Twój wybór
table-rolling = Kości się toczą…
table-show_sheet = Arkusz punktów
table-show_board = Wróć do planszy
conn-sending = Wysyłanie…
conn-not_made = Twój ruch nie został wykonany: partia poszła dalej, zanim dotarł.
back-mine =
    { $move ->
        [none] Serwer cofnął się do początku; twoje późniejsze ruchy przepadły.
       *[other] Serwer cofnął się do ruchu { $move }; twoje późniejsze ruchy przepadły.
    }
back-others =
    { $move ->
        [none] Serwer cofnął się do początku; późniejsze ruchy przepadły.
       *[other] Serwer cofnął się do ruchu { $move }; późniejsze ruchy przepadły.
    }
go-back = Wstecz
dice-how = Co to jest?
dice-seal = Kości zapieczętowane z góry: { $seal }…
dice-download = Pobierz plik partii
row-track = W trakcie partii
clock-then-bot = Gdy komuś skończy się czas, bot gra do jego powrotu.
clock-then-resign = Komu skończy się czas, ten się poddaje.
clock-then-ask = Gdy komuś skończy się czas, decydują inni.
clock-left = Pozostały czas:
clock-low = Zostało mało czasu
clock-you_have = Masz czas do { $until }.
clock-you_stopped-quiet = Twoje ciche godziny: zegar stoi. Masz czas do { $until }.
clock-you_stopped-vacation = Masz urlop: zegar stoi. Masz czas do { $until }.
clock-stopped-quiet = ciche godziny
clock-stopped-vacation = na urlopie
waits-here_until = Otwarty do { $when }, dłużej, jeśli ktoś przyjdzie lub odejdzie.
waits-full = Partia zaczyna się sama, gdy ktoś zajmie ostatnie miejsce.
waits-standing = Gdy się zacznie, otworzy się drugi taki stół.
waits-standing_end = Przestań powtarzać
sure-ask = Tego nie da się cofnąć. Na pewno?
sure-go = Tak, zrób to
wait-add_bot = Dodaj bota
sit-menu_short = Opuść

## rank: a rank, and of how somebody did

rank-word =
    { $rank ->
        [1] pierwsze
        [2] drugie
        [3] trzecie
        [4] czwarte
        [5] piąte
        [6] szóste
        [7] siódme
        [8] ósme
       *[other] { $rank }
    }
end-shared =
    { $n ->
        [one] Dzielisz zwycięstwo: { $n } punkt
        [few] Dzielisz zwycięstwo: { $n } punkty
       *[many] Dzielisz zwycięstwo: { $n } punktów
    }
end-won =
    { $n ->
        [one] Wygrywasz: { $n } punkt
        [few] Wygrywasz: { $n } punkty
       *[many] Wygrywasz: { $n } punktów
    }
end-came = Zajmujesz { $rank ->
        [1] pierwsze
        [2] drugie
        [3] trzecie
        [4] czwarte
        [5] piąte
        [6] szóste
        [7] siódme
        [8] ósme
       *[other] { $rank }
    } miejsce: { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
end-best = twój rekord to { $n }
end-best_now = to twój rekord
end-sources = Skąd się biorą punkty

## luck: words below every score sheet: who had luck

luck-what_decided = Co przesądziło?
luck-hint = Podpowiedź
luck-hint_long = Co zrobiłby silny bot?
luck-thought = { $id }, myślał { $s } s
error-no_analysis = Tej partii nie można przeanalizować na tym serwerze.
luck-title = Kto miał szczęście?
luck-lead = Co dały kości, a pod spodem, co dają średnio z dołożonymi narzędziami.
luck-dice =
    { $n ->
        [one] { $n } kość
        [few] { $n } kości
       *[many] { $n } kości
    }
luck-pips = Oczka wszystkich kości
luck-of = z { $n }
luck-none = bez rzutu
luck-very_unlucky = wielki pech
luck-unlucky = pech
luck-even = mniej więcej równo
luck-lucky = szczęście
luck-very_lucky = wielkie szczęście
luck-offline = Rozegrana offline, nie wpływa na ranking.

## replay: looking back at a match

replay-at = Ruch { $n } z { $of }
replay-title = Powtórka
replay-open = Powtórka
replay-open_hint = Obejrzyj partię ruch po ruchu
replay-close = Wróć do wyniku
replay-now =
    { $n ->
        [none] Wróć do teraz
       *[other] Wróć do teraz (jeszcze { $n })
    }
replay-your_turn = Twoja kolej: wróć do teraz
replay-eyes = Czyimi oczami
replay-as = Jak widział to gracz: { $name }
replay-as_spectator = Jak widział to widz
replay-quiet = Nic, co można było zobaczyć.
replay-slider = Ruch
replay-start = Na początek
replay-end = Do ostatniego ruchu
replay-back = Ruch wstecz
replay-forward = Ruch dalej
replay-part_back = Na początek rundy
replay-part = Do następnej rundy
replay-turn_back = Do mojego poprzedniego ruchu
replay-turn = Do mojego następnego ruchu
replay-play = Odtwórz
replay-pause = Pauza
replay-speed = Szybkość odtwarzania
replay-speed_now = Szybkość { $n } z { $of }
replay-link = Kopiuj link do tej chwili
replay-on = Graj dalej stąd
replay-on_bots = Boty na pozostałych miejscach
bookmark-button = Zakładka
bookmark-title = Zakładki
bookmark-note = Notatka do ruchu { $n }
bookmark-save = Zapisz zakładkę
bookmark-delete = Usuń zakładkę
bookmark-saved = Zakładka zapisana.
bookmark-deleted = Zakładka usunięta.
bookmark-row = Ruch { $n }
error-no_branch = Nie można grać dalej od tego miejsca.
since-title = Od twojej ostatniej wizyty
since-begin = Tak wyglądał stół ostatnio.
since-progress = { $n } z { $of }
since-now = Do teraz
since-your_turn = Twoja kolej: do teraz
since-line =
    { $at ->
        [none] Od twojej ostatniej wizyty
       *[other] Od twojej ostatniej wizyty, { $at }
    }
since-move = Od twojego ostatniego ruchu
since-again = Pokaż jeszcze raz
since-again_title = Co się stało, jeszcze raz
conditional-open_hint =
    { $n ->
        [none] Ruchy warunkowe: co zagrać, gdy przyjdzie twoja kolej
       *[other] Ruchy warunkowe: co zagrać, gdy przyjdzie twoja kolej ({ $n })
    }
conditional-mark = warunkowy
conditional-mark_hint = Zagrane przez ruch warunkowy
conditional-short = Warunkowe
conditional-planned = Zmień mój plan ({ $n })
conditional-plan = Zaplanuj następny ruch

## undo: what every game has: taking moves back

undo-free = Cofnij
undo-free_hint = Cofa twój ostatni ruch
undo-ask = Poproś o cofnięcie
undo-ask_hint = Od twojego ruchu coś odkryto: inni muszą się zgodzić
undo-unrates = Cofnij (bez rankingu)
undo-unrates_hint = Nie ma nikogo, kto mógłby się zgodzić: partia nie liczyłaby się do rankingu
undo-unrates_title = Cofnąć, bez rankingu?
undo-unrates_ask = Cofasz więcej niż własny ruch, który niczego nie ujawnił, a nie ma nikogo, kto mógłby się zgodzić. Partia nie będzie się już liczyć do rankingu.
undo-reset = Zaplanuj tę turę od nowa
undo-none_hint = Nic do cofnięcia
undo-agree = Zgoda
undo-refuse = Odmów
undo-withdraw = Wycofaj prośbę
undo-asks_you = { $name } chce cofnąć ruch. Zgadzasz się?
undo-you_ask = Prosisz o cofnięcie ruchu. Czekamy na odpowiedź: { LIST($names) }.
undo-asks = { $name } prosi o cofnięcie ruchu. Czekamy na odpowiedź: { LIST($names) }.
undo-until = Bez odpowiedzi to odmowa: { $when }.
undo-which =
    { $more ->
        [none] Do cofnięcia: { $what }
       *[other] Do cofnięcia: { $what } I jeszcze { $more } od tego czasu.
    }
undo-gone = cofnięto

event-undone = { $name } cofa { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }{ COUNT($names) ->
        [0] { "" }
       *[other] ; zgoda: { LIST($names) }
    }.
event-undo_asked = { $name } prosi o cofnięcie ruchu.
event-undo_agreed = { $name } się zgadza.
event-undo_refused = { $name } mówi nie: zostaje, jak jest.
event-undo_over = Nikt nie odpowiedział na czas: prośba o cofnięcie ({ $name }) odrzucona.
event-undo_withdrawn = { $name } zostawia, jak jest.

undo-policy-vote = Przy tym stole można cofnąć ruch, jeśli wszyscy inni się zgodzą.
undo-policy-none = Przy tym stole nie cofa się ruchów.

error-nothing_to_undo = Nie masz ruchu do cofnięcia.
error-undo_revealed = Od tego czasu coś odkryto; inni musieliby się zgodzić.
error-undo_others_moved = Inni już zagrali; musieliby się zgodzić.
error-undo_not_allowed = Przy tym stole tego się nie cofa.
error-undo_asked = Ktoś już prosi o cofnięcie ruchu.
error-undo_not_asked = Nie ma już prośby o cofnięcie.
error-undo_refused = Inni się nie zgodzili.
undo-reset_short = Od nowa

## result: a result that somebody has shared

result-title = Wynik partii
result-won = { $names } wygrywa
result-shared = { $names } wygrywają razem
result-bot = { $name } (bot, { $id })
result-options = Grano z: { $names }.
result-look = Obejrzyj partię
result-play = Zagraj

## people: other people: inviting by name, muting and blocking, a guest’s link

invite-button = Zaproś po imieniu
invite-title = Zaproś po imieniu
invite-lead = Miejsce czeka na to konto, które znajdzie stół wśród swoich partii i je zajmie albo odmówi.
invite-go = Wyślij zaproszenie
people-about = Wycisz lub zablokuj: { $name }
people-lead = Wyciszony: nie widzisz, co pisze w czatach. Zablokowany: poza tym nie może siadać przy twoich stołach ani cię zapraszać. Nie dowie się o tym.
people-mute = Wycisz
people-block = Zablokuj
people-make_host = Przekaż stół
people-remove = Usuń ze stołu
people-is_mute = Ta osoba jest wyciszona: nie widzisz, co pisze.
people-is_block = Ta osoba jest zablokowana: nie widzisz, co pisze, i nie może siadać przy twoich stołach ani cię zapraszać.
people-undo_mute = Cofnij wyciszenie
people-undo_block = Odblokuj
people-player = Profil gracza
people-title = Wyciszeni i zablokowani
people-tag_mute = wyciszony
people-tag_block = zablokowany
people-undo = Usuń
people-undo_of = Usuń: { $name }
people-none = Nikogo. Przy stole możesz wyciszyć lub zablokować tego, kto tam siedzi; konto także tutaj, po nazwie.
people-by_name = Nazwa konta
people-what = Co zrobić
people-go = Zrób
report-button = Zgłoś
report-title = Zgłoś: { $name }
report-lead = Moderator to obejrzy. Druga osoba nie dowie się, kto ją zgłosił.
report-about = Czego to dotyczy?
report-kind_line = Wiadomość
report-kind_name = Nazwa
report-kind_conduct = Zachowanie w tej partii
report-reason = Powód
report-reason_insult = Obelgi lub groźby
report-reason_hate = Nienawiść wobec grup ludzi
report-reason_spam = Reklama lub zalewanie wiadomościami
report-reason_cheating = Oszukiwanie
report-reason_stalling = Gra na czas lub odejście
report-reason_name = Obraźliwa nazwa
report-reason_other = Coś innego
report-words = Własnymi słowami (opcjonalnie)
report-go = Wyślij zgłoszenie
report-sent = Dziękujemy. Wynik znajdziesz na stronie konta.
report-mine = Moje zgłoszenia
report-state_open = otwarte
report-state_dismissed = bez działań
report-state_acted = podjęto działanie
warning-title = Ostrzeżenie od moderatora
warning-lead = Po potwierdzeniu znów będzie można pisać wiadomości.
warning-confirm = Przeczytane
friends-title = Znajomi
friends-none = Nikogo jeszcze nie obserwujesz. Osoby, które obserwują się nawzajem, są znajomymi.
friends-followers = Obserwują ciebie
friends-follow = Obserwuj
friends-follow_of = Obserwuj: { $name }
friends-followed = Obserwujesz: { $name }.
friends-mutual = znajomość
friends-waits = czeka przy stole: { $game }
friends-plays = gra w { $game }
friends-idle = nie gra w żadnej publicznej partii
friends-unfollow = Nie obserwuj
friends-unfollow_of = Nie obserwuj: { $name }
link-title = Link do logowania
link-lead = Jako gościa zna cię tylko ta przeglądarka. Kto otworzy ten link, zaloguje się jako ty na dowolnym urządzeniu, więc zachowaj go dla siebie. Konto z hasłem działa tak samo.
link-make = Utwórz link
link-anew = Zastąp link
link-yours = Twój link, pokazany tylko teraz
link-made = Utworzono { $day }. Nie da się go pokazać ponownie.
link-come_back = Zaloguj się
link-come_back_ask = Ten link zaloguje cię jako gościa, który już tu grał.
link-instead = W tej przeglądarce wylogujesz się z konta { $name }.
link-hint = Grasz jako gość, którego zna tylko ta przeglądarka. Link do logowania pozwala grać na każdym urządzeniu.
link-later = Nie teraz

## conditional: conditional moves

conditional-title = Ruchy warunkowe
conditional-foreign = Podgląd jednej z możliwych przyszłości. Kości i karty są zmyślone.
conditional-close = Wróć
conditional-keep = Zapisz
conditional-kept = Zapisano. Zostaną zagrane w twojej kolejce; nikt ich wcześniej nie zobaczy.
conditional-none_now = Nie masz ruchów warunkowych.
conditional-over = W tym podglądzie nie masz już nic do zdecydowania.
conditional-wishes = Jeden po drugim
conditional-empty = Graj na planszy, jakby to była twoja kolej. Każdy ruch pojawi się tutaj.
conditional-policies = Wybory automatyczne
conditional-as_text = Jako tekst
conditional-text_hint = Po jednym w wierszu, słowami partii.
conditional-else = albo też
conditional-or = { $one }; albo też: { $other }
conditional-else_hint = Tylko jeśli poprzedniego nie można zrobić
conditional-earlier = W górę
conditional-remove = Usuń
conditional-only_if = Tylko jeśli…
conditional-and_if = I jeśli…
conditional-remove_condition = Usuń warunek: { $condition }
conditional-what = Czego dotyczy
conditional-where = Które miejsce
conditional-compare = Porównanie
conditional-value = Wartość
conditional-at-least = { $what }: co najmniej { $value }
conditional-at-most = { $what }: co najwyżej { $value }
conditional-at-is = { $what }: { $value }
conditional-way-least = co najmniej
conditional-way-most = co najwyżej
conditional-way-is = dokładnie
conditional-cancel = Anuluj
conditional-add = Dodaj
conditional-share = szansa { $share }
conditional-otherwise = w przeciwnym razie: { $move }
conditional-summary = Zaplanowano: { $n }, ostatni: { $move }
conditional-share_hint = Zagrane w { $n } z { $of } symulacji
conditional-outcome = Liczba symulacji: { $n }
conditional-now = teraz
conditional-least = najmniej
conditional-mean = średnio
conditional-most = najwięcej
conditional-nothing_changes = Nie zmieniłoby się nic ważnego.
conditional-would_drop = Anulowane w { $n } z { $of } symulacji: { $why }.
conditional-dropped = Ruchy warunkowe anulowane od „{ $text }”: { $why }.
conditional-problem = Nie da się odczytać: { $what }
conditional-why-condition = warunek nie był spełniony
conditional-why-not_possible = nie było to już możliwe
conditional-why-not_asked = pojawiła się inna decyzja
conditional-why-moved = ruch zrobiono samodzielnie
conditional-why-bot = bot zagrał za ciebie
conditional-why-taken_back = cofnięto ruch
error-orders_too_long = Ruchy warunkowe mają najwyżej 400 znaków.
error-orders_too_many = To za dużo: najwyżej 16 ruchów warunkowych, w każdym 4 możliwości i 3 warunki.
error-orders_bad_move = To nie jest ruch w tej grze.
error-orders_no_such_condition = Nieznany warunek.
error-orders_bad_condition = Tego warunku tak się nie pisze.
error-orders_no_such_policy = Ta gra nie ma takiego wyboru automatycznego.
error-orders_bad_policy = Ten wybór automatyczny jest źle zapisany albo powtórzony.

## analysis: the analysis of a match, and of hints

analysis-title = Co przesądziło?
analysis-runs =
    { $of ->
        [none] Partia jest przeglądana
       *[other] Partia jest przeglądana: decyzja { $n } z { $of }
    }
analysis-failed = Analizę przerwano. Zajrzyj za chwilę.
analysis-sign_in = Nikt jeszcze nie poprosił o analizę tej partii. Wybierz nazwę i poproś o nią.
analysis-lead = Jakie szanse na wygraną miał każdy, na tyle, na ile mógł wiedzieć, według silnego bota (symulacji na decyzję: { $n }).
analysis-graph = Jakie szanse na wygraną miał każdy w ciągu partii. Liczby są w tabeli poniżej.
analysis-accounts = Skąd wziął się wynik
analysis-accounts_lead = Wszystkie zmiany szansy na wygraną, zsumowane w całej partii. Szansę można wiele razy stracić i odzyskać, więc suma może przekroczyć 100%.
analysis-at = Ruch { $n }
analysis-part-begin = Na początku
analysis-hint-begin = szansa na wygraną
analysis-part-luck = Szczęście
analysis-hint-luck = kości i karty
analysis-part-own = Własne decyzje
analysis-hint-own = wobec najlepszej znalezionej
analysis-part-others = Decyzje innych
analysis-hint-others = co dały ich błędy
analysis-part-rest = Niewyjaśnione
analysis-hint-rest = gdzie zmieniła się ocena bota
analysis-part-end = Wynik
analysis-hint-end = 100 %: wygrana
analysis-lessons = Najdroższe decyzje
analysis-whose = Czyje decyzje
analysis-all = Wszystkich
analysis-played = Zagrano:
analysis-better = Lepiej:
analysis-from_to = { $to } zamiast { $from }
analysis-show = Pokaż planszę
analysis-no_lessons = Żadna decyzja nie była wyraźnie gorsza od najlepszej.
analysis-own =
    { $n ->
        [one] { $n } z twoich decyzji wróci jako zadanie
        [few] { $n } z twoich decyzji wrócą jako zadania
       *[many] { $n } z twoich decyzji wróci jako zadania
    }
analysis-better_here = To, co nastąpiło, kosztowało { $n }. Lepiej: { $better }
hint-thinking = Silny bot się zastanawia …
hint-worth = { $share } szans na wygraną, niedługo potem około { $points } pkt
hint-close = Ukryj podpowiedź

## levels: how strong the bots are

level-rating = ranking tutaj: { $rating } (od { $low } do { $high }, partii: { $n })
level-measured =
    { $n ->
        [1] wygrywa { $share } ± { $sure } partii przeciw jednemu „{ $against }” (po równo: { $even })
       *[other] wygrywa { $share } ± { $sure } partii przeciw { $n } „{ $against }” (po równo: { $even })
    }
level-unknown = nie zmierzono dla graczy: { $n }

## teach: tutorials and hints, as far as they are the same for all games

teach-step = Krok { $n } z { $of }
teach-tutorial = Samouczek
teach-hint = Rada
teach-watch = Graj, jak chcesz; gdy będzie coś nowego, powiemy to tutaj.
teach-next = Dalej
teach-play_on = Graj dalej tutaj
teach-match = Zagraj moją pierwszą partię
teach-leave = Wyjdź
teach-seen = Rozumiem
teach-hush = Dość rad

## text: the table in words

text-may = Twoje możliwe ruchy
text-news = Od twojego ostatniego ruchu
text-latest = Co stało się ostatnio
text-quiet = Od tego czasu nic się nie stało.
text-board = Na planszy
text-players = Gracze
text-score = Punkty: { $n }
text-talk = Dziennik i czat
