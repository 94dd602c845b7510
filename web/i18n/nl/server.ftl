### Texts of the server: emails, pushes, feeds and calendars. A text is one line, without variants.

## server: emails and feeds

notice-turn = Je bent aan de beurt.
notice-deadline = Je tijd raakt op.
notice-invited = Je bent uitgenodigd voor een partij.
notice-began = Je partij is begonnen.
notice-over = Je partij is afgelopen.
notice-vote = Een stemming wacht op je antwoord.
notice-mention = Iemand noemde je in de chat.
notice-seat = De anderen stemmen over jouw plaats.
notice-opened = Er is een open tafel.
notice-ended = Een partij is afgelopen.
notice-full = Een tafel is vol.
notice-test = Dit is een testmelding.
# A link to the picture of a match
hook-picture = Afbeelding

# Subjects
notice-confirm = Bevestig je e-mailadres
notice-reset = Stel je wachtwoord opnieuw in
notice-moved = Je e-mailadres is gewijzigd
mail-more = { $n } meldingen uit je partijen

mail-hello = Hallo { $name },
mail-confirm = iemand, hopelijk jij, wil op dit adres bericht krijgen. Zo ja, open deze link binnen drie dagen; zo niet, doe dan niets en er komt niets meer.
mail-reset = open deze link binnen twee uur om een nieuw wachtwoord te kiezen. Heb je er niet om gevraagd, doe dan niets: je wachtwoord blijft.
mail-moved = vanaf nu gaat je post naar een ander adres. Was jij dat niet, meld je dan aan en wijzig je wachtwoord.
mail-why = Je krijgt deze e-mail vanwege de meldingsinstellingen van je account.
mail-end = Afmelden:

feed-title = Ochre: mijn beurten
feed-calendar = Ochre: mijn termijnen
feed-public = Ochre: tafels en uitslagen
# In place of $match below
feed-match_with = { $game } met { $names }
feed-opened = Open tafel: { $match }
feed-turn = Jouw beurt: { $match }
feed-due = Je zet moet af zijn: { $match }
feed-vote = Stemming over jouw plaats: { $match }
feed-over = Afgelopen: { $match }
feed-over_ranked = Afgelopen: { $match }, plaats { $rank } van { $seats }
