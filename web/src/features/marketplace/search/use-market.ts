import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { siteAddress } from '../../../lib/site/site-address.ts';
import { rememberSearch } from '../search-before.ts';
import { type MarketData, type MarketResults, resultsOf } from './market-results.ts';
import { addressOf, apiQueryOf, type MarketSearch, marketSearchIn } from './market-search.ts';

/** While somebody moves a slider or ticks several boxes, only the last state is requested. */
const PAUSE = 180;

export interface Market extends MarketData {
  /** The results belong to this search until those of the current one arrive. */
  answered: MarketSearch;
  isWaiting: boolean;
  go: (search: MarketSearch) => void;
}

/**
 * Searches without leaving the page. Every search has its own address, and its results are cached: going back or
 * forward shows them at once, so that the browser can restore the scroll position.
 */
export function useMarket(first: MarketData): Market {
  const { language } = useTranslate();
  const [search, setSearch] = useState(first.search);
  const [results, setResults] = useState(first.results);
  const [answered, setAnswered] = useState(first.search);
  const [isWaiting, setIsWaiting] = useState(false);
  const known = useRef(new Map<string, MarketResults>([[addressOf(first.search), first.results]]));
  const latest = useRef(0);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  async function load(wanted: MarketSearch, isNew: boolean) {
    latest.current += 1;
    const requested = latest.current;
    const address = addressOf(wanted);
    const cached = known.current.get(address);
    const target = siteAddress(address, language);
    if (isNew && target !== location.pathname + location.search) history.pushState(null, '', target);
    if (cached) return show(cached, wanted);
    try {
      const { api } = await import('../../../lib/api/api.ts');
      const found = resultsOf(await api.marketplace.offers({ query: apiQueryOf(wanted) }));
      known.current.set(address, found);
      if (requested === latest.current) show(found, wanted);
    } catch {
      // The server's page shows the error.
      if (requested === latest.current) location.assign(siteAddress(address, language));
    }
  }

  function show(found: MarketResults, wanted: MarketSearch) {
    setResults(found);
    setAnswered(wanted);
    setIsWaiting(false);
  }

  function go(wanted: MarketSearch) {
    setSearch(wanted);
    setIsWaiting(true);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => load(wanted, true), PAUSE);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first search and the language do not change while the page is open
  useEffect(() => {
    function onPopState() {
      const wanted = marketSearchIn(new URLSearchParams(location.search));
      clearTimeout(pause.current);
      setSearch(wanted);
      load(wanted, false);
    }
    addEventListener('popstate', onPopState);
    addEventListener('pagehide', rememberSearch);
    return () => {
      removeEventListener('pagehide', rememberSearch);
      removeEventListener('popstate', onPopState);
      clearTimeout(pause.current);
    };
  }, []);

  return { search, answered, results, isWaiting, go };
}
