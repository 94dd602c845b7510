### The account, calendar, notifications and one’s own matches.

## programs: the account page, and what is given to programs

programs-tokens = Tokens für Programme
programs-lead = Mit einem Token darf ein Programm einen Teil dessen, was du hier darfst. Gib jedem Programm ein eigenes; ein neues Passwort widerruft alle.
programs-once = Dein Token „{ $name }“. Kopiere es jetzt: Es wird nicht noch einmal gezeigt.
programs-secret = Token
programs-name = Wofür ist es?
programs-may = Berechtigungen
programs-scope_read = lesen: deine Partien, die Lobby, Statistik
programs-scope_play = spielen: Tische eröffnen, beitreten, verlassen und ziehen
programs-scope_chat = chatten: im Chat schreiben
programs-tag_read = lesen
programs-tag_play = spielen
programs-tag_chat = chatten
programs-lasts = Läuft ab
programs-days =
    { $n ->
        [366] in einem Jahr
        [7] in einer Woche
       *[other] in { $n } Tagen
    }
programs-make = Token erstellen
programs-used = Zuletzt benutzt am { $day }.
programs-unused = Nie benutzt.
programs-until = Läuft ab am { $day }.
programs-end = Widerrufen
programs-end_of = Das Token { $name } widerrufen
programs-bot = Bot-Konto
programs-bot_lead = Spielt ein Programm mit diesem Konto, gib es an: Der Name wird dann überall gekennzeichnet. Das gilt dauerhaft und geht nur vor der ersten Partie des Kontos.
programs-become = Zum Bot-Konto machen
programs-is_bot = Das ist ein Bot-Konto, und andere sehen das.
passkeys-title = Passkeys
passkeys-lead = Melde dich mit Fingerabdruck, Gesicht oder Bildschirmsperre an. Ein Passkey bleibt auf deinem Gerät oder in deinem Passwortmanager.
passkeys-sign_in = Mit Passkey anmelden
passkeys-register = Passkey benutzen
passkeys-add = Passkey hinzufügen
passkeys-name = Name
passkeys-name_hint = Zum Beispiel das Gerät. Leer: dieser Browser.
passkeys-rename = Umbenennen
passkeys-rename_of = Den Passkey { $name } umbenennen
passkeys-remove = Entfernen
passkeys-remove_of = Den Passkey { $name } entfernen
passkeys-made = Hinzugefügt am { $day }.
passkeys-synced = auf mehreren Geräten
passkeys-added = Passkey hinzugefügt.
passkeys-confirm = Dein Browser fragt zuerst nach einem Passkey, den du schon hast.
passkeys-none_here = Dieser Browser kennt keine Passkeys.
passkeys-set_password = Passwort festlegen
providers-title = Verknüpfte Anmeldungen
providers-lead = Melde dich hier mit einem Konto an, das du anderswo hast.
providers-sign_in = Mit { $name } anmelden
providers-returning = Deine Anmeldung wird abgeschlossen …
providers-linked = Anmeldung verknüpft.
providers-made = Verknüpft am { $day }.
providers-not_offered = Dieser Server bietet sie nicht mehr an.
providers-unlink = Trennen
providers-unlink_of = { $name } trennen
providers-which = Dienst
providers-link = Verknüpfen
providers-link_of = { $name } verknüpfen
entry-closed = Dieser Server nimmt keine neuen Konten an.
entry-code = Einladungscode
entry-code_hint = Frag jemanden, der hier schon spielt.
entry-code_title = Einladung
entry-set_up_title = Diesen Server einrichten
entry-set_up_lead = Du bist hier die erste Person. Dein Konto verwaltet den Server.
entry-registration = Wer ein Konto anlegen darf
entry-registration_open = Alle
entry-registration_invite = Nur mit Einladungscode
entry-registration_closed = Niemand
entry-guests = Spielen ohne Konto
entry-guests_on = Erlaubt
entry-guests_off = Nur über den Link zu einem Tisch
entry-set_up_later = Das kannst du jederzeit unter „Verwaltung“ ändern.
entry-set_up_go = Konto anlegen
entry-set_up = Der Server ist eingerichtet.
entry-codes = Einladungscodes
entry-codes_lead = Für ein Konto braucht man hier einen Einladungscode. Gib ihn an Leute weiter, die du gern hier hättest.
entry-codes_idle = Codes braucht man nur, solange der Server beim Anlegen eines Kontos danach fragt.
entry-used = { $used } von { $uses } eingelöst.
entry-until = Gilt bis { $day }.
entry-expired = Abgelaufen am { $day }.
entry-show = Link
entry-show_of = Link von { $name } zeigen
entry-revoke = Widerrufen
entry-revoke_of = { $name } widerrufen
entry-note = Für wen? (optional)
entry-uses = Anzahl Personen
entry-make = Code erstellen
pace-title = Animationen und Ton
pace-lead = Wie schnell Leute gehen, Würfel rollen und Rohstoffe fliegen. Animationen verzögern deine eigenen Klicks nie.
tastes-title = Aussehen
tastes-kept = In deinem Konto gespeichert, für alle deine Geräte.
tastes-here = Auf diesem Gerät gespeichert; mit einem Konto auf allen deinen Geräten.
palette-title = Spielerfarben
palette-ochre = Ocker
palette-bright = kräftig
palette-safe = für Farbenblinde geeignet
playing-title = Züge machen
playing-one_click = Jeden Zug mit einmal Tippen oder einer Taste senden. Sonst zeigt ein Zug, den man nicht zurücknehmen kann, erst eine Vorschau. Mit der Maus reicht immer ein Klick.
playing-confirm = Nachfragen, bevor gewürfelt, etwas aufgedeckt oder etwas verloren wird
density-title = Anordnung
density-roomy = großzügig
density-dense = kompakt
mood-title = Landschaft
mood-summer = Sommer
mood-winter = Winter
mood-night = Nacht
volume-title = Lautstärke
install-title = Auf diesem Gerät
install-lead = Ochre kann ein Symbol neben deinen anderen Apps bekommen und ein eigenes Fenster.
install-go = Ochre installieren
sessions-title = Wo du angemeldet bist
sessions-current = dieses Gerät
sessions-unknown = Unbekanntes Gerät
sessions-times = seit { $since }, zuletzt benutzt { $used }
sessions-end = Abmelden
sessions-end_of = Abmelden: { $device }
sessions-end_others = Alle anderen abmelden
sessions-ended_others = Du bist jetzt nur noch auf diesem Gerät angemeldet.
account-guest = Du spielst als Gast { $name }. Lege ein Passwort fest, um Name und Partien auf jedem Gerät zu behalten.
account-signed = Angemeldet als { $name }.
account-played = Meine Ergebnisse
account-none = Melde dich an, registriere dich, oder spiel einfach als Gast.
account-forgotten = Passwort vergessen?
account-sign_in = Anmelden
account-register = Registrieren
account-upgrade = Konto erstellen
account-password_hint = Mindestens 8 Zeichen.
account-change_password = Passwort ändern
account-old_password = Altes Passwort
account-new_password = Neues Passwort
account-sign_out = Abmelden
account-sign_out_all = Überall abmelden
account-notices_lead = Wie du von deinen Partien erfährst, wenn du nicht hier bist: per Push, E-Mail oder Feed.
account-notices_go = Benachrichtigungen einstellen
account-data = Deine Daten
account-export = Meine Daten herunterladen
account-guest_out = Wenn du dich als Gast abmeldest, bekommst du diesen Namen nicht zurück. Registriere dich vorher, um ihn zu behalten.

