import type { RegisteredRouter } from '@tanstack/react-router';
import { navigationProgress } from '../design-system/progress/navigation-progress.ts';
import { queryClient } from '../lib/api/query-client.ts';
import { findHashTarget, waitForElement } from '../lib/browser/hash-target.ts';
import { layOutWhole, whenIdle } from './lay-out-whole.ts';

const PAUSE_MS = 250;

/**
 * A change of page shows the progress bar, scrolls to the top or to the hash target, and moves the focus to the
 * new content for screen readers.
 */
export function attachPageEffects(router: RegisteredRouter): void {
  let page = new AbortController();

  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    if (!pathChanged) return;
    navigationProgress.start();
    // The top of the next screen is rendered first, and the rest when the browser is idle.
    layOutWhole(false);
  });
  router.subscribe('onResolved', () => navigationProgress.done());
  router.subscribe('onRendered', ({ toLocation, fromLocation, pathChanged, hashChanged }) => {
    const isFirstPage = fromLocation === undefined;
    if (!isFirstPage && !pathChanged && !hashChanged) return;
    page.abort();
    page = new AbortController();
    layOutWhenComplete(page.signal);
    if (toLocation.hash) void goToTarget(toLocation.hash, page.signal);
    else if (!isFirstPage && pathChanged) void goToTop(page.signal);
  });
}

/** The layout waits for pending answers, because it would otherwise happen twice. */
function layOutWhenComplete(signal: AbortSignal): void {
  whenIdle(() => {
    if (signal.aborted) return;
    if (queryClient.isFetching() === 0) layOutWhole(true);
    else setTimeout(() => layOutWhenComplete(signal), PAUSE_MS);
  });
}

async function goToTarget(hash: string, signal: AbortSignal): Promise<void> {
  const target = await findHashTarget(hash, signal);
  target?.scrollIntoView();
  focusOn(target);
}

/** The focus moves to the heading, or to the content until there is a heading. */
async function goToTop(signal: AbortSignal): Promise<void> {
  scrollTo({ top: 0, left: 0, behavior: 'instant' });
  const content = document.querySelector<HTMLElement>('main');
  // A page with a single question has already focused its field.
  if (content?.querySelector('[data-autofocus]:focus')) return;
  focusOn(content);
  const heading = await waitForElement(
    () => document.querySelector<HTMLElement>('main h1:not([aria-busy] h1)'),
    signal,
  );
  if (document.activeElement === content || document.activeElement === document.body) focusOn(heading);
}

function focusOn(element: HTMLElement | null): void {
  if (!element) return;
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.dataset.arrival = '';
  }
  element.focus({ preventScroll: true });
}
