import type { Role } from '@metra/contract/core/primitives';
import { newToken } from '../../../platform/secrets/tokens.ts';
import { organisationsStore } from '../../organisations/organisations.module.ts';
import { accountStore } from '../accounts.store.ts';
import { accountsAdminStore } from '../administration/accounts-admin.store.ts';
import { type AccountsPlatform, accountDependencies } from '../dependencies.ts';

export interface DemoAccount {
  role: 'member' | 'newcomer' | 'editor' | 'administrator';
  email: string;
  /** Null if it was changed or was printed when the account was created. */
  password: string | null;
}

interface Firm {
  slug: string;
  name: string;
}

interface Person {
  role: DemoAccount['role'];
  /** Null for the operator's organisation. */
  firm: Firm | null;
  firstName: string;
  lastName: string;
  roles: readonly Role[];
}

/** The company of the demo data, and a new one without data. */
const musterbau: Firm = { slug: 'musterbau-wiesengrund', name: 'Musterbau Wiesengrund GmbH' };
const lindenhof: Firm = { slug: 'tischlerei-lindenhof', name: 'Tischlerei Lindenhof' };

const people: readonly Person[] = [
  { role: 'member', firstName: 'Mira', lastName: 'Wiesengrund', roles: ['USER'], firm: musterbau },
  { role: 'newcomer', firstName: 'Nora', lastName: 'Lindenhof', roles: ['USER'], firm: lindenhof },
  { role: 'editor', firstName: 'Emil', lastName: 'Redaktion', roles: ['METRA'], firm: null },
  { role: 'administrator', firstName: 'Ada', lastName: 'Verwaltung', roles: ['METRA', 'ADMIN'], firm: null },
];

/** The password is public, so it is never used where others can reach the server. */
const openPassword = 'Zollstock-gelb-2026';

/** Creates the demo accounts once. Later changes stay. */
export async function ensureDemoAccounts(platform: AccountsPlatform): Promise<DemoAccount[]> {
  const { database, clock, passwords } = accountDependencies(platform);
  const isOpen = platform.configuration.environment !== 'production';
  const now = clock.now();

  async function ensure(person: Person): Promise<DemoAccount> {
    const { role } = person;
    const email = `${role}@metra.example`;
    const known = await accountStore(database.kysely).byEmail(email);
    if (known) {
      const isUnchanged =
        isOpen && known.passwordHash && (await passwords.verify(openPassword, known.passwordHash));
      return { role, email, password: isUnchanged ? openPassword : null };
    }
    const password = isOpen ? openPassword : newToken().slice(0, 20);
    const passwordHash = await passwords.hash(password);
    await database.transaction(async (tx) => {
      const store = organisationsStore(tx);
      const organisationId = person.firm ? await store.ensure(person.firm, now) : await store.operatorId();
      const names = { email, emailKey: email, language: 'de' as const };
      await accountsAdminStore(tx).create({ ...person, ...names, passwordHash, organisationId, now });
    });
    return { role, email, password };
  }

  const accounts: DemoAccount[] = [];
  for (const person of people) accounts.push(await ensure(person));
  return accounts;
}
