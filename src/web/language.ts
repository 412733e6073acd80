/** Which language the page speaks: `?lang=`, then the saved choice, then the browser's, then English. */
import { LANGUAGES, type Language } from '../ui/contract.ts';

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  nl: 'Nederlands',
};

/** The language that a tag such as `fr-BE` names, if we speak it. */
function known(tag: string | null | undefined): Language | null {
  const base = tag?.toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find((language) => language === base) ?? null;
}

export function chooseLanguage(search: string, saved: Language | null, browser: readonly string[]): Language {
  const asked = new URLSearchParams(search).get('lang');
  if (asked !== null) return known(asked) ?? 'en';
  if (saved) return saved;
  for (const tag of browser) {
    const language = known(tag);
    if (language) return language;
  }
  return 'en';
}
