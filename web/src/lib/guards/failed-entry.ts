import { redirect } from '@tanstack/react-router';
import { dismissToast, showToast } from '../../design-system/toast/toast-store.ts';
import { events } from '../api/events.ts';
import { errorText } from '../errors/error-text.ts';
import { isClientError } from '../errors/errors.ts';
import { log } from '../errors/log.ts';
import { translate } from '../i18n/tolgee.ts';
import { isOnSite } from '../site/site-address.ts';
import type { Entry } from './area-guards.ts';
import { leaveFailedEntryNote } from './failed-entry-note.ts';
import { getRouter } from './router-access.ts';

const TOAST = 'failed-entry';

/** The page that could not be entered; a reload begins anew. */
let failed: string | undefined;

/** Whether this page could not be entered a moment ago: nobody is led back there before they ask for it. */
export const hasFailed = (route: string | undefined): boolean => route !== undefined && route === failed;

/**
 * What to throw to lead away from a page that cannot be entered because of an error: the reason is said, with a way to
 * try again. Without a connection it is the error itself: pages for everyone are documents that would not come either.
 */
export function leaveFailed(to: string, error: unknown, { location, preload }: Entry): unknown {
  if (isOnSite(to) && isClientError(error) && error.status === undefined) return error;
  if (!preload) {
    failed = location.href;
    log.warn(`${failed} could not be entered.`, error);
    if (isOnSite(to)) leaveFailedEntryNote(failed, error);
    else sayOnArrival(error, failed);
  }
  return redirect({ to, search: { route: location.href }, replace: true });
}

export function forgetFailedEntry(): void {
  failed = undefined;
  dismissToast(TOAST);
}

events.on('login', forgetFailedEntry);

/** On a first visit toasts are not rendered before the page is. */
function sayOnArrival(error: unknown, wanted: string): void {
  const router = getRouter();
  const stop = router.subscribe('onRendered', async () => {
    stop();
    const title = await errorText(error);
    if (title === undefined) return;
    const retry = () => {
      forgetFailedEntry();
      void router.navigate({ href: wanted });
    };
    showToast({
      id: TOAST,
      variant: 'danger',
      title,
      text: translate('common.failedEntry.text'),
      action: { label: translate('common.failedEntry.retry'), onAction: retry },
    });
  });
}
