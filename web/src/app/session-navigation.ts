import type { QueryClient } from '@tanstack/react-query';
import type { RegisteredRouter } from '@tanstack/react-router';
import { showToast } from '../design-system/toast/toast-store.ts';
import type { EventBus } from '../lib/application-events.ts';
import { loadTexts, translate } from '../lib/i18n/tolgee.ts';
import { log } from '../lib/log.ts';
import { places } from '../lib/places.ts';
import type { Session } from '../lib/session.ts';

/**
 * Where the end of a session leads (specification section 4): a forced logout inside /app goes to the login with the
 * route kept and says why; a manual one goes home. What one account saw is never shown to the next.
 */
export function goWhereSessionsLead(
  router: RegisteredRouter,
  session: Session,
  events: EventBus,
  queryClient: QueryClient,
): void {
  let shownTo: number | undefined;

  events.on('logout', ({ forced }) => {
    shownTo = undefined;
    queryClient.clear();
    const { href, pathname } = router.state.location;
    if (!forced) return go(router.navigate({ to: places.home }));
    if (!isInside(pathname)) return;
    go(router.navigate({ to: places.login, search: { route: href } }));
    go(sayUnauthorized());
  });

  for (const event of ['login', 'loginRestored'] as const) {
    events.on(event, () => {
      const id = session.state().account?.id;
      if (shownTo !== undefined && shownTo !== id) queryClient.clear();
      shownTo = id;
    });
  }
}

const isInside = (pathname: string) => /^\/(app|admin)(\/|$)/.test(pathname);

async function sayUnauthorized() {
  await loadTexts('auth');
  showToast({ id: 'unauthorized', variant: 'danger', title: translate('auth.unauthorized') });
}

function go(step: Promise<unknown>) {
  step.catch((error: unknown) => log.error('Leaving the session failed.', error));
}
