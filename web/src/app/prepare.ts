import { session } from '../lib/current-session.ts';
import { events } from '../lib/events.ts';
import { loadTexts } from '../lib/i18n/tolgee.ts';
import { log } from '../lib/log.ts';
import { paths } from '../lib/paths.ts';
import { sameSitePath } from '../lib/same-site-path.ts';
import { followOtherTabs } from '../lib/session.ts';
import { loadAllRoutes } from './load-all-routes.ts';
import { redirectOnLogout } from './redirect-on-logout.ts';
import { router } from './router.tsx';

/** Texts that any page may show. */
const EVERYWHERE = ['common', 'parts'] as const;

/** Everything the first page needs before it is rendered. */
export async function prepare(): Promise<void> {
  followOtherTabs(session, (error) => log.info('The login of another tab could not be read.', error));
  redirectOnLogout(router, events);
  restoreLogin();
  await Promise.all([loadTexts(...EVERYWHERE), firstPage()]);
}

async function firstPage() {
  goBackToFailedEntry();
  if (location.pathname !== paths.home) await loadAllRoutes();
  await router.load();
}

/** Whoever came home because the application could not be entered (`/?route=/app/…`) tries again by reloading. */
function goBackToFailedEntry() {
  if (location.pathname !== paths.home) return;
  const wanted = sameSitePath(new URLSearchParams(location.search).get('route'));
  if (wanted?.startsWith('/app/')) router.history.replace(wanted);
}

/** Public pages do not wait for this; guards ask the session themselves. */
function restoreLogin() {
  session.resolve().catch((error: unknown) => log.info('The login could not be restored.', error));
}
