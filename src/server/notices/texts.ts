/** What the house writes to people outside its page. English is the type of the others. */
import type { Language } from '../people/language.ts';

const TITLES: Readonly<Record<string, string>> = {
  agra: 'Agra',
  amul: 'Amul',
  bombay: 'Bombay',
  rajas: 'Rajas of the Ganges',
};

/** The name of a game, which is the same in every language. */
export function titleOf(game: string): string {
  return TITLES[game] ?? game;
}

const en = {
  turnSubject: (title: string) => `Your turn at ${title}`,
  turn: (title: string, table: string, stop: string) =>
    `It is your turn at a table of ${title}:\n${table}\n\n` +
    `You get this letter because you asked Durbar to write to you. To get no more of them:\n${stop}\n`,
  confirmSubject: 'May Durbar write to you?',
  confirm: (confirm: string, stop: string) =>
    `Somebody, most likely you, asked Durbar to write to this address when it is their turn in a game. If you want that:\n${confirm}\n\n` +
    `If not, do nothing, and no more letters come. To have this address forgotten at once:\n${stop}\n`,
  confirmTitle: 'Letters from Durbar',
  confirmAsk: 'Durbar will write to you when it is your turn and you are not at the table.',
  confirmButton: 'Yes, write to me',
  confirmed: 'Thank you. Durbar will write to you when it is your turn.',
  confirmGone: 'This link is no longer valid. At Durbar you can enter your address again at any time.',
  stopTitle: 'No more letters',
  stopAsk: 'Durbar will not write to you any more and will forget your address. Your games go on.',
  stopButton: 'Stop the letters',
  stopped: 'Durbar does not write to you any more. At Durbar you can enter your address again at any time.',
  home: 'To Durbar',
};
export type NoticeTexts = typeof en;

const fr: NoticeTexts = {
  turnSubject: (title) => `À vous de jouer : ${title}`,
  turn: (title, table, stop) =>
    `C’est à vous de jouer, à ${title} :\n${table}\n\n` +
    `Vous recevez ce message parce que vous avez demandé à Durbar de vous écrire. Pour ne plus en recevoir :\n${stop}\n`,
  confirmSubject: 'Durbar peut-il vous écrire ?',
  confirm: (confirm, stop) =>
    `Quelqu’un, sans doute vous, a demandé à Durbar d’écrire à cette adresse quand vient son tour de jouer. Si vous le souhaitez :\n${confirm}\n\n` +
    `Sinon, ne faites rien : aucun autre message ne viendra. Pour que cette adresse soit oubliée tout de suite :\n${stop}\n`,
  confirmTitle: 'Messages de Durbar',
  confirmAsk: 'Durbar vous écrira quand ce sera votre tour et que vous ne serez pas à la table.',
  confirmButton: 'Oui, écrivez-moi',
  confirmed: 'Merci. Durbar vous écrira quand ce sera votre tour.',
  confirmGone: 'Ce lien n’est plus valable. Vous pouvez à tout moment saisir de nouveau votre adresse dans Durbar.',
  stopTitle: 'Plus de messages',
  stopAsk: 'Durbar ne vous écrira plus et oubliera votre adresse. Vos parties continuent.',
  stopButton: 'Arrêter les messages',
  stopped: 'Durbar ne vous écrit plus. Vous pouvez à tout moment saisir de nouveau votre adresse dans Durbar.',
  home: 'Aller à Durbar',
};

const nl: NoticeTexts = {
  turnSubject: (title) => `Jouw beurt bij ${title}`,
  turn: (title, table, stop) =>
    `Je bent aan de beurt aan een tafel van ${title}:\n${table}\n\n` +
    `Je krijgt dit bericht omdat je Durbar hebt gevraagd je te schrijven. Geen berichten meer ontvangen:\n${stop}\n`,
  confirmSubject: 'Mag Durbar je schrijven?',
  confirm: (confirm, stop) =>
    `Iemand, waarschijnlijk jij, heeft Durbar gevraagd naar dit adres te schrijven bij een beurt in een spel. Als je dat wilt:\n${confirm}\n\n` +
    `Zo niet, doe dan niets: er komen geen berichten meer. Om dit adres meteen te laten vergeten:\n${stop}\n`,
  confirmTitle: 'Berichten van Durbar',
  confirmAsk: 'Durbar schrijft je wanneer je aan de beurt bent en niet aan tafel zit.',
  confirmButton: 'Ja, schrijf me',
  confirmed: 'Dank je. Durbar schrijft je wanneer je aan de beurt bent.',
  confirmGone: 'Deze link is niet meer geldig. Bij Durbar kun je je adres altijd opnieuw invullen.',
  stopTitle: 'Geen berichten meer',
  stopAsk: 'Durbar schrijft je niet meer en vergeet je adres. Je spellen gaan door.',
  stopButton: 'Berichten stoppen',
  stopped: 'Durbar schrijft je niet meer. Bij Durbar kun je je adres altijd opnieuw invullen.',
  home: 'Naar Durbar',
};

export const NOTICE_TEXTS: Readonly<Record<Language, NoticeTexts>> = { en, fr, nl };
