/** Les mots des programmes qui jouent, en français. */
import { words } from '../../text/words.ts';
import type { ProgramsText } from './en.ts';

const { day } = words('fr');

export const fr: ProgramsText = {
  title: 'Vos programmes',
  help: 'Avec un jeton d’accès, un programme s’assoit en votre nom aux tables en ligne et répond pour vous, dans le langage que vous voulez. Il ne peut rien d’autre.',
  label: 'À quoi sert le jeton',
  make: 'Créer un jeton',
  once: 'Copiez-le maintenant : il ne sera plus montré. Quiconque l’a peut jouer en votre nom.',
  copy: 'Copier',
  copied: 'Copié.',
  none: 'Il n’y a pas encore de jeton.',
  since: (ms) => `depuis le ${day(ms)}`,
  revoke: 'Révoquer',
  revokeWhich: (label) => `Révoquer le jeton « ${label} »`,
  revoked: (label) => `« ${label} » est révoqué. Les programmes qui l’employaient sont coupés.`,
  enough: 'Dix jetons au plus : révoquez-en d’abord un.',
};
