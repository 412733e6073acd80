/** De woorden rond de regels en de gedrukte gegevens, in het Nederlands. */
import { words } from '../../text/words.ts';
import type { RulesWords } from './en.ts';

const { count } = words('nl');

export const nl: RulesWords = {
  title: (game) => `De regels van ${game}`,
  search: 'Zoek in de regels',
  found: (n) => count(n, 'regel', 'regels'),
  none: 'Geen regel bevat deze woorden.',
  contents: 'Hoofdstukken',
  print: 'Afdrukken',
  facts: 'Gedrukte gegevens',
  rules: 'Regels',
  printed: (game, address) => `De regels van ${game} in onze eigen woorden, van ${address}`,
  more: 'Alle regels',
  lost: (id) => `Er staat geen regel ${id} in dit naslagwerk.`,
  sources: {
    seed: { label: 'uit de spelregels', help: 'Staat in de gedrukte spelregels of volgt daar dwingend uit.' },
    public: {
      label: 'uit openbare bronnen',
      help: 'Gevonden in openbare besprekingen en samenvattingen, of volgt dwingend uit de aantallen daarin.',
    },
    partly: { label: 'deels gereconstrueerd', help: 'Deels bekend; de opmerking zegt wat gereconstrueerd is.' },
    reconstructed: {
      label: 'gereconstrueerd',
      help: 'Afgelezen van afbeeldingen, gehaald uit verslagen, of zo bedacht dat het past bij alles wat bekend is. Wie de doos heeft, kan het verbeteren.',
    },
  },
  factsOf: {
    title: (game) => `De gedrukte gegevens van ${game}`,
    remark: (n, reconstructed) =>
      `${count(n, 'gegeven', 'gegevens')}, ${count(reconstructed, 'geheel of deels gereconstrueerd', 'geheel of deels gereconstrueerd')}`,
    intro:
      'Alles wat op borden, kaarten en tegels gedrukt staat en waar de regels hier van uitgaan, met de herkomst. Wie de doos heeft, kan het hier stuk voor stuk nakijken.',
    search: 'Een gegeven zoeken',
    found: (n) => count(n, 'gegeven', 'gegevens'),
    none: 'Geen gegeven bevat deze woorden.',
    show: 'Toon',
    lost: (name) => `Er is hier geen gegeven “${name}”.`,
    all: 'alle gegevens',
    only: 'alleen wat gereconstrueerd is',
  },
};
