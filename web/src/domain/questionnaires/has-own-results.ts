import { browserStorage } from '../../lib/storage/safe-storage.ts';

/** `own-results.ts` has the same key. A shared file would be downloaded with every public page. */
const KEY = 'questionnaire-results';

export const hasOwnResults = (): boolean => browserStorage.getItem(KEY) !== null;
