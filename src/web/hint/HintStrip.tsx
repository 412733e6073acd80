/** What a vizier would answer and why, in the place of the line under the bar. One press gives the answer, another puts it away. */
import { useCallback } from 'react';
import type { FeatureTexts, GameText, Offer } from '../../ui/contract.ts';
import { Icon } from '../../ui/icons.tsx';
import { because } from '../../ui/reasons.ts';
import { useHouse } from '../context.tsx';
import { useLoaded } from '../useLoaded.ts';
import { useWords, type WordLoaders } from '../useWords.ts';
import type { HintText } from './text/en.ts';
import type { HintNews } from './useHint.ts';
import './hint.css';

const WORDS: WordLoaders<HintText> = {
  en: () => import('./text/en.ts').then((m) => m.en),
  fr: () => import('./text/fr.ts').then((m) => m.fr),
  nl: () => import('./text/nl.ts').then((m) => m.nl),
};

export function HintStrip({
  news,
  text,
  seats,
  answers,
  onTake,
  onClose,
}: {
  readonly news: HintNews;
  readonly text: GameText;
  readonly seats: number;
  /** How many answers there were to choose from. */
  readonly answers: number;
  onTake(offer: Offer): void;
  onClose(): void;
}) {
  const t = useWords(WORDS);
  const features = useLoaded(useCallback(() => text.features(), [text]));
  const offer = news.is === 'given' ? news.offer : null;
  return (
    <div className="strip-room">
      <div className="strip hint" data-hint={offer?.id ?? news.is} aria-busy={news.is === 'thinking'}>
        <Icon name="lamp" size={18} />
        <p role="status">
          {t && (
            <Advice
              news={news}
              t={t}
              features={features && 'value' in features ? features.value : {}}
              seats={seats}
              answers={answers}
            />
          )}
        </p>
        {t && offer && (
          <button type="button" className="strip-word" onClick={() => onTake(offer)}>
            {t.take}
          </button>
        )}
        {t && news.is !== 'thinking' && (
          <button type="button" className="strip-step" aria-label={t.close} onClick={onClose}>
            <Icon name="close" size={14} />
          </button>
        )}
      </div>
    </div>
  );
}

function Advice({
  news,
  t,
  features,
  seats,
  answers,
}: {
  readonly news: HintNews;
  readonly t: HintText;
  readonly features: FeatureTexts;
  readonly seats: number;
  readonly answers: number;
}) {
  const { language } = useHouse();
  if (news.is === 'thinking') return t.thinking;
  if (news.is === 'missing') return t.missing;
  const { hint, offer } = news;
  if (answers === 1) return t.only(offer.label);
  const sentence = because(hint.reasons, features, language);
  const why = hint.against === 'others' && sentence !== '' ? t.compared(uncapitalised(sentence)) : sentence;
  return (
    <>
      <b>{t.would(offer.label)}</b> {why} {t.expects(Math.round(hint.lead), seats)}
    </>
  );
}

const uncapitalised = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);
