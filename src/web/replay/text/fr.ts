import { words } from '../../text/words.ts';
import type { ReplayText } from './en.ts';

const { number } = words('fr');

export const fr: ReplayText = {
  choose: 'Choisir une partie de cet appareil',
  noneKept: 'Aucune partie n’est gardée sur cet appareil.',
  play: 'Lire',
  pause: 'Pause',
  speed: 'Vitesse',
  times: (speed) => `× ${number(speed)}`,
  telling: 'Fait marquant',
  tellingHelp: 'Revenir à la dernière réponse qui a entraîné un tirage ou changé un score',
  noTelling: 'Rien n’a été tiré et aucun score n’a changé avant cette position.',
  share: 'Partager',
  verify: 'Vérifier les tirages',
  analysis: 'Analyse',
  back: 'À la table',
  tryAnother: 'Essayer autre chose',
  tryLater: 'On pourra essayer d’autres réponses ici quand la partie sera finie.',
  tryOver: 'Ici la partie est finie : revenez à une question pour essayer autre chose.',
  along: (line) => `Vous suivez la variante « ${line} ».`,
  leaveLine: 'Revenir à la partie',
  noPosition: (ply, last) =>
    `L’adresse désigne la réponse ${number(ply)}, et la dernière est ici la ${number(last)} : c’est elle que vous voyez.`,
  strange: 'L’adresse ne désigne aucune position connue : vous voyez la première.',
  notShown: (seen) =>
    `Le serveur n’a pas montré cette position. ${seen === null ? '' : `Vous voyez encore celle qui suit la réponse ${number(seen)}. `}Avancez ou reculez d’un pas pour la redemander.`,
  noLine: 'L’adresse désigne une variante qui n’est pas ici : vous voyez la partie elle-même.',
  running: (name) => `Cette partie n’est pas finie. Vous la voyez comme ${name} peut la voir.`,
  runningShared:
    'Cette partie n’est pas finie, et plusieurs personnes partagent cet appareil : jusqu’à la fin, seul ce que tout le monde peut voir est montré.',
  runningWatched: 'Cette partie n’est pas finie. Vous voyez ce que tout le monde peut voir.',
  inLink: 'Cette partie est venue avec l’adresse. Elle n’est pas gardée sur cet appareil.',
  keepIt: 'La garder ici',
  dropped: (n) =>
    n === 1
      ? 'Une variante de cet enregistrement est illisible et a été laissée de côté :'
      : `${number(n)} variantes de cet enregistrement sont illisibles et ont été laissées de côté :`,
  drop: 'Lâchez pour ouvrir cet enregistrement',
  link: {
    opening: 'Ouverture de la partie contenue dans l’adresse',
    title: 'Cette adresse ne contient pas de partie',
    broken: 'La partie contenue dans cette adresse est abîmée. L’adresse a-t-elle été copiée en entier ?',
    tooLong: 'Ce que contient cette adresse est trop grand pour être une partie.',
    unsupported:
      'Ce navigateur ne sait pas ouvrir une partie depuis une adresse. Ouvrez l’enregistrement depuis son fichier.',
    says: 'Rien n’a été changé.',
  },
  sharing: {
    title: 'Partager cette position',
    whole: 'Avec toute la partie',
    wholeHelp: (n) =>
      `Ouvre cette position n’importe où, sans serveur qui connaisse la partie : l’enregistrement est dans l’adresse même (${number(n)} caractères).`,
    withLines: 'Les variantes essayées voyagent avec elle.',
    tooLarge: 'Cette partie est trop grande pour une adresse. Enregistrez-la dans un fichier et envoyez-le.',
    packing: 'Préparation de l’adresse',
    position: 'Vers cette position',
    onlyHere: 'Ne vaut que sur cet appareil : la partie n’est gardée nulle part ailleurs.',
    everybody: 'Vaut pour tous ceux qui peuvent ouvrir cette maison.',
    ownView: 'Vaut sur cet appareil, et ne montre que ce que vous pouvez voir tant que la partie dure.',
    seated: 'Tant que la partie dure, chacun y voit ce qu’il peut voir.',
    copy: 'Copier',
    copied: 'Copié',
    byHand: 'Sélectionnez le texte et copiez-le.',
    file: 'Enregistrer la partie',
  },
  keys: {
    arrows: ['← →', 'réponse précédente ou suivante'],
    turn: ['Maj ← →', 'tour précédent ou suivant'],
    round: ['Page ↑ ↓', 'manche précédente ou suivante'],
    ends: ['Début, Fin', 'à la mise en place, à la dernière réponse'],
    play: ['Espace', 'lire ou mettre en pause'],
    telling: ['E', 'au dernier fait marquant'],
    tryAnother: ['T', 'essayer autre chose'],
  },
  helpTitle: 'Touches de la relecture',
};