account-password = Passwort
account-password_changed = Passwort geändert. Andere Geräte wurden abgemeldet.
account-signed_out = Du bist abgemeldet.
account-delete = Konto löschen
account-deleted = Dein Konto wurde gelöscht.
account-part-me = Profil und Anmeldung
account-part-look = Aussehen und Bedienung
account-part-days = Benachrichtigungen und Auszeiten
account-part-devices = Geräte und Programme
account-part-others = Leute und Privatsphäre
account-saving = Wird gespeichert …
account-saved = Gespeichert
account-saved_here = In diesem Browser gespeichert
account-unsaved = Noch nicht gespeichert. Neuer Versuch läuft.

## calendar: quiet hours and vacations

calendar-quiet = Ruhezeiten
calendar-quiet_lead = In diesen Stunden werden deine Uhren in Fernpartien täglich angehalten. Höchstens 12 Stunden.
calendar-time_zone = Zeitzone
calendar-now_there = Dort ist es jetzt { $time } Uhr.
calendar-with_quiet = Ruhezeiten verwenden
calendar-from = Von
calendar-to = Bis
calendar-long = { $hours } am Tag
calendar-too_long = Ruhezeiten dürfen höchstens 12 Stunden am Tag dauern.
calendar-save = Speichern
calendar-saved = Gespeichert. Gilt ab sofort.
calendar-vacation = Urlaub
calendar-vacation_lead = An diesen Tagen sind deine Uhren in Fernpartien angehalten. Du hast 30 Tage im Jahr.
calendar-left =
    { $n ->
        [one] { $year } noch { $n } Tag übrig
       *[other] { $year } noch { $n } Tage übrig
    }
calendar-first_day = Erster Tag
calendar-last_day = Letzter Tag
calendar-go =
    { $n ->
        [0] Urlaub eintragen
        [one] Urlaub eintragen ({ $n } Tag)
       *[other] Urlaub eintragen ({ $n } Tage)
    }
