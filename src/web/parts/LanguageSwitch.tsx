/** The language switch: always in reach. As a row of buttons where there is room, as a menu where there is not. */
import { LANGUAGES, type Language } from '../../ui/contract.ts';
import { Icon } from '../../ui/icons.tsx';
import { useHouse } from '../context.tsx';
import { changeSettings } from '../keep/settings.ts';
import { LANGUAGE_NAMES } from '../language.ts';
import { readdress } from '../router.tsx';
import { Menu } from './Menu.tsx';

/** The saved choice must win from now on: an address that still asks for another language is corrected. */
export function chooseLanguage(language: Language): void {
  const address = new URL(location.href);
  address.searchParams.delete('lang');
  readdress(address.pathname + address.search + address.hash);
  changeSettings({ language });
}

export function LanguageRow() {
  const { language, text } = useHouse();
  return (
    <fieldset className="language-row" aria-label={text.house.language}>
      {LANGUAGES.map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          aria-pressed={each === language}
          onClick={() => chooseLanguage(each)}
        >
          {LANGUAGE_NAMES[each]}
        </button>
      ))}
    </fieldset>
  );
}

export function LanguageMenu() {
  const { language, text } = useHouse();
  return (
    <Menu
      label={`${text.house.language}: ${LANGUAGE_NAMES[language]}`}
      items={LANGUAGES.map((each) => ({
        id: each,
        label: LANGUAGE_NAMES[each],
        chosen: each === language,
        do: () => chooseLanguage(each),
      }))}
    >
      <span className="wide-only">{LANGUAGE_NAMES[language]}</span>
      <span className="narrow-only">{language.toUpperCase()}</span>
      <Icon name="down" size={12} />
    </Menu>
  );
}
