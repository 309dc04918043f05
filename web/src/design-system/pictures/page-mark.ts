import { useLayoutEffect } from 'react';

/** What stands somewhere on the page and has others make room for it. */
type PageMark = 'tabBar' | 'bottomBar' | 'dialog' | 'publicMenu' | 'waiting';

const counts = new Map<PageMark, number>();

function count(mark: PageMark, change: 1 | -1): void {
  const now = (counts.get(mark) ?? 0) + change;
  counts.set(mark, now);
  const { dataset } = document.documentElement;
  if (now > 0) dataset[mark] = '';
  else delete dataset[mark];
}

/**
 * Marks the page for as long as a part is there: `data-tab-bar` at its root. Styles could find it out by `:has()`, but
 * each of those at the root has the whole page styled anew whenever anything comes or goes.
 */
export function usePageMark(mark: PageMark, isThere = true): void {
  useLayoutEffect(() => {
    if (!isThere) return;
    count(mark, 1);
    return () => count(mark, -1);
  }, [mark, isThere]);
}
