### The account, calendar, notifications and one’s own matches.

## programs: the account page, and what is given to programs

programs-tokens = Claves para programas
programs-lead = Una clave permite a un programa hacer parte de lo que puedes hacer aquí. Da a cada programa la suya; cambiar tu contraseña las anula todas.
programs-once = Esta es la clave «{ $name }». Cópiala ahora: no se mostrará otra vez.
programs-secret = Clave
programs-name = ¿Para qué es?
programs-may = Puede
programs-scope_read = leer: ver tus partidas, la sala, estadísticas
programs-scope_play = jugar: crear mesas, unirse, salir y hacer jugadas
programs-scope_chat = chatear: escribir en el chat
programs-tag_read = leer
programs-tag_play = jugar
programs-tag_chat = chatear
programs-lasts = Caduca
programs-days =
    { $n ->
        [366] en un año
        [7] en una semana
        [one] en { $n } día
       *[other] en { $n } días
    }
programs-make = Crear una clave
programs-used = Usada { $day }.
programs-unused = Nunca usada.
programs-until = Caduca { $day }.
programs-end = Anular
programs-end_of = Anular la clave { $name }
programs-bot = Cuenta de bot
programs-bot_lead = Si un programa juega con esta cuenta, dilo: su nombre lleva una marca donde otros lo ven. Es para siempre, y solo se puede antes de que la cuenta se haya sentado a una mesa.
programs-become = Convertir en cuenta de bot
programs-is_bot = Es una cuenta de bot, y los demás lo ven.
passkeys-title = Llaves de acceso
passkeys-lead = Entra con tu huella, tu cara o el bloqueo de pantalla. La llave se queda en tu dispositivo o en tu gestor de contraseñas.
passkeys-sign_in = Entrar con llave de acceso
passkeys-register = Usar llave de acceso
passkeys-add = Añadir llave
passkeys-name = Nombre
passkeys-name_hint = Por ejemplo, el dispositivo. Vacío: este navegador.
passkeys-rename = Renombrar
passkeys-rename_of = Renombrar la llave de acceso { $name }
passkeys-remove = Quitar
passkeys-remove_of = Quitar la llave de acceso { $name }
passkeys-made = Añadida { $day }.
passkeys-synced = en varios dispositivos
passkeys-added = Llave de acceso añadida.
passkeys-confirm = El navegador pedirá primero una llave de acceso que ya tengas.
passkeys-none_here = Este navegador no tiene llaves de acceso.
passkeys-set_password = Poner una contraseña
providers-title = Accesos vinculados
providers-lead = Entra aquí con una cuenta que tienes en otro sitio.
providers-sign_in = Entrar con { $name }
providers-returning = Completando tu acceso…
providers-linked = Acceso vinculado.
providers-made = Vinculado el { $day }.
providers-not_offered = Este servidor ya no lo ofrece.
providers-unlink = Desvincular
providers-unlink_of = Desvincular { $name }
providers-which = Servicio
providers-link = Vincular
providers-link_of = Vincular { $name }
entry-closed = Este servidor no admite cuentas nuevas.
entry-code = Código de invitación
entry-code_hint = Te lo da alguien que ya está aquí.
entry-code_title = Invitación
entry-set_up_title = Configurar este servidor
entry-set_up_lead = Eres la primera persona aquí. Tu cuenta será la de administración.
entry-registration = Quién puede registrarse
entry-registration_open = Todo el mundo
entry-registration_invite = Solo con un código de invitación
entry-registration_closed = Nadie
entry-guests = Jugar sin cuenta
entry-guests_on = Permitido
entry-guests_off = Solo con el enlace a una mesa
entry-set_up_later = Puedes cambiarlo cuando quieras en «Administración».
entry-set_up_go = Crear la cuenta
entry-set_up = El servidor está configurado.
entry-codes = Códigos de invitación
entry-codes_lead = Para registrarse aquí hace falta un código. Dáselo a quien quieras ver por aquí.
entry-codes_idle = Los códigos solo cuentan mientras el servidor los pida al registrarse.
entry-used = Usado { $used } de { $uses }.
entry-until = Caduca el { $day }.
entry-expired = Caducó el { $day }.
entry-show = Enlace
entry-show_of = Mostrar el enlace de { $name }
entry-revoke = Anular
entry-revoke_of = Anular { $name }
entry-note = ¿Para quién? (opcional)
entry-uses = Número de personas
entry-make = Crear código
pace-title = Movimiento y sonido
pace-lead = A qué velocidad anda la gente, ruedan los dados y vuelan los bienes. Las animaciones nunca retrasan tus clics.
tastes-title = Aspecto
tastes-kept = Se guarda con tu cuenta, en todos tus dispositivos.
tastes-here = Se guarda en este dispositivo; con una cuenta, en todos.
palette-title = Colores de los jugadores
palette-ochre = ocre
palette-bright = vivos
palette-safe = apto para daltónicos
playing-title = Hacer jugadas
playing-one_click = Enviar cada jugada con un solo toque o tecla. Si no, una jugada que no se puede deshacer muestra antes una vista previa. Con el ratón siempre basta un clic.
playing-confirm = Preguntar otra vez antes de tirar dados, revelar o perder algo
density-title = Diseño
density-roomy = amplio
density-dense = denso
mood-title = Paisaje
mood-summer = verano
mood-winter = invierno
mood-night = noche
volume-title = Volumen
install-title = En este dispositivo
install-lead = Ochre puede tener un icono junto a tus otras aplicaciones y una ventana propia.
install-go = Instalar Ochre
sessions-title = Dónde tienes la sesión abierta
sessions-current = este dispositivo
sessions-unknown = Dispositivo desconocido
sessions-times = desde { $since }, usado por última vez { $used }
sessions-end = Cerrar sesión
sessions-end_of = Cerrar sesión: { $device }
sessions-end_others = Cerrar las demás
sessions-ended_others = Solo estás conectado en este dispositivo.
account-guest = Juegas como el invitado { $name }. Elige una contraseña y tu nombre y tus partidas serán tuyos en todos tus dispositivos.
account-signed = Has entrado como { $name }.
account-played = Mis resultados
account-none = Entra, regístrate, o juega sin más como invitado.
account-forgotten = ¿Has olvidado la contraseña?
account-sign_in = Entrar
account-register = Registrarse
account-upgrade = Crear cuenta
account-password_hint = Al menos 8 caracteres.
account-change_password = Cambiar la contraseña
account-old_password = Contraseña anterior
account-new_password = Contraseña nueva
account-sign_out = Salir
account-sign_out_all = Salir en todas partes
account-notices_lead = Cómo sabes de tus partidas cuando estás en otra parte: en un dispositivo, por correo, en una fuente.
account-notices_go = Ajustes de avisos
account-data = Tus datos
account-export = Descargarlo todo
account-guest_out = Un invitado que sale no puede volver a este nombre. Regístrate antes si quieres conservarlo.

