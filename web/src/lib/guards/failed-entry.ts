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

/** A reload forgets the page, so that it is tried again. */
let failed: string | undefined;

/** Nobody is redirected to a page that just failed before they ask for it. */
export const hasFailed = (route: string | undefined): boolean => route !== undefined && route === failed;

/**
 * This redirects away from a page that cannot be entered because of an error, and the toast explains why and
 * offers a retry. Without a connection it throws the error itself, because the browser could not load the
 * document of a public page either.
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

/** On a first visit toasts are rendered after the page. */
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
