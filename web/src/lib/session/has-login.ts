import { useSyncExternalStore } from 'react';
import { browserStorage } from '../storage/safe-storage.ts';
import { TOKEN_KEY, WAITING_TOKEN_KEY } from './session-keys.ts';

function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

const isStored = (key: string) => () => browserStorage.getItem(key) !== null;
const nobody = () => false;

/**
 * Public pages are the same for everyone, so only the browser knows whether there is a login. The application
 * finds out whether the server still accepts it.
 */
export const useHasLogin = (): boolean => useSyncExternalStore(subscribe, isStored(TOKEN_KEY), nobody);

export const useActsForSomeone = (): boolean =>
  useSyncExternalStore(subscribe, isStored(WAITING_TOKEN_KEY), nobody);
