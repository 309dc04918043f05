import { cx } from '../../../design-system/behaviour/cx.ts';
import { formatNumber } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { SearchIcon } from '../search-icon.tsx';
import styles from './search-line.module.css';
import type { Suggestion } from './suggestions.ts';

interface SuggestionListProps {
  id: string;
  suggestions: readonly Suggestion[];
  typed: string;
  at: number;
  onTake: (suggestion: Suggestion) => void;
}

/** People choose a suggestion with arrow keys from the field, or with the pointer. */
export function SuggestionList({ id, suggestions, typed, at, onTake }: SuggestionListProps) {
  const { t } = useTranslate();
  return (
    <div className={cx(styles.list, suggestions.length === 0 && 'hidden')}>
      <div id={id} role="listbox" aria-label={t('market.search.suggestions')}>
        {suggestions.map((suggestion, index) => {
          return (
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which says which one is meant
            <div
              key={`${suggestion.kind} ${suggestion.text}`}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === at}
              className={styles.option}
              // The click must be handled before the field loses the focus and the list closes.
              onPointerDown={(event) => {
                event.preventDefault();
                onTake(suggestion);
              }}
            >
              {suggestion.kind === 'term' ? <SearchIcon size={17} className="text-text-muted" /> : <span />}
              <Words suggestion={suggestion} typed={typed} />
            </div>
          );
        })}
      </div>
      <p aria-hidden="true" className={styles.hint}>
        <span>{t('market.search.keys')}</span>
        <span>{t('market.search.typos')}</span>
      </p>
    </div>
  );
}

function Words({ suggestion, typed }: { suggestion: Suggestion; typed: string }) {
  const { t, language } = useTranslate();
  const { text } = suggestion;
  const begins = text.toLowerCase().startsWith(typed.trim().toLowerCase()) ? typed.trim().length : 0;
  const detail =
    suggestion.kind === 'term'
      ? suggestion.alsoFinds && t('market.search.alsoFinds', { words: suggestion.alsoFinds })
      : suggestion.detail;
  return (
    <>
      <span className="min-w-0">
        <span className={begins > 0 ? 'font-strong' : undefined}>{text.slice(0, begins)}</span>
        {text.slice(begins)}
        {detail && <span className="text-text-muted"> {detail}</span>}
      </span>
      {suggestion.kind === 'term' && (
        <span className="tabular text-small text-text-muted">{formatNumber(suggestion.count, language)}</span>
      )}
    </>
  );
}
