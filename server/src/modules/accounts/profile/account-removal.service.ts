import type { Tx } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { organisationStore } from '../../organisations/organisations.module.ts';
import { accountStore, type KnownAccount } from '../accounts.store.ts';
import type { Dependencies } from '../dependencies.ts';
import { after, lifetimes } from '../lifetimes.ts';
import { teamStore } from '../team/team.store.ts';
import { removalStore } from './removal.store.ts';

interface Removed {
  /** As it was. */
  account: KnownAccount;
  /** Nobody is left: the organisation goes after 30 days. */
  wasLast: boolean;
}

/** Nobody may take away the last one who can give rights to others. The account is locked, so its roles are what they are. */
export async function assertNotLastAdministrator(tx: Tx, account: KnownAccount): Promise<void> {
  if (!account.roles.includes('ADMIN') || account.status !== 'ACTIVE') return;
  const store = removalStore(tx);
  await store.lockAdministrators();
  if ((await store.otherAdministrators(account.id)) === 0)
    throw new DomainError('account.last_administrator');
}

/** Anonymises a person and ends all they had open; what they wrote for the organisation stays. */
export const accountRemoval =
  ({ sessions }: Pick<Dependencies, 'sessions'>) =>
  async (tx: Tx, accountId: number, now: Date): Promise<Removed> => {
    const seen = await accountStore(tx).byId(accountId);
    if (!seen) throw new DomainError('not_found.account');
    const organisation = organisationStore(tx, seen.organisationId);
    const { isOperator } = await organisation.lockMembership();
    // Someone may have been faster while we waited for our turn.
    const account = await accountStore(tx).lock(accountId);
    if (!account) throw new DomainError('not_found.account');
    await assertNotLastAdministrator(tx, account);
    await sessions.endAll(tx, accountId, now);
    await removalStore(tx).anonymise(accountId, now);
    const team = teamStore(tx, seen.organisationId);
    const wasLast = !isOperator && (await team.countOthers(accountId)) === 0;
    if (wasLast) {
      await organisation.scheduleRemoval(now, after(now, lifetimes.abandonedOrganisation));
      await team.revokeAllInvitations(now);
    }
    return { account, wasLast };
  };
