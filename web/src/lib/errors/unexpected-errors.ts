import { showToast } from '../../design-system/toast/toast-store.ts';
import { unexpectedText } from '../i18n/emergency-texts.ts';
import { errorText } from './error-text.ts';
import { isCancelled, isUnauthorized, isUnexpected } from './errors.ts';
import { log } from './log.ts';

/**
 * An error that nothing else caught is logged, and a person is told (specification section 8), as soon as toasts are
 * shown. Returns how to stop.
 */
export function listenForUnexpectedErrors(toastsAreShown: Promise<void>): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  addEventListener(
    'error',
    ({ error, message, filename }) => {
      if (isOurs(filename, error) && !isHarmless(message)) take(error ?? message, toastsAreShown);
    },
    { signal },
  );
  addEventListener('unhandledrejection', ({ reason }) => take(reason, toastsAreShown), { signal });
  return () => stopped.abort();
}

function take(error: unknown, toastsAreShown: Promise<void>): void {
  if (isCancelled(error) || isOfExtension(error)) return;
  log.error('An unexpected error.', error);
  // The end of the session is told by itself.
  if (isUnauthorized(error)) return;
  // Whatever goes wrong while it is told must not be told in turn.
  toastsAreShown
    .then(() => tell(error))
    .catch((failure: unknown) => log.error('The error could not be told.', failure));
}

async function tell(error: unknown): Promise<void> {
  const title = isUnexpected(error) ? unexpectedText() : await errorText(error);
  // The text is its id: one that shows already is not shown twice.
  if (title) showToast({ id: title, variant: 'danger', title });
}

/** A script of another site tells its own file, or neither file nor error. */
const isOurs = (filename: string, error: unknown): boolean =>
  filename ? filename.startsWith(`${location.origin}/`) : Boolean(error);

/** The browser says so when a layout takes more than one round; nothing is lost by that. */
const isHarmless = (message: string): boolean => message.startsWith('ResizeObserver loop');

const isOfExtension = (error: unknown): boolean =>
  error instanceof Error && /\b[a-z-]+-extension:\/\//.test(error.stack ?? '');
