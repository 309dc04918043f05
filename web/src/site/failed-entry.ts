import { showToast } from '../design-system/toast/toast-store.ts';
import { messageText } from '../lib/errors/error-text.ts';
import { takeFailedEntryNote } from '../lib/guards/failed-entry-note.ts';
import { translate } from '../lib/i18n/tolgee.ts';
import { sameSitePath } from '../lib/site/same-site-path.ts';

/** The note is read at the start, because the page depends on it. */
const note = takeFailedEntryNote();

/** A person who was redirected here (`/?route=/app/…`) tries again by reloading. */
export function pathToTryAgain(): string | undefined {
  if (note) return undefined;
  const wanted = sameSitePath(new URLSearchParams(location.search).get('route'));
  return wanted?.startsWith('/app/') ? wanted : undefined;
}

export async function tellFailedEntry(): Promise<void> {
  if (!note) return;
  const title = await messageText(note.message);
  if (title === undefined) return;
  showToast({
    id: 'failed-entry',
    variant: 'danger',
    title,
    text: translate('common.failedEntry.text'),
    action: { label: translate('common.failedEntry.retry'), onAction: () => location.assign(note.route) },
  });
}
