import { browserStorage } from '../../lib/storage/safe-storage.ts';

/** The same as in `own-results.ts`: a file that both import would come with every page for everyone. */
const KEY = 'questionnaire-results';

/** Whether something was answered in this browser. */
export const hasOwnResults = (): boolean => browserStorage.getItem(KEY) !== null;