calendar-on = Du bist im Urlaub, bis einschließlich { $last }.
calendar-span =
    { $last ->
        [none] { $n ->
            [one] { $first } ({ $n } Tag)
           *[other] { $first } ({ $n } Tage)
        }
       *[other] { $n ->
            [one] { $first } bis { $last } ({ $n } Tag)
           *[other] { $first } bis { $last } ({ $n } Tage)
        }
    }
calendar-end = Jetzt beenden
calendar-take_back = Stornieren
calendar-end_of = Jetzt beenden: { $span }
calendar-take_back_of = Stornieren: { $span }
calendar-none = Kein Urlaub geplant.

## letter: the page where links of letters lead

letter-confirm = Bestätige deine E-Mail-Adresse
letter-confirm_lead = Danach schicken wir dir E-Mails zu deinen Partien.
letter-confirm_go = Adresse bestätigen
letter-confirmed = Deine E-Mail-Adresse ist bestätigt.
letter-reset = Wähle ein neues Passwort
letter-reset_lead = Du wirst auf allen Geräten abgemeldet.
letter-reset_go = Passwort festlegen
letter-password = Neues Passwort, mindestens 8 Zeichen
letter-password_set = Passwort geändert. Du kannst dich jetzt damit anmelden.
letter-unsubscribe = Abbestellen
letter-unsubscribe_lead = Damit wird deine E-Mail-Adresse aus deinem Konto entfernt.
letter-unsubscribe_go = Abbestellen
letter-unsubscribed = Du bekommst keine E-Mails mehr von uns.
letter-forgotten = Passwort vergessen?
letter-forgotten_lead = Wenn dein Konto eine bestätigte E-Mail-Adresse hat, schicken wir einen Link zum Zurücksetzen dorthin.
letter-forgotten_go = Link senden
letter-name = Kontoname oder E-Mail-Adresse
letter-asked = Wenn es ein Konto mit bestätigter E-Mail-Adresse gibt, ist ein Link zum Zurücksetzen unterwegs.
letter-lost = Dieser Link funktioniert nicht
letter-lost_lead = Er scheint unvollständig zu sein. Kopiere den ganzen Link aus der E-Mail.
letter-done = Erledigt
letter-account = Zum Konto

## notices: notices

notices-title = Benachrichtigungen
notices-back = ‹ Konto
notices-lead = Wie du von deinen Partien erfährst, wenn du nicht hier bist.
notices-none = Melde dich an oder setz dich als Gast an einen Tisch, um Benachrichtigungen einzurichten.
notices-what = Benachrichtige mich, wenn
notices-event = Ereignis
notices-mail = E-Mail
notices-push = Push
notices-hook = Webhook
notices-event-turn = Ich bin dran
notices-event-deadline = Meine Zeit läuft ab
notices-event-invited = Ich werde eingeladen
notices-event-began = Eine Partie startet
notices-event-over = Eine Partie endet
notices-event-vote = Eine Abstimmung braucht meine Stimme
notices-event-seat = Die anderen stimmen über meinen Platz ab
notices-event-mention = Jemand erwähnt mich im Chat
notices-cell = { $event }: { $channel }
notices-deadline_hours = Warne mich, wenn ich weniger habe als
notices-hours =
    { $n ->
        [one] { $n } Stunde
       *[other] { $n } Stunden
    }
notices-digest = E-Mail-Häufigkeit
notices-at_once = Sofort
notices-digest_of =
    { $n ->
        [one] Höchstens eine pro Stunde
       *[other] Höchstens eine alle { $n } Stunden
    }
