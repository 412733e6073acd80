/** Les mots autour des données corrigées, en français. */
import type { FactsProblem } from '../../../kernel/index.ts';
import { words } from '../../text/words.ts';
import type { FactsText } from './en.ts';
import { listed } from './listed.ts';

const { count } = words('fr');
const times = (n: number) => (n === 1 ? 'une fois' : `${n} fois`);

function wrong(problem: FactsProblem, value: (found: string | number | boolean) => string): string {
  switch (problem.wrong) {
    case 'notJson':
      return 'Ce n’est pas un fichier de données : ce n’est pas du JSON.';
    case 'tooLong':
      return 'Ce fichier est trop grand pour un fichier de données.';
    case 'missing':
      return 'Ceci manque.';
    case 'wrongType':
      return 'Il faut ici quelque chose d’une autre sorte.';
    case 'unknownVersion':
      return 'Ce fichier a une autre forme que celle qui est lue ici.';
    case 'outOfRange':
      return 'C’est plus que ce qu’un fichier de données peut contenir.';
    case 'otherGame':
      return `Ce fichier est pour un autre jeu : ${problem.found}.`;
    case 'otherRules':
      return `Ce fichier est pour la version ${problem.found} des règles d’ici.`;
    case 'unknownPath':
      return 'Aucune donnée de ce nom ne peut être corrigée.';
    case 'value': {
      const { spec } = problem;
      const found = value(problem.found);
      if ('min' in spec) return `${found} n’est pas possible : il faut un nombre entier de ${spec.min} à ${spec.max}.`;
      if (!('values' in spec)) return `${found} n’est pas possible : il faut oui ou non.`;
      const few = listed(spec.values, value);
      return few === null
        ? `${found} n’est pas possible. Ce qui l’est se trouve dans la liste de cette donnée.`
        : `${found} n’est pas possible. Sont possibles : ${few}.`;
    }
    case 'sum':
      return `Ensemble, cela fait ${problem.found}, et il faut ${problem.wanted}.`;
    case 'twice':
      return `${value(problem.found)} y est deux fois.`;
    case 'falls':
      return 'De l’une à l’autre, ces valeurs ne diminuent jamais.';
    case 'often':
      return `${value(problem.found)} y est trop souvent : au plus ${times(problem.most)}.`;
    case 'seldom':
      return `${value(problem.found)} doit y être au moins ${times(problem.least)}.`;
    case 'alone':
      return 'L’un des deux manque : il faut les deux, ou aucun.';
    case 'apart':
      return `Plus aucune route ne mène ici : ${value(problem.found)}.`;
    case 'rules':
      return 'Cela ne s’accorde pas avec les règles.';
  }
}

export const fr: FactsText = {
  title: 'Données corrigées',
  intro:
    'Vous possédez la boîte et quelque chose y est imprimé autrement ? Corrigez-le ici pour une table. Ce que la règle elle-même énonce reste tel quel ; ci-dessous, chaque donnée qui peut être corrigée le dit.',
  correct: 'Corriger une donnée',
  load: 'Ouvrir un fichier de données',
  example: 'Un fichier d’exemple',
  which: 'Donnée',
  part: 'Laquelle',
  value: 'Dans la boîte',
  yes: 'oui',
  no: 'non',
  add: 'Corriger',
  name: 'Titre',
  nameHelp: 'À qui est la boîte, quelle édition : tout le monde à la table le voit.',
  untitled: 'Ma boîte',
  none: 'Rien n’est encore corrigé.',
  named: (fact, parts) => `${fact} : ${parts.join(', ')}`,
  here: (value) => `ici : ${value}`,
  box: (value) => `dans la boîte : ${value}`,
  remove: (what) => `Revenir sur : ${what}`,
  clear: 'Revenir sur tout',
  save: 'Enregistrer le fichier',
  copy: 'Copier le lien',
  copied: 'Le lien est copié.',
  byHand: 'Ce lien contient tout le fichier. Copiez-le à la main :',
  tooLarge: 'C’est trop pour un lien ; enregistrez plutôt le fichier.',
  broken: 'Le lien est abîmé : rien n’en a été repris.',
  unreadable: 'Le fichier n’a pas pu être lu.',
  play: 'Jouer avec ces données',
  refused: (n) =>
    `${count(n, 'chose n’est pas encore possible', 'choses ne sont pas encore possibles')} ; on peut ouvrir une table quand tout s’accorde.`,
  file: 'Le fichier',
  same: 'Ce qui est corrigé ici y est déjà imprimé ainsi : rien ne change.',
  can: (n) => `${count(n, 'valeur peut être corrigée', 'valeurs peuvent être corrigées')}`,
  changed: 'corrigé',
  possible: (what) => `Possible : ${what}`,
  oneOf: (n) => `une valeur parmi ${n}`,
  see: (places) => `Voir aussi : ${places.join(' ; ')}.`,
  range: (min, max) => `de ${min} à ${max}`,
  used: (title, n) => `Données corrigées : ${title}, ${count(n, 'changement', 'changements')}`,
  usedHelp: 'Cette table suit ce qu’un possesseur de la boîte y a trouvé imprimé.',
  factsOf: (game) => `Les données imprimées : ${game}`,
  toFacts: 'Toutes les données imprimées',
  field: {
    none: 'Les données imprimées telles qu’elles sont ici.',
    find: 'Corriger des données',
    remove: 'Sans corrections',
  },
  wrong,
};
