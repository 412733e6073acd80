/** Les règles de Bombay, avec nos mots, en français. */
import { rulesIn } from './rules.ts';

export const rules = rulesIn(
  {
    goal: 'Le but',
    components: 'Le matériel',
    setup: 'La mise en place',
    map: 'La carte',
    flow: 'Le déroulement',
    supply: 'Le ravitaillement',
    turn: 'Un tour',
    wait: 'Attendre la fortune',
    move: 'Se déplacer, et les péages',
    buy: 'Acheter',
    sell: 'Vendre',
    city: 'Les jetons Ville',
    palace: 'Bâtir un palais',
    end: 'La fin de la partie',
    info: 'Visible et caché',
    checks: 'Ce qui est toujours vrai',
  },
  {
    'BO-GOAL-1':
      'Vous êtes des marchands de soie à dos d’éléphant. Qui a le plus de roupies après le décompte final gagne ; l’argent gagné en cours de partie compte.',
    'BO-COMP-1': 'Un plateau de 24 lieux reliés par des routes, et trois marchés.',
    'BO-COMP-2': 'Cinq éléphants, un par joueur.',
    'BO-COMP-3': 'Cinq palais par joueur.',
    'BO-COMP-4': 'Un paravent par joueur, pour y cacher son argent et ses jetons.',
    'BO-COMP-5': '17 ballots de soie : 3 jaunes, 4 violets, 5 bleus, 5 orange.',
    'BO-COMP-6': '12 cubes de demande : trois de chaque soie.',
    'BO-COMP-7':
      '75 pièces, 179 roupies en tout : huit de dix, huit de cinq et 59 de un. La banque n’en manque jamais.',
    'BO-COMP-8': 'Cinq jetons Action, qui comptent les tours de table d’une manche.',
    'BO-COMP-9': 'Huit jetons Palais à deux faces, l’une jaune et l’autre orange.',
    'BO-COMP-10': 'Huit jetons Comptoir, deux par soie, avec une face ouverte et une face fermée.',
    'BO-COMP-11': '16 jetons Ville, quatre par ville.',
    'BO-COMP-12': '16 jetons Cliente. Ils ne manquent jamais non plus.',
    'BO-COMP-13': 'Un sac pour la soie.',
    'BO-SETUP-TABLE':
      'À deux : 4 manches de 4 tours de table, prime d’empire 4. À trois : 3 manches de 5, primes 6 et 2. À quatre : 4 manches de 4, primes 8, 4 et 2. À cinq : 5 manches de 3, primes 8, 6, 4 et 2. Chacun commence avec 2 roupies ; à cinq, qui joue en cinquième au premier tour de table en a 3. Les rangs sans prime ne rapportent rien.',
    'BO-SETUP-1': 'Tous les éléphants partent de la colline de départ, sans soie. Celle de l’est reste vide.',
    'BO-SETUP-2': 'L’ordre des places ne change pas ; le sort désigne le premier joueur de la première manche.',
    'BO-SETUP-3':
      'Chacun a cinq palais en réserve et 2 roupies. À cinq, celui qui joue en cinquième au premier tour de table en a 3.',
    'BO-SETUP-4': 'Les 17 ballots vont dans le sac. Les marchés restent vides jusqu’au premier ravitaillement.',
    'BO-SETUP-5': 'Chaque ville reçoit un jeton de moins qu’il n’y a de joueurs. Les autres ne servent pas.',
    'BO-SETUP-6':
      'Les quatre colonnes de demande sont réparties au hasard entre les quatre villes. Chacune montre trois soies différentes : il en manque une à chaque ville, et chaque soie manque à une ville. De haut en bas : jaune, violet, bleu ; violet, bleu, orange ; bleu, orange, jaune ; orange, jaune, violet.',
    'BO-SETUP-7':
      'Les jetons Comptoir sont posés au hasard : à quatre ou cinq, deux de chaque soie sur les huit comptoirs ; à deux ou trois, un de chaque soie sur les quatre comptoirs intérieurs, et les comptoirs extérieurs sont abandonnés, c’est-à-dire hors service.',
    'BO-SETUP-8':
      'Les huit jetons Palais sont posés au hasard sur les huit sites à jeton, face jaune à quatre ou cinq, face orange à deux ou trois. Les carrefours et les collines n’en reçoivent pas.',
    'BO-SETUP-9': 'Pour une première partie, une option propose une disposition fixe au lieu du hasard.',
    'BO-SETUP-10': 'Tout le hasard vient d’une seule source enregistrée : toute partie peut être rejouée et vérifiée.',
    'BO-MAP-1':
      'Les 24 lieux : deux collines, les villes de Bombay, Indore, Nagpur et Hyderabad, quatre comptoirs intérieurs et quatre extérieurs, huit sites à jeton Palais et deux carrefours. Personne ne voyage jusqu’aux marchés.',
    'BO-MAP-2': 'La colline de départ et celle de l’est sont les deux collines : y entrer coûte une action de plus.',
    'BO-MAP-3':
      'Quarante routes à double sens : un anneau de seize le long du bord ; trois depuis chaque comptoir intérieur, vers deux sites et vers le centre ; deux de chaque ville vers le centre ; et un anneau de quatre autour du centre.',
    'BO-MAP-4':
      'Chaque comptoir est à deux actions de ses deux villes les plus proches, à quatre ou cinq des autres. De la colline de départ, Bombay et Hyderabad sont à une action, Indore et Nagpur à deux.',
    'BO-MAP-5': 'Un lieu peut accueillir autant d’éléphants qu’on veut. Rien ne bloque une route.',
    'BO-MAP-6':
      'On entre dans un comptoir abandonné comme dans tout autre lieu. On n’y achète rien, et on n’y bâtit que si l’option le permet.',
    'BO-MAP-7':
      'Un palais se dresse sur un site à jeton, un carrefour ou une colline, jamais dans une ville ni dans un comptoir en service, et un seul par lieu. Des options retirent les collines ou ajoutent les comptoirs hors service.',
    'BO-FLOW-1': 'La partie compte plusieurs manches. Une manche : un ravitaillement, puis plusieurs tours de table.',
    'BO-FLOW-2':
      'Au début de chaque tour de table, le premier joueur pose un jeton Action ; puis chacun joue un tour, dans le sens horaire, en commençant par lui.',
    'BO-FLOW-3':
      'La manche s’achève quand le dernier jeton est posé et que son tour de table est terminé. Le joueur suivant devient premier joueur.',
    'BO-FLOW-4':
      'La partie s’achève après la dernière manche. À trois, quatre ou cinq, chacun a été premier une fois ; à deux, deux fois.',
    'BO-FLOW-5':
      'D’une manche à l’autre, seuls les marchés changent. Demandes, palais, jetons, éléphants et charges restent en place.',
    'BO-SUP-1': 'Au début d’une manche, les ballots restés aux marchés retournent dans le sac.',
    'BO-SUP-2': 'On pioche ensuite neuf ballots au hasard, ou tous si le sac en contient moins.',
    'BO-SUP-3':
      'La soie la plus piochée va au marché de gauche, la suivante au milieu, la suivante à droite. Les soies piochées en même nombre vont ensemble dans un même marché : trois soies piochées trois fois chacune vont toutes à gauche.',
    'BO-SUP-4':
      'Une soie qui n’est pas sortie n’est nulle part. On ne saute pas de marché pour en remplir un autre ; certains peuvent rester vides.',
    'BO-SUP-5': 'Trois marchés suffisent toujours : quatre nombres différents demanderaient au moins dix ballots.',
    'BO-SUP-6':
      'Un comptoir est ouvert tant qu’au moins un ballot de sa soie se trouve à un marché. Quand le dernier part, ses comptoirs ferment aussitôt, jusqu’au prochain ravitaillement.',
    'BO-TURN-1':
      'À votre tour, vous avez trois actions, à dépenser dans l’ordre que vous voulez : attendre, se déplacer, acheter, vendre, bâtir.',
    'BO-TURN-2': 'Toute action peut être répétée, sauf l’achat : une fois par tour.',
    'BO-TURN-3':
      'Vous pouvez finir votre tour à tout moment ; les actions restantes sont perdues. Après la troisième, le tour s’achève de lui-même.',
    'BO-TURN-4':
      'Ce que vous ne pouvez pas payer en entier, en actions ou en roupies, vous ne pouvez pas le faire. Pas de crédit.',
    'BO-TURN-5': 'Chaque action est menée à son terme, péages et jetons compris, avant la suivante.',
    'BO-WAIT-1': 'Dépensez les trois actions de votre tour et prenez 1 roupie à la banque.',
    'BO-MOVE-1':
      'Votre éléphant suit une route jusqu’au lieu voisin : une action, ou deux si c’est une colline. En descendre ne coûte rien de plus.',
    'BO-MOVE-2': 'Les ballots voyagent avec l’éléphant.',
    'BO-TOLL-1': 'Quand votre éléphant entre dans un lieu où se dresse le palais d’un autre, celui-ci reçoit 1 roupie.',
    'BO-TOLL-2': 'C’est la banque qui paie. Vous ne payez rien : une bourse vide n’arrête jamais personne.',
    'BO-TOLL-3': 'Chaque entrée compte : en simple passage aussi, et de nouveau si l’on revient dans le même tour.',
    'BO-TOLL-4':
      'Pas de péage pour son propre palais, ni pour sortir, ni pour qui se trouve là quand un palais est bâti.',
    'BO-BUY-1':
      'On achète dans un comptoir ouvert. Le ballot a la couleur du comptoir et vient du marché qui la détient.',
    'BO-BUY-2':
      'Le marché fait le prix : à gauche 1 roupie et 1 action ; au milieu 1 roupie et 2 actions ; à droite 2 roupies et 2 actions.',
    'BO-BUY-3': 'Un seul achat par tour.',
    'BO-BUY-4':
      'Un éléphant porte au plus deux ballots, de même soie ou non. On ne peut ni les jeter, ni les échanger, ni les donner.',
    'BO-BUY-5': 'Tous les comptoirs d’une soie puisent dans le même stock. Un comptoir ne s’épuise jamais.',
    'BO-SELL-1': 'Dans une ville, vendez un ballot d’une soie qu’elle demande, pour une action.',
    'BO-SELL-2': 'Le ballot retourne dans le sac, pas au marché : aucun comptoir ne rouvre.',
    'BO-SELL-3':
      'La place de la soie sur l’échelle, avant qu’elle ne bouge, fait le prix : en haut 4 roupies, au milieu 3 roupies, en bas 1 roupie et 1 cliente.',
    'BO-SELL-4':
      'Un ballot jaune rapporte 1 roupie de plus, un violet 1 cliente de plus, quelle que soit la place. Le bleu et l’orange ne rapportent rien de plus.',
    'BO-SELL-5':
      'Puis la soie vendue descend tout en bas de cette échelle, et celles du dessous montent. Les autres villes ne changent pas.',
    'BO-SELL-6':
      'On peut vendre ses deux ballots dans le même tour et la même ville ; le second est payé sur l’échelle changée.',
    'BO-CITY-1': 'Quand vous vendez dans une ville dont vous n’avez pas de jeton, prenez-en un, s’il en reste.',
    'BO-CITY-2': 'Personne n’a deux jetons de la même ville. S’il n’en reste pas, rien ne le remplace.',
    'BO-CITY-3': 'Deux jetons Palais portent chacun une ville à part. Il y a donc six sortes de jetons Ville.',
    'BO-CITY-4': 'Les jetons Ville ne valent des roupies qu’à la fin.',
    'BO-PAL-1':
      'Pour bâtir, il faut que votre éléphant se trouve sur un site libre qui admet un palais et porte au moins un ballot, et qu’il vous reste un palais. Cela prend une action.',
    'BO-PAL-2': 'Payez avec l’un des ballots portés ; il retourne dans le sac. Le palais reste pour de bon.',
    'BO-PAL-3':
      'S’il y a là un jeton Palais, vous le prenez. Cliente : compte pour une cliente à la fin. Ville : compte à la fin pour un jeton d’une ville à part. Roupies : 2 roupies tout de suite. Ballot : un ballot de votre choix du marché le plus à gauche, tout de suite.',
    'BO-PAL-4':
      'Le marché le plus à gauche est le premier, de gauche à droite, qui contient encore des ballots. Le ballot offert ne coûte rien, n’est pas l’achat du tour et peut fermer des comptoirs. Si tous les marchés sont vides, il est perdu.',
    'BO-PAL-5':
      'Faces jaunes : deux clientes, deux villes, deux fois des roupies, deux ballots. Faces orange : une cliente, deux villes, trois fois des roupies, deux ballots.',
    'BO-PAL-6': 'Vous avez cinq palais. Sans palais en réserve, on ne bâtit plus.',
    'BO-END-1': 'Les ballots portés et les palais en réserve ne valent rien.',
    'BO-END-2':
      'Les jetons de villes différentes rapportent : une ville 1 roupie, deux 2, trois 4, quatre 6, cinq 9, six 12.',
    'BO-END-3':
      'Empire commercial : additionnez vos palais posés et vos clientes. Les rangs rapportent les primes prévues pour le nombre de joueurs (BO-SETUP-TABLE). Qui n’a ni palais ni cliente est classé comme les autres.',
    'BO-END-4':
      'Les ex æquo réunissent les primes de leurs rangs et les partagent à parts égales, arrondies à l’unité inférieure. Le joueur suivant prend le rang qui vient après eux. À quatre, des totaux de 6, 6, 3 et 1 rapportent 6, 6, 2 et 0 ; 5, 5, 5 et 2 rapportent 4, 4, 4 et 0.',
    'BO-END-5': 'Qui a le plus de roupies l’emporte.',
    'BO-END-6':
      'En cas d’égalité, qui a le plus de clientes l’emporte, celles des jetons Palais comprises. Si l’égalité persiste, le rang est partagé. Il en va de même pour chaque rang.',
    'BO-INFO-1': 'Derrière le paravent, caché : roupies, clientes, jetons Ville et jetons Palais gardés.',
    'BO-INFO-2':
      'Tout le reste est visible : éléphants et charges, palais, échelles, marchés, comptoirs, jetons sur le plateau, premier joueur, et chaque gain ou paiement au moment où il a lieu.',
    'BO-INFO-3':
      'Le récit dit chaque gain, mais les totaux des autres ne sont pas affichés. Avec l’option « Argent visible », chacun les voit tous.',
    'BO-INFO-4': 'Le contenu du sac se déduit ; l’ordre de la pioche est secret.',
    'BO-INV-1': 'De chaque soie, les ballots du sac, des marchés et des éléphants sont toujours 3, 4, 5 et 5.',
    'BO-INV-2': 'Chaque soie se trouve à un marché au plus.',
    'BO-INV-3': 'Une échelle montre toujours les trois mêmes soies, dans un ordre ou un autre.',
    'BO-INV-4':
      'Deux ballots au plus par éléphant, cinq palais par joueur, un palais par site ; aucune bourse ne descend sous zéro.',
    'BO-INV-5': 'Les jetons d’une ville, sur place et chez les joueurs, sont toujours un de moins que les joueurs.',
    'BO-INV-6': 'Un site avec un palais ne porte pas de jeton Palais.',
  },
);
