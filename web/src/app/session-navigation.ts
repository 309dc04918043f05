import type { RegisteredRouter } from '@tanstack/react-router';
import { showToast } from '../design-system/toast/toast-store.ts';
import type { EventBus } from '../lib/application-events.ts';
import { loadTexts, translate } from '../lib/i18n/tolgee.ts';
import { log } from '../lib/log.ts';
import { places } from '../lib/places.ts';
import { whenDrawn } from './when-drawn.ts';

/**
 * Where the end of a session leads (specification section 4): a forced logout inside /app goes to the login with the
 * route kept and says why; a manual one goes home.
 */
export function goWhereSessionsLead(router: RegisteredRouter, events: EventBus): void {
  events.on('logout', ({ forced }) => {
    const { href, pathname } = router.state.location;
    if (!forced) return go(router.navigate({ to: places.home, replace: true }));
    if (!isInside(pathname)) return;
    go(router.navigate({ to: places.login, search: { route: href }, replace: true }));
    go(sayUnauthorized());
  });
}

const isInside = (pathname: string) => /^\/(app|admin)(\/|$)/.test(pathname);

async function sayUnauthorized() {
  await Promise.all([loadTexts('auth'), whenDrawn]);
  showToast({ id: 'unauthorized', variant: 'danger', title: translate('auth.unauthorized') });
}

function go(step: Promise<unknown>) {
  step.catch((error: unknown) => log.error('Leaving the session failed.', error));
}
