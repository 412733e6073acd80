/** Les mots de l’analyse en français. */
import { words } from '../../text/words.ts';
import type { AnalysisText } from './en.ts';
import { shares } from './shares.ts';

const { number, count } = words('fr');
const { percent, finely, change, points: signed } = shares('fr');
const points = (n: number) => count(n, 'point', 'points');

export const fr: AnalysisText = {
  title: (game) => `Analyse : ${game}`,
  plain: 'Analyse',
  remark: 'Ce que les robots de la maison pensent de la partie, après coup',
  none: 'Il n’y a pas de partie à cette adresse. L’analyse demande une partie terminée, gardée sur cet appareil ou sur ce serveur.',
  unfinished: (answers) =>
    `Cette partie n’est pas finie : son enregistrement s’arrête après ${count(answers, 'réponse', 'réponses')}. L’analyse dévoilerait ce qui est encore secret ; elle attend donc la fin.`,
  unfit: 'Cet enregistrement ne peut pas être analysé.',
  noPosition: (ply, last) =>
    `L’adresse désigne la réponse ${number(ply)}, et la dernière de cette partie est la ${number(last)} : c’est elle que vous voyez.`,
  toReplay: 'Revoir',
  toTable: 'À la table',

  depth: 'Avec quel soin',
  depths: { glance: 'Un coup d’œil', usual: 'Comme d’habitude', thorough: 'À fond' },
  depthHelp: {
    glance: 'Quelques secondes : la courbe, et seulement les plus grosses erreurs.',
    usual: 'D’une demi-minute pour une partie courte à plusieurs minutes pour une longue.',
    thorough: 'Tout le temps d’un vizir pour chaque question.',
  },
  progress: {
    opening: 'Ouverture de ce qui est gardé',
    working: (done, total) => `${number(done)} sur ${number(total)} examinés`,
    paused: (done, total) => `En pause à ${number(done)} sur ${number(total)}`,
    done: 'Tout a été examiné. C’est gardé sur cet appareil.',
    unkept: 'Tout a été examiné. L’analyse n’a pas pu être gardée sur cet appareil.',
    failed: 'L’analyse s’est arrêtée. Voici ce qui a été trouvé jusque-là.',
    label: 'Avancement de l’analyse',
  },
  pause: 'Pause',
  goOn: 'Continuer',

  curve: 'Le cours de la partie',
  curveRemark: { shares: 'les chances de gagner de chacun', scores: 'scores finaux attendus' },
  modes: { label: 'Montrer', shares: 'Chances', scores: 'Scores' },
  slider: 'Position',
  at: (ply, last) => (ply === 0 ? 'La mise en place' : `Réponse ${number(ply)} sur ${number(last)}`),
  standing: (name, share, score) =>
    `${name} : ${percent(share)} de chances de gagner, score attendu ${number(Math.round(score))}`,
  shareTable: 'La même chose en tableau',
  start: 'Début',
  share: percent,
  points: signed,
  inPoints: (score) => points(Math.round(score)).replace('-', '−'),
  marks: { loss: 'il y avait mieux', swing: 'un tournant' },
  seenBy: (name) => `vu par ${name}`,
  replayFrom: 'Revoir à partir d’ici',
  earlier: 'Une réponse en arrière',
  later: 'Une réponse plus loin',

  moments: 'Ce qui a le plus compté',
  momentsRemark: 'les dix plus grands tournants, dans l’ordre de la partie',
  noMoments: 'Rien n’a été trouvé qui ait beaucoup changé la partie.',
  notYet: 'Pas encore examiné.',
  change,
  chance: 'de chances',
  played: 'Joué',
  better: 'Mieux',
  nothingBetter: 'Rien de mieux n’a été trouvé.',
  only: 'C’était la seule réponse.',
  why: 'Pourquoi',
  worth: (score) => `Environ ${points(Math.max(1, Math.round(score)))} de plus à la fin.`,
  show: 'Voir la position',

  players: 'Comment chacun a joué',
  playersRemark: 'précision, de 0 à 100',
  accuracy: 'Précision',
  questions: (agreed, questions) =>
    `${number(agreed)} ${agreed > 1 ? 'réponses' : 'réponse'} sur ${number(questions)} aussi ${agreed > 1 ? 'bonnes' : 'bonne'} que celles d’un vizir`,
  given: (lost) => `${finely(lost)} laissés en chemin par question, en moyenne`,

  luck: 'La chance',
  luckRemark: 'ce que valaient les tirages, en chances de gagner',
  luckOf: (share, error) => `${change(share)} ± ${number(Math.round(100 * error))}`,
  luckPoints: (score) => {
    const whole = Math.round(score);
    return whole === 0 ? 'à peu près aucun point' : `environ ${whole > 0 ? '+' : '−'}${points(Math.abs(whole))}`;
  },
  noLuck: 'Rien n’a été tiré au sort dans cette partie.',

  sources: 'D’où viennent les points',
  sourcesRemark: 'par ligne de la feuille de score, comme si la partie s’était arrêtée à chaque manche',
  rest: 'Tout le reste',
  total: 'Total',
  unchanging: 'Inchangé toute la partie',

  howMade:
    'À partir de chaque position, des marchands jouent encore un tour de table ; des milliers de leurs propres parties disent comment de telles positions finissent. « Mieux », c’est ce que préfère la recherche d’un vizir et qui l’emporte encore quand les deux réponses sont essayées dans les mêmes mondes imaginés. C’est un avis, avec ses erreurs, et non la vérité.',
};
