import { words } from '../../text/words.ts';
import type { VerifyText } from './en.ts';

const { number, count } = words('fr');

export const fr: VerifyText = {
  title: 'Vérifier une partie',
  remark: 'la graine, chaque tirage, chaque réponse',
  intro:
    'Avant la première réponse, la maison promet l’empreinte d’une graine secrète. Tout le hasard de la partie vient de cette graine, révélée à la fin. Ici, vous pouvez vérifier pas à pas que rien n’a été changé : sur cet appareil, sans rien demander à personne.',
  another: 'Vérifier une autre partie',
  choose: 'Choisir une partie de cet appareil',
  noneKept: 'Aucune partie finie n’est gardée sur cet appareil.',
  of: (game) => `Vérification : ${game}`,
  checking: (done, all) => `${number(done)} sur ${count(all, 'entrée vérifiée', 'entrées vérifiées')}`,
  whole: 'Dernière vérification de l’ensemble',
  failed: 'La vérification n’a pas pu aboutir sur cet appareil.',
  replay: 'Revoir',
  drop: 'Lâchez pour vérifier cet enregistrement',
  good: 'Tout est juste : la graine est celle qui avait été promise, chaque tirage en découle, chaque réponse est permise, et le résultat est bien celui auquel elles mènent.',
  goodSimulated:
    'Tout est juste : chaque tirage découle de la graine, chaque réponse est permise, et le résultat est bien celui auquel elles mènent. C’est une simulation : rien n’avait été promis.',
  soFar: 'Tout ce qui peut être vérifié maintenant est juste. La graine est révélée à la fin de la partie.',
  bad: 'Cet enregistrement n’est pas juste.',
  steps: {
    promise: 'La promesse',
    seed: 'La graine',
    hash: 'La graine et la promesse',
    draws: 'Chaque tirage et la graine',
    answers: 'Chaque réponse et les règles',
    result: 'Le résultat',
    lines: 'Les variantes essayées',
  },
  promised: 'Publié avant la première réponse : le SHA-256 de la graine.',
  notPromised: 'Une simulation ne promet rien : sa graine était connue dès le départ.',
  revealed: 'Révélée à la fin de la partie.',
  simulated: 'La graine de la simulation.',
  hidden:
    'Encore secrète. Elle est révélée à la fin de la partie ; d’ici là, les tirages ne peuvent pas lui être comparés.',
  neverRevealed:
    'La partie est finie et l’enregistrement ne révèle pas sa graine : les tirages ne peuvent pas être vérifiés.',
  hashFits: 'Le SHA-256 de la graine est la promesse, lettre pour lettre.',
  hashDiffers: 'Le SHA-256 de la graine n’est pas la promesse : ce n’est pas la graine promise.',
  hashUnknown: 'Se vérifie quand la graine est révélée.',
  computed: 'Calculé ici',
  byHand: 'Pour le vérifier vous-même :',
  drawsFit: (draws, groups) =>
    `${count(draws, 'tirage', 'tirages')} en ${count(groups, 'endroit', 'endroits')} : chacun est celui que la graine donne là.`,
  drawsDiffer: (groups, first) =>
    `En ${count(groups, 'endroit', 'endroits')}, l’enregistrement a un autre tirage que celui de la graine. Le premier : ${first}.`,
  firstDraw: (where, nth, recorded, seeded) =>
    `${where}, tirage ${number(nth)} : l’enregistrement dit ${recorded}, la graine donne ${seeded}`,
  drawChanged: (first) => `Un tirage a été changé. ${first}. Ce qui en découle ne correspond plus forcément.`,
  drawsUnchecked: (draws) =>
    `${count(draws, 'tirage', 'tirages')} jusqu’ici, tous du genre et de la taille que le jeu demande.`,
  drawsClosed: 'Ce qui a été tiré reste caché jusqu’à la fin de la partie : des secrets s’y trouvent.',
  deal: 'La mise en place',
  answer: (n, name) => `Réponse ${number(n)}, ${name}`,
  nothing: 'rien',
  where: 'Tiré pour',
  recorded: 'Dans l’enregistrement',
  seeded: 'De la graine',
  same: 'Pareil ?',
  equal: 'pareil',
  other: 'différent',
  unknown: 'pas encore connu',
  more: (n) => `En montrer ${number(n)} de plus`,
  onlyOthers: 'Seulement ceux qui diffèrent',
  howToRead:
    'Un nombre est une issue, comptée à partir de 0 : un dé qui montre 4 est noté 3. Une suite entre crochets est un ordre après mélange.',
  answersFit: (answers, takenBack) =>
    takenBack === 0
      ? `${count(answers, 'réponse', 'réponses')}, chacune permise là où elle a été donnée.`
      : `${count(answers, 'réponse', 'réponses')}, chacune permise là où elle a été donnée ; ${number(takenBack)} fois quelque chose a été annulé ou rétabli, comme les règles de l’annulation le permettent.`,
  answersStop: (answers) => `${count(answers, 'réponse est permise', 'réponses sont permises')}. Ensuite :`,
  givenBy: 'Donnée par',
  againstRule: 'Contraire à la règle',
  resultFits: 'Rejouées, les réponses mènent exactement aux mêmes scores et à la même dernière position.',
  resultDiffers: 'Rejouées, les réponses mènent ailleurs que ne le dit l’enregistrement.',
  resultEarly:
    'Les réponses s’arrêtent, ou enfreignent les règles, avant la fin de la partie : elles ne mènent à aucun résultat.',
  resultNotYet: 'La partie n’est pas finie : il n’y a pas encore de résultat.',
  resultMissing: 'La partie est finie, et l’enregistrement n’a pas de résultat.',
  scores: 'Scores',
  finalHash: 'Empreinte de la dernière position',
  linesSay: (n, cut) =>
    cut === 0
      ? `${count(n, 'variante', 'variantes')} à côté de la partie, selon les règles. Une variante ne compte pas dans la partie : ses tirages sont nouveaux.`
      : `${count(n, 'variante', 'variantes')} à côté de la partie, dont ${number(cut)} que les règles arrêtent en chemin. Une variante ne compte pas dans la partie : ses tirages sont nouveaux.`,
  good1: 'juste',
  bad1: 'faux',
  open1: 'pas encore',
  none1: 'rien à vérifier',
  running: 'Cette partie n’est pas finie.',
  runningOnline:
    'Tout le monde à la table en a eu connaissance avant la première réponse. Revenez ici à la fin de la partie.',
  missing: 'Cette partie n’est pas sur cet appareil. Ouvrez son enregistrement.',
};