account-password = Contraseña
account-password_changed = Tu contraseña ha cambiado. Los demás dispositivos ya no están conectados.
account-signed_out = Has salido.
account-delete = Borrar mi cuenta
account-deleted = Tu cuenta está borrada.
account-part-me = Perfil y acceso
account-part-look = Aspecto y juego
account-part-days = Notificaciones y ausencias
account-part-devices = Dispositivos y programas
account-part-others = Personas y privacidad
account-saving = Guardando…
account-saved = Guardado
account-saved_here = Guardado en este navegador
account-unsaved = Aún sin guardar. Se intenta de nuevo.

## calendar: quiet hours and vacations

calendar-quiet = Horas de silencio
calendar-quiet_lead = En estas horas de cada día se paran tus relojes por correspondencia. Doce horas como mucho.
calendar-time_zone = Zona horaria
calendar-now_there = Allí son ahora las { $time }.
calendar-with_quiet = Tengo horas de silencio
calendar-from = De
calendar-to = A
calendar-long = { $hours } al día
calendar-too_long = Son más de doce horas.
calendar-save = Guardar
calendar-saved = Guardado. Vale desde ahora.
calendar-vacation = Vacaciones
calendar-vacation_lead = En estos días se paran tus relojes por correspondencia. Un año tiene 30.
calendar-left =
    { $n ->
        [one] Te queda { $n } día en { $year }
       *[other] Te quedan { $n } días en { $year }
    }
calendar-first_day = Primer día
calendar-last_day = Último día
calendar-go =
    { $n ->
        [0] Añadir vacaciones
        [one] Añadir vacaciones ({ $n } día)
       *[other] Añadir vacaciones ({ $n } días)
    }
