### Texts of the server: emails, pushes, feeds and calendars. A text is one line, without variants.

## server: emails and feeds

notice-turn = Du bist dran.
notice-deadline = Deine Zeit läuft ab.
notice-invited = Du bist zu einer Partie eingeladen.
notice-began = Deine Partie hat begonnen.
notice-over = Deine Partie ist zu Ende.
notice-vote = Eine Abstimmung wartet auf deine Stimme.
notice-mention = Jemand hat dich im Chat erwähnt.
notice-seat = Die anderen stimmen über deinen Platz ab.
notice-opened = Ein Tisch ist offen.
notice-ended = Eine Partie ist zu Ende.
notice-full = Ein Tisch ist voll.
notice-test = Das ist eine Testbenachrichtigung.
# A link to the picture of a match
hook-picture = Bild

# Subjects
notice-confirm = Bestätige deine E-Mail-Adresse
notice-reset = Passwort zurücksetzen
notice-moved = Deine E-Mail-Adresse wurde geändert
mail-more = { $n } Benachrichtigungen aus deinen Partien

mail-hello = Hallo { $name },
mail-confirm = jemand, hoffentlich du, möchte Benachrichtigungen von Ochre an diese Adresse bekommen. Öffne zur Bestätigung diesen Link innerhalb von drei Tagen. Wenn du das nicht warst, ignoriere diese E-Mail; wir schicken keine weiteren.
mail-reset = um ein neues Passwort zu wählen, öffne diesen Link innerhalb von zwei Stunden. Wenn du nicht darum gebeten hast, ignoriere diese E-Mail; dein Passwort bleibt, wie es ist.
mail-moved = deine Benachrichtigungen gehen jetzt an eine andere E-Mail-Adresse. Wenn du sie nicht geändert hast, melde dich an und ändere dein Passwort.
mail-why = Du bekommst diese E-Mail wegen der Benachrichtigungseinstellungen deines Kontos.
mail-end = Abbestellen:

feed-title = Ochre: meine Züge
feed-calendar = Ochre: meine Fristen
feed-public = Ochre: Tische und Ergebnisse
# In place of $match below
feed-match_with = { $game } mit { $names }
feed-opened = Offener Tisch: { $match }
feed-turn = Du bist dran: { $match }
feed-due = Dein Zug ist fällig: { $match }
feed-vote = Abstimmung über deinen Platz: { $match }
feed-over = Zu Ende: { $match }
feed-over_ranked = Zu Ende: { $match }, Platz { $rank } von { $seats }
