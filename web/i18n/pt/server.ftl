### Texts of the server: emails, pushes, feeds and calendars. A text is one line, without variants.

## server: emails and feeds

notice-turn = É a tua vez.
notice-deadline = O teu tempo está a acabar.
notice-invited = Tens um convite para uma partida.
notice-began = A tua partida começou.
notice-over = A tua partida terminou.
notice-vote = Uma votação espera a tua resposta.
notice-mention = Alguém te mencionou no chat.
notice-seat = Os outros votam sobre o teu lugar.
notice-opened = Há uma mesa aberta.
notice-ended = Uma partida terminou.
notice-full = Uma mesa está completa.
notice-test = Esta é uma notificação de teste.
# A link to the picture of a match
hook-picture = Imagem

# Subjects
notice-confirm = Confirma o teu endereço de email
notice-reset = Repõe a tua palavra-passe
notice-moved = O teu endereço de email mudou
mail-more = { $n } notificações das tuas partidas

mail-hello = Olá { $name },
mail-confirm = alguém, esperamos que tu, quer receber avisos neste endereço. Se sim, abre esta ligação no prazo de três dias; se não, não faças nada e nada mais será enviado.
mail-reset = abre esta ligação no prazo de duas horas para escolher uma nova palavra-passe. Se não a pediste, não faças nada: a tua palavra-passe mantém-se.
mail-moved = a partir de agora o teu correio vai para outro endereço. Se não foste tu, entra e muda a palavra-passe.
mail-why = Recebes este email por causa das definições de notificação da tua conta.
mail-end = Cancelar subscrição:

feed-title = Ochre: é a minha vez
feed-calendar = Ochre: os meus prazos
feed-public = Ochre: mesas e resultados
# In place of $match below
feed-match_with = { $game } com { $names }
feed-opened = Mesa aberta: { $match }
feed-turn = A tua vez: { $match }
feed-due = O teu prazo termina: { $match }
feed-vote = Votação sobre o teu lugar: { $match }
feed-over = Terminada: { $match }
feed-over_ranked = Terminada: { $match }, lugar { $rank } de { $seats }