calendar-on = Estás de vacaciones hasta el { $last } inclusive.
calendar-span =
    { $last ->
        [none] { $n ->
            [one] { $first } ({ $n } día)
           *[other] { $first } ({ $n } días)
        }
       *[other] { $n ->
            [one] del { $first } al { $last } ({ $n } día)
           *[other] del { $first } al { $last } ({ $n } días)
        }
    }
calendar-end = Terminar ahora
calendar-take_back = Retirar
calendar-end_of = Terminar ya: { $span }
calendar-take_back_of = Retirar: { $span }
calendar-none = No hay vacaciones previstas.

## letter: the page where links of letters lead

letter-confirm = Confirma tu correo
letter-confirm_lead = Desde entonces se te cuenta allí lo que pasa en tus partidas.
letter-confirm_go = Sí, es mi dirección
letter-confirmed = La dirección está confirmada.
letter-reset = Elige una contraseña nueva
letter-reset_lead = Se cerrará tu sesión en todos los dispositivos.
letter-reset_go = Cambiar la contraseña
letter-password = Contraseña nueva, al menos 8 caracteres
letter-password_set = La contraseña está cambiada. Entra con ella.
letter-unsubscribe = Darse de baja
letter-unsubscribe_lead = Tu dirección se quita de tu cuenta.
letter-unsubscribe_go = Darse de baja
letter-unsubscribed = No se enviará más correo.
letter-forgotten = ¿Has olvidado la contraseña?
letter-forgotten_lead = Si tu cuenta tiene un correo confirmado, enviaremos allí un enlace de restablecimiento.
letter-forgotten_go = Enviar enlace
letter-name = Nombre de tu cuenta, o su dirección
letter-asked = Si existe una cuenta con un correo confirmado, el enlace va en camino.
letter-lost = Este enlace no funciona
letter-lost_lead = Parece incompleto. Copia el enlace entero del correo.
letter-done = Listo
letter-account = A la cuenta

## notices: notices

notices-title = Avisos
notices-back = ‹ Cuenta
notices-lead = Cómo sabes de tus partidas cuando estás en otra parte.
notices-none = Entra, o únete a una mesa como invitado, para configurar los avisos.
notices-what = De qué se te avisa
notices-event = Qué ocurre
notices-mail = Correo
notices-push = Push
notices-hook = Webhook
notices-event-turn = Me toca
notices-event-deadline = Se me acaba el tiempo
notices-event-invited = Me han invitado
notices-event-began = Empieza una partida
notices-event-over = Termina una partida
notices-event-vote = Una votación espera mi respuesta
notices-event-seat = Los demás votan sobre mi sitio
notices-event-mention = Alguien me menciona en el chat
notices-cell = { $event }: { $channel }
notices-deadline_hours = Avisarme cuando tenga menos de
notices-hours =
    { $n ->
        [one] { $n } hora
       *[other] { $n } horas
    }
notices-digest = Cada cuánto llega correo
notices-at_once = Por todo, al momento
notices-digest_of =
    { $n ->
        [one] Como mucho uno por hora
       *[other] Como mucho uno cada { $n } horas
    }
