import { events } from '../../../lib/api/events.ts';
import { randomKey } from '../../../lib/api/random-key.ts';
import { accountAsOwner } from '../../../lib/autosave/owner.ts';
import { errorText } from '../../../lib/errors/error-text.ts';
import { isClientError } from '../../../lib/errors/errors.ts';
import { translateIfKnown } from '../../../lib/i18n/tolgee.ts';
import { browserStorage } from '../../../lib/storage/safe-storage.ts';
import { odditiesIn } from '../oddities.ts';
import { createDraftStore, type DraftStore } from './draft-store.ts';
import { isCollision, recordCalls } from './record-calls.ts';

const stores = new Map<number, DraftStore>();

/** The drafts of an account outlive the page that shows them. */
export function draftStoreOf(accountId: number): DraftStore {
  const known = stores.get(accountId);
  if (known) return known;
  const store = createDraftStore({
    calls: recordCalls,
    storage: browserStorage,
    owner: accountAsOwner(accountId),
    isCollision,
    odditiesIn,
    explain,
    onSaved: (kpiIds) => events.emit('kpiRecordChanged', { kpiIds }),
    newAttempt: randomKey,
  });
  store.listen();
  // A draft that was refused for want of a subscription is saved as soon as there is one.
  events.on('subscriptionChanged', store.tryAllAgain);
  stores.set(accountId, store);
  return store;
}

/** The error of a field says more than that the input is wrong. */
async function explain(error: unknown): Promise<string> {
  const field = isClientError(error) ? error.fields[0] : undefined;
  const known = field && translateIfKnown(`records.problem.${field.key}`);
  return known ?? (await errorText(error)) ?? '';
}
