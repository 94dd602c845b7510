### Clans: rules, and the help at the table.

## clans-rules: the rules of Clans, and what each thing on its map is

cl-title = Las reglas de Clans
cl-lead = Cinco clanes recorren el país y se asientan en poblados. Uno es el tuyo, y nadie sabe cuál. Llévalo adonde están los puntos, y pon cara de póquer.

cl-idea = De qué se trata
cl-idea-1 = Todos mueven las cabañas de **todos** los clanes. Donde unas cabañas quedan rodeadas solo de tierra vacía se funda un poblado, y puntúa cada clan que haya en él, tenga las cabañas que tenga.
cl-idea-2 = Al final cada cual muestra su carta de clan. Los puntos de tu clan, y uno por cada poblado que fundaste, son tuyos.

cl-map = El país
cl-map-1 = { $territories } territorios forman { $regions } regiones de { $each }; las regiones solo importan al principio. Hay cuatro clases de tierra:
cl-map-2 = Dos territorios son vecinos si comparten frontera. **Los ríos no los separan, los lagos sí.**
cl-map-3 = Hay dos tableros. El **impreso** tiene las tierras, las regiones y los vecinos del juego publicado; los copió un jugador y no se han cotejado con la caja. El tablero **de la casa** es nuestro y solo conserva lo que dicen de él las reglas, como el número de territorios y el reparto de las tierras. Todas las formas las hemos dibujado nosotros.

cl-setup = Antes del primer movimiento
cl-setup-1 = Cada región recibe una cabaña de cada clan, una en cada uno de sus { $each } territorios, al azar. Cada jugador recibe **un clan en secreto**; las demás cartas de clan quedan ocultas. El azar dice quién empieza.
cl-setup-2 = Los cinco clanes puntúan durante la partida, también los que no juega nadie. Que no se note cuánto quieres al tuyo.

cl-move = Un movimiento
cl-move-1 = En tu turno tomas **todas las cabañas de un territorio** y las llevas a un **vecino donde haya cabañas**. Tienes que mover, y puedes mover cualquier cabaña, de cualquier clan.
cl-move-2 = Nada va nunca a tierra vacía. Lo que se dejó queda vacío el resto de la partida.
cl-move-crowd = Siete o más
cl-move-crowd-1 = Una multitud de **{ $crowd } o más** cabañas solo va a otra al menos igual de grande. Hasta { $fewer } cabañas van adonde quieran, también a multitudes.
cl-move-may = permitido
cl-move-not = no permitido

cl-village = Poblados
cl-village-1 = Tras el movimiento, mira adonde llegaste y a los vecinos de donde saliste. Si allí hay cabañas que ya **no tienen vecinos ocupados**, se funda un poblado. Basta una sola cabaña.
cl-village-2 = Tomas la siguiente **ficha**. Luego el poblado puntúa:
cl-village-steps =
    .item1 = Si su tierra es **desfavorable** en esta época, el poblado perece: todas sus cabañas se van, nadie puntúa.
    .item2 = Si están **los cinco clanes**, estalla la discordia: cada clan con una sola cabaña es expulsado.
    .item3 = Cuenta las cabañas que quedan. Si la tierra es **favorable**, suma el premio de la época.
    .item4 = Cada clan que sigue allí puntúa **todo ello**, tenga una cabaña o cinco.
cl-village-3 = Un poblado se queda donde está para siempre. La ficha vale un punto al final, aunque el poblado pereciera.
cl-village-example = En la primera época se funda un poblado ({ $land }) con tres cabañas rojas, una azul y una verde. Tres clanes, así que no hay discordia. { $huts } cabañas y un premio de { $bonus }: rojo, azul y verde puntúan **{ $total } puntos** cada uno.
cl-village-strife = Discordia: cuatro cabañas rojas, dos azules y una de cada otro clan. Verde, amarillo y negro se van; rojo y azul puntúan 6.
cl-village-nobody = Una cabaña de cada clan: se van los cinco, y nadie puntúa. La ficha se toma igualmente.

cl-epochs = Las épocas
cl-epochs-1 = Las fichas están en las épocas, y la que se toma dice a qué época pertenece el poblado. Lo que ahora es buena tierra puede ser después la ruina.
cl-epochs-epoch = Época
cl-epochs-chips = Poblados
cl-epochs-good = Favorable
cl-epochs-bonus = Premio
cl-epochs-bad = Desfavorable
cl-epochs-none = ninguna
cl-epochs-provenance = Algunas de estas casillas se dedujeron de varias fuentes; llevan una marca.

cl-several = Varios poblados a la vez
cl-several-1 = Un movimiento puede fundar dos poblados, rara vez más. Quien mueve dice entonces en qué orden. Toman fichas uno tras otro, así que uno posterior puede caer en la época siguiente.
cl-several-2 = Si hay más poblados que fichas, quien mueve dice cuál cuenta aún como el número { $chips }. Los demás no puntúan.

cl-end = El final
cl-end-1 = La partida acaba en cuanto puntúa el **poblado número { $chips }**, o cuando ya no puede moverse ninguna cabaña.
cl-end-2 = Entonces se muestran los clanes. Los que nadie jugó salen de la escala. Suma **un punto por ficha**: gana quien tenga más. Los empatados comparten la victoria.
cl-end-example = Tu clan es el azul y está en 31. Fundaste cuatro poblados: **35 puntos**.

cl-tips = Tres cosas que probar
cl-tips-list =
    .item1 = Manda a tu clan junto con otros: un poblado con muchas cabañas puntúa para todos, y nadie sabe a quién querías ayudar.
    .item2 = Mira la última ficha de una época. Quien la toma decide en qué tierra se funda el siguiente poblado.
    .item3 = Una cabaña sola en medio de la nada también es un poblado. Aísla a tus rivales en tierra desfavorable.

help-clans-neighbours = Desde aquí las cabañas pueden ir a vecinos donde haya cabañas.
help-clans-crowd = Una multitud de { $crowd } o más: solo va a otra al menos igual de grande.
help-clans-empty = Vacío el resto de la partida: nada va a tierra vacía.
help-clans-good = Un poblado fundado aquí ahora recibe **{ $bonus } más**: la tierra es favorable.
help-clans-bad = Un poblado fundado aquí ahora **perece**: la tierra es desfavorable.
help-clans-plain = La tierra ni ayuda ni daña a un poblado fundado ahora.
help-clans-village = Un poblado: se queda como está y no acoge a nadie.
help-clans-doomed = Un poblado que pereció: la tierra era desfavorable, nadie puntuó.
help-clans-chips =
    { $n ->
        [one] { $n } poblado en esta época.
       *[other] { $n } poblados en esta época.
    }
help-clans-now = Esta es la época del próximo poblado.
help-clans-chip = La toma quien funda un poblado. Un punto al final.
help-clans-lane = Los puntos de este clan hasta ahora. De quién es se ve al final.
help-clans-hut = Por pocas cabañas que tenga en un poblado, el clan se lleva todo lo que vale.
help-clans-mine = Tu clan. Solo tú lo sabes; sus puntos serán tuyos.
help-clans-secret = Una carta de clan que solo ha visto su dueño.
help-clans-first = Este asiento hizo el primer movimiento.
