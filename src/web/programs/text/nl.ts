/** De woorden voor programma’s die meespelen, in het Nederlands. */
import { words } from '../../text/words.ts';
import type { ProgramsText } from './en.ts';

const { day } = words('nl');

export const nl: ProgramsText = {
  title: 'Jouw programma’s',
  help: 'Met een token van jou zit een programma onder jouw naam aan online tafels en antwoordt het voor je, in welke taal het ook geschreven is. Verder kan het niets.',
  label: 'Waar het token voor is',
  make: 'Token maken',
  once: 'Kopieer het nu: het wordt niet nog eens getoond. Wie het heeft, speelt onder jouw naam.',
  copy: 'Kopiëren',
  copied: 'Gekopieerd.',
  none: 'Er is nog geen token.',
  since: (ms) => `sinds ${day(ms)}`,
  revoke: 'Intrekken',
  revokeWhich: (label) => `Het token “${label}” intrekken`,
  revoked: (label) => `“${label}” is ingetrokken. Programma’s die het gebruikten zijn afgesloten.`,
  enough: 'Meer dan tien tokens kan niet: trek er eerst een in.',
};
