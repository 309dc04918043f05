import { noResponse } from '@metra/contract/client-error';
import { translate } from './i18n/tolgee.ts';

/**
 * Fetches a part of the program. When that fails although the server answers, a newer version has taken its place:
 * the error stays what it is, and the router loads the page anew. Without an answer it is the connection that
 * failed, and loading the page anew would only lose it.
 */
export async function loadModule<Module>(importer: () => Promise<Module>): Promise<Module> {
  try {
    return await importer();
  } catch (error) {
    if (await serverAnswers()) throw error;
    throw noResponse(error, translate('common.noResponse'));
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
