import { useLayoutEffect } from 'react';

/** Other parts of the page leave space for these. */
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
 * It sets an attribute such as `data-tab-bar` at the root while a part is rendered. Styles with `:has()` at the
 * root would recalculate the whole page whenever any element changes.
 */
export function usePageMark(mark: PageMark, isThere = true): void {
  useLayoutEffect(() => {
    if (!isThere) return;
    count(mark, 1);
    return () => count(mark, -1);
  }, [mark, isThere]);
}
