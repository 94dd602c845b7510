### Texts of the server: emails, pushes, feeds and calendars. A text is one line, without variants.

## server: emails and feeds

notice-turn = Twoja kolej.
notice-deadline = Kończy ci się czas.
notice-invited = Masz zaproszenie do partii.
notice-began = Twoja partia się zaczęła.
notice-over = Twoja partia się skończyła.
notice-vote = Głosowanie czeka na twoją odpowiedź.
notice-mention = Ktoś wspomniał o tobie na czacie.
notice-seat = Inni głosują w sprawie twojego miejsca.
notice-opened = Jest otwarty stół.
notice-ended = Partia się skończyła.
notice-full = Stół jest pełny.
notice-test = To jest powiadomienie testowe.
# A link to the picture of a match
hook-picture = Obraz

# Subjects
notice-confirm = Potwierdź swój adres e-mail
notice-reset = Zresetuj hasło
notice-moved = Twój adres e-mail został zmieniony
mail-more = { $n } powiadomienia z twoich partii

mail-hello = Cześć { $name },
mail-confirm = ktoś, mamy nadzieję, że ty, chce dostawać wiadomości na ten adres. Jeśli tak, otwórz ten link w ciągu trzech dni; jeśli nie, nie rób nic, a nic więcej nie przyjdzie.
mail-reset = otwórz ten link w ciągu dwóch godzin, żeby wybrać nowe hasło. Jeśli o to nie prosisz, nie rób nic: twoje hasło zostaje.
mail-moved = od teraz twoja poczta trafia na inny adres. Jeśli to nie ty, zaloguj się i zmień hasło.
mail-why = Dostajesz tę wiadomość z powodu ustawień powiadomień twojego konta.
mail-end = Wypisz się:

feed-title = Ochre: moje ruchy
feed-calendar = Ochre: moje terminy
feed-public = Ochre: stoły i wyniki
# In place of $match below
feed-match_with = { $game } z { $names }
feed-opened = Otwarty stół: { $match }
feed-turn = Twoja kolej: { $match }
feed-due = Mija termin ruchu: { $match }
feed-vote = Głosowanie o twoim miejscu: { $match }
feed-over = Koniec: { $match }
feed-over_ranked = Koniec: { $match }, miejsce { $rank } z { $seats }
