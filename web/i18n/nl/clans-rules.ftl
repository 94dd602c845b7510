### Clans: rules, and the help at the table.

## clans-rules: the rules of Clans, and what each thing on its map is

cl-title = De regels van Clans
cl-lead = Vijf clans trekken door het land en vestigen zich in dorpen. Een ervan is de jouwe, en niemand weet welke. Breng ze waar de punten zijn, en houd je gezicht in de plooi.

cl-idea = Waar het om gaat
cl-idea-1 = Alle spelers verplaatsen de hutten van **alle** clans. Waar hutten alleen nog leeg land om zich heen hebben, wordt een dorp gesticht, en elke clan die erin zit scoort, hoeveel hutten hij er ook heeft.
cl-idea-2 = Aan het eind toont ieder zijn clankaart. De punten van je clan, en één voor elk dorp dat je stichtte, zijn van jou.

cl-map = Het land
cl-map-1 = { $territories } streken liggen in { $regions } gebieden van { $each }; gebieden doen er alleen bij het begin toe. Er zijn vier soorten land:
cl-map-2 = Twee streken zijn buren als ze een grens delen. **Rivieren scheiden ze niet, meren wel.**
cl-map-3 = Er zijn twee borden. Het **gedrukte** heeft het land, de gebieden en de buren van het uitgegeven spel; een speler heeft ze overgeschreven en ze zijn niet met de doos vergeleken. Het **eigen** bord is van ons en houdt zich alleen aan wat de regels erover zeggen, zoals het aantal streken en hoe de landsoorten verdeeld zijn. Alle vormen hebben we zelf getekend.

cl-setup = Voor de eerste zet
cl-setup-1 = Elk gebied krijgt één hut van elke clan, één op elk van zijn { $each } streken, door het lot. Elke speler krijgt **één clan in het geheim**; de andere clankaarten blijven verborgen. Het lot zegt wie begint.
cl-setup-2 = Alle vijf clans scoren tijdens de partij, ook die niemand speelt. Laat niet merken hoe dol je op de jouwe bent.

cl-move = Een zet
cl-move-1 = In je beurt neem je **alle hutten van één streek** en verplaatst ze naar een **buur waar hutten staan**. Je moet zetten, en je mag alle hutten verplaatsen, van elke clan.
cl-move-2 = Niets gaat ooit naar leeg land. Wat verlaten is blijft de rest van de partij leeg.
cl-move-crowd = Zeven of meer
cl-move-crowd-1 = Een menigte van **{ $crowd } of meer** hutten gaat alleen naar een menigte die minstens zo groot is. Tot { $fewer } hutten mogen overal heen, ook naar grote menigten.
cl-move-may = mag
cl-move-not = mag niet

cl-village = Dorpen
cl-village-1 = Kijk na de zet waar je aankwam, en naar de buren van waar je vertrok. Hebben hutten daar **geen bezette buur** meer, dan wordt een dorp gesticht. Eén hut is genoeg.
cl-village-2 = Je neemt het volgende **fiche**. Dan scoort het dorp:
cl-village-steps =
    .item1 = Is zijn land in dit tijdperk **ongunstig**, dan vergaat het dorp: alle hutten gaan weg, niemand scoort.
    .item2 = Zijn er **alle vijf clans**, dan breekt twist uit: elke clan met één hut wordt verdreven.
    .item3 = Tel de hutten die over zijn. Is het land **gunstig**, tel dan de bonus van het tijdperk op.
    .item4 = Elke clan die er nog is scoort **alles**, of hij nu één hut heeft of vijf.
cl-village-3 = Een dorp blijft voorgoed waar het is. Het fiche is aan het eind een punt, ook als het dorp verging.
cl-village-example = In het eerste tijdperk wordt een dorp gesticht ({ $land }), met drie rode hutten, een blauwe en een groene. Drie clans, dus geen twist. { $huts } hutten en een bonus van { $bonus }: rood, blauw en groen scoren elk **{ $total } punten**.
cl-village-strife = Twist: vier rode hutten, twee blauwe en één van elke andere. Groen, geel en zwart gaan weg; rood en blauw scoren 6.
cl-village-nobody = Eén hut van elke clan: alle vijf gaan weg, en niemand scoort. Het fiche wordt toch genomen.

cl-epochs = De tijdperken
cl-epochs-1 = De fiches liggen op de tijdperken, en het genomen fiche zegt bij welk tijdperk het dorp hoort. Wat nu goed land is kan later de ondergang zijn.
cl-epochs-epoch = Tijdperk
cl-epochs-chips = Dorpen
cl-epochs-good = Gunstig
cl-epochs-bonus = Bonus
cl-epochs-bad = Ongunstig
cl-epochs-none = geen
cl-epochs-provenance = Enkele van deze vakken zijn uit meer bronnen afgeleid; ze dragen een teken.

cl-several = Meer dorpen tegelijk
cl-several-1 = Eén zet kan twee dorpen stichten, zelden meer. Dan zegt wie zet in welke volgorde. Ze nemen fiches na elkaar, dus een later kan in het volgende tijdperk vallen.
cl-several-2 = Zijn er meer dorpen dan fiches, dan zegt wie zet welk nog als nummer { $chips } telt. De andere scoren niets.

cl-end = Het einde
cl-end-1 = De partij eindigt zodra **dorp nummer { $chips }** heeft gescoord, of als geen hut meer kan worden verplaatst.
cl-end-2 = Nu worden de clans getoond. Clans die niemand speelde gaan van het spoor. Tel **één punt per fiche** op: wie het meest heeft wint. Gelijke spelers delen de winst.
cl-end-example = Jouw clan is blauw en staat op 31. Je stichtte vier dorpen: **35 punten**.

cl-tips = Drie dingen om te proberen
cl-tips-list =
    .item1 = Stuur je eigen clan met andere mee: een dorp met veel hutten scoort voor allen, en niemand weet wie je bedoelde.
    .item2 = Let op het laatste fiche van een tijdperk. Wie het neemt beslist op welk land het volgende dorp komt.
    .item3 = Eén hut midden in het niets is ook een dorp. Isoleer rivalen op ongunstig land.

help-clans-neighbours = Van hier mogen hutten naar buren waar hutten staan.
help-clans-crowd = Een menigte van { $crowd } of meer: ze gaat alleen naar een die minstens zo groot is.
help-clans-empty = De rest van de partij leeg: niets gaat naar leeg land.
help-clans-good = Een dorp dat hier nu wordt gesticht krijgt **{ $bonus } meer**: het land is gunstig.
help-clans-bad = Een dorp dat hier nu wordt gesticht **vergaat**: het land is ongunstig.
help-clans-plain = Het land helpt noch schaadt een dorp dat nu wordt gesticht.
help-clans-village = Een dorp: het blijft zoals het is en neemt niemand op.
help-clans-doomed = Een dorp dat verging: het land was ongunstig, niemand scoorde.
help-clans-chips =
    { $n ->
        [one] { $n } dorp in dit tijdperk.
       *[other] { $n } dorpen in dit tijdperk.
    }
help-clans-now = Dit is het tijdperk van het volgende dorp.
help-clans-chip = Voor wie een dorp sticht. Eén punt aan het eind.
help-clans-lane = De punten van deze clan tot nu toe. Van wie hij is blijkt aan het eind.
help-clans-hut = Hoe weinig hutten er ook in een dorp staan, de clan scoort alles wat het waard is.
help-clans-mine = Jouw clan. Alleen jij kent hem; zijn punten worden van jou.
help-clans-secret = Een clankaart die alleen de eigenaar zag.
help-clans-first = Deze plaats deed de eerste zet.
