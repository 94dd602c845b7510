### The page that checks dice.

## verify: the page that checks a match's dice

verify-title = Vérifier les dés
verify-lead = Chaque lancer et chaque mélange d’une partie terminée est recalculé ici, dans ton navigateur, à partir de son fichier. Rien n’est envoyé.
verify-choose = Choisir un fichier de partie
verify-choose_hint = ou dépose-le ici. Tu peux le télécharger à la fin de chaque partie.
verify-busy = Calcul…
verify-verdict-same = Les dés sont équitables
verify-verdict-differs = Échec de la vérification
verify-verdict-unreadable = Ce fichier ne peut pas être vérifié
verify-good = OK
verify-bad = Échec
verify-no_match = Cette partie n’existe pas, ou n’est pas terminée.
verify-no_file = Ce n’est pas un fichier de partie.
verify-too_large = Ce fichier est trop gros.
verify-old = Ce fichier a un ancien format, sans les noms des lancers. Le programme en ligne de commande (ochre verify) peut encore le vérifier.
verify-no_game = Ce serveur n’a pas ce jeu.
verify-revision = La partie suit la révision { $is } des règles ; ce serveur utilise la révision { $here }.
verify-seal_breaks = La graine ne correspond pas à son hachage : ce n’est pas celle qui était promise.
verify-chain_breaks = Version { $version } : la chaîne de hachages est rompue. Quelque chose a été changé ici.
verify-bad_row = Version { $version } : cette ligne est mal formée.
verify-wrong_sitter = Version { $version } : la place { $seat } n’est pas occupée par le joueur nommé dans le fichier.
verify-late_sitter = Quelqu’un prend place après la dernière version.
verify-no_names = Version { $version } : les tirages ne sont pas indiqués. Les règles ont changé depuis.
verify-wrong_name =
    { $kind ->
        [none] Version { $version }, événement { $event } : le tirage n’a pas le bon nom.
       *[other] Version { $version }, événement { $event } ({ $kind }) : le tirage n’a pas le bon nom.
    }
verify-name_twice = Version { $version }, événement { $event } ({ $kind }) : le même tirage a déjà été fait.
verify-wrong_count =
    { $is ->
        [one] Version { $version }, événement { $event } ({ $kind }) : { $is } dé lancé, alors qu’il en fallait { $count }.
       *[other] Version { $version }, événement { $event } ({ $kind }) : { $is } dés lancés, alors qu’il en fallait { $count }.
    }
verify-roll_differs = Version { $version }, événement { $event } ({ $kind }) : { $field } { $index } vaut { $says }, mais la clé donne { $gives }.
verify-field-dice = dé
verify-field-cards = carte
verify-field-buildings = bâtiment
verify-field-tiles = tuile
verify-field-colours = couleur
verify-field-start = première place
verify-steps = Ce qui a été vérifié
verify-step-seal = La graine correspond au hachage montré avant le début de la partie.
verify-step-key =
    { $n ->
        [1] La clé combine la graine et le nombre ajouté par le navigateur d’un joueur.
       *[other] La clé combine la graine et les nombres ajoutés par les navigateurs de { $n } joueurs.
    }
verify-step-key_alone = La clé est la graine elle-même : aucun navigateur n’a ajouté de nombre.
verify-step-my_seal = Le hachage est celui qui a été montré à ce navigateur avant le début.
verify-step-other_seal = Un autre hachage a été montré à ce navigateur avant le début.
verify-step-my_nonce = Le nombre que ce navigateur a ajouté fait partie de la clé.
verify-step-no_nonce_of_mine = Le nombre que ce navigateur a ajouté manque.
verify-step-chain =
    { $n ->
        [one] La chaîne de hachages est intacte sur { $n } ligne.
       *[other] La chaîne de hachages est intacte sur { $n } lignes.
    }
verify-step-names = Chaque lancer a le nom qu’exigent sa manche, sa place et son lieu, et aucun nom ne sert deux fois.
verify-drawn-rolls = { $rolls ->
        [one] { $rolls } lancer
       *[other] { $rolls } lancers
    } avec { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
verify-drawn-shuffles =
    { $shuffles ->
        [one] { $shuffles } mélange
       *[other] { $shuffles } mélanges
    }
verify-drawn-nothing = Aucun lancer
verify-step-rolls = { $what } : tout correspond à la clé.
verify-broken-seal = La graine ne correspond pas au hachage montré avant le début de la partie.
verify-broken-chain =
    { $n ->
        [one] La chaîne de hachages est rompue après { $n } ligne.
       *[other] La chaîne de hachages est rompue après { $n } lignes.
    }
verify-broken-names = Un lancer n’a pas le nom qu’exigent sa manche, sa place et son lieu.
verify-broken-rolls = { $rolls ->
        [one] { $rolls } lancer
       *[other] { $rolls } lancers
    } et { $shuffles ->
        [one] { $shuffles } mélange
       *[other] { $shuffles } mélanges
    } correspondent à la clé ; pas le suivant.
verify-faces = Répartition des dés
verify-faces_hint =
    { $n ->
        [one] { $n } dé ; le trait marque une répartition égale, environ { $each } de chaque face.
       *[other] { $n } dés ; le trait marque une répartition égale, environ { $each } de chaque face.
    }
verify-facts = Détails
verify-match = Partie
verify-seal = Hachage de la graine
verify-seed = Graine
verify-nonce = Ajouté par { $name }
verify-nonce_bot = rien, c’est un bot
verify-nonce_none = rien
verify-nonce_mine = (ce navigateur)
verify-key = Clé
verify-how = Comment ça marche
verify-how_1 = À la création d’une partie, le serveur tire une graine secrète et montre son hachage : une empreinte qu’aucune autre graine n’a.
verify-how_2 = Puis le navigateur de chaque joueur ajoute un nombre aléatoire. La graine et les nombres forment ensemble la clé, personne ne peut donc la choisir : la graine était fixée avant que les nombres soient connus.
verify-how_3 = Chaque lancer et chaque mélange est calculé à partir de la clé et d’un nom : manche, place, lieu et dé.
verify-how_4 = À la fin la graine est montrée, et chacun peut tout recalculer.
verify-not = Cette page ne vérifie pas les règles. Le programme lui-même vérifie que chaque coup était permis. Et une chose échappe à tout contrôle : quelqu’un qui gère le serveur et joue aussi pourrait essayer beaucoup de ses propres nombres, si le sien vient en dernier.
verify-also = Pour tout vérifier, règles comprises :
