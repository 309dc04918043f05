import { tabStorage } from '../../lib/storage/safe-storage.ts';

const SEARCH = 'market_search';

/** Kept in the tab when a search is left, because our pages name nobody in a referrer. */
export function rememberSearch(): void {
  if (!('navigation' in window)) return;
  const { key } = navigation.currentEntry ?? {};
  if (key) tabStorage.setItem(SEARCH, `${key} ${location.pathname}${location.search}`);
}

/** The address of the search that led here; only if it is the page right before this one, where going back leads. */
export function searchBefore(): string | null {
  if (!('navigation' in window)) return null;
  const { activation, currentEntry } = navigation;
  const before = activation?.from;
  if (!before || before.index !== (currentEntry?.index ?? 0) - 1) return null;
  const [key, address] = tabStorage.getItem(SEARCH)?.split(' ') ?? [];
  return key === before.key && address ? address : null;
}
