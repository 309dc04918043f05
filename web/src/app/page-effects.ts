import type { RegisteredRouter } from '@tanstack/react-router';
import { navigationProgress } from '../design-system/progress/navigation-progress.ts';
import { findHashTarget } from '../lib/hash-target.ts';

/**
 * What happens around every change of page (specification section 2): the progress bar, scroll to the top or to the
 * hash target, and for screen readers the focus on the new content.
 */
export function attachPageEffects(router: RegisteredRouter): void {
  let search: AbortController | undefined;

  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    if (pathChanged) navigationProgress.start();
  });
  router.subscribe('onResolved', () => navigationProgress.done());
  router.subscribe('onRendered', async ({ toLocation, fromLocation, pathChanged, hashChanged }) => {
    search?.abort();
    search = new AbortController();
    const isFirstPage = fromLocation === undefined;
    if (toLocation.hash && (pathChanged || hashChanged || isFirstPage)) {
      const target = await findHashTarget(toLocation.hash, search.signal);
      target?.scrollIntoView();
      if (target && !isFirstPage) focusOn(target);
      return;
    }
    const field = firstField();
    if (isFirstPage) field?.focus({ preventScroll: true });
    if (!pathChanged || isFirstPage) return;
    scrollTo({ top: 0, left: 0, behavior: 'instant' });
    focusOn(field ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main'));
  });
}

/** Pages whose purpose is to be filled in mark where to begin. A finger would only call up a keyboard it did not want. */
function firstField(): HTMLElement | null {
  return matchMedia('(pointer: fine)').matches ? document.querySelector('main [data-autofocus]') : null;
}

function focusOn(element: HTMLElement | null): void {
  if (!element) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
