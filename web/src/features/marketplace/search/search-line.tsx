import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { buttonClass } from '../../../design-system/buttons/button-style.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { siteAddress } from '../../../lib/site/site-address.ts';
import { SearchIcon } from '../search-icon.tsx';
import styles from './search-line.module.css';
import { SuggestionList } from './suggestion-list.tsx';
import { type Suggestion, suggestionsFor } from './suggestions.ts';
import { useTyped } from './use-typed.ts';

interface SearchLineProps {
  query: string;
  onSearch: (query: string) => void;
}

const PAUSE = 140;
const SHORTEST = 2;

/** The search field suggests words, offers and organisations. */
export function SearchLine({ query, onSearch }: SearchLineProps) {
  const { t, language } = useTranslate();
  const listId = useId();
  const [typed, setTyped] = useTyped(query);
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const [at, setAt] = useState(-1);
  const [isOpen, setIsOpen] = useState(false);
  const isShown = isOpen && suggestions.length > 0;

  useEffect(() => {
    if (typed === query || typed.trim().length < SHORTEST) {
      setSuggestions([]);
      return undefined;
    }
    let isOver = false;
    const timer = setTimeout(async () => {
      const found = await suggestionsFor(typed.trim());
      if (isOver) return;
      setSuggestions(found);
      setAt(-1);
    }, PAUSE);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [typed, query]);

  function take(suggestion: Suggestion) {
    setIsOpen(false);
    if (suggestion.kind !== 'term') return location.assign(siteAddress(suggestion.href, language));
    setTyped(suggestion.text);
    onSearch(suggestion.text);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!isShown) {
      if (event.key === 'ArrowDown' && suggestions.length > 0) setIsOpen(true);
      return;
    }
    const chosen = suggestions[at];
    if (event.key === 'ArrowDown') setAt((at + 1) % suggestions.length);
    else if (event.key === 'ArrowUp') setAt(at <= 0 ? suggestions.length - 1 : at - 1);
    else if (event.key === 'Escape') setIsOpen(false);
    else if (event.key === 'Enter' && chosen) take(chosen);
    else return;
    event.preventDefault();
  }

  return (
    <div className="relative">
      <div className={styles.line}>
        <SearchIcon size={20} className="shrink-0 text-text-muted" />
        <input
          type="search"
          name="query"
          value={typed}
          maxLength={200}
          autoComplete="off"
          aria-label={t('market.search.label')}
          placeholder={t('market.search.placeholder')}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={listId}
          aria-activedescendant={isShown && at >= 0 ? `${listId}-${at}` : undefined}
          onChange={(event) => {
            setTyped(event.target.value);
            setIsOpen(true);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => setIsOpen(false)}
          className={styles.input}
        />
        <button type="submit" className={buttonClass({ variant: 'primary', size: 'md' })}>
          {t('market.search.submit')}
        </button>
      </div>
      <SuggestionList
        id={listId}
        suggestions={isShown ? suggestions : []}
        typed={typed}
        at={at}
        onTake={take}
      />
    </div>
  );
}
