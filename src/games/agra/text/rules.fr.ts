/** Les règles d’Agra, avec nos mots, en français. */
import { FAVOUR_TILES, type FavourTile, type Notable } from '../data.ts';
import { fr } from './fr.ts';
import { rulesIn } from './rules.ts';

/** A contract whose rule says more than the card. */
function contract(id: Notable, more: string): string {
  const { name, power } = fr.notables[id];
  return `${name}. ${power} ${more}`;
}

/** A favour tile whose rule says more than the tile. */
function tile(id: FavourTile, more: string): string {
  const { require, spend } = FAVOUR_TILES[id];
  return `${fr.favourActions[id].help} ${fr.explain.requires(require, spend)} ${more}`;
}

export const rules = rulesIn(fr, {
  titles: [
    ...['Matériel', 'Plateau de jeu', 'Plateau personnel', 'Plateau impérial', 'À deux ou trois joueurs'],
    ...['Déroulement d’un tour', 'Cases d’action et bâtiments', 'Les biens', 'Valeurs et jetons de prix', 'Production'],
    ...['Transformation', 'Bâtir', 'Faveurs', 'Influence', 'Obtenir des points de méditation'],
    ...['Actions de méditation', 'Le marqueur de méditation', 'Phase d’action (obligatoire)', 'Placer un ouvrier'],
    ...['Personnages', 'Bâtiments de production', 'Bâtiments de transformation', 'Actions secondaires'],
    ...['Dons à Akbar', 'Commandes de guilde', 'Le fleuve', 'Livraison et récompense', 'Double livraison'],
    ...['Évaluation', 'L’influence des livraisons', 'Les notables', 'Tuiles bonus', 'Tuiles de faveur'],
    ...['Fin de la partie', 'Visible et caché', 'Interruptions', 'Ce qui est toujours vrai', 'Précisions'],
    ...['À cette table'],
  ],
  texts: {
    'AG-1-a':
      'En commun : le plateau de jeu et ses trois zones (les personnages et le cercle de méditation ; la ville, 16 bâtiments en quatre rues et quatre colonnes ; le fleuve, ses 6 pontons et les places des notables) ; le plateau impérial (les dons à Akbar, 3 pistes d’influence, 3 colonnes de commandes) ; 24 cartes de notable (la demande au recto, le contrat au verso) ; 3 jetons de prix ; 3 marqueurs de commande ; 3 jetons de limite (4, 5, 6) ; le Marchand ; le Bâtisseur ; le bateau ; le marqueur de méditation ; 12 tuiles de chantier ; 12 tuiles bonus ; 14 tuiles de faveur ; un dé à six faces ; le marqueur du premier joueur ; 69 pièces (28 de 1 roupie, 15 de 2, 10 de 5, 10 de 10 et 6 de 20).',
    'AG-1-b':
      'Pour chaque joueur : un plateau personnel (la ferme, la piste de méditation, la zone de faveur, 3 actions de faveur imprimées, de la place pour 3 tuiles de faveur) ; 10 ouvriers ; 22 marqueurs ; 4 fermiers ; 8 caches ; 3 marqueurs d’influence ; un pion de méditation ; une bourse.',
    'AG-1-c':
      'Les roupies ne manquent jamais : la banque est inépuisable. Ouvriers, marqueurs, caches et tuiles de faveur sont en nombre limité.',
    'AG-1-d': 'Couleurs des joueurs : turquoise, orange, jaune, magenta.',
    'AG-2.1-a': 'Les trois jetons de prix attendent chez le Négociant, du côté qui montre le moins de fanions.',
    'AG-2.1-b': 'Les 12 tuiles bonus sont visibles, quatre pour chacun des niveaux 2, 3 et 4.',
    'AG-2.1-c':
      'Une tuile de chantier couvre chacun des 12 bâtiments de transformation. Son niveau est le numéro de sa colonne, et aussi le nombre de ses arches.',
    'AG-2.1-d':
      'Le Marchand : lancez le dé jusqu’à obtenir 1 à 4. Il commence sur le bâtiment de production de ce numéro, dans l’ordre du parcours (1 carrière, 2 scierie, 3 champ de curcuma, 4 champ de coton).',
    'AG-2.1-e':
      'Le Bâtisseur : lancez le dé une fois. Il commence sur le chantier de ce numéro, dans l’ordre du parcours, à partir du haut de la deuxième colonne (1 cimenterie, 2 menuiserie, 3 fabrique de curry, 4 huilerie, 5 briqueterie, 6 papeterie).',
    'AG-2.1-f':
      'L’ordre du parcours, partout le même : la première colonne de haut en bas, puis la deuxième, la troisième et la quatrième ; 16 bâtiments, de la carrière au tailleur.',
    'AG-2.1-g':
      'Les notables, à quatre joueurs : tirez-en 14 au hasard, soit 5 des 8 de niveau I (AG-N01 à AG-N08-b), 4 des 7 de niveau II (AG-N09 à AG-N15-b), 3 des 5 de niveau III (AG-N16-a à AG-N20) et 2 des 4 de niveau IV (AG-N21 à AG-N24). Leurs guildes doivent se répartir en 5, 5 et 4 ; sinon, échangez des cartes selon AG-2.1-h. Les cartes non tirées quittent la partie et peuvent être montrées.',
    'AG-2.1-h':
      'Équilibrer les guildes. Chaque niveau est d’abord tiré au hasard. Si la répartition n’est pas la bonne, on cherche tous les choix de cartes de niveau I qui la donneraient sans toucher aux autres niveaux, et l’on en tire un au sort, tous ayant la même chance. S’il n’y en a aucun, on fait de même en choisissant à nouveau les niveaux I et II ensemble, puis I à III, puis tous. La première étape qui réussit décide.',
    'AG-2.1-i':
      'Les jetons de limite 4, 5 et 6 attendent sur le fleuve, aux pontons 3, 4 et 5. Au début, la limite est de 3, comme imprimé. Le bateau est au ponton 1.',
    'AG-2.1-j': 'Le marqueur de méditation commence sur « Livrer », qui est donc bloqué au début.',
    'AG-2.1-k':
      'Le premier joueur est tiré au sort et garde son marqueur toute la partie. Les autres suivent dans le sens horaire.',
    'AG-2.2-a':
      'Chacun commence avec 8 caches sur les cases marquées de sa ferme, 4 fermiers, un au milieu de chaque côté, le pion de méditation sur la case 1 de sa piste, 2 roupies, 10 ouvriers et 22 marqueurs en réserve, sans faveur ni tuile de faveur.',
    'AG-2.3-a': 'Chacun pose un marqueur d’influence au départ (niveau 0) de chacune des trois pistes.',
    'AG-2.3-b':
      'Lancez le dé pour chaque colonne de commandes : le marqueur de commande va sur la commande de ce numéro (1 en haut, 6 en bas). Si elle est couverte, voir AG-2.4-d.',
    'AG-2.3-c': 'Mélangez les 14 tuiles de faveur et révélez-en trois ; les autres forment une pile, face cachée.',
    'AG-2.4-a':
      'Notables : un de moins par niveau, soit 4, 3, 2 et 1, dix en tout, leurs guildes réparties en 4, 3 et 3 (équilibrées selon AG-2.1-h). Les places vides sont montrées couvertes.',
    'AG-2.4-b':
      'Dons à Akbar : à trois joueurs, lancez le dé une fois pour les six dons de gauche et une fois pour les six de droite ; un marqueur neutre couvre chaque don désigné, deux en tout. À deux joueurs, lancez deux fois de chaque côté ; un résultat répété n’est pas relancé, si bien que deux à quatre dons sont couverts.',
    'AG-2.4-c':
      'Commandes : à trois joueurs, lancez le dé une fois par colonne ; un marqueur neutre couvre la commande désignée. À deux joueurs, lancez deux fois par colonne et relancez jusqu’à couvrir deux commandes différentes. Les marqueurs neutres comptent pour la limite et pour remplir la colonne.',
    'AG-2.4-d':
      'Posez d’abord les marqueurs neutres (AG-2.4-c), puis les marqueurs de commande (AG-2.3-b). Si la commande désignée est couverte, le marqueur va sur la prochaine commande libre en descendant, puis en reprenant par le haut.',
    'AG-2.4-e': 'Tout le reste est inchangé : la limite commence à 3, et les pontons demandent autant de contrats.',
    'AG-4-a': 'On joue dans le sens horaire, par manches ; chaque manche commence par le premier joueur.',
    'AG-4-b':
      'Votre tour : la phase de méditation (facultative), puis la phase d’action (obligatoire : exactement une action principale, et une de plus si vous dépensez une statue), puis la phase des commandes (facultative), puis la fin du tour.',
    'AG-4-c':
      'Les actions secondaires (huile et curry, faveurs, biens de luxe) et les pouvoirs de vos contrats sont des actions libres : vous pouvez les employer à chaque moment de décision de votre tour, même au milieu d’une action, mais pas pendant un enchaînement d’effets (AG-INT-c). Elles ne remplacent jamais l’action principale.',
    'AG-4-d':
      'Fin du tour : les marqueurs posés sur les actions et les tuiles de faveur employées et sur les rouleaux des biens de luxe reviennent dans la réserve de leur propriétaire ; les contrats « une fois par tour » sont de nouveau prêts. Les points de méditation restants étaient déjà perdus.',
    'AG-4-e': 'On ne revient pas à une phase précédente.',
    'AG-5.1-a':
      'Les cases d’action : les quatre personnages, chaque bâtiment bâti et le chantier où se tient le Bâtisseur. Un ouvrier par case.',
    'AG-5.1-b':
      'Un bâtiment peut contenir des biens, et en recevoir par transformation ou par échange, qu’il soit bâti ou non.',
    'AG-5.2-a':
      'Il y a 16 biens : 4 de base (valeur imprimée 1), 8 transformés (2) et 4 de luxe (3). Un marqueur dans un bâtiment est un bien de la sorte de ce bâtiment ; tous vos biens forment votre stock. Chacun peut en avoir autant qu’il veut dans un même bâtiment.',
    'AG-5.2-b':
      'Vos marqueurs sont comptés : gagner un bien ou une faveur prend un marqueur de votre réserve, en perdre un l’y remet, sauf si la règle l’envoie ailleurs (notable, Akbar, commande, Négociant français, rouleau, action de faveur). Voir RU-01.',
    'AG-5.2-c':
      'À chacun de vos moments de décision, vous pouvez rendre à votre réserve autant de vos biens et de vos faveurs que vous voulez.',
    'AG-5.2.1-a':
      'La valeur d’un bien est le nombre de fanions du jeton de prix posé dessus, sinon sa valeur imprimée. « Valeur » tout court veut toujours dire la valeur du moment.',
    'AG-5.2.1-b':
      'Les jetons de prix ont deux faces : 1 et 2, 2 et 3, 3 et 4. Une face ne peut s’écarter que d’un fanion au plus de la valeur imprimée du bien. Un seul jeton par bien.',
    'AG-5.2.1-c': 'Les valeurs vont donc de 1 à 4.',
    'AG-5.2.1-d':
      '« Ajuster un jeton de prix » : prenez un jeton chez le Négociant ou sur son bien et posez-le sur un bien permis, peut-être le même, la face au choix, en une seule fois. Quelque chose doit changer. Le jeton ne peut pas retourner chez le Négociant.',
    'AG-5.2.1-e':
      'Les jetons ne changent que par l’action du Négociant, par la tuile de faveur « Prix » (AG-FT04) et au ponton 4.',
    'AG-5.2.3-a':
      'La ferme est un carré dont les coins sont les quatre biens de base. Chaque côté a 5 cases, et son fermier se tient sur l’une d’elles. Au départ, le fermier est sur la case 3, et des caches couvrent les cases 1 et 5 de chaque côté.',
    'AG-5.2.3-b':
      'La production d’un bien : les cases découvertes et sans fermier entre son coin et le fermier, sur les deux côtés voisins ensemble. Une case sous un cache est sautée, sans compter. Le total va de 0 à 8 ; au départ, il est de 2 pour chaque bien.',
    'AG-5.2.3-c':
      'Un fermier ne quitte jamais son côté ; il ne s’arrête sur aucun coin ni aucun cache et n’en franchit aucun. Un pas de fermier, c’est un fermier et une case.',
    'AG-5.2.4-a':
      'Les flèches : grès → ciment, grès → briques, briques → statues ; bois → planches, bois → papier, papier → livres ; curcuma → curry, curcuma → teinture, teinture → tableaux ; coton → huile, coton → tissu, tissu → vêtements. Dans chaque rue, un seul des deux biens transformés, celui de la troisième colonne, mène au bien de luxe.',
    'AG-5.2.4-b':
      'Transformer, c’est déplacer un marqueur du bâtiment de départ au bâtiment d’arrivée ; il n’en faut aucun de la réserve. Chaque bien d’arrivée a exactement un bien de départ.',
    'AG-5.2.4-c':
      'Suivre. Quand un joueur transforme au moins un bien dans un bâtiment de transformation au cours d’une action principale, chaque autre joueur qui a le même bien de départ peut en transformer exactement un le long de la même flèche. Celui qui a transformé gagne 1 faveur par joueur qui l’a suivi.',
    'AG-5.2.4-d':
      'On peut suivre : un ouvrier placé sur un bâtiment de transformation, le chantier du Bâtisseur, la transformation après une construction de l’Architecte, l’action principale supplémentaire d’une statue, et la construction de Mujtahida (RU-12). On ne suit ni la méditation, ni les actions de faveur, ni les tuiles de faveur. Option « Suivre » sur « Toutes », comme dans la première impression française : chaque transformation peut être suivie.',
    'AG-5.2.4-e':
      'Qui suit peut employer la tuile « Un de plus » (AG-FT11) pour transformer un second bien ; le joueur actif n’en gagne pas une seconde faveur. On ne suit pas quelqu’un qui suit.',
    'AG-5.3-a':
      'Les matériaux et leur valeur de construction : grès 1, bois 1, ciment 2, planches 2. Les jetons de prix n’y changent rien.',
    'AG-5.3-b':
      'Coût d’un chantier : 3 au niveau 2, 4 au niveau 3, 5 au niveau 4. De tous, les règles imprimées ne nomment que celui de la papeterie, 4.',
    'AG-5.3-c': 'Un bâtiment bâti le reste ; sa tuile de chantier quitte la partie.',
    'AG-5.5-a':
      'Une faveur est un de vos marqueurs dans votre zone de faveur. C’est toujours un marqueur à vous, pris dans votre réserve ou rendu par un notable qu’un autre remporte (AG-7.4-c), jamais celui d’un autre joueur.',
    'AG-5.5-b':
      'D’où viennent les faveurs : un de vos ouvriers debout est renvoyé (1, ou 2 dès la case 4 de la piste de méditation) ; une visite au Marchand (2) ; les niveaux 3 et 6 des pistes d’influence ; des tuiles bonus ; des contrats ; vos marqueurs sur un notable remporté par un autre (1 par marqueur) ; ceux qui vous suivent (1 chacun) ; la réaction du Jagirdar (1) ; un livre (1) ; les pontons 3 et 4.',
    'AG-5.6-a':
      'Chaque piste va du niveau 0, le départ, au niveau 9. Plusieurs marqueurs peuvent partager un niveau. Un marqueur ne redescend jamais ; un pas au-delà du sommet est perdu.',
    'AG-5.6-b':
      'En atteignant le niveau 3, choisissez tout de suite 1 faveur ou une tuile de faveur ; au niveau 6, 2 faveurs ou une tuile de faveur. Cela n’arrive qu’une fois par piste et par niveau.',
    'AG-5.6-c':
      'La tuile de faveur se choisit parmi les visibles ; la pile en fournit aussitôt une autre. On en garde trois au plus : en prenant une quatrième, abandonnez l’une des quatre, qui est mélangée à la pile, face cachée. Si la nouvelle tuile était visible, l’ordre est : prendre, abandonner et mélanger, révéler.',
    'AG-5.6-d': 'Atteindre le niveau 9 déclenche la fin (AG-8.1).',
    'AG-5.6-e': 'Roupies par commande, du niveau 1 au niveau 9 : 2, 3, 3, 4, 4, 5, 6, 7, 8.',
    'AG-6.1.1-a':
      'Vous pouvez coucher autant de vos ouvriers debout que vous voulez, sur les personnages et les bâtiments. Un ouvrier couché reste sur sa case.',
    'AG-6.1.1-b':
      'Le premier ouvrier couché dans la phase rapporte les points de la case où est votre pion de méditation, chaque suivant ceux de la case d’avant, jamais au-dessous de la case 1. Les cases 1 à 5 valent 1, 2, 2, 3 et 4 points ; un ouvrier en rapporte donc toujours au moins 1. Sur la case 3, trois ouvriers rapportent 2, 2 et 1, soit 5 points.',
    'AG-6.1.1-c':
      'Les ouvriers gardés par le Cuisinier peuvent aussi servir (AG-N08-b) ; ils comptent dans la même suite.',
    'AG-6.1.1-d': 'Le Muezzin ajoute 1 point, une fois par phase, dès qu’un ouvrier a rapporté le premier.',
    'AG-6.1.1-e':
      'Dans la phase, on peut obtenir des points, en dépenser, en obtenir encore ; la suite des ouvriers continue de compter (RU-03).',
    'AG-6.1.1-f': 'Les points non dépensés sont perdus à la fin de la phase.',
    'AG-6.1.2-a':
      'Vous faites autant d’actions de méditation que vos points le permettent, dans l’ordre que vous voulez, sauf celle qui est sous le marqueur de méditation : elle est bloquée pendant toute la phase. Livrer (action extérieure) : 3 points. Livrez un bien à un notable accessible (AG-7.2-a). On peut recommencer, aussi chez d’autres notables ; il n’y a pas de double livraison. Option « Livrer en méditant » sur « Plusieurs biens » : une action livre un, deux ou trois biens différents à un seul notable pour 2, 5 ou 9 points.',
    'AG-6.1.2-b':
      'Transformer (action extérieure) : la valeur du bien obtenu, en points. Déplacez un bien le long d’une flèche. Personne ne suit, sauf par option (AG-5.2.4-d).',
    'AG-6.1.2-c': 'Ôter un cache (action extérieure) : 2 points. Ôtez un de vos caches, au choix.',
    'AG-6.1.2-d':
      'Échanger (action extérieure) : la valeur du bien, en points. Remplacez un bien par un bien d’une autre sorte et d’exactement la même valeur.',
    'AG-6.1.2-e':
      'Fermier (au centre) : 1 point. Un pas de fermier. Cette action n’est jamais bloquée, le marqueur ne s’y pose pas.',
    'AG-6.1.3-a':
      'À la fin de la phase, le marqueur de méditation va sur la dernière action extérieure faite dans cette phase ; elle reste bloquée tant qu’il y est. Si vous n’avez déplacé que des fermiers, ou rien fait, il ne bouge pas.',
    'AG-6.1.3-b':
      'Les points du Fabricant de mosaïque et la tuile « Point de méditation » (AG-FT05) ne sont pas des actions du cercle et ne déplacent jamais le marqueur.',
    'AG-6.2-a':
      'Il faut faire exactement une action principale sur une case permise (AG-5.1-a), même si elle reste sans effet.',
    'AG-6.2.1.1-a': 'Case libre : placez un ouvrier de votre réserve, debout.',
    'AG-6.2.1.2-a':
      'Ouvrier couché d’un autre : il rentre dans la réserve de son propriétaire, sans compensation ; puis placez le vôtre.',
    'AG-6.2.1.2-b':
      'Ouvrier debout d’un autre : il rentre dans la réserve de son propriétaire, ou chez son Cuisinier (AG-N08-a) ; ce joueur gagne 1 faveur, ou 2 si son pion de méditation est sur la case 4 ou plus loin ; puis placez le vôtre.',
    'AG-6.2.1.2-c':
      'Votre propre ouvrier, debout ou couché : réutiliser votre case, c’est la corvée. Payez 2 roupies (1 avec le Calligraphe, rien avec la tuile « Corvée gratuite », AG-FT10). Aucun ouvrier n’est placé ; s’il était couché, le vôtre se relève ; il n’y a pas de faveur. Si vous ne pouvez pas tout payer, vous ne pouvez pas choisir cette case.',
    'AG-6.2.1.2-d':
      'Sans ouvrier en réserve : vous devez faire la corvée sur une de vos cases, et vous payez ce que vous pouvez du prix, peut-être rien. Vous ne pouvez pas bâtir avec l’Architecte.',
    'AG-6.2.1.3-a':
      'Les roupies posées sur le bâtiment choisi sont à vous tout de suite, avant l’effet (par corvée aussi, RU-07).',
    'AG-6.2.1.3-b':
      'Le Marchand est sur le bâtiment choisi : une fois tout l’effet résolu, vous gagnez 2 faveurs ; puis lancez le dé, et le Marchand avance d’autant de bâtiments bâtis dans l’ordre du parcours ; après le tailleur vient la carrière.',
    'AG-6.2.1.3-c': 'Le ponton 3 fait avancer le Marchand de la même façon, mais sans ces 2 faveurs.',
    'AG-6.2.1.3-d': 'Les roupies s’accumulent, sans maximum.',
    'AG-6.2.1.3-e':
      'Le Marchand laisse 1 roupie de la banque sur chaque bâtiment bâti qu’il dépasse : ceux entre son départ et son arrivée, ni l’un ni l’autre compris, chaque fois qu’il les dépasse. L’option « Les roupies du Marchand » propose d’autres lectures.',
    'AG-6.2.1.4-a':
      'Chantier du Bâtisseur : il est bâti gratuitement, sans tuile bonus ; placez-y votre ouvrier ; transformez jusqu’à 3 biens (AG-6.2.2.3-a) ; puis le Bâtisseur avance.',
    'AG-6.2.1.4-b':
      'L’avance du Bâtisseur : lancez le dé ; il avance d’autant de chantiers encore à bâtir, dans l’ordre du parcours ; après le tailleur, il reprend au premier qui reste. S’il n’en reste qu’un, il s’y arrête. S’il n’en reste aucun, il quitte la partie.',
    'AG-6.2.1.4-c':
      'Si le chantier du Bâtisseur est bâti autrement (Architecte, Mujtahida, ponton 2), il avance selon AG-6.2.1.4-b une fois cette construction entièrement résolue.',
    'AG-ARC-a': 'Architecte, au choix : montez un marqueur d’influence d’un niveau, ou bâtissez (AG-ARC-b).',
    'AG-ARC-b':
      'Bâtissez un chantier au choix. Il faut qu’il vous reste un ouvrier en réserve après avoir placé le premier. Étape 1 : payez des matériaux, un au moins. Leurs valeurs de construction, plus 1 si deux au moins sont différents, plus 1 avec Takshaka, doivent atteindre le coût ; le surplus est perdu. Retirez la tuile de chantier.',
    'AG-ARC-c':
      'Étape 2 : choisissez une des tuiles bonus qui restent au niveau du bâtiment, appliquez-la (AG-BB2 à AG-BB4) et gardez-la face cachée.',
    'AG-ARC-d':
      'Étape 3 : placez un ouvrier de votre réserve sur le nouveau bâtiment et transformez-y jusqu’à 3 biens (AG-6.2.2.3-a) ; on peut vous suivre. Il faut placer l’ouvrier, on peut ne rien transformer.',
    'AG-ARC-e':
      'Bâtir ainsi le chantier du Bâtisseur coûte le prix normal et donne la tuile bonus ; ensuite le Bâtisseur avance (AG-6.2.1.4-c).',
    'AG-SAI-a':
      'Marin : livrez des biens à une commande de guilde au plus et à autant de notables accessibles que vous voulez, l’un, l’autre ou les deux, dans l’ordre qui vous plaît.',
    'AG-SAI-b':
      'Une livraison est gratuite, deux si vous avez le Jagirdar. Une fois dans l’action, vous pouvez rendre un bien de votre stock à la réserve : il ajoute autant de livraisons que sa valeur. Vous en avez donc d’ordinaire 1 à 5.',
    'AG-SAI-c':
      'Le paiement se fait à tout moment de l’action, avant la livraison qui en a besoin ; la valeur est celle de ce moment-là. Le bien payé n’est pas « livré ».',
    'AG-SAI-d':
      'Une commande prend 2 livraisons, et les deux biens se livrent ensemble ; toutes les règles d’une commande valent (AG-6.3.2-a à -h).',
    'AG-SAI-e':
      'Chaque bien livré à un notable prend 1 livraison ; le second marqueur d’une double livraison en prend une autre.',
    'AG-SAI-f':
      'À la fin de l’action vient d’abord l’influence des notables servis (AG-7.5-a), puis le remboursement : 1 roupie par livraison payée et inutilisée. Les livraisons gratuites sont les premières employées. Qui a payé un tableau valant 3 a quatre livraisons ; après deux d’entre elles, 2 roupies lui reviennent.',
    'AG-SAI-g': 'Ensuite, le Jagirdar d’un autre joueur peut réagir (AG-N10-b).',
    'AG-TRA-a':
      'Négociant, l’échange : donnez 1 à 3 biens et prenez des biens au choix, au moins un, pour une valeur totale d’un de moins (ou moins encore, RU-09). Seuls vos marqueurs en limitent le nombre. Pour 2 ciments et 1 curcuma, qui valent 5, on peut prendre 1 curry et 2 cotons, qui valent 4.',
    'AG-TRA-b':
      'Négociant, le prix : avant ou après l’échange, une fois, ajustez un jeton de prix (AG-5.2.1-d). Chaque moitié est facultative. Les valeurs sont celles du moment de l’échange.',
    'AG-TRA-c': 'Les marqueurs donnés reviennent d’abord en réserve ; ensuite seulement se posent les nouveaux.',
    'AG-BOT-a':
      'Botaniste : jusqu’à deux choses différentes sur trois, dans l’ordre de votre choix. La première, un pas de méditation : payez le prix entre votre case et la suivante (des biens d’une valeur totale d’au moins 2, 3, 4 ou 5, sans monnaie en retour) et avancez votre pion de méditation d’une case. Impossible sur la dernière.',
    'AG-BOT-b': 'Botaniste, la deuxième : ôtez un cache.',
    'AG-BOT-c':
      'Botaniste, la troisième : deux pas de fermier, soit deux fermiers d’une case, soit un fermier de deux, ou moins.',
    'AG-6.2.2.2-a':
      'Produisez de ce bien jusqu’à votre production (AG-5.2.3-b), plus un avec le Mahout ou le Khatib, dans la limite de vos marqueurs ; on peut produire moins. Ensuite vient le Teinturier (AG-N07-a).',
    'AG-6.2.2.3-a':
      'Transformez 0 à 3 biens, ou un de plus avec la tuile « Un de plus » (AG-FT11), le long de la flèche qui mène à ce bâtiment ; si vous en avez transformé au moins un, les autres peuvent suivre (AG-5.2.4-c).',
    'AG-SEC.1-a':
      'Huile et curry, une fois par tour en tout : rendez une huile ou un curry pour relever un de vos ouvriers couchés, ou une huile et un curry pour en relever jusqu’à trois. Option « Huile et curry » sur « Sans limite » : aussi souvent que vous voulez.',
    'AG-SEC.2-a':
      'Chaque action de faveur et chacune de vos tuiles de faveur peut servir une fois dans votre tour, à l’un de vos moments de décision.',
    'AG-SEC.2-b':
      '« Exige 4 faveurs, en dépense 3 » : il faut en avoir au moins 4 dans votre zone de faveur, et 3 d’entre elles sont dépensées. Où un seul nombre est imprimé, il vaut pour les deux.',
    'AG-SEC.2-c':
      'Les trois actions de chacun : « Bien de base », dépense 2 : gagnez un grès, un bois, un curcuma ou un coton. « Influence », exige 4 et dépense 3 : un pas d’influence sur une piste au choix. « Transformer », dépense 3 : un bien le long d’une flèche, et personne ne suit, sauf par option (AG-5.2.4-d).',
    'AG-SEC.2-d':
      'Un des marqueurs dépensés reste sur l’action jusqu’à la fin du tour et montre qu’elle a servi ; les autres retournent aussitôt en réserve.',
    'AG-SEC.2-e': 'Le marqueur posé sur une action qui a servi n’est ni une faveur, ni en réserve.',
    'AG-SEC.2-f': 'Une faveur gagnée au cours du tour peut être dépensée aussitôt.',
    'AG-SEC.2-g':
      'Une nouvelle tuile peut servir dès le tour où vous la prenez. Si vous abandonnez une tuile qui a servi, son marqueur revient en réserve à la fin du tour.',
    'AG-SEC.2-h':
      'Hors de votre tour, seule la tuile « Un de plus » (AG-FT11) peut servir, quand vous suivez : une fois dans le tour d’un autre joueur. Son marqueur revient en réserve à la fin de ce tour-là.',
    'AG-SEC.3-a':
      'Biens de luxe : chaque sorte une fois par tour ; le marqueur du bien reste sur son rouleau jusqu’à la fin du tour. Statue : une fois l’action principale entièrement résolue (Marchand et Bâtisseur compris) et avant la phase des commandes, faites une action principale de plus, avec les mêmes règles pour placer.',
    'AG-SEC.3-b': 'Livre : relevez jusqu’à 3 de vos ouvriers couchés et gagnez 1 faveur.',
    'AG-SEC.3-c':
      'Tableau : montez deux marqueurs d’influence différents d’un niveau chacun, dans l’ordre de votre choix.',
    'AG-SEC.3-d':
      'Vêtement : gagnez autant de roupies que la valeur des vêtements, et une de plus dès que le bateau est au ponton 6.',
    'AG-SEC.3-e': 'Dépenser un bien de luxe n’est pas le livrer.',
    'AG-6.3.1-a':
      'Dans la phase des commandes, vous pouvez faire un don ou remplir une commande, pas les deux. Un don : déplacez un bien de votre stock sur la place d’Akbar de la même sorte, si elle est libre (sans marqueur d’un joueur ni marqueur neutre). Les 12 places sont les 8 biens transformés et les 4 de luxe. Le marqueur y reste toute la partie et compte à la fin (AG-8.6). Les bonus de livraison s’appliquent.',
    'AG-6.3.2-a':
      'Une commande se remplit à quatre conditions. Première condition : elle porte le marqueur de commande de sa colonne.',
    'AG-6.3.2-b':
      'Deuxième condition : la colonne porte moins de marqueurs, joueurs et neutres ensemble, que la limite en vigueur.',
    'AG-6.3.2-c': 'Troisième condition : votre niveau d’influence dans cette guilde est d’au moins 1.',
    'AG-6.3.2-d': 'Quatrième condition : vous avez les deux biens en stock.',
    'AG-6.3.2-e':
      'Les marqueurs des deux biens reviennent en réserve (avec le bonus de livraison de chaque bien) ; un marqueur de la réserve va sur la commande.',
    'AG-6.3.2-f':
      'Le marqueur de commande passe à la prochaine commande libre en descendant, puis en reprenant par le haut.',
    'AG-6.3.2-g':
      'Si aucun autre joueur n’est plus haut que vous sur cette piste, vous gagnez les roupies de votre niveau (AG-5.6-e). Sinon, vous en gagnez une de moins, puis vous montez d’un niveau.',
    'AG-6.3.2-h':
      'Quand les 6 commandes sont couvertes, le marqueur de commande va sous la colonne et la fin est déclenchée (AG-8.1).',
    'AG-7.1-a':
      'Les niveaux accessibles, selon le bateau : au ponton 1, le niveau I ; aux pontons 2 et 3, I et II ; au ponton 4, I à III ; aux pontons 5 et 6, I à IV.',
    'AG-7.1-b':
      'Dès qu’assez de contrats sont remplis, le bateau gagne le ponton suivant, dont l’événement est résolu avant que le joueur actif continue. On regarde à nouveau après chaque avance.',
    'AG-7.1-c': 'Du ponton 1 au 2 : deux contrats de niveau I remplis.',
    'AG-7.1-d':
      'Ponton 2 : le chantier du Bâtisseur est bâti, sans tuile bonus, sans ouvrier, sans transformation ; puis le Bâtisseur avance. Du ponton 2 au 3 : un contrat de niveau II.',
    'AG-7.1-e':
      'Ponton 3, dans cet ordre : le Marchand avance (AG-6.2.1.3-c) et laisse ses roupies ; chacun gagne 1 faveur par coton en stock, au plus 3 ; la limite passe à 4.',
    'AG-7.1-f':
      'Ponton 4 : tous les jetons de prix reviennent chez le Négociant, du côté qui montre le moins de fanions ; chacun gagne 1 faveur ; la limite passe à 5.',
    'AG-7.1-g':
      'Du ponton 3 au 4 : deux contrats de niveau II en tout (option « Du ponton 3 au 4 », RU-57). Du ponton 4 au 5 : un contrat de niveau III.',
    'AG-7.1-h':
      'Ponton 5 : chacun, dans le sens horaire à partir du joueur actif, gagne un bien de son choix qui vaut exactement 1, 2 ou 3 selon qu’il a zéro, un ou au moins deux cotons en stock ; le coton n’est pas dépensé. La limite passe à 6.',
    'AG-7.1-i':
      'Du ponton 5 au 6 : un contrat de niveau IV. Ponton 6 : un vêtement dépensé rapporte 1 roupie de plus jusqu’à la fin de la partie ; la fin est déclenchée.',
    'AG-7.2-a':
      'Pour livrer à un notable, il faut que son niveau soit accessible, que la case de ce bien soit vide et que vous ayez le bien. Déplacez le marqueur de votre stock sur la case.',
    'AG-7.2-b':
      'La récompense : autant de roupies qu’il y a maintenant de marqueurs sur la carte, ceux de tous les joueurs, doubles compris.',
    'AG-7.2-c': 'Viennent ensuite les bonus de livraison de vos contrats (AG-N-a).',
    'AG-7.2-d': 'Remplir seul un notable par des livraisons simples rapporte donc 1 + 2 = 3 ou 1 + 2 + 3 = 6 roupies.',
    'AG-7.3-a':
      'La double livraison ne se fait que par le joueur actif, dans une action principale du Marin : ni en méditant, ni par une tuile de faveur, ni en réaction avec le Jagirdar.',
    'AG-7.3-b':
      'Juste après avoir posé un marqueur sur une case vide, vous pouvez poser à côté un second bien de la même sorte.',
    'AG-7.3-c':
      'Le second marqueur rapporte toujours exactement 1 roupie (plus le bonus de livraison) et compte pour la majorité. Deux bois sur une carte qui porte un marqueur rapportent 2 et 1, soit 3 roupies.',
    'AG-7.3-d': 'Deux marqueurs au plus par case, du même joueur et de la même action.',
    'AG-7.3-e':
      'Si le premier marqueur remplit la carte, l’évaluation attend le second : une double livraison se fait d’un seul geste.',
    'AG-7.3-f':
      'Jusqu’à deux doubles livraisons par tour, chez un ou deux notables. L’option « Doubles livraisons » n’en permet qu’une.',
    'AG-7.4-a':
      'Quand toutes les cases demandées portent un marqueur, la carte est aussitôt évaluée ; le reste attend.',
    'AG-7.4-b':
      'Qui a le plus de marqueurs sur la carte remporte le contrat. À égalité, c’est celui d’entre eux qui tient la case la plus haute (la case 1 est en haut).',
    'AG-7.4-c':
      'Les marqueurs du gagnant reviennent dans sa réserve. Ceux des autres vont dans leur zone de faveur, et chacun est une faveur.',
    'AG-7.4-d':
      'Le gagnant retourne la carte, la garde et résout tout de suite ses effets immédiats, même hors de son tour. Les pouvoirs permanents agissent dès maintenant.',
    'AG-7.4-e':
      'Dans l’ordre : les marqueurs reviennent, la carte est prise, les effets immédiats sont résolus, le contrat compte pour son niveau (le niveau IV déclenche la fin), et l’on regarde si le bateau avance (AG-7.1-b).',
    'AG-7.5-a':
      'Après les livraisons d’une action du Marin : un pas dans la guilde de chaque notable servi d’au moins un bien dans cette action (un double n’ajoute rien). Les pas sont facultatifs, et leur ordre est libre. Peu importe si la carte est déjà partie et qui l’a remportée.',
    'AG-7.5-b':
      'En méditant, par la tuile « Livrer » (AG-FT12) ou par la réaction du Jagirdar, le pas vient aussitôt après la livraison et son évaluation. Dans une même phase de méditation, un notable donne un pas au plus. Option « Influence des notables » sur « Une fois par tour » : un pas au plus par notable et par tour, de quelque façon qu’on l’ait servi.',
    'AG-N-a':
      'Le bonus de livraison, par exemple « 1 roupie par tissu livré » : il est payé chaque fois que le propriétaire livre un tel bien à un notable, à une commande, à Akbar ou au Négociant français. Chaque marqueur compte, doubles compris. Il ne vaut pas pour les biens qui ont rempli cette carte elle-même.',
    'AG-N-b': 'Un pouvoir « une fois par tour » ne sert que dans le tour de son propriétaire.',
    'AG-N-c':
      'Un pouvoir « tout de suite » agit une fois, quand la carte est remportée ; ce qui ne peut pas se faire est sauté.',
    'AG-N03-a': 'Takshaka. Chaque fois que vous bâtissez : 1 de valeur de construction en plus et 1 roupie.',
    'AG-N03-b':
      'Takshaka ne compte ni sur le chantier du Bâtisseur (sauf avec l’option « Takshaka et le Bâtisseur »), ni au ponton 2. Quand Mujtahida bâtit gratuitement, il ne donne que la roupie.',
    'AG-N06-a':
      'Négociant français. Une fois par tour, posez un bien de votre stock sur la carte, sur la case de valeur 1, 2 ou 3 (sa valeur à ce moment-là ; chaque case une fois). Au troisième marqueur, gagnez 5 roupies tout de suite, et les trois marqueurs reviennent en réserve. Option « Négociant français » sur « Trois au choix » : trois biens quelconques de valeur 1 à 3. Nous ne jouons pas ainsi d’ordinaire : nommer les valeurs ne servirait à rien, et trois biens de base contre 5 roupies, tous les trois tours, vaudraient mieux que toute autre carte de niveau I.',
    'AG-N06-b':
      'Les bonus de livraison de vos autres contrats s’appliquent à ces biens ; pour tout le reste, ce n’est pas une livraison.',
    'AG-N07-a':
      'Teinturier. Après chaque production, une fois : rendez 2 des biens que vous venez de produire et gagnez 1 autre bien de la même rue, valant au plus 2 (exactement 2 selon l’option « Le bien du Teinturier »). 1 roupie par teinture livrée.',
    'AG-N08-a':
      'Cuisinier. Quand un de vos ouvriers debout est renvoyé, vous pouvez le garder sur la carte (deux au plus) au lieu de la réserve ; vous gagnez la faveur dans les deux cas. Cela se fait sans question, selon votre réponse permanente ; sans autre choix de votre part, la carte le garde.',
    'AG-N08-b':
      'Dans votre phase de méditation, vous pouvez remettre en réserve 1 ou 2 des ouvriers du Cuisinier ; chacun rapporte des points comme si vous le couchiez. 1 roupie par huile livrée.',
    'AG-N09': contract('muezzin', 'Il faut qu’un ouvrier ait rapporté au moins 1 point.'),
    'AG-N10-a': 'Jagirdar. Vos actions du Marin ont une livraison gratuite de plus.',
    'AG-N10-b':
      'Jagirdar, la réaction. Quand un autre joueur a fini une action du Marin, vous pouvez livrer 1 bien à un notable accessible (roupies, bonus, évaluation et influence comme d’habitude ; pas de double livraison). Si vous le faites, le joueur actif gagne 1 faveur. Il faut avoir eu la carte dès le début de cette action du Marin.',
    'AG-N13': contract('mullah', 'La dépense ne tombe jamais à zéro, et il faut avoir autant de faveurs que sans lui.'),
    'AG-N15-a':
      'Fabricant de mosaïque. Tout de suite : prenez une tuile de faveur, soit visible (une autre est alors révélée), soit n’importe laquelle de la pile, que vous pouvez parcourir ; puis la pile est mélangée. La limite de trois tuiles vaut ici aussi.',
    'AG-N15-b':
      'Fabricant de mosaïque, une fois par tour, dans la phase de méditation : dépensez 1 point pour 1 faveur, ou 3 points pour 2 faveurs.',
    'AG-N16-a':
      'Mujtahida. Tout de suite : bâtissez gratuitement le premier chantier qui reste dans l’ordre du parcours, comme avec l’Architecte : une tuile bonus, un ouvrier de votre réserve sur le bâtiment, jusqu’à 3 biens transformés (on peut vous suivre). Sans ouvrier en réserve, on ne place ni ne transforme rien. Si le Bâtisseur s’y tenait, il avance.',
    'AG-N16-b': 'Mujtahida : 2 roupies par statue livrée (1 selon l’option « Mujtahida, par statue »).',
    'AG-N18': contract('painter', 'Vous pouvez relever moins d’ouvriers ; la guilde est au choix.'),
    'AG-N20': contract(
      'sadrUsSudur',
      'La place doit être libre et peut être celle d’un autre bien (RU-32) ; on peut renoncer à ce don (RU-49).',
    ),
    'AG-N21': contract(
      'grandMufti',
      'Cette carte compte aussi. La guilde où vous en avez le moins donne le nombre de séries.',
    ),
    'AG-N22': contract('grandImam', 'Cette carte compte aussi.'),
    'AG-N23': contract('courtArtist', 'Cette carte compte aussi.'),
    'AG-N24': contract('dewan', 'Cette carte compte aussi.'),
    'AG-BB2':
      'Niveau 2 : (a) un pas chez les Artisans, 3 roupies ; (b) un pas chez les Marchands, 3 roupies ; (c) 1 faveur, 3 roupies ; (d) ôter un cache, 2 roupies.',
    'AG-BB3':
      'Niveau 3 : (a) un pas chez les Artisans, 4 roupies ; (b) un pas chez les Érudits, 4 roupies ; (c) 5 roupies ; (d) 1 faveur, 4 roupies.',
    'AG-BB4':
      'Niveau 4 : (a) un pas chez les Érudits, 5 roupies ; (b) un pas chez les Marchands, 5 roupies ; (c) 6 roupies ; (d) 1 faveur, 5 roupies.',
    'AG-FT06': tile('ft06', 'Toutes les conditions d’un don ou d’une commande valent (AG-6.3.1-a, AG-6.3.2-a à -d).'),
    'AG-FT07': tile('ft07', 'La première impression française n’en dépense qu’une ; c’est une option.'),
    'AG-FT11': tile(
      'ft11',
      'Le bien ajouté suit la même flèche : dans une action principale, une méditation, une action de faveur, ou quand vous suivez.',
    ),
    'AG-8.1':
      'La fin est déclenchée la première fois que l’une de ces choses arrive : un contrat de niveau IV est rempli ; un marqueur d’influence atteint le niveau 9 ; une colonne de commandes est entièrement couverte. Voir aussi RU-59.',
    'AG-8.2':
      'On finit la manche en cours, puis on joue exactement une manche entière. Le tour qui déclenche la fin s’achève normalement ; il reste ensuite un tour à chaque joueur qui n’a pas encore joué dans la manche, puis un tour à tous. À quatre joueurs, cela fait 6 tours après celui du deuxième joueur, 4 après celui du dernier. Un autre déclenchement ne change plus rien.',
    'AG-8.3-a': 'Décompte final de chaque piste d’influence : les joueurs sont classés par niveau.',
    'AG-8.3-b': 'Seul en tête : 2 roupies par marqueur à vous dans la colonne de commandes de cette guilde.',
    'AG-8.3-c':
      'Derrière un joueur seul en tête, tous ceux du plus haut niveau après le sien : 1 roupie par marqueur à eux dans cette colonne. Aux niveaux 7, 5, 5 et 2, avec 2, 1, 3 et 0 marqueurs, cela fait 4, 1, 3 et 0 roupies.',
    'AG-8.3-d':
      'Option « Deuxièmes à égalité » sur « Aucun ne marque », comme dans la première impression française : si plusieurs partagent la deuxième place, ils ne marquent rien.',
    'AG-8.3-e':
      'Plusieurs en tête : chacun d’eux marque 1 roupie par marqueur à lui ; personne d’autre ne marque sur cette piste.',
    'AG-8.4': 'Pion de méditation sur la dernière case : 5 roupies.',
    'AG-8.5': '1 roupie par cache que vous avez ôté.',
    'AG-8.6': 'Dons à Akbar : 0, 1, 3, 5 roupies pour 0, 1, 2, 3 dons, puis 3 par don de plus.',
    'AG-8.7': 'Les contrats qui paient à la fin : AG-N17 et AG-N19 à AG-N24.',
    'AG-8.8':
      'Qui a le plus de roupies l’emporte. À égalité, c’est la plus grande somme des valeurs des biens en stock, plus 1 par faveur. Si l’égalité demeure, la victoire est partagée.',
    'AG-INFO-a':
      'Visible : tout ce qui est sur les plateaux, les biens, les faveurs, les ouvriers, les contrats, les tuiles bonus prises, les tuiles de faveur révélées, les notables écartés, chaque gain et chaque paiement quand il a lieu.',
    'AG-INFO-b':
      'Caché : les roupies de chacun, dans sa bourse, que lui seul voit jusqu’au décompte final, sauf avec l’option « Bourses ouvertes ». Le récit montre les gains quand ils arrivent, comme autour d’une table ; il ne montre pas le total des autres.',
    'AG-INFO-c':
      'Caché à tous : l’ordre de la pile des tuiles de faveur (ce qu’elle contient peut se déduire). Seul le gagnant du Fabricant de mosaïque la voit, le temps de choisir (AG-N15-a).',
    'AG-INFO-d':
      'Au hasard : la mise en place, chaque dé du Marchand et du Bâtisseur, les mélanges. Le serveur lance le dé au moment où il le faut, jamais avant.',
    'AG-INT-a':
      'Ce qui vient d’être déclenché passe d’abord : la dernière question posée reçoit sa réponse avant que le reste continue. Si plusieurs joueurs ont à décider en même temps, ils le font dans le sens horaire à partir du joueur actif ou, pour une réaction, du joueur après lui.',
    'AG-INT-b':
      'Hors de votre tour, vous pouvez avoir à décider : si vous suivez (AG-5.2.4-c) ; les choix d’un contrat que vous venez de remporter (AG-7.4-d) ; le bien du ponton 5 (AG-7.1-h) ; la livraison du Jagirdar (AG-N10-b) et son pas d’influence ; des faveurs ou une tuile, laquelle prendre et laquelle abandonner (AG-5.6-b). Le Cuisinier garde vos ouvriers selon votre réponse permanente, sans jamais faire attendre (AG-N08-a).',
    'AG-INT-c':
      'Les actions libres du joueur actif attendent entre un déclenchement et la fin de tout ce qu’il entraîne (évaluation, pouvoirs immédiats, bateau, événements, réponses de ceux qui suivent). Elles sont possibles à chacun de ses moments de décision : entre deux livraisons, entre deux actions de méditation, avant de choisir une case, entre le placement et l’effet, après l’effet et avant les faveurs du Marchand, et ainsi de suite.',
    'AG-INT-d':
      'On peut demander à tous en même temps s’ils suivent ; les réponses s’appliquent dans le sens horaire, et les faveurs sont payées quand tous ont répondu. Qui n’a pas le bien de départ n’est pas interrogé.',
    'AG-INT-e': 'Hors de votre tour, vous ne pouvez faire que ce que la question propose.',
    'AG-INV-a':
      'Marqueurs de chaque joueur : réserve, biens, faveurs, notables, commandes, dons à Akbar, Négociant français, actions de faveur qui ont servi et rouleaux font toujours 22 ensemble.',
    'AG-INV-b':
      'Ouvriers de chaque joueur : en réserve, debout, couchés et chez le Cuisinier font toujours 10 ensemble. Un ouvrier au plus par case.',
    'AG-INV-c':
      'Tuiles de faveur : la pile, les visibles et celles des joueurs font 14 ensemble ; trois sont visibles, ou toutes celles qui restent s’il y en a moins.',
    'AG-INV-d': 'Personne n’a moins de 0 roupie. L’influence ne baisse jamais. Un bâtiment bâti le reste.',
    'AG-INV-e': 'Le Marchand est toujours sur un bâtiment bâti ; le Bâtisseur est sur un chantier, ou parti.',
    'AG-INV-f':
      'Une colonne ne porte pas plus de marqueurs que la limite ; ceux que la mise en place y pose sont neutres, deux au plus.',
    'AG-INV-g': 'Il y a toujours une action principale possible.',
    'RU-01':
      'Marqueurs épuisés. On ne gagne que ce que la réserve peut fournir. Dans votre tour, vous pouvez d’abord rendre des biens ou des faveurs (AG-5.2-c). Hors de votre tour, le surplus est perdu, et le récit le dit ; aucune question n’est posée. Pourquoi : l’impression corrigée permet de reprendre des marqueurs, mais le demander hors du tour arrêterait la partie pour presque rien. Un marqueur qui change seulement de place (en transformant, ou d’un notable à la zone de faveur) ne prend rien à la réserve.',
    'RU-02':
      'Réserve d’ouvriers vide : voir AG-6.2.1.2-d. Avec un seul ouvrier en réserve, l’Architecte sert encore à l’influence, ou à bâtir si l’on y est déjà et que l’on paie la corvée.',
    'RU-03':
      'Alterner en méditant. Les règles imprimées disent d’obtenir les points, puis de les dépenser. Nous permettons d’alterner : à part le dé d’un événement du bateau, on n’y gagne rien, et il est plus simple d’annuler et de voir venir. Un ouvrier relevé puis couché à nouveau compte comme le suivant.',
    'RU-04':
      'La tuile « Point de méditation » (AG-FT05) et le Muezzin. Le point de la tuile ne vient pas d’un ouvrier : il n’éveille pas le Muezzin.',
    'RU-05':
      'Actions sans effet. On peut choisir une case dont l’effet est nul, par exemple pour le Marchand ou pour des roupies.',
    'RU-06':
      'Les roupies du Marchand. Il « dépasse » ce qui est strictement entre les deux bâtiments. Celui où il arrive récompense déjà son visiteur par des faveurs. Une option permet d’autres lectures.',
    'RU-07':
      'La corvée et le reste. Faire la corvée est une façon de placer : on reçoit les roupies du bâtiment et les faveurs du Marchand.',
    'RU-08':
      'Jeton de prix sans écart. Une face égale à la valeur imprimée est permise ; sinon, avec des faces 1 et 2, 2 et 3, 3 et 4, on ne pourrait jamais retourner un jeton sur place.',
    'RU-09':
      'Le compte du Négociant. On n’est pas obligé de prendre toute la valeur permise, puisqu’on peut de toute façon rendre des biens ; la table montre ce qu’il reste à prendre.',
    'RU-10':
      'Ce que veut dire « valeur n ». Tout se juge à la valeur du moment. La tuile « Bien de valeur 2 » (AG-FT03) et le ponton 5 (AG-7.1-h) : exactement ; le Teinturier : au plus 2 (ou l’option) ; le Négociant français : au plus 3.',
    'RU-11':
      'La même flèche pour « Un de plus » (AG-FT11). Le bien ajouté a le même départ et la même arrivée ; avec « Transformer 1 en 2 » (AG-FT07), il répond à la même condition de valeur.',
    'RU-12':
      'On peut suivre Mujtahida, car elle fait en entier l’étape 3 de l’Architecte. Les autres joueurs sont interrogés dans le sens horaire à partir de son gagnant, qui reçoit les faveurs. Elle agit même remportée hors de son tour.',
    'RU-13':
      '« Le plus proche du coin en haut à gauche », c’est le premier chantier qui reste dans l’ordre du parcours.',
    'RU-14': 'L’ordre de ceux qui suivent. Chacun décide sans dépendre des autres (AG-INT-d).',
    'RU-15':
      'Le chantier du Bâtisseur bâti par quelqu’un d’autre : voir AG-6.2.1.4-c. L’avantage de bâtir gratuitement là est perdu.',
    'RU-16':
      'Plusieurs pontons d’un coup. Cela n’arrive pas d’ordinaire, car chaque niveau ne s’ouvre qu’à son ponton ; on regarde pourtant à nouveau après chaque avance (AG-7.1-b).',
    'RU-17':
      'Pontons hors d’atteinte. Il n’y en a pas : à deux ou trois joueurs il y a 4, 3, 2 et 1 cartes des niveaux I à IV, et il en faut 2, 2, 1 et 1. Si personne ne les remplit, les deux autres déclenchements finissent quand même la partie.',
    'RU-18':
      'Quand un contrat commence à agir. Bonus et pouvoirs permanents agissent après l’évaluation. La livraison gratuite de votre Jagirdar peut servir dans le reste de la même action du Marin ; sa réaction, seulement à partir de la prochaine action du Marin d’un autre (l’exemple imprimé au chapitre 7.5 n’en mentionne pas).',
    'RU-19': 'À qui la double livraison. Une case remplie dans une action précédente ne peut plus être doublée.',
    'RU-20':
      'Notables reconstitués. Imposé par les exemples : le Cuisinier demande huile et bois ; le Mahout (Marchands) demande du bois sous un autre bien ; le Jagirdar (Marchands) demande des planches et un autre bien ; le Mollah (Érudits) demande des briques ; le Fabricant de mosaïque demande du ciment sous un autre bien ; le Grand Imam est de la guilde des Érudits ; au niveau I, une carte des Érudits demande du curry et une des Artisans du bois. Pour le reste, nous avons suivi ceci : une carte à bonus de livraison demande ce bien (c’est vrai du Cuisinier et du Mollah) ; le niveau I demande un bien transformé et un de base, le II deux transformés, le III un de luxe, un transformé et un de base, le IV deux de luxe et un transformé ; les biens d’une carte viennent de rues différentes ; la case 1 est celle du premier bien nommé.',
    'RU-21':
      'Commandes reconstituées. Les exemples en donnent trois : bois et tableaux, la première des Érudits ; huile et teinture, juste au-dessus de bois et statues, chez les Marchands. Toutes trois font 4 en valeurs imprimées, donc toutes les commandes aussi. Que celles des Marchands soient la cinquième et la sixième est notre choix.',
    'RU-22':
      'Deux déclenchements à la fois, et le niveau IV. C’est la carte remplie qui déclenche la fin ; le ponton 6 ne fait que venir au même moment.',
    'RU-23':
      'La fin déclenchée hors des gestes du joueur actif, par exemple par le Peintre qu’un autre remporte : la manche est celle qui est en cours, et AG-8.2 compte à partir du joueur actif.',
    'RU-24':
      'Marin : la commande ou les notables d’abord, c’est libre. Le pas de la commande (AG-6.3.2-g) vient aussitôt, ceux des notables à la fin.',
    'RU-25':
      'Vendre au Marin. On peut payer sans livrer : la valeur du bien est remboursée en roupies ; la livraison gratuite ne rembourse rien.',
    'RU-26':
      'Les pas d’influence sont facultatifs (« vous pouvez ») ; on peut y renoncer pour ne pas déclencher la fin. Celui d’une commande (AG-6.3.2-g) est obligatoire.',
    'RU-27': 'Tuiles de faveur épuisées. S’il n’en reste aucune, il faut prendre les faveurs.',
    'RU-28': 'Une production de 0 donne 1 bien avec le Mahout ou le Khatib.',
    'RU-29':
      'L’action de faveur « Bien de base » et le ponton 5 font gagner un bien, ce n’est pas produire : ni Mahout, ni Khatib, ni Teinturier.',
    'RU-30': 'Payer trop. C’est permis, sans monnaie en retour ; la table propose les paiements les plus justes.',
    'RU-31': 'Le marqueur de commande d’une colonne à sa limite reste où il est et attend une limite plus haute.',
    'RU-32':
      'Le don du Sadr us-Sudur. Le bonus de livraison est celui du bien livré ; le marqueur reste sur la place de l’autre sorte, qui est alors prise.',
    'RU-33':
      'La tuile « Corvée gratuite » (AG-FT10) s’annonce en choisissant la case ; avec le Calligraphe, elle épargne 1 roupie.',
    'RU-34': 'Les marqueurs neutres ne marquent jamais et n’ont pas de rang.',
    'RU-35': 'Hors de votre tour, le Mollah n’épargne rien sur la tuile « Un de plus » (AG-FT11) employée en suivant.',
    'RU-36':
      'Tableau avec un marqueur au sommet : ce pas-là est perdu, l’autre compte. Avec deux marqueurs sur trois au sommet, l’action reste possible.',
    'RU-37': 'Premier joueur et équité. Il n’y a pas de compensation : tous jouent le même nombre de tours.',
    'RU-38':
      'Livrer en méditant, option « Plusieurs biens ». Des prix de 2, 5 et 9 points n’ont de sens que si l’action sert une fois par notable et par phase ; avec cette option, un notable ne peut donc être servi que par une action de livraison par phase de méditation.',
    'RU-39':
      'Renoncer à l’influence. On peut renoncer à tout pas d’influence (livraisons, tuiles bonus, tableau, Peintre, Architecte), sauf à celui d’une commande (AG-6.3.2-g) et à celui de l’action de faveur « Influence », une fois payée. C’est ainsi qu’il faut lire RU-26.',
    'RU-40':
      'Statue. Elle se dépense une fois l’action principale entièrement résolue, et avant toute chose de la phase des commandes.',
    'RU-41':
      '« Un de plus » (AG-FT11) et Mujtahida. Le joueur actif peut ajouter la tuile à la transformation de sa propre Mujtahida ; qui la remporte hors de son tour ne le peut pas (AG-SEC.2-h). Le Mollah peut épargner une faveur sur la tuile quand le joueur actif, dans son propre tour, suit la Mujtahida d’un autre.',
    'RU-42':
      'La tuile « Livrer » (AG-FT12) dans la phase de méditation compte pour « un pas par notable et par phase » (AG-7.5-b).',
    'RU-43':
      'Marchand et Bâtisseur comptent là où ils sont quand la case est choisie. Si le ponton 3 déplace entre-temps le Marchand, le visiteur reçoit quand même ses faveurs, et le Marchand repart de là où il se trouve. Si le ponton 2 déplace entre-temps le Bâtisseur, l’avance qui l’attendait est annulée ; le ponton 2 ne bâtit rien là où son chantier est déjà bâti. Pour AG-INV-e, le Bâtisseur peut donc être sur un bâtiment bâti jusqu’à l’avance qui l’attend ; AG-INV-c vaut, sauf pendant qu’on abandonne une tuile.',
    'RU-44':
      'Longs trajets du Marchand. Un dé plus grand que le nombre de bâtiments bâtis lui fait dépasser aussi son départ et son arrivée ; chaque passage laisse une roupie.',
    'RU-45': 'Ce qu’il faut rendre quand les marqueurs manquent (RU-01) n’est demandé que dans votre tour.',
    'RU-46':
      'Les tirages de la mise en place, dans cet ordre : Marchand, Bâtisseur, notables, premier joueur, dons de gauche, dons de droite, marqueurs neutres de chaque colonne, marqueurs de commande de chaque colonne, tuiles de faveur. Pendant la partie, le dé du Bâtisseur est lancé tant qu’il reste un chantier.',
    'RU-47':
      'La tuile du Fabricant de mosaïque. Prise parmi les visibles : on en révèle une autre, puis on mélange la pile. Avec une tuile abandonnée : on la mélange à la pile, on révèle, on mélange.',
    'RU-48':
      'Un Muezzin remporté dans la phase de méditation donne son point avec le prochain ouvrier couché. Une tuile de faveur employée, abandonnée et reprise dans un même tour compte comme employée.',
    'RU-49':
      'Sadr us-Sudur. Les deux impressions écrivent « livrez » ; on peut pourtant renoncer au don, car aucun autre pouvoir ne prend un bien à un joueur contre son gré.',
    'RU-50':
      'L’influence après le Marin est demandée pas à pas ; ce qu’un pas rapporte est résolu avant de choisir le suivant.',
    'RU-51':
      'Il y a toujours une case. Tant que vous avez un ouvrier en réserve, il y a une case sans ouvrier à vous : personne n’en a sur le chantier du Bâtisseur, et quand le Bâtisseur est parti il y a vingt cases pour dix ouvriers. Sans ouvrier en réserve, AG-6.2.1.2-d impose la corvée sur une de vos cases. AG-INV-g se passe donc de règle à part.',
    'RU-52':
      'Payer juste. L’Architecte propose les paiements dont aucun matériau n’est de trop. En donner plus, c’est rendre des biens (AG-5.2-c), ce qui est proposé avant et après.',
    'RU-53':
      'Le Mollah sert de lui-même à la première action ou tuile de faveur du tour qui coûte plus d’une faveur. Il en épargne toujours exactement une : attendre ne vaut jamais mieux.',
    'RU-54': 'Tuiles bonus : d’abord les roupies, puis les faveurs, enfin la question du pas d’influence ou du cache.',
    'RU-55':
      'Plusieurs biens en méditant. Ils se livrent un par un : le premier à un notable coûte 2 points, le deuxième 3, le troisième 4, et aucune autre action de méditation ne doit s’y glisser. Le pas d’influence est demandé après le premier ; qui y renonce est interrogé de nouveau après le suivant (RU-56).',
    'RU-56':
      'Un pas auquel on renonce n’est pas un pas : seuls les pas faits comptent pour « un pas par notable et par phase » et pour l’option « Influence des notables » sur « Une fois par tour ».',
    'RU-57':
      'Quitter le ponton 3 selon la première impression française. Il faut trois contrats de niveau II en tout, car son texte compte ce qui mène d’un ponton au suivant : un au ponton 2, deux au ponton 3. À deux ou trois joueurs, ce sont tous les notables de niveau II qu’il y a, et cela suffit (RU-17).',
    'RU-58':
      'Moments de décision. Les actions libres sont proposées avec ces questions : la méditation, le choix de la case après une statue, l’Architecte, le Marin, le Négociant, le Botaniste, la production, le Teinturier, la transformation (mais pas au milieu d’autres effets), l’instant avant l’avance du Marchand ou du Bâtisseur, et la phase des commandes. Une question qui ne fait que compléter une réponse (quel ouvrier, quel bien, quel paiement, le second fermier) fait partie de cette réponse.',
    'RU-59':
      'Une fin dans tous les cas. Aucune règle imprimée ne force les joueurs à avancer. Au début de la manche 799, la fin est déclenchée : aucune partie n’a plus de 800 manches ; quand quelqu’un cherche à gagner, il y en a une trentaine. Dans une même phase de méditation, on peut changer 13 fois ses réponses permanentes, autant qu’il y en a.',
    'RU-60':
      'Méditation et choix de la case se font dans une même question : le choix met fin à la phase de méditation. Tout ce qui précède en fait partie, même le pas d’influence d’une tuile de faveur qui livre.',
    'RU-61':
      'Le paiement du Négociant portugais se fait d’un seul coup : une action libre entre deux de ses biens y met fin, comme une livraison.',
    'RU-62':
      'La faveur d’une réaction vient quand la livraison du propriétaire du Jagirdar est terminée, évaluation et pas d’influence compris.',
    'AG-UX-a':
      'Annuler. C’est libre jusqu’au dernier dé lancé, à la dernière tuile révélée ou à la dernière décision d’un autre joueur. Ces trois moments sont sans retour ; la table l’annonce avant le clic (« le dé est lancé, sans retour possible »).',
    'AG-UX-b':
      'Réponses permanentes. Chacun peut choisir, flèche par flèche, de toujours suivre, de ne jamais suivre ou d’être interrogé ; on n’interroge que ceux qui ont le bien de départ.',
    'AG-UX-c':
      'À tout moment. Une bande toujours présente réunit les actions et les tuiles de faveur, le luxe, l’huile et le curry, les contrats : ce qui peut servir est éclairé, le reste dit pourquoi il ne peut pas (trop peu de faveurs, utilisé, pas dans cette phase).',
    'AG-UX-d':
      'Voir venir. La table montre ce qu’un pas de fermier change à la production, les points du prochain ouvrier, les roupies de chaque livraison, qui remporterait chaque notable, ce que le Marin rembourse et les marqueurs qui restent.',
    'AG-UX-e':
      'Ce qui s’enchaîne. Une ligne montre la suite (« Marin → Jagirdar rempli → ponton 3 → le Marchand fait 4 ») et qui l’on attend.',
    'AG-UX-f': 'Chaque refus porte le numéro de la règle.',
  },
});
