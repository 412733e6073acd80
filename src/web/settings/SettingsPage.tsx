/** The settings of this device. */
import { Card } from '../../ui/Card.tsx';
import { LANGUAGES } from '../../ui/contract.ts';
import { useHouse } from '../context.tsx';
import { CHOICES, type Choice, changeSettings, NAME_LIMIT, useSettings } from '../keep/settings.ts';
import { LANGUAGE_NAMES } from '../language.ts';
import { ChoiceRow } from '../parts/ChoiceRow.tsx';
import { chooseLanguage } from '../parts/LanguageSwitch.tsx';
import { Page } from '../parts/Page.tsx';
import { Link } from '../router.tsx';

const ORDER: readonly Choice[] = ['theme', 'seats', 'motion', 'sound', 'pace', 'hints', 'letters', 'touch'];

export function SettingsPage() {
  const { text, language } = useHouse();
  const settings = useSettings();
  const t = text.settings;
  return (
    <Page title={t.title} remark={t.remark}>
      <div className="columns">
        <Card title={t.name}>
          <label className="field">
            <span className="unseen">{t.name}</span>
            <small>{t.nameHelp}</small>
            <input
              type="text"
              maxLength={NAME_LIMIT}
              value={settings.name}
              placeholder={text.house.guest}
              onChange={(e) => changeSettings({ name: e.target.value })}
            />
          </label>
          <ChoiceRow
            label={t.language}
            values={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
            value={language}
            onChoose={chooseLanguage}
          />
          <Link className="button" href="/you">
            {t.online}
          </Link>
        </Card>
        <Card title={t.title}>
          {ORDER.map((key) => (
            <Setting key={key} choice={key} />
          ))}
        </Card>
      </div>
    </Page>
  );
}

function Setting({ choice }: { readonly choice: Choice }) {
  const { text } = useHouse();
  const settings = useSettings();
  const { label, help, values } = text.settings.choices[choice];
  const words: Readonly<Record<string, string>> = values;
  return (
    <ChoiceRow<string>
      label={label}
      help={help}
      values={CHOICES[choice].map((value) => ({ value, label: words[value] ?? value }))}
      value={settings[choice]}
      onChoose={(value) => changeSettings({ [choice]: value })}
    />
  );
}
