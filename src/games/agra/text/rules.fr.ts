/** Les règles d’Agra en français. */
import { fr } from './fr.ts';
import { rulesIn } from './rules.ts';

export const rules = rulesIn(fr, {
  titles: [
    ...['Matériel', 'Plateau de jeu', 'Plateau personnel', 'Plateau impérial', 'À deux ou trois joueurs'],
    ...['Déroulement d’un tour', 'Le plateau', 'Les biens', 'Valeurs et jetons de prix', 'Production'],
    ...['Transformation', 'Bâtir', 'Faveurs', 'Influence', 'Obtenir des points', 'Actions de méditation'],
    ...['Le marqueur de méditation', 'Phase d’action', 'Placer', 'Personnages', 'Bâtiments de production'],
    ...['Bâtiments de transformation', 'Actions secondaires', 'Akbar', 'Commandes de guilde', 'Le fleuve'],
    ...['Livraison et récompense', 'Double livraison', 'Évaluation', 'Influence par livraison', 'Les notables'],
    ...['Tuiles bonus', 'Tuiles de faveur', 'Fin de la partie', 'Ce qui est caché', 'Interruptions'],
    ...['Invariants', 'Précisions', 'À cette table'],
  ],
  texts: {
    'AG-4-a': 'On joue dans le sens horaire, par manches ; chaque manche commence par le premier joueur.',
    'AG-4-b':
      'Un tour : méditation (facultative), action (obligatoire, exactement une action principale, plus une si une statue est dépensée), commandes (facultatif), fin du tour.',
    'AG-4-c':
      'Huile et curry, faveurs, luxe et pouvoirs de contrat s’emploient à tout moment de décision de votre tour, même au milieu d’une action.',
    'AG-4-d': 'Fin du tour : les marqueurs posés sur les actions de faveur et les rouleaux reviennent dans la réserve.',
    'AG-4-e': 'On ne revient pas à une phase précédente.',
    'AG-5.1-a':
      'Cases d’action : quatre personnages, chaque bâtiment bâti, le chantier du Bâtisseur. Un ouvrier par case.',
    'AG-5.2-a':
      '16 biens : 4 de base (valeur 1), 8 transformés (2), 4 de luxe (3). Un marqueur dans un bâtiment est un bien de sa sorte.',
    'AG-5.2-b': 'Les marqueurs sont limités : gagner prend un marqueur de la réserve, perdre l’y remet.',
    'AG-5.2-c': 'À tout moment de décision, vous pouvez rendre biens et faveurs à votre réserve.',
    'AG-5.2.1-a': 'La valeur d’un bien est celle du jeton de prix posé dessus, sinon la valeur imprimée.',
    'AG-5.2.3-b':
      'Production d’un bien : les cases libres et découvertes entre son coin et les fermiers des deux côtés voisins.',
    'AG-5.2.3-c': 'Un fermier reste sur son côté ; il ne passe ni coin ni cache. Un pas est d’une case.',
    'AG-5.2.4-c':
      'Quand un joueur transforme par une action principale, chaque autre qui a le bien de départ peut en transformer un. Il lui vaut 1 faveur.',
    'AG-5.3-c': 'Un bâtiment bâti le reste.',
    'AG-6.1.1-a': 'Vous pouvez coucher autant de vos ouvriers debout que vous voulez.',
    'AG-6.1.1-f': 'Les points non dépensés sont perdus à la fin de la phase.',
    'AG-6.1.2-a': 'Livrer un bien à un notable accessible : 3 points.',
    'AG-6.1.2-b': 'Transformer un bien : la valeur du bien obtenu.',
    'AG-6.1.2-c': 'Ôter un cache : 2 points.',
    'AG-6.1.2-d': 'Échanger un bien contre un autre d’exactement la même valeur : sa valeur.',
    'AG-6.1.2-e': 'Déplacer un fermier : 1 point. Jamais bloqué.',
    'AG-6.2-a': 'Il faut faire exactement une action principale, même sans effet.',
    'AG-6.2.1.1-a': 'Case libre : placez un ouvrier debout de votre réserve.',
    'AG-6.2.1.2-a': 'Ouvrier couché d’un autre : il rentre sans compensation.',
    'AG-6.2.1.2-b': 'Ouvrier debout d’un autre : il rentre, et son propriétaire gagne 1 faveur, ou 2 dès la case 4.',
    'AG-6.2.1.2-c': 'Votre propre ouvrier : payez 2 roupies ; il se relève, aucun ouvrier n’est placé.',
    'AG-6.2.1.3-b': 'Le Marchand est là : après l’effet 2 faveurs, puis le dé le fait avancer.',
    'AG-6.2.1.4-a': 'Chantier du Bâtisseur : bâti gratuitement, sans tuile bonus ; transformez jusqu’à 3 biens.',
    'AG-ARC-a': 'Architecte : un pas d’influence.',
    'AG-SAI-a': 'Marin : au plus une commande, et autant de notables que l’on veut.',
    'AG-TRA-a': 'Négociant : donnez 1 à 3 biens, prenez des biens pour une valeur d’un de moins.',
    'AG-BOT-b': 'Botaniste : ôtez un cache.',
    'AG-8.4': 'Pion sur la dernière case de méditation : 5 roupies.',
    'AG-8.5': '1 roupie par cache ôté.',
    'AG-8.6': 'Dons à Akbar : 0, 1, 3, 5 roupies pour 0, 1, 2, 3 dons, puis 3 chacun.',
    'AG-8.8': 'Le plus de roupies l’emporte. Égalité : valeur des biens plus 1 par faveur, sinon victoire partagée.',
  },
});
