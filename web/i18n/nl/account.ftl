### The account, calendar, notifications and one’s own matches.

## programs: the account page, and what is given to programs

programs-tokens = Tokens voor programma’s
programs-lead = Met een token mag een programma een deel van wat jij hier mag. Geef elk programma een eigen token; een nieuw wachtwoord trekt ze allemaal in.
programs-once = Dit is het token “{ $name }”. Kopieer het nu: het wordt niet meer getoond.
programs-secret = Token
programs-name = Waar is het voor?
programs-may = Het mag
programs-scope_read = lezen: je partijen, de lobby, statistieken
programs-scope_play = spelen: tafels maken, meedoen, verlaten en zetten doen
programs-scope_chat = chatten: in de chat schrijven
programs-tag_read = lezen
programs-tag_play = spelen
programs-tag_chat = chatten
programs-lasts = Verloopt
programs-days =
    { $n ->
        [366] over een jaar
        [7] over een week
        [one] over { $n } dag
       *[other] over { $n } dagen
    }
programs-make = Token maken
programs-used = Gebruikt { $day }.
programs-unused = Nooit gebruikt.
programs-until = Eindigt { $day }.
programs-end = Beëindigen
programs-end_of = Token { $name } beëindigen
programs-bot = Botaccount
programs-bot_lead = Speelt een programma met dit account, zeg het dan: zijn naam is gemerkt waar anderen hem zien. Dat is voorgoed, en kan alleen voordat het account aan een tafel heeft gezeten.
programs-become = Hier een botaccount van maken
programs-is_bot = Dit is een botaccount, en anderen zien dat.
passkeys-title = Passkeys
passkeys-lead = Meld je aan met je vinger, je gezicht of je schermvergrendeling. Een passkey blijft op je apparaat of in je wachtwoordbeheerder.
passkeys-sign_in = Aanmelden met passkey
passkeys-register = Passkey gebruiken
passkeys-add = Passkey toevoegen
passkeys-name = Naam
passkeys-name_hint = Bijvoorbeeld het apparaat. Leeg: deze browser.
passkeys-rename = Hernoemen
passkeys-rename_of = De passkey { $name } hernoemen
passkeys-remove = Verwijderen
passkeys-remove_of = De passkey { $name } verwijderen
passkeys-made = Toegevoegd { $day }.
passkeys-synced = op meerdere apparaten
passkeys-added = Passkey toegevoegd.
passkeys-confirm = Je browser vraagt eerst om een passkey die je al hebt.
passkeys-none_here = Deze browser heeft geen passkeys.
passkeys-set_password = Wachtwoord kiezen
providers-title = Gekoppelde aanmeldingen
providers-lead = Meld je hier aan met een account dat je elders hebt.
providers-sign_in = Aanmelden met { $name }
providers-returning = Je aanmelding wordt afgerond …
providers-linked = Aanmelding gekoppeld.
providers-made = Gekoppeld op { $day }.
providers-not_offered = Deze server biedt die niet meer aan.
providers-unlink = Ontkoppelen
providers-unlink_of = { $name } ontkoppelen
providers-which = Aanmelddienst
providers-link = Koppelen
providers-link_of = { $name } koppelen
entry-closed = Deze server neemt geen nieuwe accounts aan.
entry-code = Uitnodigingscode
entry-code_hint = Je krijgt hem van iemand die hier al is.
entry-code_title = Uitnodiging
entry-set_up_title = Deze server instellen
entry-set_up_lead = Je bent hier de eerste. Jouw account beheert de server.
entry-registration = Wie een account mag maken
entry-registration_open = Iedereen
entry-registration_invite = Alleen met een uitnodigingscode
entry-registration_closed = Niemand
entry-guests = Spelen zonder account
entry-guests_on = Toegestaan
entry-guests_off = Alleen via de link naar een tafel
entry-set_up_later = Je kunt dit altijd wijzigen onder ‘Beheer’.
entry-set_up_go = Account maken
entry-set_up = De server is ingesteld.
entry-codes = Uitnodigingscodes
entry-codes_lead = Voor een account heb je hier een code nodig. Geef er een aan mensen die je hier graag ziet.
entry-codes_idle = Codes tellen alleen zolang de server erom vraagt bij het maken van een account.
entry-used = { $used } van { $uses } keer gebruikt.
entry-until = Geldig tot { $day }.
entry-expired = Verlopen op { $day }.
entry-show = Toon link
entry-show_of = Toon de link van { $name }
entry-revoke = Intrekken
entry-revoke_of = { $name } intrekken
entry-note = Voor wie? (hoeft niet)
entry-uses = Aantal mensen
entry-make = Code maken
pace-title = Beweging en geluid
pace-lead = Hoe snel mensen lopen, dobbelstenen rollen en goederen vliegen. Animaties vertragen je eigen klikken nooit.
tastes-title = Uiterlijk
tastes-kept = Bewaard bij je account, voor al je apparaten.
tastes-here = Bewaard op dit apparaat; met een account op alle.
palette-title = Kleuren van de spelers
palette-ochre = oker
palette-bright = fel
palette-safe = geschikt voor kleurenblinden
playing-title = Zetten doen
playing-one_click = Elke zet gaat met één tik of toets. Anders toont een zet die je niet terug kunt nemen eerst een voorbeeld. Met de muis volstaat altijd één klik.
playing-confirm = Nog eens vragen voordat er gedobbeld, onthuld of iets opgegeven wordt
density-title = Indeling
density-roomy = ruim
density-dense = dicht
mood-title = Landschap
mood-summer = zomer
mood-winter = winter
mood-night = nacht
volume-title = Volume
install-title = Op dit apparaat
install-lead = Ochre kan een eigen pictogram bij je andere apps krijgen, en een eigen venster.
install-go = Ochre installeren
sessions-title = Waar je bent aangemeld
sessions-current = dit apparaat
sessions-unknown = Onbekend apparaat
sessions-times = sinds { $since }, laatst gebruikt { $used }
sessions-end = Afmelden
sessions-end_of = Afmelden: { $device }
sessions-end_others = Alle andere afmelden
sessions-ended_others = Je bent alleen op dit apparaat aangemeld.
account-guest = Je speelt als de gast { $name }. Kies een wachtwoord, en je naam en partijen blijven van jou op elk apparaat.
account-signed = Aangemeld als { $name }.
account-played = Mijn resultaten
account-none = Meld je aan, registreer je, of speel gewoon als gast.
account-forgotten = Wachtwoord vergeten?
account-sign_in = Aanmelden
account-register = Registreren
account-upgrade = Account maken
account-password_hint = Minstens 8 tekens.
account-change_password = Wachtwoord wijzigen
account-old_password = Oud wachtwoord
account-new_password = Nieuw wachtwoord
account-sign_out = Afmelden
account-sign_out_all = Overal afmelden
account-notices_lead = Hoe je van je partijen hoort als je elders bent: op een apparaat, per e-mail, in een feed.
account-notices_go = Meldingen instellen
account-data = Je gegevens
account-export = Alles downloaden
account-guest_out = Een gast die zich afmeldt, kan niet terug naar deze naam. Registreer je eerst als je hem wilt houden.

