/** The words around a guided first game in English. This file is the type of the others. */
export const en = {
  none: 'There is no guide for this game yet.',
  label: 'The guide',
  first: (lessons: number, minutes: number) => `${lessons} lessons, about ${minutes} minutes`,
  lesson: (n: number, all: number) => `Lesson ${n} of ${all}`,
  goOn: 'Go on',
  skip: 'Next lesson',
  showMe: 'Show me',
  fold: 'To the answers',
  unfold: 'Read this lesson again',
  shown: 'This answer shows it. Any other that fits will do too.',
  rule: (id: string) => `Rule ${id}`,
  rules: 'All rules',
  readFirst: 'First read this, then press “Go on”.',
  waiting: 'The others are playing. Watch the board.',
  again: 'Start over',
  againAsk: 'Begin this guide from its first lesson? What you have played here is not kept.',
  stay: 'Stay here',
  finished: (game: string) => `You can play ${game}`,
  finishedSays:
    'You know enough for a first game. The bar always shows all that is allowed; point at anything, or hold a finger on it, and it explains itself.',
  playWhole: 'Play a whole game',
};

export type GuideText = typeof en;
