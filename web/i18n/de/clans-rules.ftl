### Clans: rules, and the help at the table.

## clans-rules: the rules of Clans, and what each thing on its map is

cl-title = Die Regeln von Clans
cl-lead = Fünf Clans ziehen durchs Land und lassen sich in Dörfern nieder. Einer davon gehört insgeheim dir. Bring ihn dorthin, wo die Punkte sind, und lass dir nichts anmerken.

cl-idea = Worum es geht
cl-idea-1 = Alle versetzen die Hütten **aller** Clans. Wo um Hütten herum nur noch leeres Land liegt, entsteht ein Dorf, und jeder Clan darin punktet, egal mit wie vielen Hütten.
cl-idea-2 = Am Ende decken alle ihre Clankarte auf. Du bekommst die Punkte deines Clans, dazu einen für jedes Dorf, das du gegründet hast.

cl-map = Das Land
cl-map-1 = { $territories } Gebiete liegen in { $regions } Regionen zu je { $each }; Regionen zählen nur am Anfang. Es gibt vier Arten von Land:
cl-map-2 = Zwei Gebiete sind Nachbarn, wenn sie eine Grenze teilen. **Flüsse trennen nicht, Seen schon.**
cl-map-3 = Es gibt zwei Pläne. Der **gedruckte** hat Gelände, Regionen und Nachbarn des veröffentlichten Spiels; ein Spieler hat sie übertragen, mit dem Original sind sie nicht abgeglichen. Der **eigene** Plan hält sich nur an das, was die Regeln über ihn sagen, etwa die Zahl der Gebiete und die Verteilung der Geländearten. Alle Formen haben wir selbst gezeichnet.

cl-setup = Vor dem ersten Zug
cl-setup-1 = Jede Region bekommt von jedem Clan eine Hütte, zufällig verteilt, je eine auf ihren { $each } Gebieten. Jeder Spieler erhält **geheim einen Clan**; die übrigen Clankarten bleiben verdeckt. Der Startspieler wird ausgelost.
cl-setup-2 = Alle fünf Clans punkten in der Partie, auch die, die niemand spielt. Verrate nicht, welcher deiner ist.

cl-move = Ein Zug
cl-move-1 = Du nimmst **alle Hütten eines Gebiets** und versetzt sie in ein **Nachbargebiet, in dem Hütten stehen**. Ziehen musst du, und du darfst Hütten jedes Clans versetzen.
cl-move-2 = Hütten ziehen nie auf leeres Land. Ein verlassenes Gebiet bleibt bis zum Ende der Partie leer.
cl-move-crowd = Sieben oder mehr
cl-move-crowd-1 = Ab **{ $crowd } Hütten** zieht eine Menge nur zu einer, die mindestens so groß ist. Bis { $fewer } Hütten dürfen überallhin, auch zu großen Mengen.
cl-move-may = erlaubt
cl-move-not = nicht erlaubt

cl-village = Dörfer
cl-village-1 = Nach dem Zug schau auf dein Ziel und auf die Nachbarn des verlassenen Gebiets. Haben Hütten dort **keinen bewohnten Nachbarn** mehr, entsteht ein Dorf. Eine einzige Hütte genügt.
cl-village-2 = Du nimmst den nächsten **Chip**. Dann wird das Dorf gewertet:
cl-village-steps =
    .item1 = Ist sein Land in dieser Epoche **ungünstig**, geht das Dorf unter: Alle Hütten gehen, niemand punktet.
    .item2 = Sind **alle fünf Clans** da, gibt es Streit: Jeder Clan mit nur einer Hütte wird vertrieben.
    .item3 = Zähl die Hütten, die bleiben. Ist das Land **günstig**, kommt der Bonus der Epoche dazu.
    .item4 = Jeder Clan, der noch da ist, bekommt **alles**, ob er eine Hütte hat oder fünf.
cl-village-3 = Ein Dorf bleibt für immer, wo es ist. Der Chip des Gründers ist am Ende einen Punkt wert, auch wenn das Dorf unterging.
cl-village-example = In der ersten Epoche entsteht ein Dorf ({ $land }) mit drei roten Hütten, einer blauen und einer grünen. Drei Clans, also kein Streit. { $huts } Hütten und ein Bonus von { $bonus }: Rot, Blau und Grün bekommen je **{ $total } Punkte**.
cl-village-strife = Streit: vier rote Hütten, zwei blaue und je eine der anderen. Grün, Gelb und Schwarz gehen; Rot und Blau bekommen 6.
cl-village-nobody = Von jedem Clan eine Hütte: Alle fünf gehen, niemand punktet. Der Chip wird trotzdem genommen.