account-password = Wachtwoord
account-password_changed = Je wachtwoord is gewijzigd. Andere apparaten zijn afgemeld.
account-signed_out = Je bent afgemeld.
account-delete = Mijn account verwijderen
account-deleted = Je account is verwijderd.
account-part-me = Profiel en inloggen
account-part-look = Uiterlijk en spelen
account-part-days = Meldingen en afwezigheid
account-part-devices = Apparaten en programma’s
account-part-others = Mensen en privacy
account-saving = Opslaan…
account-saved = Opgeslagen
account-saved_here = Opgeslagen in deze browser
account-unsaved = Nog niet opgeslagen. Nieuwe poging.

## calendar: quiet hours and vacations

calendar-quiet = Stille uren
calendar-quiet_lead = In deze uren van elke dag staan je klokken per correspondentie stil. Hoogstens twaalf uur.
calendar-time_zone = Tijdzone
calendar-now_there = Daar is het nu { $time }.
calendar-with_quiet = Ik heb stille uren
calendar-from = Van
calendar-to = Tot
calendar-long = { $hours } per dag
calendar-too_long = Dat is meer dan twaalf uur.
calendar-save = Opslaan
calendar-saved = Opgeslagen. Het geldt vanaf nu.
calendar-vacation = Vakantie
calendar-vacation_lead = Op deze dagen staan je klokken per correspondentie stil. Een jaar heeft er 30.
calendar-left =
    { $n ->
        [one] Nog { $n } dag in { $year }
       *[other] Nog { $n } dagen in { $year }
    }
calendar-first_day = Eerste dag
calendar-last_day = Laatste dag
calendar-go =
    { $n ->
        [0] Vakantie toevoegen
        [one] Vakantie toevoegen ({ $n } dag)
       *[other] Vakantie toevoegen ({ $n } dagen)
    }
