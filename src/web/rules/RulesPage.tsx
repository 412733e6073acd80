/** The rules of a game in our words: every rule numbered, searchable and with an address of its own. */
import { useEffect, useMemo, useState } from 'react';
import { Card } from '../../ui/Card.tsx';
import type { RulesChapter } from '../../ui/contract.ts';
import { useHouse } from '../context.tsx';
import { Page } from '../parts/Page.tsx';
import { Unknown } from '../parts/Unknown.tsx';
import { useLoadedGame } from '../useLoadedGame.ts';
import './rules.css';

export function RulesPage({ id }: { readonly id: string }) {
  const { text } = useHouse();
  const loading = useLoadedGame(id);
  if (loading === null) return <p className="loading">{text.house.loading}</p>;
  if ('error' in loading || loading.value === null) return <Unknown title={text.fresh.unknownGame} />;
  return <Rules name={loading.value.ui.text.name} chapters={loading.value.ui.text.rules} />;
}

/** Words match whatever their case and accents. */
function plain(words: string): string {
  return words
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

function Rules({ name, chapters }: { readonly name: string; readonly chapters: readonly RulesChapter[] }) {
  const { text } = useHouse();
  const t = text.rules;
  const [wanted, setWanted] = useState('');
  const found = useMemo(() => {
    const words = plain(wanted)
      .split(/\s+/)
      .filter((word) => word !== '');
    return chapters.flatMap((chapter) => {
      const rules = chapter.rules.filter((rule) => {
        const all = plain(`${rule.id} ${rule.text}`);
        return words.every((word) => all.includes(word));
      });
      return rules.length > 0 ? [{ ...chapter, rules }] : [];
    });
  }, [chapters, wanted]);
  const count = found.reduce((sum, chapter) => sum + chapter.rules.length, 0);
  useEffect(() => {
    // The rule that the address names is there only now.
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <Page title={t.title(name)} remark={t.found(count)}>
      <label className="field rules-search">
        <span>{t.search}</span>
        <input type="search" value={wanted} onChange={(e) => setWanted(e.target.value)} />
      </label>
      {wanted === '' && (
        <nav className="rules-contents" aria-label={t.contents}>
          {chapters.map((chapter, i) => (
            <a key={chapter.title} href={`#chapter-${i + 1}`}>
              {chapter.title}
            </a>
          ))}
        </nav>
      )}
      {count === 0 && <p role="status">{t.none}</p>}
      {found.map((chapter) => (
        <div key={chapter.title} id={`chapter-${chapters.findIndex((each) => each.title === chapter.title) + 1}`}>
          <Card title={chapter.title} className="rules-chapter">
            <ol>
              {chapter.rules.map((rule) => (
                <li key={rule.id} id={rule.id}>
                  <a href={`#${rule.id}`}>{rule.id}</a>
                  <p>
                    {rule.text}
                    {rule.reconstructed && (
                      <small className="tag" title={t.reconstructedHelp}>
                        {t.reconstructed}
                      </small>
                    )}
                  </p>
                </li>
              ))}
            </ol>
          </Card>
        </div>
      ))}
    </Page>
  );
}
