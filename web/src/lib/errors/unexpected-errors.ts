import { showToast } from '../../design-system/toast/toast-store.ts';
import { unexpectedText } from '../i18n/emergency-texts.ts';
import { errorText } from './error-text.ts';
import { isCancelled, isUnauthorized, isUnexpected } from './errors.ts';
import { log } from './log.ts';

/** The message waits until toasts are rendered. The returned function stops listening. */
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
  // The session reports its end itself.
  if (isUnauthorized(error)) return;
  // An error while showing an error must not be reported, because that could repeat endlessly.
  toastsAreShown
    .then(() => tell(error))
    .catch((failure: unknown) => log.error('The error could not be told.', failure));
}

async function tell(error: unknown): Promise<void> {
  const title = isUnexpected(error) ? unexpectedText() : await errorText(error);
  // The text is the id, so the same message is not shown twice at a time.
  if (title) showToast({ id: title, variant: 'danger', title });
}

/** An error in a script of another site names a foreign file, or neither a file nor an error. */
const isOurs = (filename: string, error: unknown): boolean =>
  filename ? filename.startsWith(`${location.origin}/`) : Boolean(error);

/** The browser reports this when a layout needs more than one pass; it has no consequences. */
const isHarmless = (message: string): boolean => message.startsWith('ResizeObserver loop');

const isOfExtension = (error: unknown): boolean =>
  error instanceof Error && /\b[a-z-]+-extension:\/\//.test(error.stack ?? '');
