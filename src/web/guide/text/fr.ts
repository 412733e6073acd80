/** The words around a guided first game in French. */
import type { GuideText } from './en.ts';

export const fr: GuideText = {
  none: 'Ce jeu n’a pas encore de guide.',
  label: 'Le guide',
  first: (lessons, minutes) => `${lessons} leçons, environ ${minutes} minutes`,
  lesson: (n, all) => `Leçon ${n} sur ${all}`,
  goOn: 'Continuer',
  skip: 'Leçon suivante',
  showMe: 'Montrez-moi',
  fold: 'Vers les réponses',
  unfold: 'Relire cette leçon',
  shown: 'Cette réponse convient. Toute autre qui montre la même chose convient aussi.',
  rule: (id) => `Règle ${id}`,
  rules: 'Toutes les règles',
  readFirst: 'Lisez d’abord ceci, puis choisissez « Continuer ».',
  waiting: 'Les autres jouent. Regardez le plateau.',
  again: 'Recommencer',
  againAsk: 'Reprendre ce guide à la première leçon ? Ce que vous avez joué ici ne sera pas gardé.',
  stay: 'Rester ici',
  finished: (game) => `Vous savez jouer à ${game}`,
  finishedSays:
    'Vous en savez assez pour une première partie. La barre montre toujours tout ce qui est permis ; pointez une chose, ou gardez le doigt dessus, et elle s’explique.',
  playWhole: 'Jouer une partie entière',
};
