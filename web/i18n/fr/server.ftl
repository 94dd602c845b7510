### Texts of the server: emails, pushes, feeds and calendars. A text is one line, without variants.

## server: emails and feeds

notice-turn = C’est à toi de jouer.
notice-deadline = Ton temps est presque écoulé.
notice-invited = Tu es invité à une partie.
notice-began = Ta partie a commencé.
notice-over = Ta partie est terminée.
notice-vote = Un vote attend ta réponse.
notice-mention = On t’a mentionné dans le chat.
notice-seat = Les autres votent au sujet de ta place.
notice-opened = Une table est ouverte.
notice-ended = Une partie est terminée.
notice-full = Une table est complète.
notice-test = Ceci est une notification de test.
# A link to the picture of a match
hook-picture = Image

# Subjects
notice-confirm = Confirme ton adresse e-mail
notice-reset = Réinitialise ton mot de passe
notice-moved = Ton adresse e-mail a été changée
mail-more = { $n } notifications de tes parties

mail-hello = Bonjour { $name },
mail-confirm = Quelqu’un, toi sans doute, a demandé à recevoir les notifications d’Ochre à cette adresse. Pour confirmer, ouvre ce lien dans les trois jours. Si ce n’était pas toi, ignore cet e-mail ; nous n’en enverrons plus.
mail-reset = Pour choisir un nouveau mot de passe, ouvre ce lien dans les deux heures. Si tu n’as rien demandé, ignore cet e-mail ; ton mot de passe reste le même.
mail-moved = Tes notifications vont maintenant à une autre adresse e-mail. Si tu ne l’as pas changée, connecte-toi et change ton mot de passe.
mail-why = Tu reçois cet e-mail à cause des réglages de notification de ton compte.
mail-end = Se désabonner :

feed-title = Ochre : mes coups à jouer
feed-calendar = Ochre : mes échéances
feed-public = Ochre : tables et résultats
# In place of $match below
feed-match_with = { $game } avec { $names }
feed-opened = Table ouverte : { $match }
feed-turn = À toi : { $match }
feed-due = Ton coup est attendu : { $match }
feed-vote = Vote sur ta place : { $match }
feed-over = Terminée : { $match }
feed-over_ranked = Terminée : { $match }, place { $rank } sur { $seats }
