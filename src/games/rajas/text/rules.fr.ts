/** Les règles de Rajas of the Ganges, avec nos mots, en français. */
import { rulesIn } from './rules.ts';

export const rules = rulesIn(
  {
    components: 'Le matériel',
    setup: 'La mise en place',
    round: 'Manches, phases, tours',
    dice: 'Argent, dés, karma',
    quarry: 'La carrière',
    province: 'Province, revenus, améliorations',
    market: 'Le marché',
    palace: 'Le palais',
    river: 'Le port et le fleuve',
    workers: 'Les ouvriers',
    tracks: 'Pistes, bonus, enchaînements',
    end: 'La fin de la partie',
    navaratnas: 'La variante des Navaratnas',
    mixed: 'Niveaux mêlés',
    ganga: 'Les tuiles fleuve',
    info: 'Visible et caché',
    rulings: 'Points précisés',
  },
  {
    'RG-COMP-1': 'Un plateau à deux faces : une pour deux joueurs, une pour trois et quatre.',
    'RG-COMP-2': 'Quatre plateaux province à deux faces : A pour le jeu de base, B pour les Navaratnas.',
    'RG-COMP-3': 'Quatre statues de Kali : le recto tient dix dés, le verso huit.',
    'RG-COMP-4': '48 dés, douze de chaque couleur : bleu, vert, orange, violet.',
    'RG-COMP-5':
      '64 tuiles province, 16 par couleur. Leur dos montre un serpent, une vache ou un tigre et forme douze piles : par couleur six serpents, cinq vaches et cinq tigres.',
    'RG-COMP-6': '24 ouvriers, six par joueur.',
    'RG-COMP-7': 'Par joueur un bateau, un marqueur d’argent, un marqueur de gloire et un marqueur de bonus.',
    'RG-COMP-8': 'Par joueur cinq cubes : quatre pour les améliorations, un pour le karma.',
    'RG-COMP-9': '30 tuiles revenu : 8 blanches, 9 jaunes, 6 rouges et 7 brunes.',
    'RG-COMP-10': 'Huit tuiles fleuve, pour le module du Gange seulement.',
    'RG-COMP-11': 'Deux tuiles-caches, à trois joueurs seulement.',
    'RG-COMP-12': 'L’éléphant du premier joueur.',
    'RG-SETUP-1':
      'Prenez la face qui convient au nombre de joueurs. À trois, des caches ferment les deux dernières cases de la carrière et la dernière du port.',
    'RG-SETUP-2': 'Les 48 dés forment la réserve générale.',
    'RG-SETUP-3':
      'Formez les douze piles par couleur et par dos, mélangez chacune et posez-la face visible. Seule la tuile du dessus se voit et se prend.',
    'RG-SETUP-4':
      'Mélangez les huit tuiles revenu blanches en une pile cachée. Les autres tuiles revenu et les tuiles fleuve ne servent pas dans le jeu de base.',
    'RG-SETUP-5':
      'Chacun prend la face A de la province et la Kali à dix places ; le bateau au départ, le karma à 1, chaque bâtiment au niveau 2, la gloire à 0, le marqueur de bonus sur argent 12.',
    'RG-SETUP-6':
      'Chacun a un ouvrier en attente sur gloire 15, un sur argent 20 et un au pont. Les trois autres sont actifs.',
    'RG-SETUP-7': 'Chacun prend un dé de chaque couleur, lance les quatre et les garde tels quels.',
    'RG-SETUP-8': 'Le plus petit total commence. Une égalité est tirée au sort.',
    'RG-SETUP-9': 'Dans l’ordre du tour, on commence avec 3, 4, 5 et 6 pièces. Chacun a 0 point de gloire.',
    'RG-SETUP-10': 'La mise en place des marqueurs ne déclenche aucun bonus.',
    'RG-ROUND-1':
      'Une manche est faite de phases. Dans une phase, chacun à son tour, dans le sens horaire depuis l’éléphant, place exactement un ouvrier, paie et fait l’action.',
    'RG-ROUND-2': 'Qui n’a plus d’ouvrier à placer saute son tour.',
    'RG-ROUND-3':
      'Les phases se suivent jusqu’à ce que plus personne ne puisse placer. Une phase commencée va à son terme.',
    'RG-ROUND-4': 'Un ouvrier gagné pendant la manche peut y être placé, dans un tour suivant de son propriétaire.',
    'RG-ROUND-5':
      'On ne passe pas de son plein gré avant la dernière phase. Qui a un ouvrier sans place pour lui saute cette phase seulement. Une phase entière sans placement finit la manche.',
    'RG-ROUND-6':
      'À la fin d’une manche, l’éléphant va à qui se trouve chez le Grand Moghol, sinon au joueur suivant. Tous les ouvriers rentrent.',
    'RG-TURN-1': 'Un tour, dans l’ordre : placer l’ouvrier, payer argent et dés, faire l’action.',
    'RG-TURN-2':
      'Une case sert si elle est ouverte, libre, la première de sa rangée, si son prix entier peut être payé (dés retournés compris) et si son action peut se faire au moins dans sa part obligatoire.',
    'RG-TURN-3': 'Placer, payer et agir vont ensemble. On ne décline que ce qui dit « peut ».',
    'RG-PLACE-1':
      'Carrière et port se remplissent depuis la première case, chacune à son prix. Au marché et au palais toute case libre est ouverte.',
    'RG-PLACE-2': 'Un ouvrier par case. Les dés ne restent jamais sur le plateau.',
    'RG-PLACE-3': 'Plusieurs ouvriers d’un joueur peuvent être dans le même lieu, à une exception près (RG-MARKET-6).',
    'RG-MONEY-1': 'L’argent est la place du marqueur d’argent. Payer le recule, jamais sous 0.',
    'RG-MONEY-2': 'Reculer n’enlève rien, et repasser un bonus ne donne rien.',
    'RG-DICE-1': 'Un dé pris de la réserve est lancé aussitôt et gardé avec sa valeur.',
    'RG-DICE-2': 'Un dé payé retourne à la réserve et peut être repris aussitôt.',
    'RG-DICE-3': 'Kali tient dix dés, huit dans les Navaratnas et pour les experts.',
    'RG-DICE-4':
      'Si un gain dépasse les places libres, on rend d’abord autant de ses dés qu’on veut, au plus ce qui manque, puis on prend des dés jusqu’à remplir, puis on lance. Avec neuf dés et un gain de deux : n’en rendre aucun et en prendre un, ou en rendre un et en prendre deux.',
    'RG-DICE-5': 'Les couleurs de tous les dés d’un gain sont choisies d’abord ; puis tous sont lancés ensemble.',
    'RG-DICE-6': 'Un gain qui tient est pris en entier, autant que la réserve le permet.',
    'RG-DICE-7':
      'Une couleur épuisée ne peut être prise. Un gain au choix prend d’autres couleurs ; un gain d’une couleur donnée est réduit de ce qui manque.',
    'RG-KARMA-1': 'Le karma va de 0 à 3 et commence à 1. Au-delà de 3 il est perdu.',
    'RG-KARMA-2': 'En payant un dé, un karma le fait compter pour sa face opposée : 1 et 6, 2 et 5, 3 et 4.',
    'RG-KARMA-3':
      'On ne retourne qu’un dé que l’on paie, et une seule fois. Les dés de Kali ne changent jamais par le karma.',
    'RG-KARMA-4':
      'On peut retourner pour tout paiement en dés. Sur un balcon la valeur ne compte pas : rien n’y est retourné.',
    'RG-QUARRY-1': 'Prenez la première case libre de la carrière et payez son prix, de 1 à 4 pièces.',
    'RG-QUARRY-2':
      'Choisissez une tuile visible et payez des dés de sa couleur dont la somme atteint son prix, dés retournés compris. On ne rend pas la monnaie.',
    'RG-QUARRY-3':
      'Posez-la aussitôt sur une case vide de votre province, tournée à votre gré. Une tuile qui ne va nulle part ne peut être choisie.',
    'RG-QUARRY-4':
      'Dès que la tuile est posée, la suivante de sa pile se voit, avant tout gain. Une pile vide reste vide.',
    'RG-QUARRY-5':
      'Une tuile rapporte d’abord l’argent de ses marchés, puis la gloire de ses bâtiments, puis chaque revenu spécial relié, dans l’ordre de votre choix. Ce qu’un gain déclenche passe avant le suivant.',
    'RG-QUARRY-6': 'L’argent des marchés est la somme de leurs valeurs.',
    'RG-QUARRY-7':
      'Chaque bâtiment de la tuile rapporte la gloire de votre niveau : 2, 3 ou 4. Deux bâtiments s’additionnent et le marqueur avance une fois.',
    'RG-PROV-1':
      'Une province a quatre rangées de cinq cases ; la résidence couvre les deux du haut de la colonne du milieu. On bâtit sur 18 cases.',
    'RG-PROV-2': 'Trois routes partent de la résidence, toutes de sa case du bas : à l’ouest, à l’est et au sud.',
    'RG-PROV-3':
      'Une tuile a des routes vers deux, trois ou quatre de ses côtés ; elles se rejoignent au milieu. Elle se tourne par quarts.',
    'RG-PROV-4':
      'Deux voisines sont reliées si toutes deux ont une route sur leur côté commun. Une nouvelle tuile doit être reliée à la résidence, directement ou par d’autres tuiles.',
    'RG-PROV-5': 'Les autres côtés sont libres. Une route peut finir contre un mur, contre le cadre, ou vous enfermer.',
    'RG-PROV-6': 'Une tuile posée ne bouge plus. Elle peut seulement être recouverte.',
    'RG-YIELD-1':
      'Les revenus spéciaux entourent la province. L’un d’eux est relié quand une tuile venue de la carrière y mène une route.',
    'RG-YIELD-2': 'Un revenu paie une fois, à ce moment, après les gains de la tuile.',
    'RG-YIELD-3': 'Une tuile peut relier plusieurs revenus ; tous paient.',
    'RG-UPG-1':
      'Une amélioration élève d’un niveau le bâtiment de votre choix, jusqu’à 4. Si tous sont à 4 elle est perdue.',
    'RG-UPG-2': 'Une amélioration compte pour les bâtiments à venir.',
    'RG-UPG-3':
      'L’amélioration de gloire 5 compte comme faite aussitôt, mais n’augmente la gloire qu’à partir de votre prochain tour. Les autres agissent tout de suite.',
    'RG-UPG-4': 'Le nombre de vos améliorations est celui des pas de vos quatre cubes, de 0 à 8.',
    'RG-MARKET-1':
      'Marchandises variées : gratuit. Comptez au plus un marché de soie, un de thé et un d’épices et recevez leurs valeurs.',
    'RG-MARKET-2':
      'Marché d’une marchandise, avec une case pour la soie, une pour le thé et une pour les épices : payez un dé quelconque et comptez au plus autant de ses marchés que le dé en montre.',
    'RG-MARKET-3': 'Une tente est un marché ; une tuile à deux tentes en a deux.',
    'RG-MARKET-4': 'Compter n’use rien. Les tuiles recouvertes n’ont plus de marchés.',
    'RG-MARKET-5': 'Il vous faut au moins un marché qui compterait.',
    'RG-MARKET-6':
      'À trois et quatre joueurs, chacun n’a qu’un ouvrier par manche sur les deux cases de marchandises variées. Les cases d’une marchandise lui restent ouvertes.',
    'RG-MARKET-7': 'On peut compter moins de marchés que permis, mais au moins un.',
    'RG-PALACE-1':
      'Portique, gratuit : 2 pièces, puis vous pouvez relancer autant de vos dés que vous voulez, une fois et tous ensemble, y compris ceux que cet argent vient de rapporter.',
    'RG-PALACE-2': 'Terrasse, gratuit : prenez un dé de la couleur montrée, s’il y en a.',
    'RG-PALACE-3':
      'Balcon : payez un dé de la première couleur, quelle que soit sa valeur, et prenez-en deux de la seconde. Le bleu donne l’orange, l’orange le violet, le violet le vert, le vert le bleu. Il faut au moins un dé de la seconde en réserve ; s’il n’y en a qu’un, prenez-en un.',
    'RG-PALACE-4': 'Chambre : payez un dé de n’importe quelle couleur qui montre le chiffre de la chambre.',
    'RG-CHAMBER-1': 'Grand Moghol : 2 points de gloire, et vous commencez la prochaine manche.',
    'RG-CHAMBER-2':
      'Danseuse : deux dés au choix, puis la tuile revenu blanche du dessus (un dé, 3 pièces, une amélioration ou 1 karma), résolue aussitôt et mise de côté. Une pile vide est refaite avec celles qui ont servi.',
    'RG-CHAMBER-3': 'Yogi : 2 karma, puis un dé au choix.',
    'RG-CHAMBER-4': 'Rajah Man Singh : une amélioration, puis 3 pièces.',
    'RG-CHAMBER-5': 'Maître bâtisseur : recouvrez une de vos tuiles d’une plus chère.',
    'RG-CHAMBER-6':
      'Portugais : le bateau avance d’exactement six cases libres et prend le gain. On ne peut pas aller le voir quand le bateau est sur l’une des six dernières cases (25 à 30).',
    'RG-BUILDER-1':
      'Choisissez dans votre province une tuile qui n’en recouvre pas d’autre, et une tuile visible plus chère.',
    'RG-BUILDER-2':
      'Payez au moins la différence des deux prix avec des dés de la couleur de la nouvelle tuile. Le dé de la chambre est payé d’abord et à part.',
    'RG-BUILDER-3':
      'Posez la nouvelle tuile sur l’ancienne, tournée à votre gré, pourvu que toute tuile reste reliée à la résidence.',
    'RG-BUILDER-4': 'La nouvelle tuile rapporte son argent et sa gloire, mais aucun revenu spécial.',
    'RG-BUILDER-5': 'La tuile recouverte ne compte plus. Les revenus déjà payés le restent.',
    'RG-BUILDER-6': 'Sans tuile à recouvrir, ou sans les dés pour cela, la chambre ne sert pas.',
    'RG-BUILDER-7': 'Recouvrir ne coûte pas le prix de la carrière.',
    'RG-RIVER-1': 'Le fleuve a un départ et 30 cases. Le pont le traverse entre 20 et 21 et n’est pas une case.',
    'RG-RIVER-2':
      'Port : payez la case et un dé montrant 1, 2 ou 3 ; le bateau avance d’une case libre au moins, et au plus d’autant que le dé en montre.',
    'RG-RIVER-3':
      'Les cases occupées par un autre bateau sont sautées et ne comptent pas. Le départ et la dernière case tiennent tous les bateaux.',
    'RG-RIVER-4': 'Le bateau s’arrête sur la dernière case ; les pas restants sont perdus.',
    'RG-RIVER-5': 'Prenez le gain de la case où le bateau s’arrête. Les cases passées ne donnent rien.',
    'RG-RIVER-6': 'Un bateau sur la dernière case n’avance plus ; ses autres avancées sont perdues.',
    'RG-RIVER-7': 'Passer le pont éveille l’ouvrier qui s’y trouve, avant le gain de la case.',
    'RG-RIVER-8': 'La dernière case paie chaque bateau une fois, à l’arrivée.',
    'RG-RIVER-9':
      'Une action du palais sur le fleuve est l’une des chambres de 2 à 6, sans ouvrier ni dé, même occupée. La différence du Maître bâtisseur est payée.',
    'RG-RIVER-10': 'Les gains selon le karma le lisent à ce moment et n’en dépensent pas.',
    'RG-RIVER-11':
      'Les marchés comptés sur le fleuve ne coûtent pas de dé ; s’il en faut d’une seule marchandise, vous choisissez laquelle. Ils n’entrent pas dans la limite des marchandises variées.',
    'RG-WORKER-1':
      'On commence avec trois ouvriers actifs. Atteindre ou dépasser gloire 15, atteindre ou dépasser argent 20 et passer le pont en éveillent chacun un.',
    'RG-WORKER-2': 'Dans le jeu de base, deux seulement : avec le deuxième, le troisième quitte la partie.',
    'RG-WORKER-3': 'Un ouvrier actif le reste.',
    'RG-WORKER-4': 'Un nouvel ouvrier peut être placé dès votre prochain tour.',
    'RG-TRACK-1':
      'Les deux pistes partent d’un même coin : 60 cases de gloire dans le sens horaire, 120 cases d’argent dans l’autre. Deux cases d’argent longent chaque case de gloire.',
    'RG-TRACK-2':
      'Votre marge est votre gloire, plus la moitié de votre argent arrondie à l’unité supérieure, moins 61. À 0 les marqueurs sont de niveau ; au-delà ils se sont croisés. Avec gloire 30 et argent 65, elle est de 30 + 33 − 61 = 2.',
    'RG-TRACK-3': 'Bonus de gloire, une fois chacun : 5 une amélioration, 24 deux karma, 31 le bateau.',
    'RG-TRACK-4':
      'Bonus d’argent dans l’ordre : 12 bateau, 33 deux dés, 44 bateau, 55 deux dés. Seule la case sous votre marqueur de bonus compte ; il avance d’abord.',
    'RG-TRACK-5': 'Bonus de bateau : vous pouvez aller sur la prochaine case libre du fleuve et prendre son gain.',
    'RG-TRACK-6': 'Un marqueur ne déclenche que les bonus de sa piste.',
    'RG-TRACK-7': 'Au-delà de 60 points de gloire et de 120 pièces on continue de compter.',
    'RG-CHAIN-1':
      'Ce qu’un gain déclenche est résolu aussitôt, dans l’ordre des cases, avec tout ce qui en suit, avant que le gain interrompu ne continue.',
    'RG-CHAIN-2': 'Un marqueur fait d’abord tout son chemin ; puis ce qu’il a passé est résolu.',
    'RG-CHAIN-3':
      'Les enchaînements finissent d’eux-mêmes : les bateaux ne font qu’avancer et les bonus ne viennent qu’une fois.',
    'RG-CHAIN-4': 'Le joueur dont c’est le tour prend toutes les décisions de l’enchaînement.',
    'RG-CHAIN-5':
      'Gloire, argent, karma, améliorations et ouvriers sont obligatoires. Bonus et revenus de bateau, relance du portique et tuiles revenu des Navaratnas peuvent être déclinés.',
    'RG-END-1':
      'Dès que les marqueurs d’un joueur se rejoignent, la fin est scellée. Le tour est fini avec ses enchaînements.',
    'RG-END-2':
      'La phase va à son terme : les joueurs placés après lui et avant l’éléphant ont encore un tour s’ils ont un ouvrier. Ils peuvent passer.',
    'RG-END-3': 'Parmi ceux dont les marqueurs se sont rejoints, la plus grande marge gagne.',
    'RG-END-4': 'À égalité, celui dont les marqueurs se sont rejoints en premier l’emporte.',
    'RG-END-5': 'Les autres rangs suivent la marge. Des marges égales sous 0 partagent le rang.',
    'RG-END-6':
      'Des marqueurs qui se sont rejoints ne se séparent plus : les prix sont payés avant les gains, et aucun gain ne coûte d’argent.',
    'RG-NAV-1': 'Les trois ouvriers en attente peuvent être éveillés : jusqu’à six.',
    'RG-NAV-2': 'Chacun joue la Kali à huit places et la face B de la province.',
    'RG-NAV-3':
      'La face B a des revenus plus petits, chacun une place pour une tuile revenu : trois blanches, trois jaunes, deux rouges, deux brunes.',
    'RG-NAV-4':
      'Pour commencer, chacun à son tour pioche une tuile brune et la pose sur une place brune. Toutes les autres sont face visible.',
    'RG-NAV-5':
      'Une tuile revenu remplace ce qui est imprimé. Elle paie quand sa place est reliée, jamais quand on la pose. Elle ne bouge plus.',
    'RG-NAV-6':
      'Une tuile demande une place libre de sa couleur. On peut décliner. Sur une place dont la case est bâtie elle ne paie rien.',
    'RG-NAV-7': 'Danseuse : deux dés au choix, puis vous pouvez prendre une tuile revenu visible et la poser.',
    'RG-NAV-8':
      'Les tuiles brunes comptent quand elles paient : 1 point de gloire par tuile avec marché, par trois cases de fleuve ou par ouvrier actif ; 2 points de gloire par virage ; 1 pièce par bâtiment ; 2 pièces par tuile revenu reliée ou par amélioration.',
    'RG-NAV-9':
      'Rattrapage : qui saute son tour pour la première fois d’une manche alors qu’un autre a au moins un ouvrier de plus, ou pour la deuxième fois alors qu’un autre en a au moins deux de plus, peut prendre et poser une tuile revenu.',
    'RG-NAV-10': 'Un virage est une tuile à deux routes sur des côtés voisins.',
    'RG-MIX-1':
      'Les experts jouent la face B et la Kali à huit places, les débutants la face A et dix. Chacun a jusqu’à cinq ouvriers et suit les règles de base ; les revenus imprimés de la face B paient normalement.',
    'RG-GANGA-1':
      'Mélangez les tuiles fleuve. Depuis le départ, lancez un dé, avancez d’autant et posez une tuile visible ; continuez jusqu’au bout des tuiles ou du fleuve. La dernière case n’est jamais couverte.',
    'RG-GANGA-2': 'Une tuile fleuve remplace le gain de sa case.',
    'RG-GANGA-3':
      'Les tuiles fleuve donnent un dé au choix par karma, trois dés des couleurs montrées, l’action d’une chambre sans ouvrier ni dé, trois marchés au plus d’une marchandise sans dé, ou une avancée d’une à trois cases libres avec le gain de la dernière.',
    'RG-GANGA-4': 'Les tuiles fleuve vont avec toute autre variante. Navaratnas et niveaux mêlés s’excluent.',
    'RG-INFO-1': 'Tout ce qui est sur la table est visible.',
    'RG-INFO-2':
      'Caché à tous : l’ordre des tuiles sous celles du dessus, l’ordre des tuiles blanches, et les lancers à venir. Leur composition est connue.',
    'RG-INFO-3': 'Rien ne s’annule au-delà d’un lancer, d’une nouvelle tuile visible ou d’une tuile revenu piochée.',
    'RG-RUL-1': 'Un gain obligatoire ne se décline pas.',
    'RG-RUL-2': 'On ne place pas un ouvrier juste pour bloquer : le prix est payé et l’action fait quelque chose.',
    'RG-RUL-3': 'On passe parce qu’on y est forcé, ou dans la dernière phase.',
    'RG-RUL-4': 'Une terrasse sert aussi avec une Kali pleine : rendez d’abord un dé, ou n’en prenez pas.',
    'RG-RUL-5': 'Les dés qui manquent ne sont pas compensés ; les gains au choix changent de couleur.',
    'RG-RUL-6': 'Une amélioration au-delà du dernier niveau est perdue ; le Rajah se visite encore pour l’argent.',
    'RG-RUL-7': 'Le karma au-delà de 3 est perdu ; le Yogi se visite encore pour le dé.',
    'RG-RUL-8': 'On ne retourne pas un dé pour le garder.',
    'RG-RUL-9': 'Une tuile paie son argent avant sa gloire.',
    'RG-RUL-10': 'Vous choisissez l’ordre de plusieurs revenus.',
    'RG-RUL-11':
      'Une tuile qui en recouvre une autre paie ses propres gains ; seuls les revenus spéciaux sont retenus.',
    'RG-RUL-12': 'Un revenu atteint en recouvrant ne paie jamais.',
    'RG-RUL-13': 'Une tuile peut en recouvrir une de sa couleur si elle est plus chère.',
    'RG-RUL-14': 'Depuis la case 24 le Portugais va à 30, même avec un bateau devant.',
    'RG-RUL-15': 'Le Portugais compte six cases libres et saute les autres.',
    'RG-RUL-16': 'Un dé de 1 au port veut dire une case exactement, jamais aucune.',
    'RG-RUL-17': 'Avec le bateau sur la dernière case, le port ne sert plus.',
    'RG-RUL-18': 'L’ouvrier du pont vient avant le gain de la case.',
    'RG-RUL-19': 'Les bonus passés dans un enchaînement sont résolus aussitôt.',
    'RG-RUL-20': 'Deux bonus d’argent en une avancée sont donnés tous deux, dans l’ordre.',
    'RG-RUL-21': 'Les marchés recouverts sont perdus.',
    'RG-RUL-22': 'La gloire par trois cases de fleuve s’arrondit à l’unité inférieure.',
    'RG-RUL-23': 'Les cases de fleuve sautées comptent comme parcourues.',
    'RG-RUL-24': 'On ne rattrape que deux fois par manche, quel que soit le retard.',
    'RG-RUL-25':
      'Un virage de coin dont les deux routes donnent sur le cadre ne peut être relié : il ne se pose pas ainsi.',
    'RG-RUL-26': 'S’enfermer est permis ; la carrière vous est alors fermée, et le Maître bâtisseur peut la rouvrir.',
    'RG-RUL-27': 'Dans une province pleine, seul le Maître bâtisseur bâtit.',
    'RG-RUL-28': 'Payer plus de dés que nécessaire est permis ; le paiement le moins cher est proposé.',
    'RG-RUL-29': 'Un second bâtiment dans le tour de gloire 5 paie à l’ancien niveau.',
    'RG-RUL-30': 'Gloire 60 sans argent fait une marge de −1 : la partie continue.',
    'RG-RUL-31':
      'Sur le fleuve, seules les actions de palais possibles sont proposées ; Danseuse, Yogi et Rajah le sont toujours.',
    'RG-RUL-32': 'Le portique relance une fois.',
    'RG-RUL-33': 'Tous les bonus et revenus de bateau sont facultatifs ; le port et le Portugais ne le sont pas.',
    'RG-RUL-34': 'On ne décline des dés qu’avec une Kali pleine.',
    'RG-RUL-35': 'Si la réserve est courte, le gain est ce qu’elle peut donner.',
    'RG-RUL-36': 'Une terrasse avec une Kali pleine, sans rien prendre, est permise.',
    'RG-RUL-37':
      'Les gains qui comptent quelque chose comptent au moment où ils paient ; la tuile qui vient d’être posée compte.',
    'RG-RUL-38': 'Une tuile revenu posée sur une place déjà reliée ne paie jamais et ne compte pas comme reliée.',
    'RG-RUL-39':
      'Une tuile revenu posée sur une place reliée mais pas encore payée paie à la place de ce qui est imprimé.',
    'RG-RUL-40':
      'Le Maître bâtisseur peut recouvrir une tuile dont les gains sont encore dus ; ils ont été fixés à la pose.',
    'RG-RUL-41': 'Plus de rattrapage une fois la fin scellée.',
    'RG-RUL-42': 'Des marges égales de 0 et plus suivent l’ordre des croisements, à tous les rangs.',
    'RG-RUL-43': 'La tuile fleuve d’une à trois cases n’est pas facultative : le bateau avance d’une case au moins.',
    'RG-RUL-44': 'Seule la somme des marchés comptés importe : c’est donc une somme que l’on choisit.',
    'RG-RUL-45': 'Un dé payé en trop ne se retourne pas.',
    'RG-RUL-46':
      'Si un gain passe plusieurs bonus d’argent, le marqueur de bonus les passe tous, puis ils sont résolus dans l’ordre.',
    'RG-RUL-47': 'Les rotations d’une tuile qui se ressemblent sont toutes permises.',
    'RG-RUL-48':
      'Si l’on rend un dé d’une couleur qui manquait, le gain reste ce qu’il était ; un gain au choix peut prendre cette couleur.',
    'RG-RUL-49': 'Les tuiles revenu reliées et pas encore payées comptent comme reliées.',
    'RG-RUL-50':
      'Une tuile revenu blanche est défaussée quand tout ce qu’elle a déclenché est terminé. Si l’on mélange la défausse avant, elle n’en fait pas partie.',
    'RG-RUL-51':
      'Si un gain passe le bonus de la case 12 et l’ouvrier de la case 20, l’ouvrier attend la fin du bonus, même quand celui-ci rapporte encore de l’argent.',
    'RG-RUL-52':
      'S’il ne reste d’ouvriers qu’à ceux qui ne peuvent rien placer, la phase se joue quand même : ils passent, et la manche prend fin.',
  },
);
