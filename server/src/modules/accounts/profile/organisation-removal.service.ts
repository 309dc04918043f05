import type { Call } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { organisationStore, organisationsStore } from '../../organisations/organisations.module.ts';
import { accountStore } from '../accounts.store.ts';
import { ownPasswordCheck } from '../credentials/own-password.service.ts';
import type { Dependencies } from '../dependencies.ts';
import { after, lifetimes } from '../lifetimes.ts';
import { organisationDeleted } from '../mails/team.mail.ts';
import { teamStore } from '../team/team.store.ts';
import { assertNotLastAdministrator } from './account-removal.service.ts';
import { removalStore } from './removal.store.ts';

/** The time at which an organisation that is deleted now is removed permanently. */
export const removedAfter = (now: Date): Date => after(now, lifetimes.abandonedOrganisation);

/**
 * Deletes an organisation and all its accounts in one transaction. Its public records are hidden by `deleted_at` in
 * the database views.
 */
export function organisationRemoval(needs: Dependencies) {
  const { database, clock, audit, mailer, sessions } = needs;
  const checkOwnPassword = ownPasswordCheck(needs);
  return async ({ actor, origin }: Call, password: string): Promise<void> => {
    await checkOwnPassword(actor, password);
    const { organisationId } = actor;
    await database.transaction(async (tx) => {
      const now = clock.now();
      const organisation = organisationStore(tx, organisationId);
      const { isOperator, name } = await organisation.lockMembership();
      if (isOperator) throw new DomainError('organisation.of_operator');
      const team = teamStore(tx, organisationId);
      // Somebody else may have been faster while this call waited for the lock.
      if (!(await accountStore(tx).lock(actor.accountId))) throw new DomainError('auth.unauthenticated');
      for (const person of await team.everybody()) {
        await assertNotLastAdministrator(tx, [person]);
        await sessions.endAll(tx, person.id, now);
        await removalStore(tx).anonymise(person.id, now);
        await mailer.send(tx, person, 'organisation-deleted', (to) =>
          organisationDeleted(to, { organisation: name, isOwnWish: person.id === actor.accountId }),
        );
      }
      // Accounts that the operator had deleted before are removed as well, because they cannot be restored any more.
      for (const id of await removalStore(tx).lockClosed({ organisationId }))
        await removalStore(tx).anonymise(id, now);
      await team.revokeAllInvitations(now);
      await organisationsStore(tx).scheduleRemoval([organisationId], now, removedAfter(now));
      const subject = `organisation:${organisationId}`;
      await audit.record(tx, { action: 'organisation.deleted', actor, subject, origin });
    });
  };
}
