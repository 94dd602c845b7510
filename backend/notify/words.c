#include "notify/words.h"

#include "base/language.h"

static const char *const notices[STORE_EVENTS][LANGUAGE_COUNT] = {
    [STORE_EVENT_TURN] = {[LANGUAGE_ENGLISH] = "It is your turn.",
                          [LANGUAGE_GERMAN] = "Du bist am Zug.",
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
    [STORE_EVENT_INVITED] = {[LANGUAGE_ENGLISH] = "You are invited to a match.",
                             [LANGUAGE_GERMAN] = "Du bist zu einer Partie eingeladen.",
                             [LANGUAGE_FRENCH] = "Tu es invité à une partie.",
                             [LANGUAGE_SPANISH] = "Te han invitado a una partida.",
                             [LANGUAGE_DUTCH] = "Je bent uitgenodigd voor een partij.",
                             [LANGUAGE_ITALIAN] = "Ti hanno invitato a una partita.",
                             [LANGUAGE_POLISH] = "Masz zaproszenie do partii.",
                             [LANGUAGE_PORTUGUESE] = "Tens um convite para uma partida."},
    [STORE_EVENT_BEGAN] = {[LANGUAGE_ENGLISH] = "Your match has begun.",
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
    [STORE_EVENT_VOTE] = {[LANGUAGE_ENGLISH] = "The others ask for your answer.",
                          [LANGUAGE_GERMAN] = "Die anderen fragen nach deiner Antwort.",
                          [LANGUAGE_FRENCH] = "Les autres attendent ta réponse.",
                          [LANGUAGE_SPANISH] = "Los demás esperan tu respuesta.",
                          [LANGUAGE_DUTCH] = "De anderen wachten op je antwoord.",
                          [LANGUAGE_ITALIAN] = "Gli altri aspettano la tua risposta.",
                          [LANGUAGE_POLISH] = "Inni czekają na twoją odpowiedź.",
                          [LANGUAGE_PORTUGUESE] = "Os outros esperam a tua resposta."},
    [STORE_EVENT_MENTION] = {[LANGUAGE_ENGLISH] = "Somebody mentioned you in the chat.",
                             [LANGUAGE_GERMAN] = "Jemand hat dich im Chat erwähnt.",
                             [LANGUAGE_FRENCH] = "On a parlé de toi dans le chat.",
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
    [STORE_EVENT_CONFIRM] = {[LANGUAGE_ENGLISH] = "Confirm your address",
                             [LANGUAGE_GERMAN] = "Bestätige deine Adresse",
                             [LANGUAGE_FRENCH] = "Confirme ton adresse",
                             [LANGUAGE_SPANISH] = "Confirma tu dirección",
                             [LANGUAGE_DUTCH] = "Bevestig je adres",
                             [LANGUAGE_ITALIAN] = "Conferma il tuo indirizzo",
                             [LANGUAGE_POLISH] = "Potwierdź swój adres",
                             [LANGUAGE_PORTUGUESE] = "Confirma o teu endereço"},
    [STORE_EVENT_RESET] = {[LANGUAGE_ENGLISH] = "A new password",
                           [LANGUAGE_GERMAN] = "Ein neues Passwort",
                           [LANGUAGE_FRENCH] = "Un nouveau mot de passe",
                           [LANGUAGE_SPANISH] = "Una contraseña nueva",
                           [LANGUAGE_DUTCH] = "Een nieuw wachtwoord",
                           [LANGUAGE_ITALIAN] = "Una nuova password",
                           [LANGUAGE_POLISH] = "Nowe hasło",
                           [LANGUAGE_PORTUGUESE] = "Uma nova palavra-passe"},
    [STORE_EVENT_MOVED] = {[LANGUAGE_ENGLISH] = "Your address has changed",
                           [LANGUAGE_GERMAN] = "Deine Adresse wurde geändert",
                           [LANGUAGE_FRENCH] = "Ton adresse a changé",
                           [LANGUAGE_SPANISH] = "Tu dirección ha cambiado",
                           [LANGUAGE_DUTCH] = "Je adres is gewijzigd",
                           [LANGUAGE_ITALIAN] = "Il tuo indirizzo è cambiato",
                           [LANGUAGE_POLISH] = "Twój adres został zmieniony",
                           [LANGUAGE_PORTUGUESE] = "O teu endereço mudou"},
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
    [WORDS_MORE] = {[LANGUAGE_ENGLISH] = "messages from your matches",
                    [LANGUAGE_GERMAN] = "Nachrichten aus deinen Partien",
                    [LANGUAGE_FRENCH] = "messages de tes parties",
                    [LANGUAGE_SPANISH] = "mensajes de tus partidas",
                    [LANGUAGE_DUTCH] = "berichten uit je partijen",
                    [LANGUAGE_ITALIAN] = "messaggi dalle tue partite",
                    [LANGUAGE_POLISH] = "wiadomości z twoich partii",
                    [LANGUAGE_PORTUGUESE] = "mensagens das tuas partidas"},
    [WORDS_CONFIRM] =
        {[LANGUAGE_ENGLISH] =
             "somebody, we hope you, wants to be told at this address. If so, open "
             "this link within three days; if not, do nothing, and nothing more is "
             "sent.",
         [LANGUAGE_GERMAN] = "jemand, hoffentlich du, möchte an diese Adresse benachrichtigt "
                             "werden. Wenn ja, öffne diesen Link innerhalb von drei Tagen; wenn "
                             "nicht, tu nichts, und es kommt nichts mehr.",
         [LANGUAGE_FRENCH] = "quelqu’un, toi sans doute, souhaite recevoir des messages à cette "
                             "adresse. Si oui, ouvre ce lien dans les trois jours ; sinon, ne fais "
                             "rien, et plus rien ne sera envoyé.",
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
             "open this link within two hours to choose a new password. If you have "
             "not asked for it, do nothing: your password stays.",
         [LANGUAGE_GERMAN] = "öffne diesen Link innerhalb von zwei Stunden, um ein neues Passwort "
                             "zu wählen. Wenn du nicht darum gebeten hast, tu nichts: dein "
                             "Passwort bleibt.",
         [LANGUAGE_FRENCH] = "ouvre ce lien dans les deux heures pour choisir un nouveau mot de "
                             "passe. Si tu n’as rien demandé, ne fais rien : ton mot de passe "
                             "reste le même.",
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
        {[LANGUAGE_ENGLISH] = "from now on your mail goes to another address. If that was not you, "
                              "sign in and change your password.",
         [LANGUAGE_GERMAN] = "ab jetzt geht deine Post an eine andere Adresse. Wenn du das nicht "
                             "warst, melde dich an und ändere dein Passwort.",
         [LANGUAGE_FRENCH] = "désormais ton courrier va à une autre adresse. Si ce n’était pas "
                             "toi, connecte-toi et change ton mot de passe.",
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
    [WORDS_WHY] = {[LANGUAGE_ENGLISH] = "You get this because your account asks for it.",
                   [LANGUAGE_GERMAN] = "Du bekommst das, weil dein Konto es so möchte.",
                   [LANGUAGE_FRENCH] = "Tu reçois ceci parce que ton compte le demande.",
                   [LANGUAGE_SPANISH] = "Recibes esto porque tu cuenta lo pide.",
                   [LANGUAGE_DUTCH] = "Je krijgt dit omdat je account daarom vraagt.",
                   [LANGUAGE_ITALIAN] = "Ricevi questo messaggio perché il tuo account lo chiede.",
                   [LANGUAGE_POLISH] = "Dostajesz to, bo tak ustawiono na twoim koncie.",
                   [LANGUAGE_PORTUGUESE] = "Recebes isto porque a tua conta o pede."},
    [WORDS_END] = {[LANGUAGE_ENGLISH] = "No more mail:",
                   [LANGUAGE_GERMAN] = "Keine Mail mehr:",
                   [LANGUAGE_FRENCH] = "Plus de courriel :",
                   [LANGUAGE_SPANISH] = "No más correos:",
                   [LANGUAGE_DUTCH] = "Geen mail meer:",
                   [LANGUAGE_ITALIAN] = "Niente più mail:",
                   [LANGUAGE_POLISH] = "Koniec wiadomości:",
                   [LANGUAGE_PORTUGUESE] = "Não receber mais:"},
    [WORDS_TRIAL] = {[LANGUAGE_ENGLISH] = "This is a trial.",
                     [LANGUAGE_GERMAN] = "Das ist ein Versuch.",
                     [LANGUAGE_FRENCH] = "Ceci est un essai.",
                     [LANGUAGE_SPANISH] = "Esto es una prueba.",
                     [LANGUAGE_DUTCH] = "Dit is een proef.",
                     [LANGUAGE_ITALIAN] = "Questa è una prova.",
                     [LANGUAGE_POLISH] = "To jest próba.",
                     [LANGUAGE_PORTUGUESE] = "Isto é um teste."},
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
