import { noResponse } from '@metra/contract/core/client-error';
import { translate } from '../i18n/tolgee.ts';

/** The limit prevents endless reloads when a reload does not help. */
const BETWEEN_RELOADS_MS = 60_000;

/**
 * When a module cannot be loaded although the server answers, a newer version has replaced it. The router
 * recognises such errors by their text and reloads the page. Without an answer the connection failed, and a
 * reload would lose the page.
 */
export async function loadModule<Module>(importer: () => Promise<Module>): Promise<Module> {
  try {
    return await importer();
  } catch (error) {
    if (!(await serverAnswers())) throw noResponse(error, translate('common.noResponse'));
    const period = Math.floor(Date.now() / BETWEEN_RELOADS_MS);
    throw new TypeError(`Failed to fetch dynamically imported module (${period})`, { cause: error });
  }
}

async function serverAnswers(): Promise<boolean> {
  try {
    await fetch('/health', { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}
