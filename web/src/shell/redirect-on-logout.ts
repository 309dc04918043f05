import type { RegisteredRouter } from '@tanstack/react-router';
import { showToast } from '../design-system/toast/toast-store.ts';
import type { EventBus } from '../lib/api/application-events.ts';
import { isWithin } from '../lib/browser/is-within.ts';
import { log } from '../lib/errors/log.ts';
import { currentLanguage, loadTexts, translate } from '../lib/i18n/tolgee.ts';
import { paths } from '../lib/site/paths.ts';
import { siteAddress } from '../lib/site/site-address.ts';
import { applicationRendered } from './application-rendered.ts';

/** A forced logout inside /app or /admin goes to the login with the route and a reason; a manual one goes home. */
export function redirectOnLogout(router: RegisteredRouter, events: EventBus): void {
  events.on('logout', ({ forced }) => {
    const { href, pathname } = router.state.location;
    if (!forced) return go(goHome(router));
    if (!isInside(pathname)) return;
    go(router.navigate({ to: paths.login, search: { route: href }, replace: true }));
    go(sayUnauthorized());
  });
  // An impersonation may also end after its hour, and the member's page is not open to the administrator.
  events.on('returned', ({ to }) => go(router.navigate({ href: to, replace: true })));
}

const isInside = (pathname: string) => isWithin(pathname, '/app') || isWithin(pathname, paths.admin);

/** The home page is another document, so its address is not shown before it is loaded. */
const goHome = (router: RegisteredRouter) =>
  router.navigate({
    href: siteAddress(paths.home, currentLanguage()),
    reloadDocument: true,
    replace: true,
  });

async function sayUnauthorized() {
  await Promise.all([loadTexts('auth'), applicationRendered]);
  showToast({ id: 'unauthorized', variant: 'danger', title: translate('auth.unauthorized') });
}

function go(step: Promise<unknown>) {
  step.catch((error: unknown) => log.error('Leaving the session failed.', error));
}
