import { tabStorage } from '../../lib/storage/safe-storage.ts';

const SEARCH = 'market_search';

/** The tab stores the search when it is left, because our pages send no referrer. */
export function rememberSearch(): void {
  if (!('navigation' in window)) return;
  const { key } = navigation.currentEntry ?? {};
  if (key) tabStorage.setItem(SEARCH, `${key} ${location.pathname}${location.search}`);
}

/** Returns the address of the search that led here, if it is the page directly before this one in the history. */
export function searchBefore(): string | null {
  if (!('navigation' in window)) return null;
  const { activation, currentEntry } = navigation;
  const before = activation?.from;
  if (!before || before.index !== (currentEntry?.index ?? 0) - 1) return null;
  const [key, address] = tabStorage.getItem(SEARCH)?.split(' ') ?? [];
  return key === before.key && address ? address : null;
}
