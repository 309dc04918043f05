import { noResponse } from '@metra/contract/core/client-error';
import { translate } from '../i18n/tolgee.ts';

/** At most so often a page is loaded anew by itself, should that not help. */
const BETWEEN_RELOADS_MS = 60_000;

/**
 * Fetches a part of the program. When that fails although the server answers, a newer version has taken its place:
 * the router, which knows such errors by their words, loads the page anew. Without an answer it is the connection
 * that failed, and loading the page anew would only lose it.
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
