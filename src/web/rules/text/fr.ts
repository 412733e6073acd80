/** Les mots autour des règles et des données imprimées, en français. */
import { words } from '../../text/words.ts';
import type { RulesWords } from './en.ts';

const { count } = words('fr');

/** « de » devant un nom : d’Agra, d’Amul, de Bombay. */
function de(name: string): string {
  return /^[aeiouyàâéèêëîïôöûüh]/i.test(name) ? `d’${name}` : `de ${name}`;
}

export const fr: RulesWords = {
  title: (game) => `Les règles ${de(game)}`,
  search: 'Chercher dans les règles',
  found: (n) => count(n, 'règle', 'règles'),
  none: 'Aucune règle ne contient ces mots.',
  contents: 'Chapitres',
  print: 'Imprimer',
  facts: 'Données imprimées',
  rules: 'Règles',
  printed: (game, address) => `Les règles ${de(game)} avec nos mots, sur ${address}`,
  more: 'Toutes les règles',
  lost: (id) => `Il n’y a pas de règle ${id} dans cette référence.`,
  sources: {
    seed: { label: 'de la règle', help: 'Écrit dans la règle imprimée, ou imposé par elle.' },
    public: {
      label: 'de sources publiques',
      help: 'Trouvé dans des critiques et résumés publics, ou imposé par les quantités qu’ils donnent.',
    },
    partly: { label: 'reconstitué en partie', help: 'Connu en partie ; la remarque dit ce qui est reconstitué.' },
    reconstructed: {
      label: 'reconstitué',
      help: 'Lu sur des images ou des comptes rendus, ou conçu selon tout ce qui est connu. Qui possède la boîte peut le corriger.',
    },
  },
  factsOf: {
    title: (game) => `Les données imprimées ${de(game)}`,
    remark: (n, reconstructed) =>
      `${count(n, 'donnée', 'données')}, dont ${count(reconstructed, 'reconstituée en tout ou partie', 'reconstituées en tout ou partie')}`,
    intro:
      'Tout ce qui est imprimé sur les plateaux, les cartes et les tuiles et dont les règles d’ici se servent, avec sa provenance. Qui possède la boîte peut le vérifier ici, pièce par pièce.',
    search: 'Chercher une donnée',
    found: (n) => count(n, 'donnée', 'données'),
    none: 'Aucune donnée ne contient ces mots.',
    show: 'Montrer',
    lost: (name) => `Il n’y a pas de donnée « ${name} » ici.`,
    all: 'toutes les données',
    only: 'seulement ce qui est reconstitué',
  },
};
