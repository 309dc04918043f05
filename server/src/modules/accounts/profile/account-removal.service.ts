import type { Tx } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { organisationStore, organisationsStore } from '../../organisations/organisations.module.ts';
import { accountStore, type KnownAccount } from '../accounts.store.ts';
import type { Dependencies } from '../dependencies.ts';
import { after, lifetimes } from '../lifetimes.ts';
import { billingAddress } from '../team/billing-address.service.ts';
import { teamStore } from '../team/team.store.ts';
import { removalStore } from './removal.store.ts';

interface Removed {
  /** The account before the removal. */
  account: KnownAccount;
  /** True if nobody is left, so that the organisation is deleted after 30 days. */
  wasLast: boolean;
}

/** Refuses to remove the last administrators. The accounts are locked, so their roles cannot change. */
export async function assertNotLastAdministrator(tx: Tx, accounts: readonly KnownAccount[]): Promise<void> {
  const going = accounts.filter(({ roles, status }) => roles.includes('ADMIN') && status === 'ACTIVE');
  if (going.length === 0) return;
  const store = removalStore(tx);
  await store.lockAdministrators();
  if ((await store.otherAdministrators(going.map(({ id }) => id))) === 0)
    throw new DomainError('account.last_administrator');
}

/**
 * Anonymises a person and ends their sessions. Their contributions stay with the organisation. The last owner has to
 * appoint another one first.
 */
export function accountRemoval(
  needs: Pick<Dependencies, 'sessions' | 'billingContact' | 'mailer' | 'links'>,
) {
  const { sessions } = needs;
  const billing = billingAddress(needs);
  return async (tx: Tx, accountId: number, now: Date): Promise<Removed> => {
    const seen = orNotFound(await accountStore(tx).byId(accountId), 'not_found.account');
    const organisation = organisationStore(tx, seen.organisationId);
    const { isOperator } = await organisation.lockMembership();
    // Somebody else may have been faster while this call waited for the lock.
    const account = orNotFound(await accountStore(tx).lock(accountId), 'not_found.account');
    await assertNotLastAdministrator(tx, [account]);
    const team = teamStore(tx, seen.organisationId);
    await sessions.endAll(tx, accountId, now);
    await removalStore(tx).anonymise(accountId, now);
    const isLeftAlone = (await team.countOthers(accountId)) === 0;
    const wasLast = !isOperator && isLeftAlone;
    if (!isLeftAlone && account.teamRole === 'OWNER' && (await team.countOtherOwners(accountId)) === 0)
      throw new DomainError('team.last_owner');
    await billing.handOver(tx, account, now);
    if (wasLast) {
      await organisationsStore(tx).scheduleRemoval(
        [seen.organisationId],
        now,
        after(now, lifetimes.abandonedOrganisation),
      );
      await team.revokeAllInvitations(now);
    }
    return { account, wasLast };
  };
}
