/** Letters and notices come when no page is open: the server has to know the language of this one before. */
import { useEffect } from 'react';
import { useHouse } from '../context.tsx';
import { storehouse } from '../keep/storage.ts';
import { calls } from './calls.ts';
import { useMe } from './tab.ts';

/** Tells the server once for each person and language. */
export function useLanguageTold(): void {
  const { language } = useHouse();
  const known = useMe();
  const person = known && 'me' in known ? known.me.person : null;
  useEffect(() => {
    if (person === null || storehouse.read('spoken') === `${person}/${language}`) return;
    void calls.speak(language).then((called) => {
      if ('value' in called) storehouse.write('spoken', `${person}/${language}`);
    });
  }, [person, language]);
}
