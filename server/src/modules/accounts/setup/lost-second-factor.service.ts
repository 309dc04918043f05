import { ConfigurationError } from '../../../platform/configuration.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { accountStore } from '../accounts.store.ts';
import { type AccountsPlatform, accountDependencies } from '../dependencies.ts';
import { emailKey } from '../email-key.ts';
import { secondFactorRemoval } from '../second-factor/take-off-second-factor.service.ts';

/**
 * Removes the second factor of the last administrator from the command line, because nobody else could. False if
 * there was none.
 */
export async function takeOffLostSecondFactor(platform: AccountsPlatform, email: string): Promise<boolean> {
  const dependencies = accountDependencies(platform);
  const { database, audit } = dependencies;
  const takeOff = secondFactorRemoval(dependencies);
  return database
    .transaction(async (tx) => {
      const found = await accountStore(tx).byEmail(emailKey(email));
      const account = found && (await accountStore(tx).lock(found.id));
      if (!account) throw new ConfigurationError(`There is no account with the address ${email}.`);
      await takeOff(tx, account);
      await audit.record(tx, {
        action: 'second_factor.taken_off',
        actor: null,
        origin: null,
        subject: `account:${account.id}`,
        organisationId: account.organisationId,
      });
      return true;
    })
    .catch((error) => {
      if (error instanceof DomainError && error.key === 'not_found.second_factor') return false;
      throw error;
    });
}
