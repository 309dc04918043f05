import { events } from '../lib/events.ts';
import { loadTexts } from '../lib/i18n/tolgee.ts';
import { log } from '../lib/log.ts';
import { followOtherTabs } from '../lib/session.ts';
import { session } from '../lib/the-session.ts';
import { growTree } from './grow-tree.ts';
import { router } from './router.tsx';
import { goWhereSessionsLead } from './session-navigation.ts';

/** Texts that any page may show. */
const EVERYWHERE = ['common', 'parts'] as const;

/** Everything that has to stand before the first page is drawn. */
export async function prepare(): Promise<void> {
  followOtherTabs(session, (error) => log.info('The login of another tab could not be read.', error));
  goWhereSessionsLead(router, events);
  restoreLogin();
  await Promise.all([loadTexts(...EVERYWHERE), firstPage()]);
}

async function firstPage() {
  if (location.pathname !== '/') await growTree();
  await router.load();
}

/** Public pages do not wait for this; guards ask the session themselves. */
function restoreLogin() {
  session.resolve().catch((error: unknown) => log.info('The login could not be restored.', error));
}