calendar-on = Je bent op vakantie tot en met { $last }.
calendar-span =
    { $last ->
        [none] { $n ->
            [one] { $first } ({ $n } dag)
           *[other] { $first } ({ $n } dagen)
        }
       *[other] { $n ->
            [one] { $first } tot { $last } ({ $n } dag)
           *[other] { $first } tot { $last } ({ $n } dagen)
        }
    }
calendar-end = Nu beëindigen
calendar-take_back = Intrekken
calendar-end_of = Nu beëindigen: { $span }
calendar-take_back_of = Intrekken: { $span }
calendar-none = Er is geen vakantie gepland.

## letter: the page where links of letters lead

letter-confirm = Bevestig je e-mailadres
letter-confirm_lead = Vanaf dan krijg je daar bericht wat er in je partijen gebeurt.
letter-confirm_go = Ja, dit is mijn adres
letter-confirmed = Het adres is bevestigd.
letter-reset = Kies een nieuw wachtwoord
letter-reset_lead = Je wordt op alle apparaten afgemeld.
letter-reset_go = Wachtwoord instellen
letter-password = Nieuw wachtwoord, minstens 8 tekens
letter-password_set = Het wachtwoord is ingesteld. Meld je ermee aan.
letter-unsubscribe = Afmelden
letter-unsubscribe_lead = Je adres wordt uit je account gehaald.
letter-unsubscribe_go = Afmelden
letter-unsubscribed = Er komt geen mail meer.
letter-forgotten = Wachtwoord vergeten?
letter-forgotten_lead = Als je account een bevestigd e-mailadres heeft, sturen we daar een herstellink heen.
letter-forgotten_go = Link versturen
letter-name = Naam van je account, of het adres
letter-asked = Als er een account met een bevestigd e-mailadres is, is de link onderweg.
letter-lost = Deze link werkt niet
letter-lost_lead = Hij lijkt onvolledig. Kopieer de hele link uit de e-mail.
letter-done = Klaar
letter-account = Naar het account

## notices: notices

notices-title = Meldingen
notices-back = ‹ Account
notices-lead = Hoe je van je partijen hoort als je elders bent.
notices-none = Meld je aan, of ga als gast aan een tafel zitten, om meldingen in te stellen.
notices-what = Wat je hoort
notices-event = Wat er gebeurt
notices-mail = E-mail
notices-push = Push
notices-hook = Webhook
notices-event-turn = Ik ben aan de beurt
notices-event-deadline = Mijn tijd raakt op
notices-event-invited = Ik ben uitgenodigd
notices-event-began = Een partij begint
notices-event-over = Een partij is afgelopen
notices-event-vote = Een stemming wacht op mijn antwoord
notices-event-seat = De anderen stemmen over mijn plaats
notices-event-mention = Iemand noemt me in de chat
notices-cell = { $event }: { $channel }
notices-deadline_hours = Waarschuw me als ik minder heb dan
notices-hours =
    { $n ->
        [one] { $n } uur
       *[other] { $n } uur
    }