cl-epochs = Die Epochen
cl-epochs-1 = Die Chips liegen auf den Epochen, und der genommene Chip sagt, zu welcher Epoche das Dorf gehört. Was jetzt gutes Gelände ist, kann später Untergang sein.
cl-epochs-epoch = Epoche
cl-epochs-chips = Dörfer
cl-epochs-good = Günstig
cl-epochs-bonus = Bonus
cl-epochs-bad = Ungünstig
cl-epochs-none = keines
cl-epochs-provenance = Einige Felder sind aus mehreren Quellen erschlossen; sie tragen ein Zeichen.

cl-several = Mehrere Dörfer auf einmal
cl-several-1 = Ein Zug kann zwei Dörfer gründen, selten mehr. Wer gezogen hat, wählt die Reihenfolge. Die Chips werden nacheinander genommen, also kann ein späteres Dorf in die nächste Epoche fallen.
cl-several-2 = Gibt es mehr Dörfer als Chips, wählt, wer gezogen hat, welches davon das { $chips }. ist. Die anderen bringen nichts.

cl-end = Das Ende
cl-end-1 = Die Partie endet sofort, wenn das **{ $chips }. Dorf** gewertet ist oder wenn keine Hütte mehr ziehen kann.
cl-end-2 = Nun werden die Clans aufgedeckt. Clans, die niemand gespielt hat, werden von der Leiste genommen. Dazu kommt **ein Punkt für jeden Chip**: Wer am meisten hat, gewinnt. Bei Gleichstand wird der Sieg geteilt.
cl-end-example = Dein Clan ist Blau und steht bei 31. Du hast vier Dörfer gegründet: **35 Punkte**.

cl-tips = Drei Dinge zum Ausprobieren
cl-tips-list =
    .item1 = Schick deinen Clan mit anderen zusammen los: Ein Dorf mit vielen Hütten bringt allen darin viel, und niemand weiß, wem du helfen wolltest.
    .item2 = Achte auf den letzten Chip einer Epoche. Wer ihn nimmt, entscheidet, in welchem Gelände das nächste Dorf entsteht.
    .item3 = Auch eine einzelne Hütte im Nirgendwo ist ein Dorf. Lass Rivalen in ungünstigem Gelände allein.

help-clans-neighbours = Von hier dürfen Hütten in Nachbargebiete ziehen, in denen Hütten stehen.
help-clans-crowd = Eine Menge ab { $crowd }: Sie zieht nur zu einer mindestens so großen.
help-clans-empty = Leer bis zum Schluss: Auf leeres Land zieht nichts.
help-clans-good = Ein Dorf, das jetzt hier entsteht, bekommt **{ $bonus } dazu**: Das Land ist günstig.
help-clans-bad = Ein Dorf, das jetzt hier entsteht, **geht unter**: Das Land ist ungünstig.
help-clans-plain = Das Land bringt einem Dorf, das jetzt entsteht, weder Vor- noch Nachteile.
help-clans-village = Ein Dorf: Es verändert sich nicht mehr, und niemand kann dazuziehen.
help-clans-doomed = Ein untergegangenes Dorf: Das Land war ungünstig, niemand hat gepunktet.
help-clans-chips =
    { $n ->
        [one] { $n } Dorf in dieser Epoche.
       *[other] { $n } Dörfer in dieser Epoche.
    }
help-clans-now = In diese Epoche fällt das nächste Dorf.
help-clans-chip = Nimmt, wer ein Dorf gründet. Am Ende ein Punkt.
help-clans-lane = Die bisherigen Punkte dieses Clans. Wem er gehört, zeigt sich am Ende.
help-clans-hut = Schon mit einer einzigen Hütte in einem Dorf bekommt der Clan dessen ganzen Wert.
help-clans-mine = Dein Clan. Nur du kennst ihn; seine Punkte gehören dir.
help-clans-secret = Eine Clankarte, die nur kennt, wer sie hat.
help-clans-first = Dieser Platz hat den ersten Zug gemacht.