notices-quiet = Nicht stören
notices-quiet-none = Aus: immer senden
notices-quiet-calendar = Während meiner Ruhezeiten
notices-quiet-own = Während dieser Stunden
notices-from = Von
notices-to = Bis
notices-zone = Zeitzone
notices-save = Speichern
notices-saved = Gespeichert.
notices-here = dieses Gerät
notices-unknown_device = Unbekanntes Gerät
notices-try = Test senden
notices-try_of = Test senden: { $name }
notices-tried = Test gesendet ({ $answer }).
notices-tried_in_vain = Test fehlgeschlagen ({ $answer }).
notices-drop = Entfernen
notices-drop_of = Entfernen: { $name }
notices-state-failing = Zuletzt nicht zustellbar ({ $answer }); wir versuchen es weiter.
notices-state-gone = Nicht mehr erreichbar. Entferne es, und füge es bei Bedarf neu hinzu.
notices-push_title = Geräte
notices-device-none = Dieser Browser kann keine Benachrichtigungen zeigen, wenn Ochre geschlossen ist.
notices-device-denied = Benachrichtigungen dieser Seite sind in den Browsereinstellungen blockiert.
notices-device-off = Dieses Gerät kann dich auch benachrichtigen, wenn Ochre geschlossen ist.
notices-device-on = Benachrichtigungen sind auf diesem Gerät eingeschaltet.
notices-device-failed = Benachrichtigungen erreichen dieses Gerät nicht mehr: Der Browser konnte sie nicht erneuern. Schalte sie wieder ein.
notices-device_on = Benachrichtigungen einschalten
notices-said_no = Dieser Browser blockiert Benachrichtigungen.
notices-mail_title = E-Mail
notices-mail_address = Adresse
notices-mail_hint = Wir schicken dir eine E-Mail mit einem Bestätigungslink.
notices-mail_give = Bestätigungslink senden
notices-mail_guest = Gäste können keine E-Mail-Adresse angeben. Registriere dich zuerst.
notices-letter_sent = Bestätigungs-E-Mail gesendet.
notices-pending = Noch nicht bestätigt: { $address }. Öffne den Link in der E-Mail.
notices-hook_title = Webhooks
notices-hook_lead = Sende Benachrichtigungen an einen Chatraum oder an dein eigenes Programm.
notices-hook_url = Adresse (URL)
notices-hook_form = Format
notices-form_words-text = Nur Text
notices-form_words-json = Signiertes JSON
notices-form_words-discord = Discord
notices-form_words-slack = Slack
notices-form_words-matrix = Matrix
notices-form_words-template = Eigene JSON-Vorlage
notices-form-text = Text
notices-form-json = JSON
notices-form-discord = Discord
notices-form-slack = Slack
notices-form-matrix = Matrix
notices-form-template = Vorlage
notices-hook_about = Worüber
notices-about_words-me = meine Partien
notices-about_words-hosted = die Tische, deren Gastgeber ich bin
notices-about_words-public = alle öffentlichen Tische und Ergebnisse
notices-about-hosted = meine Tische
notices-about-public = öffentlich
notices-hook_language = Sprache der Texte
notices-hook_language_mine = wie mein Konto
notices-hook_homeserver = Homeserver (URL)
notices-hook_room = Kennung des Raums, etwa !abc:example.org
notices-hook_token = Zugriffstoken (wird nie wieder gezeigt)
notices-hook_template = Vorlage (JSON)
notices-hook_names = Werte, innerhalb von Zeichenketten: { $names }
notices-hook_preview = Vorschau
notices-hook_sample = Beispielnachricht
notices-hook_add = Hinzufügen
notices-hook_secret = Schlüssel für Signaturen (nur einmal gezeigt)
notices-copy_of = Kopieren: { $name }
notices-feed_title = Feed und Kalender
notices-feed_lead = Deine Züge in einem Feedreader, deine Fristen in einem Kalender. Wer diese Links hat, kann sie lesen.
notices-feed_atom = Züge und Ergebnisse (Atom)
notices-feed_calendar = Fristen (iCalendar)
notices-feed_once = Diese Links werden nur einmal gezeigt.
notices-feed_made = Deine Links sind aktiv. Sie wurden beim Erstellen gezeigt.
notices-feed_make = Links erstellen
notices-feed_new = Links ersetzen
notices-feed_end = Links deaktivieren

## mine: the page of my matches

mine-nobody = Melde dich an oder setz dich als Gast an einen Tisch, um hier deine Partien zu sehen.
mine-none_found = Keine Partien gefunden.
mine-again = Noch einmal versuchen
mine-missed = Deine Partien konnten nicht geladen werden.
mine-none_waits = Nichts wartet auf dich.
mine-go_next = Nächste Partie
mine-part-turn = Du bist dran
mine-part-asked = Einladungen
mine-part-unseen = Kürzlich beendet
mine-part-others = Warten auf andere
mine-part-ended = Frühere Partien
mine-forget = Als gesehen markieren
mine-offline = Offline gespielt
mine-ended_show = Frühere Partien anzeigen
mine-ended_more = Mehr anzeigen
mine-filter_text = Nach Spieler, Spiel oder Variante suchen
mine-filter_game = Spiel
mine-filter_pace = Bedenkzeit
mine-any = Alle
mine-pace-days = Fernpartien
mine-pace-live = Live
mine-open = nicht gestartet
mine-result =
    { $rank ->
        [1] gewonnen, { $score } Punkte
       *[other] { $rank }. von { $seats }, { $score } Punkte
    }
mine-bot_plays = ein Bot spielt für dich
mine-voted = Abstimmung über deinen Platz, bis { $until }
mine-fresh =
    { $n ->
        [one] { $n } neuer Zug
       *[other] { $n } neue Züge
    }
mine-unread =
    { $n ->
        [one] { $n } neue Chatnachricht
       *[other] { $n } neue Chatnachrichten
    }
