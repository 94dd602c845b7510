#include "notify/words.h"

#include "base/language.h"

static const char *const notices[STORE_EVENTS][LANGUAGE_COUNT] = {
    [STORE_EVENT_TURN] = {[LANGUAGE_ENGLISH] = "It is your turn.",
                          [LANGUAGE_GERMAN] = "Du bist dran.",
                          [LANGUAGE_FRENCH] = "C’est à toi de jouer.",
                          [LANGUAGE_SPANISH] = "Es tu turno.",
                          [LANGUAGE_DUTCH] = "Je bent aan de beurt.",
                          [LANGUAGE_ITALIAN] = "Tocca a te.",
                          [LANGUAGE_POLISH] = "Twoja kolej.",
                          [LANGUAGE_PORTUGUESE] = "É a tua vez."},
    [STORE_EVENT_DEADLINE] = {[LANGUAGE_ENGLISH] = "Your time is running out.",
                              [LANGUAGE_GERMAN] = "Deine Zeit läuft ab.",
                              [LANGUAGE_FRENCH] = "Ton temps est presque écoulé.",
                              [LANGUAGE_SPANISH] = "Se te acaba el tiempo.",
                              [LANGUAGE_DUTCH] = "Je tijd raakt op.",
                              [LANGUAGE_ITALIAN] = "Il tuo tempo sta per scadere.",
                              [LANGUAGE_POLISH] = "Kończy ci się czas.",
                              [LANGUAGE_PORTUGUESE] = "O teu tempo está a acabar."},
    [STORE_EVENT_INVITED] = {[LANGUAGE_ENGLISH] = "You’ve been invited to a match.",
                             [LANGUAGE_GERMAN] = "Du bist zu einer Partie eingeladen.",
                             [LANGUAGE_FRENCH] = "Tu es invité à une partie.",
                             [LANGUAGE_SPANISH] = "Te han invitado a una partida.",
                             [LANGUAGE_DUTCH] = "Je bent uitgenodigd voor een partij.",
                             [LANGUAGE_ITALIAN] = "Ti hanno invitato a una partita.",
                             [LANGUAGE_POLISH] = "Masz zaproszenie do partii.",
                             [LANGUAGE_PORTUGUESE] = "Tens um convite para uma partida."},
    [STORE_EVENT_BEGAN] = {[LANGUAGE_ENGLISH] = "Your match has started.",
                           [LANGUAGE_GERMAN] = "Deine Partie hat begonnen.",
                           [LANGUAGE_FRENCH] = "Ta partie a commencé.",
                           [LANGUAGE_SPANISH] = "Tu partida ha empezado.",
                           [LANGUAGE_DUTCH] = "Je partij is begonnen.",
                           [LANGUAGE_ITALIAN] = "La tua partita è cominciata.",
                           [LANGUAGE_POLISH] = "Twoja partia się zaczęła.",
                           [LANGUAGE_PORTUGUESE] = "A tua partida começou."},
    [STORE_EVENT_OVER] = {[LANGUAGE_ENGLISH] = "Your match is over.",
                          [LANGUAGE_GERMAN] = "Deine Partie ist zu Ende.",
                          [LANGUAGE_FRENCH] = "Ta partie est terminée.",
                          [LANGUAGE_SPANISH] = "Tu partida ha terminado.",
                          [LANGUAGE_DUTCH] = "Je partij is afgelopen.",
                          [LANGUAGE_ITALIAN] = "La tua partita è finita.",
                          [LANGUAGE_POLISH] = "Twoja partia się skończyła.",
                          [LANGUAGE_PORTUGUESE] = "A tua partida terminou."},
    [STORE_EVENT_VOTE] = {[LANGUAGE_ENGLISH] = "A vote is waiting for your answer.",
                          [LANGUAGE_GERMAN] = "Eine Abstimmung wartet auf deine Stimme.",
                          [LANGUAGE_FRENCH] = "Un vote attend ta réponse.",
                          [LANGUAGE_SPANISH] = "Una votación espera tu respuesta.",
                          [LANGUAGE_DUTCH] = "Een stemming wacht op je antwoord.",
                          [LANGUAGE_ITALIAN] = "Una votazione aspetta la tua risposta.",
                          [LANGUAGE_POLISH] = "Głosowanie czeka na twoją odpowiedź.",
                          [LANGUAGE_PORTUGUESE] = "Uma votação espera a tua resposta."},
    [STORE_EVENT_MENTION] = {[LANGUAGE_ENGLISH] = "Someone mentioned you in the chat.",
                             [LANGUAGE_GERMAN] = "Jemand hat dich im Chat erwähnt.",
                             [LANGUAGE_FRENCH] = "On t’a mentionné dans le chat.",
                             [LANGUAGE_SPANISH] = "Te han mencionado en el chat.",
                             [LANGUAGE_DUTCH] = "Iemand noemde je in de chat.",
                             [LANGUAGE_ITALIAN] = "Qualcuno ti ha menzionato in chat.",
                             [LANGUAGE_POLISH] = "Ktoś wspomniał o tobie na czacie.",
                             [LANGUAGE_PORTUGUESE] = "Alguém te mencionou no chat."},
    [STORE_EVENT_SEAT] = {[LANGUAGE_ENGLISH] = "The others are voting about your seat.",
                          [LANGUAGE_GERMAN] = "Die anderen stimmen über deinen Platz ab.",
                          [LANGUAGE_FRENCH] = "Les autres votent au sujet de ta place.",
                          [LANGUAGE_SPANISH] = "Los demás votan sobre tu sitio.",
                          [LANGUAGE_DUTCH] = "De anderen stemmen over jouw plaats.",
                          [LANGUAGE_ITALIAN] = "Gli altri votano sul tuo posto.",
                          [LANGUAGE_POLISH] = "Inni głosują w sprawie twojego miejsca.",
                          [LANGUAGE_PORTUGUESE] = "Os outros votam sobre o teu lugar."},
    [STORE_EVENT_CONFIRM] = {[LANGUAGE_ENGLISH] = "Confirm your email address",
                             [LANGUAGE_GERMAN] = "Bestätige deine E-Mail-Adresse",
                             [LANGUAGE_FRENCH] = "Confirme ton adresse e-mail",
                             [LANGUAGE_SPANISH] = "Confirma tu dirección de correo",
                             [LANGUAGE_DUTCH] = "Bevestig je e-mailadres",
                             [LANGUAGE_ITALIAN] = "Conferma il tuo indirizzo email",
                             [LANGUAGE_POLISH] = "Potwierdź swój adres e-mail",
                             [LANGUAGE_PORTUGUESE] = "Confirma o teu endereço de email"},
    [STORE_EVENT_RESET] = {[LANGUAGE_ENGLISH] = "Reset your password",
                           [LANGUAGE_GERMAN] = "Passwort zurücksetzen",
                           [LANGUAGE_FRENCH] = "Réinitialise ton mot de passe",
                           [LANGUAGE_SPANISH] = "Restablece tu contraseña",
                           [LANGUAGE_DUTCH] = "Stel je wachtwoord opnieuw in",
                           [LANGUAGE_ITALIAN] = "Reimposta la tua password",
                           [LANGUAGE_POLISH] = "Zresetuj hasło",
                           [LANGUAGE_PORTUGUESE] = "Repõe a tua palavra-passe"},
    [STORE_EVENT_MOVED] = {[LANGUAGE_ENGLISH] = "Your email address was changed",
                           [LANGUAGE_GERMAN] = "Deine E-Mail-Adresse wurde geändert",
                           [LANGUAGE_FRENCH] = "Ton adresse e-mail a été changée",
                           [LANGUAGE_SPANISH] = "Tu dirección de correo ha cambiado",
                           [LANGUAGE_DUTCH] = "Je e-mailadres is gewijzigd",
                           [LANGUAGE_ITALIAN] = "Il tuo indirizzo email è cambiato",
                           [LANGUAGE_POLISH] = "Twój adres e-mail został zmieniony",
                           [LANGUAGE_PORTUGUESE] = "O teu endereço de email mudou"},
};

