/** Les mots des problèmes, en français. */
import type { Grade } from '../../../puzzles/puzzle.ts';
import { words } from '../../text/words.ts';
import { type PuzzleText, tenths } from './en.ts';

const { count, number } = words('fr');

const GRADES: Readonly<Record<Grade, string>> = {
  1: 'Facile à voir',
  2: 'À regarder deux fois',
  3: 'Délicat',
  4: 'Pour les maîtres',
};

const points = (behind: number) => count(tenths(behind), 'point', 'points');

export const fr: PuzzleText = {
  title: 'Problèmes',
  remark: 'Des positions de vraies parties où une réponse est nettement la meilleure',
  of: (game) => `Problèmes : ${game}`,
  none: 'Ce problème n’existe pas.',
  noneHelp: 'Il a peut-être été remplacé par un meilleur.',
  all: 'Tous les problèmes',
  today: 'Le problème du jour',
  todaySolved: 'Le problème du jour est résolu',
  next: 'Problème suivant',
  solvedOf: (solved, all) => `${count(solved, 'résolu', 'résolus')} sur ${number(all)}`,
  grades: GRADES,
  gradeHelp: {
    1: 'Un apprenti les trouve le plus souvent.',
    2: 'Un marchand les trouve, un apprenti souvent pas.',
    3: 'Un marchand les trouve de temps en temps.',
    4: 'Un marchand, qui regarde une réponse en avant, ne les trouve presque jamais.',
  },
  open: (n, grade, solved) => `Problème ${number(n)}, ${GRADES[grade].toLowerCase()}${solved ? ', résolu' : ''}`,
  label: 'Le problème',
  ask: 'Quelle est la meilleure réponse ?',
  askSays: (seats) => `Une partie à ${number(seats)} joueurs. Une des réponses est nettement la meilleure.`,
  askHow: 'Donnez-la comme à la table : dans la barre ou sur le plateau.',
  giveUp: 'Montrer la réponse',
  again: 'Réessayer',
  solved: 'C’est bien elle',
  solvedTries: (tries) => (tries === 1 ? 'Du premier coup.' : `Au ${number(tries)}ᵉ essai.`),
  wrong: 'Il y a mieux',
  behind: (label, behind) =>
    `${label === '' ? 'Celle-ci' : `« ${label} »`} reste ${points(behind)} derrière, autant que la recherche puisse voir.`,
  unlooked: (label) =>
    label === '' ? 'La recherche l’a vite écartée.' : `« ${label} » : la recherche a vite écarté cette réponse.`,
  shown: 'La meilleure réponse',
  answer: (label) => `${label}.`,
  second: ({ label, behind }) => `Vient ensuite « ${label} », ${points(behind)} derrière.`,
  compared: (why, { label, behind }) =>
    `${why.slice(0, -1)}, par rapport à la deuxième meilleure réponse : « ${label} », ${points(behind)} derrière.`,
  foundBy: (share) =>
    share >= 0.9
      ? 'Un marchand la trouve.'
      : share < 0.1
        ? 'Un marchand passe à côté.'
        : 'Un marchand la trouve de temps en temps.',
  replay: 'La partie d’où il vient',
};
