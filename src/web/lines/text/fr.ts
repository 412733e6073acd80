import { words } from '../../text/words.ts';
import type { LinesText } from './en.ts';

const { number, count } = words('fr');

export const fr: LinesText = {
  title: 'Et si…',
  remark: 'variantes essayées',
  theGame: 'La partie',
  from: (ply, answers) => `depuis la réponse ${number(ply)} · ${count(answers, 'réponse', 'réponses')}`,
  none: 'Aucune variante n’a été essayée. Arrêtez-vous à une question et essayez autre chose.',
  show: (name) => `Montrer la variante « ${name} »`,
  newName: (n) => `Variante ${number(n)}`,
  goOn: 'Continuer',
  rename: 'Renommer',
  remove: 'Supprimer',
  removeAsk: (name, others) =>
    others === 0
      ? `Supprimer la variante « ${name} » ? Elle ne reviendra pas.`
      : `Supprimer la variante « ${name} » et ${count(others, 'variante qui en part', 'variantes qui en partent')} ? Elles ne reviendront pas.`,
  keep: 'La garder',
  name: 'Nom de la variante',
  save: 'Enregistrer',
  comment: (ply) => `Ce que vous pensez de la position après la réponse ${number(ply)}`,
  commentHint: 'gardé avec la variante',
  commented: 'Écrit à propos de cette variante',
  dice: 'Les tirages de cette variante sont nouveaux : ce qui est tiré ou lancé à partir d’ici n’est pas ce qui est venu dans la partie. Ce qui avait été mélangé avant reste dans le même ordre.',
  diceShort: 'Nouveaux tirages',
  cut: (ply) =>
    `La réponse ${number(ply + 1)} de cette variante est contraire aux règles : elle est montrée jusque-là.`,
  cutMark: 'écourtée',
  unwritten: 'Il n’y a pas de place pour garder cette variante sur cet appareil. Enregistrez la partie pour la garder.',
  overfull:
    'Les variantes de cet enregistrement sont devenues trop longues pour être gardées ensemble : le dernier changement n’a pas été gardé. Supprimez d’abord une variante.',
  full: 'Il n’y a plus de place pour une variante dans cet enregistrement. Supprimez-en une d’abord.',
  start: {
    title: 'Essayer autre chose',
    help: 'Une variante à vous part d’ici. Vous répondez pour toutes les places, ou laissez des robots répondre pour certaines.',
    who: 'Qui répond',
    you: 'Vous',
    go: 'Commencer la variante',
  },
  page: {
    title: (game, line) => `${game} : et si…, ${line}`,
    back: 'Retour à la relecture',
    missing: 'Cette variante n’est pas sur cet appareil.',
    closed: 'On pourra essayer des variantes quand la partie sera finie.',
    full: 'Dans les variantes de cet enregistrement, il n’y a plus de place pour une réponse. Annulez une réponse ou supprimez une variante.',
    hold: 'Faire attendre les robots',
    resume: 'Laisser jouer les robots',
  },
};
