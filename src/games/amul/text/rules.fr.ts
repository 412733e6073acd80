/** Les règles d’Amul, avec nos mots, en français. */
import { fr } from './fr.ts';
import { rulesIn } from './rules.ts';

export const rules = rulesIn(fr, {
  titles: {
    components: 'Le matériel',
    concepts: 'Les mots du jeu',
    setup: 'La mise en place',
    restock: 'Une manche : le réassort',
    planning: 'Une manche : la planification',
    upkeep: 'Une manche : l’entretien',
    order: 'L’ordre et la valeur militaire',
    end: 'La fin de la partie',
    scoring: 'Comment comptent les cartes',
    majority: 'Les majorités',
    tea: 'La variante du thé',
    rulings: 'Questions et réponses',
    info: 'Visible et caché',
    screen: 'À cette table',
  },
  cards: (category) => `Les cartes : ${category.toLowerCase()}`,
  texts: {
    'AM-COMP-1':
      '183 cartes : 147 cartes Marché (139 et 8 Thé), 16 cartes Palais, 9 cartes Bazar (8 Négociants et le Négociant de thé), la carte Premier joueur, la carte Premier choix, un compte-tours et 8 aides de jeu. Un plateau qui ne fait que séparer la table, et un bloc de score.',
    'AM-COMP-2':
      'Chaque carte Palais, Bazar ou Marché indique à partir de combien de joueurs elle sert. À 3, 4, 5, 6, 7 ou 8 joueurs, la pioche compte 51, 74, 97, 111, 125 ou 139 cartes.',
    'AM-COMP-3':
      'Les cartes sont numérotées : A-1 à A-139 pour le marché, A-140 à A-155 pour le palais, A-156 à A-164 pour le bazar, A-165 à A-172 pour le Thé.',
    'AM-COMP-4':
      'Une carte montre son numéro, son nom et sa catégorie, ses symboles, où elle compte, qui elle regarde, ce qu’elle rapporte ou fait, et à partir de combien de joueurs elle sert.',
    'AM-CON-1':
      'Votre zone de jeu, ce sont les cartes visibles devant vous. Points, symboles et valeur militaire ne se comptent que là. Les cartes en main ne valent rien tant que la fin de la partie ne les y a pas posées.',
    'AM-CON-2':
      'Une carte Marché compte sur la table, en main, ou les deux. Table : elle reste quand on la joue et se défausse si elle est encore en main à la fin. Main : elle quitte la partie si on la joue pendant une manche et compte si elle est encore en main à la fin. Les deux : elle reste quand on la joue et compte aussi en main. Les cartes Palais et Bazar vont directement dans la zone de jeu.',
    'AM-CON-3':
      'Il y a cinq symboles : Arabe, Mongol, Objet, Commerce, Militaire. Une carte peut en porter plusieurs, même semblables. Une carte à symbole Militaire montre une lettre.',
    'AM-CON-4':
      'Une carte dit quelles zones de jeu elle regarde : la vôtre, celles de vos deux voisins, la vôtre et les leurs, toutes, ou celle d’un voisin. Les points vont toujours au propriétaire de la carte.',
    'AM-CON-5': 'Vos voisins sont assis juste à votre gauche et juste à votre droite. Les places ne changent jamais.',
    'AM-CON-6':
      'La copie au palais d’une carte Marché est cette carte à tous égards : un Argent du palais est un Argent.',
    'AM-CON-7': 'Ce que vous avez, c’est ce qui se trouve dans votre zone de jeu au décompte final.',
    'AM-CON-8':
      'Les cartes sont dans la pioche (cachée), au marché, au palais, au bazar, en main (secret), dans les zones de jeu, dans la défausse ou hors de la partie. Rien ne revient de ces deux dernières.',
    'AM-SET-1':
      'Prenez toutes les cartes Palais, Bazar et Marché marquées pour votre nombre de joueurs ou moins. Sans la variante du thé, les cartes Thé et le Négociant de thé restent dans la boîte.',
    'AM-SET-2':
      'Étalez toutes les cartes Palais, deux par joueur, et tous les Négociants, un par joueur. On ne les complète jamais.',
    'AM-SET-3': 'Mélangez les cartes Marché en une pioche face cachée.',
    'AM-SET-4':
      'Distribuez 5 cartes Marché à chacun. Ici et à chaque réassort, on distribue dans le sens horaire à partir du premier joueur.',
    'AM-SET-5':
      'Le premier joueur est tiré au sort et garde la carte Premier joueur toute la partie ; la carte Premier choix commence aussi chez lui.',
    'AM-SET-6':
      'Nouvelles cartes au marché par manche : 1 à trois joueurs, 2 à quatre, 3 à cinq ou plus. Sans thé, toutes les cartes sortent en neuf manches.',
    'AM-REST-1': 'Chacun reçoit une carte Marché et en a 6 en main.',
    'AM-REST-2': 'On retourne les nouvelles cartes du marché pour la manche.',
    'AM-PLAN-1':
      'Proposer. Chacun met exactement une carte de sa main, n’importe laquelle, face cachée au marché. Quand tous l’ont fait, on les retourne.',
    'AM-PLAN-2':
      'Choisir. Dans l’ordre, chacun prend exactement une carte du marché en main, même sa propre proposition. On ne choisit ni au palais ni au bazar.',
    'AM-PLAN-3':
      'Révéler. Chacun choisit exactement une carte de sa main. Quand tous l’ont fait, on les retourne ensemble.',
    'AM-PLAN-4':
      'Une carte révélée qui compte sur la table, ou les deux, reste dans la zone de jeu. Une carte qui ne compte qu’en main quitte la partie, sans effet et sans points.',
    'AM-UPK-1':
      'Effets. Dans l’ordre, qui a révélé cette manche un Contrat, un Marchand, le Seigneur moghol ou un Vagabond peut prendre ce qu’il permet. Ce n’est jamais obligatoire.',
    'AM-UPK-2':
      'Le Contrat prend au bazar, les Marchands et le Seigneur moghol au palais, le Vagabond parmi les cartes restées au marché. Ce qu’on prend va dans la zone de jeu. Seul le Voleur donne un autre accès au palais.',
    'AM-UPK-3': 'Ce qui reste au marché est défaussé.',
    'AM-UPK-4': 'La carte Premier choix passe au joueur de gauche. La carte Premier joueur ne bouge pas.',
    'AM-UPK-5': 'Après la manche 9 vient la fin de la partie ; sinon une nouvelle manche commence.',
    'AM-ORD-1':
      'Votre valeur militaire est le nombre de symboles Militaire de votre zone de jeu. Celui de la carte Premier choix ne compte pas.',
    'AM-ORD-2':
      'Pendant les premières manches, autant qu’il y a de joueurs, le Choix et les Effets se font dans le sens horaire à partir du Premier choix, quelle que soit la valeur militaire.',
    'AM-ORD-3':
      'Ensuite, le Choix et les Effets vont de la plus grande valeur militaire à la plus petite : à trois joueurs dès la manche 4, à huit seulement à la manche 9.',
    'AM-ORD-4':
      'À valeur égale, la lettre qui vient le plus tôt dans l’alphabet passe devant. Chaque lettre est unique. A et D : Gardes mongols, B et C : Gardes arabes, E : Derviche, F : Garde arabe, G : Garde mongol, H : Milice d’Amul, I : Mercenaires.',
    'AM-ORD-5':
      'Les joueurs sans symbole Militaire viennent en dernier, dans le sens horaire à partir du Premier choix.',
    'AM-ORD-6':
      'L’ordre est fixé au début d’une étape : pour le Choix avant la révélation de la manche, pour les Effets à nouveau, avec les cartes tout juste révélées.',
    'AM-END-1': 'Après la manche 9, chacun défausse les cartes en main qui ne comptent que sur la table.',
    'AM-END-2': 'Toutes les autres sont retournées ensemble et rejoignent les zones de jeu. C’est obligatoire.',
    'AM-END-3': 'Qui a le Voleur peut alors prendre jusqu’à deux cartes restées au palais.',
    'AM-END-4':
      'Chaque Espion regarde le voisin qui a le plus de ce qu’il compte, celui de gauche à égalité. C’est fait pour vous, et montré.',
    'AM-SCORE-1': 'On compte les cartes Marché et Palais, catégorie par catégorie.',
    'AM-SCORE-2': 'Puis les Négociants du bazar.',
    'AM-SCORE-3': 'Puis la majorité arabe et la majorité mongole.',
    'AM-SCORE-4':
      'Qui a le plus de points l’emporte. À égalité, la plus grande valeur militaire ; voir aussi la question sur les égalités plus bas.',
    'AM-SCORE-FIXED': 'Fixe : les points, pour chaque exemplaire. Les Gardes les portent imprimés sur chacun.',
    'AM-SCORE-SET':
      'Série : tous vos exemplaires comptent une fois ensemble. D’abord les séries complètes, puis le reste selon le tableau.',
    'AM-SCORE-COUNT':
      'En jeu : comptez les exemplaires de toutes les zones de jeu ; chacun des vôtres rapporte ce que dit le tableau.',
    'AM-SCORE-PERCARD':
      'Par carte : tant de points pour chacune des cartes nommées dans les zones de jeu que la carte regarde.',
    'AM-SCORE-PERSYM':
      'Par symbole : tant de points pour chaque symbole, et non chaque carte, dans les zones de jeu que la carte regarde.',
    'AM-SCORE-COND':
      'Condition : d’autres points à la place si la condition est remplie dans votre zone de jeu. Pour chaque exemplaire.',
    'AM-SCORE-PAIR': 'Paires : tant de points pour chaque paire des deux symboles que vous avez.',
    'AM-SCORE-SUM': 'Quelques cartes additionnent deux de ces calculs, comme 8 points moins 2 par Or.',
    'AM-SCORE-TRADER': 'Un Négociant rapporte ses points pour chaque série complète qu’on lui attribue.',
    'AM-SCORE-TRADER-2':
      'Un Négociant ne vaut rien par lui-même et peut recevoir plusieurs séries semblables. Une carte sert au plus une série d’un seul Négociant, et compte toujours pour tout le reste.',
    'AM-SCORE-TRADER-3':
      'Les séries sont attribuées pour vous au mieux ; entre solutions égales, celle qui donne le plus de séries au Négociant du plus petit numéro.',
    'AM-MAJ-1':
      'Séparément pour Arabe et pour Mongol : qui a le plus de symboles reçoit 8 points, le deuxième 4, le troisième 2, quel que soit le nombre de joueurs.',
    'AM-MAJ-2':
      'Les joueurs à égalité occupent des places qui se suivent et reçoivent chacun les points de la plus basse. Avec 5, 5, 2 et 1 symboles, on reçoit 4, 4, 2 et 0 points ; avec 5, 3, 3 et 1, c’est 8, 2, 2 et 0.',
    'AM-MAJ-3': 'Il faut au moins un symbole pour marquer.',
    'AM-TEA-1':
      'Mélangez des cartes Thé à la pioche et ajoutez le Négociant de thé au bazar. Autant de cartes Thé que de joueurs est conseillé ; de 1 à 8 est permis.',
    'AM-TEA-2':
      'Rien d’autre ne change. À la fin, il reste dans la pioche autant de cartes qu’on a ajouté de Thé, invisibles jusqu’au résultat.',
    'AM-TEA-3': 'Sans thé, toutes les cartes sortent et l’on peut compter les dernières manches ; avec le thé, non.',
    'AM-RUL-1':
      'Quatre Chameaux en jeu, dont deux à vous : 4 points chacun, 8 ensemble. La source se lit de deux façons ; celle-ci est celle de son propre exemple.',
    'AM-RUL-2': 'On ne peut pas renoncer à proposer, à choisir ni à révéler : exactement une carte chaque fois.',
    'AM-RUL-3': 'On peut reprendre sa propre proposition.',
    'AM-RUL-4': 'On peut jouer une carte qui ne compte qu’en main, même si l’on en tient une autre ; elle est perdue.',
    'AM-RUL-5': 'Une carte qui quitte la partie quand on la révèle n’a pas d’effet.',
    'AM-RUL-6':
      'Un Marchand, un Contrat, un Seigneur ou un Vagabond pris au marché par un Vagabond n’a pas d’effet ; il ne fait que compter. Une option le fait agir aussitôt, avant le joueur suivant.',
    'AM-RUL-7':
      'Un Vagabond ne trouve jamais le marché vide : il n’y a jamais plus de Vagabonds que de cartes restantes.',
    'AM-RUL-8':
      'Le bazar et le palais ne sont jamais vides quand vient un effet. On peut renoncer. Le Seigneur moghol prend zéro, une ou deux cartes, de suite, avant le joueur suivant.',
    'AM-RUL-9':
      'L’ordre ne change pas pendant une étape. Un Derviche pris pendant les Effets compte dès la manche suivante.',
    'AM-RUL-10':
      'Avant les manches militaires, les Effets vont dans le sens horaire à partir du Premier choix, quelle que soit la carte.',
    'AM-RUL-11': 'Deux joueurs ne peuvent jamais avoir la même meilleure lettre.',
    'AM-RUL-12': 'À trois joueurs, les deux adversaires sont vos voisins, chacun une fois.',
    'AM-RUL-13': 'Les cartes en main ne comptent, pour vous comme pour les autres, qu’une fois retournées à la fin.',
    'AM-RUL-14':
      'Sans symbole, on n’a pas de part à une majorité. Quatre premiers à égalité, trois deuxièmes ou deux troisièmes, ou davantage, ne reçoivent rien.',
    'AM-RUL-15':
      'Les symboles d’une carte comptent toujours, pour elle-même et pour les autres : une Relique mongole annule une Relique arabe.',
    'AM-RUL-16': 'À la fin, on ne peut garder en main aucune carte qui compte, même si elle fait du tort.',
    'AM-RUL-17':
      'Le Voleur agit quand toutes les mains sont retournées, même s’il est venu par un Vagabond. Joué pendant une manche, il est perdu. Ce qu’il prend compte pleinement.',
    'AM-RUL-18': 'Espions et Négociants sont résolus pour vous au mieux, et montrés.',
    'AM-RUL-19': 'Ce que prend le Voleur est le choix de son propriétaire, avec les totaux affichés.',
    'AM-RUL-20':
      'Points et valeur militaire égaux : la première lettre l’emporte ; si personne n’a de valeur militaire, la victoire est partagée.',
    'AM-RUL-21': 'On compte d’abord les séries complètes : c’est toujours le maximum.',
    'AM-RUL-22':
      'Les cartes d’une série de Négociant forment aussi des séries, remplissent des conditions et sont comptées par les voisins.',
    'AM-RUL-23':
      'Un Négociant peut recevoir plusieurs séries : 2 Épices, 2 Chameaux et 2 Or chez le Babylonien font 16.',
    'AM-RUL-24':
      'En jeu : les exemplaires de toutes les zones de jeu après le Voleur ; ni la défausse, ni les cartes perdues, ni ce qui reste au palais.',
    'AM-RUL-25': 'Les propositions montrent leur auteur. Une option les mélange d’abord.',
    'AM-RUL-26': 'On peut consulter à tout moment les cartes défaussées et perdues.',
    'AM-RUL-27': 'Les points peuvent être négatifs, pour une carte comme au total.',
    'AM-RUL-28': 'Les effets ont lieu aussi à la manche 9.',
    'AM-RUL-29': 'Les Mercenaires ont deux symboles, et une seule lettre.',
    'AM-RUL-30': 'Les Généraux ne portent pas de symbole Militaire.',
    'AM-RUL-31': 'Les copies du palais portent les mêmes symboles que la carte Marché.',
    'AM-INFO-1':
      'Secret : votre main, et votre choix tant que tout n’est pas montré ; et la pioche. Tout le reste est visible, y compris qui a pris quelle carte au marché.',
    'AM-INFO-2': 'On peut changer sa proposition ou sa révélation tant que le dernier joueur n’a pas répondu.',
    'AM-INFO-3':
      'Le hasard décide de la donne, du premier joueur et, avec les propositions anonymes, de leur ordre. Tout tirage est enregistré : une partie peut être rejouée et vérifiée.',
    'AM-DIG-2':
      'Vos deux voisins sont montrés en grand, les symboles de tous sont comptés, ainsi que les Chameaux, le Jade et l’Ivoire en jeu.',
    'AM-DIG-3':
      'Vous seul voyez ce que vous auriez si tout finissait là. Le décompte final se montre catégorie par catégorie.',
    'AM-DIG-4':
      'Un avertissement dit quand des cartes de table en main seront perdues, ou quand rien en main ne peut rester.',
    'AM-DIG-5': 'Pointez une carte pour lire ce qu’elle rapporte et ce qu’elle vaut pour vous maintenant.',
  },
});
