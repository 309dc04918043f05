import type { Body, Response } from '@metra/contract/core/operation';
import type { team } from '@metra/contract/operations/team';
import { isUniqueViolation } from '../../../platform/database/database-errors.ts';
import type { PublicCall } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { organisationStore } from '../../organisations/organisations.module.ts';
import { accountStore } from '../accounts.store.ts';
import { assertStrong } from '../credentials/password-rules.ts';
import type { Dependencies } from '../dependencies.ts';
import { notify } from '../events/events.store.ts';
import type { MailLinkSignIn } from '../mail-link-sign-in.ts';
import { trimNames } from '../person-names.ts';
import { registrationStore } from '../registration/registration.store.ts';
import { sessionBeginner } from '../sign-in/begin-session.service.ts';
import { invitationStore, type OpenInvitation } from './invitations.store.ts';
import { teamStore } from './team.store.ts';

type Needs = Pick<
  Dependencies,
  'database' | 'clock' | 'audit' | 'passwords' | 'sessions' | 'linkTo' | 'isSecondFactorDemanded'
>;

/** Actions of invited people before they belong to the team. */
export function joiningService(needs: Needs) {
  const { database, clock, audit, passwords } = needs;
  const beginSession = sessionBeginner(needs);

  const opened = async (token: string): Promise<OpenInvitation> => {
    const found = await invitationStore(database.kysely).find(token, clock.now());
    if (!found) throw new DomainError('auth.token_invalid');
    return found;
  };

  return {
    async check(_: PublicCall, token: string): Promise<Response<typeof team.checkInvitation>> {
      const { email, organisationName } = await opened(token);
      return { valid: true, email, organisationName };
    },

    /**
     * The link was mailed, so the address needs no further confirmation, and a person who has just chosen a password
     * is signed in. A signed-in person stays signed in as themselves.
     */
    async accept(
      { actor, origin }: PublicCall,
      acceptance: Body<typeof team.acceptInvitation>,
    ): Promise<MailLinkSignIn> {
      const { token, password, firstName, lastName, language } = trimNames(acceptance);
      const invitation = await opened(token);
      assertStrong(password, invitation);
      const passwordHash = await passwords.hash(password);
      const { organisationId, email, emailKey, invitedBy, teamRole } = invitation;
      const now = clock.now();
      return database
        .transaction(async (tx) => {
          // The organisation is locked before its invitations, as in all such transactions.
          const isLiving = await organisationStore(tx, organisationId).lockIfNotDeleted();
          if (!isLiving || !(await invitationStore(tx).take(token, now)))
            throw new DomainError('auth.token_invalid');
          // The organisation of an unconfirmed registration is empty, so it can be deleted.
          const unconfirmedId = await registrationStore(tx).dropUnconfirmed(emailKey);
          if (unconfirmedId !== undefined) await organisationStore(tx, unconfirmedId).removeIfWithoutPeople();
          const person = { email, emailKey, passwordHash, firstName, lastName, language, teamRole, now };
          const accountId = await teamStore(tx, organisationId).join(person);
          await audit.record(tx, {
            action: 'team.joined',
            actor: { accountId, organisationId, impersonatorId: null },
            subject: `invitation:${invitation.id}`,
            origin,
          });
          if (invitedBy !== null) {
            const data = { name: `${firstName} ${lastName}`.trim() };
            await notify(tx, {
              accountId: invitedBy,
              type: 'team.joined',
              data,
              link: '/app/profile/account',
              now,
            });
          }
          const account = actor === null ? await accountStore(tx).byId(accountId) : undefined;
          return { email, account: null, ...(account && (await beginSession(tx, account, origin))) };
        })
        .catch((error) => {
          // The address has got an account since the invitation was sent.
          if (isUniqueViolation(error, 'accounts_email_key_unique'))
            throw new DomainError('account.email_taken');
          throw error;
        });
    },
  };
}
