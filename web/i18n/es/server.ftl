### Texts of the server: emails, pushes, feeds and calendars. A text is one line, without variants.

## server: emails and feeds

notice-turn = Es tu turno.
notice-deadline = Se te acaba el tiempo.
notice-invited = Te han invitado a una partida.
notice-began = Tu partida ha empezado.
notice-over = Tu partida ha terminado.
notice-vote = Una votación espera tu respuesta.
notice-mention = Te han mencionado en el chat.
notice-seat = Los demás votan sobre tu sitio.
notice-opened = Hay una mesa abierta.
notice-ended = Ha terminado una partida.
notice-full = Una mesa está completa.
notice-test = Este es un aviso de prueba.
# A link to the picture of a match
hook-picture = Imagen

# Subjects
notice-confirm = Confirma tu dirección de correo
notice-reset = Restablece tu contraseña
notice-moved = Tu dirección de correo ha cambiado
mail-more = { $n } avisos de tus partidas

mail-hello = Hola { $name },
mail-confirm = alguien, esperamos que tú, quiere recibir avisos en esta dirección. Si es así, abre este enlace antes de tres días; si no, no hagas nada y no llegará nada más.
mail-reset = abre este enlace antes de dos horas para elegir una contraseña nueva. Si no la has pedido, no hagas nada: tu contraseña sigue igual.
mail-moved = a partir de ahora tu correo va a otra dirección. Si no has sido tú, entra y cambia tu contraseña.
mail-why = Recibes este correo por los ajustes de avisos de tu cuenta.
mail-end = Darse de baja:

feed-title = Ochre: mis turnos
feed-calendar = Ochre: mis plazos
feed-public = Ochre: mesas y resultados
# In place of $match below
feed-match_with = { $game } con { $names }
feed-opened = Mesa abierta: { $match }
feed-turn = Tu turno: { $match }
feed-due = Vence tu jugada: { $match }
feed-vote = Votación sobre tu asiento: { $match }
feed-over = Terminada: { $match }
feed-over_ranked = Terminada: { $match }, puesto { $rank } de { $seats }
