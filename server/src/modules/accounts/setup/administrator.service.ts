import { isEmail, type Language, Password } from '@metra/contract/core/primitives';
import { ConfigurationError } from '../../../platform/configuration.ts';
import { organisationsStore } from '../../organisations/organisations.module.ts';
import { accountStore } from '../accounts.store.ts';
import { accountsAdminStore } from '../administration/accounts-admin.store.ts';
import { isWeakPassword } from '../credentials/password-rules.ts';
import { type AccountsPlatform, accountDependencies } from '../dependencies.ts';
import { emailKey } from '../email-key.ts';
import { lifetimes } from '../lifetimes.ts';
import { mailTokenStore } from '../mail-tokens.store.ts';
import { accountCreated } from '../mails/registration.mail.ts';
import { removalStore } from '../profile/removal.store.ts';

export interface NewAdministrator {
  email: string;
  /** Null if the owner chooses one with a mailed link. */
  password: string | null;
  firstName?: string;
  lastName?: string;
  language?: Language;
}

const roles = ['METRA', 'ADMIN'] as const;

export type Outcome = 'created' | 'mailed' | 'promoted' | 'already' | 'not needed';

/**
 * Creates an administrator from the command line. A confirmed account is promoted and keeps its password. An
 * unconfirmed one is not, because it could belong to anybody.
 */
export async function createAdministrator(
  platform: AccountsPlatform,
  administrator: NewAdministrator,
): Promise<Outcome> {
  const { database, clock, audit, passwords, links, mailer, sessions } = accountDependencies(platform);
  const { email, password, firstName = '', lastName = '', language = 'de' } = administrator;
  assertUsable(administrator);
  const passwordHash = password === null ? null : await passwords.hash(password);
  const now = clock.now();

  return database.transaction(async (tx): Promise<Outcome> => {
    await removalStore(tx).lockAdministrators();
    const found = await accountStore(tx).byEmail(emailKey(email));
    const known = found && (await accountStore(tx).lock(found.id));
    if (known) {
      if (known.roles.includes('ADMIN')) return 'already';
      if (known.status !== 'ACTIVE')
        throw new ConfigurationError(
          'There is an account with this address that was never confirmed: its owner has to do that first.',
        );
      await accountsAdminStore(tx).setRoles(known.id, [...new Set([...known.roles, ...roles])], now);
      await sessions.endAll(tx, known.id, now);
      await audit.record(tx, {
        action: 'account.promoted',
        actor: null,
        origin: null,
        subject: `account:${known.id}`,
      });
      return 'promoted';
    }
    const organisationId = await organisationsStore(tx).operatorId();
    const person = { email, emailKey: emailKey(email), firstName, lastName, language, roles, passwordHash };
    const id = await accountsAdminStore(tx).create({ ...person, organisationId, now });
    await audit.record(tx, {
      action: 'account.created',
      actor: null,
      origin: null,
      subject: `account:${id}`,
      details: { roles },
    });
    if (passwordHash !== null) return 'created';
    const seconds = lifetimes.welcome;
    const { token } = await mailTokenStore(tx).issue({ accountId: id, kind: 'RECOVERY', now, seconds });
    await mailer.send(tx, person, 'account-created', (to) =>
      accountCreated(to, links.recoverPassword(token, email), 'Metra'),
    );
    return 'mailed';
  });
}

function assertUsable({ email, password }: NewAdministrator): void {
  if (!isEmail(email)) throw new ConfigurationError('The administrator needs an e-mail address.');
  if (password === null) return;
  if (!Password.safeParse(password).success)
    throw new ConfigurationError('The password of the administrator has to have 10 to 128 characters.');
  if (isWeakPassword(password, { email, organisationName: 'Metra' }))
    throw new ConfigurationError('This password is too easy to guess.');
}

/** Creates the configured first administrator, unless there is already one. */
export async function ensureFirstAdministrator(platform: AccountsPlatform): Promise<Outcome> {
  const { firstAdministrator } = platform.configuration;
  if (!firstAdministrator) return 'not needed';
  const count = await accountStore(platform.database.kysely).countAdministrators();
  return count > 0 ? 'not needed' : createAdministrator(platform, firstAdministrator);
}
