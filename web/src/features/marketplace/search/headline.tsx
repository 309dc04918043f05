import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { headlineOf } from './headline-of.ts';
import type { MarketData } from './market-results.ts';

const MOST_SYNONYMS = 4;

/** The title states the result and how the search understood the words. */
export function Headline(data: MarketData) {
  const { t } = useTranslate();
  const { corrected, synonyms, isLoosened } = data.results.understood;
  const [first, second] = headlineOf(data, t);
  const isPlaceUnknown = data.search.location !== '' && data.results.place === null;
  return (
    <header>
      <p className="type-small text-text-muted">{t('market.kicker')}</p>
      <h1 aria-live="polite" className="mt-3 text-h1 leading-head md:text-[2.25rem]">
        {first} {second && <span className="block text-text-muted">{second}</span>}
      </h1>
      <div className="mt-3 grid gap-1 empty:hidden">
        {corrected.length > 0 && (
          <p>
            {t('market.corrected', {
              meant: corrected.map(({ meant }) => meant).join(' '),
              typed: corrected.map(({ typed }) => typed).join(' '),
            })}
          </p>
        )}
        {isLoosened && <p className="type-small text-text-muted">{t('market.loosened')}</p>}
        {synonyms.length > 0 && (
          <p className="type-small text-text-muted">
            {t('market.synonyms', { words: synonyms.slice(0, MOST_SYNONYMS).join(', ') })}
          </p>
        )}
        {isPlaceUnknown && (
          <p className="text-warning-text">{t('market.placeUnknown', { place: data.search.location })}</p>
        )}
      </div>
    </header>
  );
}