static const char *const texts[WORDS_COUNT][LANGUAGE_COUNT] = {
    [WORDS_HELLO] = {[LANGUAGE_ENGLISH] = "Hello",
                     [LANGUAGE_GERMAN] = "Hallo",
                     [LANGUAGE_FRENCH] = "Bonjour",
                     [LANGUAGE_SPANISH] = "Hola",
                     [LANGUAGE_DUTCH] = "Hallo",
                     [LANGUAGE_ITALIAN] = "Ciao",
                     [LANGUAGE_POLISH] = "Cześć",
                     [LANGUAGE_PORTUGUESE] = "Olá"},
    [WORDS_MORE] = {[LANGUAGE_ENGLISH] = "notifications from your matches",
                    [LANGUAGE_GERMAN] = "Benachrichtigungen aus deinen Partien",
                    [LANGUAGE_FRENCH] = "notifications de tes parties",
                    [LANGUAGE_SPANISH] = "avisos de tus partidas",
                    [LANGUAGE_DUTCH] = "meldingen uit je partijen",
                    [LANGUAGE_ITALIAN] = "notifiche dalle tue partite",
                    [LANGUAGE_POLISH] = "powiadomienia z twoich partii",
                    [LANGUAGE_PORTUGUESE] = "notificações das tuas partidas"},
    [WORDS_CONFIRM] =
        {[LANGUAGE_ENGLISH] = "Someone (hopefully you) asked to get Ochre notifications at this "
                              "address. To confirm, open this link within three days. If it wasn’t "
                              "you, ignore this email; we won’t send any more.",
         [LANGUAGE_GERMAN] =
             "jemand, hoffentlich du, möchte Benachrichtigungen von Ochre an diese Adresse "
             "bekommen. Öffne zur Bestätigung diesen Link innerhalb von drei Tagen. Wenn du das "
             "nicht warst, ignoriere diese E-Mail; wir schicken keine weiteren.",
         [LANGUAGE_FRENCH] =
             "Quelqu’un, toi sans doute, a demandé à recevoir les notifications d’Ochre à cette "
             "adresse. Pour confirmer, ouvre ce lien dans les trois jours. Si ce n’était pas toi, "
             "ignore cet e-mail ; nous n’en enverrons plus.",
         [LANGUAGE_SPANISH] = "alguien, esperamos que tú, quiere recibir avisos en esta dirección. "
                              "Si es así, abre este enlace antes de tres días; si no, no hagas "
                              "nada y no llegará nada más.",
         [LANGUAGE_DUTCH] = "iemand, hopelijk jij, wil op dit adres bericht krijgen. Zo ja, open "
                            "deze link binnen drie dagen; zo niet, doe dan niets en er komt niets "
                            "meer.",
         [LANGUAGE_ITALIAN] = "qualcuno, speriamo tu, vuole ricevere avvisi a questo indirizzo. Se "
                              "è così, apri questo link entro tre giorni; altrimenti non fare "
                              "nulla e non arriverà altro.",
         [LANGUAGE_POLISH] = "ktoś, mamy nadzieję, że ty, chce dostawać wiadomości na ten "
                             "adres. Jeśli tak, otwórz ten link w ciągu trzech dni; jeśli nie, "
                             "nie rób nic, a nic więcej nie przyjdzie.",
         [LANGUAGE_PORTUGUESE] = "alguém, esperamos que tu, quer receber avisos neste endereço. Se "
                                 "sim, abre esta ligação no prazo de três dias; se não, não faças "
                                 "nada e nada mais será enviado."},
    [WORDS_RESET] =
        {[LANGUAGE_ENGLISH] =
             "To choose a new password, open this link within two hours. If you didn’t ask for "
             "this, ignore this email; your password stays the same.",
         [LANGUAGE_GERMAN] = "um ein neues Passwort zu wählen, öffne diesen Link innerhalb von "
                             "zwei Stunden. Wenn du nicht darum gebeten hast, ignoriere diese "
                             "E-Mail; dein Passwort bleibt, wie es ist.",
         [LANGUAGE_FRENCH] =
             "Pour choisir un nouveau mot de passe, ouvre ce lien dans les deux heures. Si tu n’as "
             "rien demandé, ignore cet e-mail ; ton mot de passe reste le même.",
         [LANGUAGE_SPANISH] = "abre este enlace antes de dos horas para elegir una contraseña "
                              "nueva. Si no la has pedido, no hagas nada: tu contraseña sigue "
                              "igual.",
         [LANGUAGE_DUTCH] = "open deze link binnen twee uur om een nieuw wachtwoord te kiezen. Heb "
                            "je er niet om gevraagd, doe dan niets: je wachtwoord blijft.",
         [LANGUAGE_ITALIAN] = "apri questo link entro due ore per scegliere una nuova password. Se "
                              "non l’hai chiesta, non fare nulla: la tua password resta.",
         [LANGUAGE_POLISH] = "otwórz ten link w ciągu dwóch godzin, żeby wybrać nowe hasło. "
                             "Jeśli o to nie prosisz, nie rób nic: twoje hasło zostaje.",
         [LANGUAGE_PORTUGUESE] = "abre esta ligação no prazo de duas horas para escolher uma nova "
                                 "palavra-passe. Se não a pediste, não faças nada: a tua "
                                 "palavra-passe mantém-se."},
    [WORDS_MOVED] =
        {[LANGUAGE_ENGLISH] = "Your notifications now go to a different email address. If you "
                              "didn’t change it, sign in and change your password.",
         [LANGUAGE_GERMAN] =
             "deine Benachrichtigungen gehen jetzt an eine andere E-Mail-Adresse. Wenn du sie "
             "nicht geändert hast, melde dich an und ändere dein Passwort.",
         [LANGUAGE_FRENCH] = "Tes notifications vont maintenant à une autre adresse e-mail. Si tu "
                             "ne l’as pas changée, connecte-toi et change ton mot de passe.",
         [LANGUAGE_SPANISH] = "a partir de ahora tu correo va a otra dirección. Si no has sido tú, "
                              "entra y cambia tu contraseña.",
         [LANGUAGE_DUTCH] = "vanaf nu gaat je post naar een ander adres. Was jij dat niet, meld je "
                            "dan aan en wijzig je wachtwoord.",
         [LANGUAGE_ITALIAN] = "da ora la tua posta va a un altro indirizzo. Se non sei stato tu, "
                              "accedi e cambia la password.",
         [LANGUAGE_POLISH] = "od teraz twoja poczta trafia na inny adres. Jeśli to nie ty, zaloguj "
                             "się i zmień hasło.",
         [LANGUAGE_PORTUGUESE] = "a partir de agora o teu correio vai para outro endereço. Se não "
                                 "foste tu, entra e muda a palavra-passe."},
    [WORDS_WHY] =
        {[LANGUAGE_ENGLISH] =
             "You get this email because of the notification settings of your account.",
         [LANGUAGE_GERMAN] =
             "Du bekommst diese E-Mail wegen der Benachrichtigungseinstellungen deines Kontos.",
         [LANGUAGE_FRENCH] =
             "Tu reçois cet e-mail à cause des réglages de notification de ton compte.",
         [LANGUAGE_SPANISH] = "Recibes este correo por los ajustes de avisos de tu cuenta.",
         [LANGUAGE_DUTCH] = "Je krijgt deze e-mail vanwege de meldingsinstellingen van je account.",
         [LANGUAGE_ITALIAN] =
             "Ricevi questa email per le impostazioni di notifica del tuo account.",
         [LANGUAGE_POLISH] = "Dostajesz tę wiadomość z powodu ustawień powiadomień twojego konta.",
         [LANGUAGE_PORTUGUESE] =
             "Recebes este email por causa das definições de notificação da tua conta."},
    [WORDS_END] = {[LANGUAGE_ENGLISH] = "Unsubscribe:",
                   [LANGUAGE_GERMAN] = "Abbestellen:",
                   [LANGUAGE_FRENCH] = "Se désabonner :",
                   [LANGUAGE_SPANISH] = "Darse de baja:",
                   [LANGUAGE_DUTCH] = "Afmelden:",
                   [LANGUAGE_ITALIAN] = "Annulla l’iscrizione:",
                   [LANGUAGE_POLISH] = "Wypisz się:",
                   [LANGUAGE_PORTUGUESE] = "Cancelar subscrição:"},
    [WORDS_TRIAL] = {[LANGUAGE_ENGLISH] = "This is a test notification.",
                     [LANGUAGE_GERMAN] = "Das ist eine Testbenachrichtigung.",
                     [LANGUAGE_FRENCH] = "Ceci est une notification de test.",
                     [LANGUAGE_SPANISH] = "Este es un aviso de prueba.",
                     [LANGUAGE_DUTCH] = "Dit is een testmelding.",
                     [LANGUAGE_ITALIAN] = "Questa è una notifica di prova.",
                     [LANGUAGE_POLISH] = "To jest powiadomienie testowe.",
                     [LANGUAGE_PORTUGUESE] = "Esta é uma notificação de teste."},
};

const char *words_notice(const char *language, const struct notice *notice)
{
    if (notice->test) return words_text(language, WORDS_TRIAL);
    return notices[notice->event][language_of(language)];
}

const char *words_text(const char *language, enum words words)
{
    return texts[words][language_of(language)];
}

void words_url(struct buf *out, const struct notify_sending *sending, const struct notice *notice)
{
    buf_append_text(out, sending->base_url);
    buf_append_text(out, "/");
    if (notice->match[0] == '\0') return;
    buf_append_text(out, "match/");
    buf_append_text(out, notice->match);
}
