import type { Account } from '@metra/contract/shapes/accounts';
import { ApplicationError } from '../../design-system/feedback/application-error.ts';
import { events } from '../../lib/api/events.ts';
import { accountAsOwner } from '../../lib/autosave/owner.ts';
import { storedValueCalls } from '../../lib/autosave/stored-value-calls.ts';
import { unreadableValueId } from '../../lib/autosave/stored-values.ts';
import { isClientError } from '../../lib/errors/errors.ts';
import { log } from '../../lib/errors/log.ts';
import { session } from '../../lib/session/current-session.ts';
import { browserStorage } from '../../lib/storage/safe-storage.ts';
import { setWizardOpen } from './wizard-opening.ts';
import { beginNextStrategy, createWizardStore, type WizardStore } from './wizard-store.ts';

let opened: { ownerId: string; store: WizardStore } | undefined;

/** The wizard of whoever is logged in. */
export function currentWizardStore(): WizardStore {
  const { account } = session.state();
  if (!account) throw new ApplicationError('app:wizard', 'User is not authenticated.');
  const ownerId = ownerIdOf(account);
  if (opened?.ownerId === ownerId) return opened.store;
  close();
  const store = createWizardStore({
    owner: { ...accountAsOwner(account.id), id: ownerId },
    calls: storedValueCalls,
    storage: browserStorage,
    isUnreadable: (error) => isClientError(error) && error.id === unreadableValueId,
    onError: (error) => log.warn('A stored value of the wizard made trouble.', error),
  });
  opened = { ownerId, store };
  setWizardOpen(true);
  return store;
}

/** The wizard of whoever is logged in, with the values that are stored. */
export async function loadedWizard(): Promise<WizardStore> {
  const wizard = currentWizardStore();
  await wizard.load();
  beginNextStrategy(wizard);
  return wizard;
}

/** Values belong to the organisation; what is not delivered yet belongs to the person who typed it. */
const ownerIdOf = ({ id, organisation }: Account) => `${organisation.id}.${id}`;

function close() {
  opened?.store.dispose();
  opened = undefined;
  setWizardOpen(false);
}

events.on('logout', close);