notices-quiet = Cuándo no se envía nada
notices-quiet-none = Nunca: enviar siempre
notices-quiet-calendar = En las horas de silencio de mis relojes
notices-quiet-own = En estas horas
notices-from = De
notices-to = A
notices-zone = Zona horaria
notices-save = Guardar
notices-saved = Guardado.
notices-here = este dispositivo
notices-unknown_device = Un dispositivo
notices-try = Enviar prueba
notices-try_of = Probar: { $name }
notices-tried = Se envió una prueba ({ $answer }).
notices-tried_in_vain = La prueba no llegó ({ $answer }).
notices-drop = Quitar
notices-drop_of = Quitar: { $name }
notices-state-failing = Últimamente no se pudo alcanzar ({ $answer }); se vuelve a intentar.
notices-state-gone = Ya no existe. Quítala, y añádela de nuevo si quieres.
notices-push_title = Dispositivos
notices-device-none = Este navegador no puede avisar si no hay una página de Ochre abierta.
notices-device-denied = Has dicho a este navegador que no muestre avisos de este sitio. Se cambia en sus ajustes.
notices-device-off = Este dispositivo puede mostrarte avisos, incluso sin páginas de Ochre abiertas.
notices-device-on = Este dispositivo te muestra avisos.
notices-device-failed = Este dispositivo ya no te avisa: el navegador no pudo renovarlo. Vuelve a activarlo.
notices-device_on = Avisarme en este dispositivo
notices-said_no = A este navegador se le dijo que no mostrara avisos.
notices-mail_title = Correo
notices-mail_address = Dirección
notices-mail_hint = Te enviaremos un enlace de confirmación.
notices-mail_give = Enviar enlace de confirmación
notices-mail_guest = Solo una cuenta puede tener dirección: regístrate primero.
notices-letter_sent = Correo de confirmación enviado.
notices-pending = Sin confirmar: { $address }. Abre el enlace del correo.
notices-hook_title = Webhooks
notices-hook_lead = Para una sala de chat o un programa tuyo: le enviamos un mensaje.
notices-hook_url = Dirección (URL)
notices-hook_form = Qué se envía
notices-form_words-text = Texto sin formato
notices-form_words-json = JSON con firma
notices-form_words-discord = Discord
notices-form_words-slack = Slack
notices-form_words-matrix = Matrix
notices-form_words-template = Mi propia plantilla JSON
notices-form-text = texto
notices-form-json = JSON
notices-form-discord = Discord
notices-form-slack = Slack
notices-form-matrix = Matrix
notices-form-template = plantilla
notices-hook_about = Sobre qué
notices-about_words-me = mis partidas
notices-about_words-hosted = las mesas de las que soy anfitrión
notices-about_words-public = todas las mesas públicas y sus resultados
notices-about-hosted = mis mesas
notices-about-public = público
notices-hook_language = Idioma de los textos
notices-hook_language_mine = el de mi cuenta
notices-hook_homeserver = Servidor base (URL)
notices-hook_room = Identificador de la sala, como !abc:example.org
notices-hook_token = Clave de acceso (no se vuelve a mostrar)
notices-hook_template = Plantilla (JSON)
notices-hook_names = Valores, dentro de cadenas: { $names }
notices-hook_preview = Vista previa
notices-hook_sample = Mensaje de ejemplo
notices-hook_add = Añadir
notices-hook_secret = El secreto de sus firmas, mostrado solo esta vez
notices-copy_of = Copiar: { $name }
notices-feed_title = Fuente y calendario
notices-feed_lead = Tus turnos en un lector de fuentes, tus plazos en un calendario. Quien tenga estos enlaces puede leerlos.
notices-feed_atom = Turnos y resultados (Atom)
notices-feed_calendar = Plazos (iCalendar)
notices-feed_once = Estos enlaces solo se muestran una vez.
notices-feed_made = Tus enlaces están activos. Se mostraron al crearlos.
notices-feed_make = Crear los enlaces
notices-feed_new = Reemplazar enlaces
notices-feed_end = Anularlos

## mine: the page of my matches

mine-nobody = Entra, o siéntate a una mesa como invitado: aquí estarán tus partidas.
mine-none_found = Ninguna partida encaja.
mine-again = Intentarlo otra vez
mine-missed = No se han podido cargar tus partidas.
mine-none_waits = Nada te espera.
mine-go_next = Ir a la siguiente
mine-part-turn = Te toca
mine-part-asked = Invitaciones
mine-part-unseen = Terminadas desde que miraste
mine-part-others = Esperando a otros
mine-part-ended = Partidas anteriores
mine-forget = Ya las he visto
mine-offline = Jugada sin conexión
mine-ended_show = Mostrar partidas anteriores
mine-ended_more = Más
mine-filter_text = Buscar por nombre, juego o variante
mine-filter_game = Qué juego
mine-filter_pace = Control de tiempo
mine-any = Todas
mine-pace-days = Correspondencia
mine-pace-live = En directo
mine-open = no ha empezado
mine-result =
    { $rank ->
        [1] victoria, { $score } puntos
       *[other] { $rank } de { $seats }, { $score } puntos
    }
mine-bot_plays = un bot juega por ti
mine-voted = votación sobre tu asiento, fin: { $until }
mine-fresh =
    { $n ->
        [one] { $n } jugada nueva
       *[other] { $n } jugadas nuevas
    }
mine-unread =
    { $n ->
        [one] { $n } mensaje nuevo
       *[other] { $n } mensajes nuevos
    }
