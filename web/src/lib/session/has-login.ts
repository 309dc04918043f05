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
 * Whether somebody is signed in here, as far as this browser knows. Pages for everyone are the same for all and learn
 * it only in the browser; whether the server still knows the login is found out by the application.
 */
export const useHasLogin = (): boolean => useSyncExternalStore(subscribe, isStored(TOKEN_KEY), nobody);

/** Whether an administrator acts for someone else. */
export const useActsForSomeone = (): boolean =>
  useSyncExternalStore(subscribe, isStored(WAITING_TOKEN_KEY), nobody);
