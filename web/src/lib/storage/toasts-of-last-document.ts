import { showToast, toastStore } from '../../design-system/toast/toast-store.ts';
import { log } from '../errors/log.ts';

const KEY = 'toasts-of-last-document';
/** Older than this they belong to an earlier visit. */
const MOST_AGE_MS = 10_000;

interface Kept {
  at: number;
  toasts: readonly Pick<Parameters<typeof showToast>[0], 'id' | 'variant' | 'title' | 'text'>[];
}

/** What was just said (an account was deleted, say) is still to be read when a page of the site follows. */
export function keepToastsForNextDocument(): void {
  addEventListener('pagehide', () => {
    const toasts = toastStore.entries
      .get()
      .filter(({ leaving, action }) => !leaving && !action)
      .map(({ id, variant, title, text }) => ({ id, variant, title, text }));
    const kept: Kept = { at: Date.now(), toasts };
    attempt(() => sessionStorage.setItem(KEY, JSON.stringify(kept)));
  });
}

/** Once, and not to somebody who only loads the page again. */
export function showToastsOfLastDocument(): void {
  const text = attempt(() => sessionStorage.getItem(KEY)) ?? null;
  attempt(() => sessionStorage.removeItem(KEY));
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (text === null || navigation?.type === 'reload') return;
  const { at, toasts }: Kept = JSON.parse(text);
  if (Date.now() - at < MOST_AGE_MS) for (const toast of toasts) showToast(toast);
}

function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch (error) {
    log.info('The session storage cannot be used.', error);
    return undefined;
  }
}
