import { showToast, toastStore } from '../../design-system/toast/toast-store.ts';
import { log } from '../errors/log.ts';

const KEY = 'toasts-of-last-document';
/** Older toasts belong to an earlier visit. */
const MOST_AGE_MS = 10_000;

interface Kept {
  at: number;
  toasts: readonly Pick<Parameters<typeof showToast>[0], 'id' | 'variant' | 'title' | 'text'>[];
}

/** A message such as "account deleted" must still be readable when the next page is a new document. */
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

/** The toasts are removed when they are read, so that a reload does not show them again. */
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