notices-digest = Hoe vaak er e-mail komt
notices-at_once = Meteen voor alles
notices-digest_of = Hoogstens één per { $n } uur
notices-quiet = Wanneer er niets komt
notices-quiet-none = Nooit: altijd sturen
notices-quiet-calendar = In de stille uren van mijn klokken
notices-quiet-own = In deze uren
notices-from = Van
notices-to = Tot
notices-zone = Tijdzone
notices-save = Opslaan
notices-saved = Opgeslagen.
notices-here = dit apparaat
notices-unknown_device = Een apparaat
notices-try = Test versturen
notices-try_of = Proberen: { $name }
notices-tried = Er is een proef verstuurd ({ $answer }).
notices-tried_in_vain = De proef kwam niet aan ({ $answer }).
notices-drop = Verwijderen
notices-drop_of = Verwijderen: { $name }
notices-state-failing = Was laatst niet te bereiken ({ $answer }); het wordt opnieuw geprobeerd.
notices-state-gone = Bestaat niet meer. Verwijder het, en voeg het desgewenst opnieuw toe.
notices-push_title = Apparaten
notices-device-none = Deze browser kan niets melden als er geen pagina van Ochre open is.
notices-device-denied = Je hebt deze browser verboden meldingen van deze site te tonen. Dat kan in de instellingen anders.
notices-device-off = Dit apparaat kan je iets melden, ook als er geen pagina van Ochre open is.
notices-device-on = Dit apparaat toont je meldingen.
notices-device-failed = Dit apparaat meldt je niets meer: de browser kon dat niet vernieuwen. Zet het weer aan.
notices-device_on = Meld het op dit apparaat
notices-said_no = Deze browser mag geen meldingen tonen.
notices-mail_title = E-mail
notices-mail_address = Adres
notices-mail_hint = We sturen je een bevestigingslink.
notices-mail_give = Bevestigingslink sturen
notices-mail_guest = Alleen een account kan een adres hebben: registreer je eerst.
notices-letter_sent = Bevestigingsmail verstuurd.
notices-pending = Nog niet bevestigd: { $address }. Open de link in de e-mail.
notices-hook_title = Webhooks
notices-hook_lead = Voor een chatkamer of een eigen programma: we sturen het een bericht.
notices-hook_url = Adres (URL)
notices-hook_form = Wat er gestuurd wordt
notices-form_words-text = Platte tekst
notices-form_words-json = JSON met handtekening
notices-form_words-discord = Discord
notices-form_words-slack = Slack
notices-form_words-matrix = Matrix
notices-form_words-template = Eigen JSON-sjabloon
notices-form-text = tekst
notices-form-json = JSON
notices-form-discord = Discord
notices-form-slack = Slack
notices-form-matrix = Matrix
notices-form-template = sjabloon
notices-hook_about = Waarover
notices-about_words-me = mijn partijen
notices-about_words-hosted = de tafels waarvan ik gastheer ben
notices-about_words-public = alle openbare tafels en uitslagen
notices-about-hosted = mijn tafels
notices-about-public = openbaar
notices-hook_language = Taal van de teksten
notices-hook_language_mine = die van mijn account
notices-hook_homeserver = Thuisserver (URL)
notices-hook_room = Kenmerk van de kamer, zoals !abc:example.org
notices-hook_token = Toegangstoken (wordt nooit meer getoond)
notices-hook_template = Sjabloon (JSON)
notices-hook_names = Waarden, binnen strings: { $names }
notices-hook_preview = Voorbeeld
notices-hook_sample = Voorbeeldbericht
notices-hook_add = Toevoegen
notices-hook_secret = Het geheim van de handtekeningen, alleen deze keer getoond
notices-copy_of = Kopiëren: { $name }
notices-feed_title = Feed en agenda
notices-feed_lead = Je beurten in een feedlezer, je termijnen in een agenda. Wie deze links heeft, kan ze lezen.
notices-feed_atom = Beurten en uitslagen (Atom)
notices-feed_calendar = Termijnen (iCalendar)
notices-feed_once = Deze links worden maar één keer getoond.
notices-feed_made = Je links zijn actief. Ze zijn getoond toen je ze maakte.
notices-feed_make = Links maken
notices-feed_new = Links vervangen
notices-feed_end = Beëindigen

## mine: the page of my matches

mine-nobody = Meld je aan, of ga als gast aan een tafel zitten: dan staan je partijen hier.
mine-none_found = Geen partij past daarbij.
mine-again = Opnieuw proberen
mine-missed = Je partijen konden niet worden geladen.
mine-none_waits = Er wacht niets op je.
mine-go_next = Naar de volgende
mine-part-turn = Jouw beurt
mine-part-asked = Uitnodigingen
mine-part-unseen = Afgelopen sinds je keek
mine-part-others = Wacht op anderen
mine-part-ended = Eerdere partijen
mine-forget = Ik heb ze gezien
mine-offline = Offline gespeeld
mine-ended_show = Eerdere partijen tonen
mine-ended_more = Meer ervan
mine-filter_text = Zoek op naam, spel of variant
mine-filter_game = Welk spel
mine-filter_pace = Bedenktijd
mine-any = Alle
mine-pace-days = Correspondentie
mine-pace-live = Live
mine-open = nog niet begonnen
mine-result =
    { $rank ->
        [1] gewonnen, { $score } punten
       *[other] { $rank } van { $seats }, { $score } punten
    }
mine-bot_plays = een bot speelt voor je
mine-voted = stemming over jouw plaats, tot { $until }
mine-fresh =
    { $n ->
        [one] { $n } nieuwe zet
       *[other] { $n } nieuwe zetten
    }
mine-unread =
    { $n ->
        [one] { $n } nieuw chatbericht
       *[other] { $n } nieuwe chatberichten
    }
