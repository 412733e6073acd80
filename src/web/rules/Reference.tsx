/** The reference: a search that answers every key, the chapters beside it, and all rules. */
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { RulesChapter, RulesReference } from '../../ui/contract.ts';
import { Icon } from '../../ui/icons.tsx';
import { Page } from '../parts/Page.tsx';
import type { GameEntry } from '../registry.ts';
import { Link } from '../router.tsx';
import { Chapter } from './Chapter.tsx';
import { find, indexOf, named, wordsOf } from './search.ts';
import type { RulesWords } from './text/en.ts';
import { useHash } from './useHash.ts';
import { useHighlights } from './useHighlights.ts';
import { useShownFaces } from './useShownFaces.ts';
import './rules.css';
import './print.css';

/** The addresses of chapters, as the contents name them. */
const CHAPTER = /^chapter-\d+$/;
/** No rule has a longer name. */
const LONGEST_NAME = 40;

export function Reference({
  entry,
  name,
  reference,
  t,
}: {
  readonly entry: GameEntry;
  readonly name: string;
  readonly reference: RulesReference;
  readonly t: RulesWords;
}) {
  const { chapters, pictures } = reference;
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed);
  const [hash, forget] = useHash();
  const index = useMemo(() => indexOf(chapters), [chapters]);
  const rule = named(index, hash);
  const target = rule ?? hash;
  const lost = hash !== '' && rule === null && !CHAPTER.test(hash);
  const words = useMemo(() => wordsOf(wanted), [wanted]);
  const found = useMemo(() => find(index, words), [index, words]);
  const faces = useShownFaces(entry);
  const body = useRef<HTMLDivElement>(null);
  useHighlights(body, words);
  // A rule that is asked for by its address is shown, whatever was looked for before.
  const whole = found === null;
  useEffect(() => {
    if (target === '') return;
    setTyped('');
    if (whole) document.getElementById(target)?.scrollIntoView({ block: 'start' });
  }, [target, whole]);

  const count = found === null ? index.entries.length : found.size;
  return (
    <Page title={t.title(name)} remark={t.found(count)} actions={<Actions id={entry.id} t={t} />}>
      <p className="print-only">{t.printed(name, location.host)}</p>
      <div className="rules">
        <Contents t={t}>
          {chapters.map(({ title }, i) => (
            <li key={title}>
              <a href={`#chapter-${i + 1}`}>{title}</a>
            </li>
          ))}
        </Contents>
        <div ref={body} className="rules-body">
          <div className="rules-search">
            <label className="field">
              <span>{t.search}</span>
              <input
                type="search"
                placeholder={t.search}
                value={typed}
                onChange={(e) => {
                  forget();
                  setTyped(e.target.value);
                }}
              />
            </label>
          </div>
          {lost && (
            <p className="problem" role="status">
              <Icon name="warning" />
              {t.lost(hash.slice(0, LONGEST_NAME))}
            </p>
          )}
          <p role="status" className={count === 0 ? 'rules-none' : 'unseen'}>
            {count === 0 ? t.none : typed === '' ? '' : t.found(count)}
          </p>
          {found === null && <Marked id={entry.id} chapters={chapters} t={t} />}
          {chapters.map((chapter, i) => (
            <Chapter
              key={chapter.title}
              number={i + 1}
              chapter={chapter}
              pictures={pictures}
              faces={faces}
              found={found}
              ids={index.ids}
              target={target}
              t={t}
            />
          ))}
        </div>
      </div>
    </Page>
  );
}

/** What the mark on some rules means, where there are any: on paper and under a finger nothing else says it. */
function Marked({
  id,
  chapters,
  t,
}: {
  readonly id: string;
  readonly chapters: readonly RulesChapter[];
  readonly t: RulesWords;
}) {
  if (!chapters.some(({ rules }) => rules.some(({ reconstructed }) => reconstructed))) return null;
  return (
    <p className="rules-note">
      <small className="rule-tag">{t.sources.reconstructed.label}</small>
      {`${t.sources.reconstructed.help} `}
      <Link href={`/facts/${id}`}>{t.facts}</Link>
    </p>
  );
}

function Actions({ id, t }: { readonly id: string; readonly t: RulesWords }) {
  return (
    <>
      <Link href={`/facts/${id}`} className="top-link">
        {t.facts}
      </Link>
      <button type="button" className="top-link wide-only" onClick={() => window.print()}>
        {t.print}
      </button>
    </>
  );
}

/** Beside the rules where there is room; on a narrow screen one press away, and out of the way after it. */
function Contents({ t, children }: { readonly t: RulesWords; readonly children: ReactNode }) {
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const follow = () => {
      if (matchMedia('(max-width: 720px)').matches) box.current?.removeAttribute('open');
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return (
    <nav className="rules-contents" aria-label={t.contents}>
      <details ref={box} open>
        <summary>{t.contents}</summary>
        <ol>{children}</ol>
      </details>
    </nav>
  );
}
