import { redirect } from '@tanstack/react-router';
import { showToast } from '../../design-system/toast/toast-store.ts';
import { subscriptionStateQueries } from '../../domain/subscription/subscription-state.queries.ts';
import { isActive, NO_SUBSCRIPTION } from '../../domain/subscription/subscription-state.ts';
import { events } from '../../lib/api/events.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { isUnauthorized } from '../../lib/errors/errors.ts';
import { log } from '../../lib/errors/log.ts';
import type { Entry } from '../../lib/guards/area-guards.ts';
import { freshAnswer, revalidateAccess } from '../../lib/guards/fresh-answer.ts';
import { getRouter } from '../../lib/guards/router-access.ts';
import { loadTexts, translate } from '../../lib/i18n/tolgee.ts';
import { paths } from '../../lib/site/paths.ts';

/** Without an active subscription, or when it cannot be read, the subscription page opens with a warning. */
export async function requireSubscription({ preload }: Entry): Promise<void> {
  const query = subscriptionStateQueries.current();
  const known = await readable(queryClient.ensureQueryData({ ...query, revalidateIfStale: true }));
  if (!isActive(known) && !isActive(await readable(freshAnswer(query)))) {
    if (!preload) warnAboutMissingSubscription();
    throw redirect({ to: paths.subscription, replace: true });
  }
  if (!preload) revalidateAccess(query, (subscription) => !isActive(subscription));
}

async function readable<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    // `redirectOnLogout` leads to the login.
    if (isUnauthorized(error)) throw error;
    log.warn('The subscription could not be read.', error);
    throw redirect({ to: paths.subscription, replace: true });
  }
}

/** On a first visit toasts are rendered after the page, so the warning waits for the subscription page. */
function warnAboutMissingSubscription() {
  const stop = getRouter().subscribe('onRendered', async () => {
    stop();
    await loadTexts('auth');
    showToast({ id: NO_SUBSCRIPTION, variant: 'warning', title: translate(NO_SUBSCRIPTION) });
  });
  events.emit('noSubscription');
}
