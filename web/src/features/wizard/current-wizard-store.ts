import type { Account } from '@metra/contract/shapes/accounts';
import { ApplicationError } from '../../design-system/feedback/application-error.ts';
import { events } from '../../lib/api/events.ts';
import { isClientError } from '../../lib/errors/errors.ts';
import { log } from '../../lib/errors/log.ts';
import { session } from '../../lib/session/current-session.ts';
import { browserStorage } from '../../lib/storage/safe-storage.ts';
import { storedValueCalls } from '../../lib/storage/stored-value-calls.ts';
import { unreadableValueId } from '../../lib/storage/stored-values.ts';
import { createWizardStore, type WizardStore } from './wizard-store.ts';

let opened: { owner: string; store: WizardStore } | undefined;

/** The wizard of whoever is logged in. */
export function currentWizardStore(): WizardStore {
  const { account } = session.state();
  if (!account) throw new ApplicationError('app:wizard', 'User is not authenticated.');
  const owner = ownerOf(account);
  if (opened?.owner === owner) return opened.store;
  close();
  const store = createWizardStore({
    owner,
    calls: storedValueCalls,
    storage: browserStorage,
    isUnreadable: (error) => isClientError(error) && error.id === unreadableValueId,
    onError: (error) => log.warn('A stored value of the wizard made trouble.', error),
  });
  opened = { owner, store };
  return store;
}

/** Whether the values were read already: from then on the store keeps them up to date. */
export const isWizardOpen = (): boolean => opened !== undefined;

/** Values belong to the organisation; what is not delivered yet belongs to the person who typed it. */
const ownerOf = ({ id, organisation }: Account) => `${organisation.id}.${id}`;

function close() {
  opened?.store.dispose();
  opened = undefined;
}

events.on('logout', close);
