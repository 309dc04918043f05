import type { Body, Response } from '@metra/contract/operation';
import type { team } from '@metra/contract/team';
import { isUniqueViolation } from '../../../platform/database/database-errors.ts';
import type { Origin } from '../../../platform/http/actor.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { assertStrong } from '../credentials/password-rules.ts';
import { notify } from '../events/notify.ts';
import { trimNames } from '../person-names.ts';
import type { Tools } from '../tools.ts';
import { joiningStore } from './joining.store.ts';
import { type OpenInvitation, teamStore } from './team.store.ts';

type Needs = Pick<Tools, 'database' | 'clock' | 'audit' | 'passwords'>;

/** What an invited person does before they belong to the team. */
export function joiningService({ database, clock, audit, passwords }: Needs) {
  const opened = async (token: string): Promise<OpenInvitation> => {
    const found = await teamStore(database.kysely).find(token, clock.now());
    if (!found) throw new DomainError('auth.token_invalid');
    return found;
  };

  return {
    async check(token: string): Promise<Response<typeof team.checkInvitation>> {
      const { email, organisationName } = await opened(token);
      return { valid: true, email, organisationName };
    },

    /** The link came by mail, so the address needs no further confirmation. */
    async accept(acceptance: Body<typeof team.acceptInvitation>, origin: Origin): Promise<void> {
      const { token, password, firstName, lastName, language } = trimNames(acceptance);
      const invitation = await opened(token);
      assertStrong(password, invitation);
      const passwordHash = await passwords.hash(password);
      const { organisationId, email, emailKey, invitedBy } = invitation;
      const now = clock.now();
      await database
        .transaction(async (tx) => {
          if (!(await teamStore(tx).take(token, now))) throw new DomainError('auth.token_invalid');
          await joiningStore(tx).dropUnconfirmed(emailKey);
          const person = {
            organisationId,
            email,
            emailKey,
            passwordHash,
            firstName,
            lastName,
            language,
            now,
          };
          const accountId = await joiningStore(tx).join(person);
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
        })
        .catch((error) => {
          // The address has got an account of its own since the invitation was sent.
          if (isUniqueViolation(error, 'accounts_email_key_unique'))
            throw new DomainError('account.email_taken');
          throw error;
        });
    },
  };
}
