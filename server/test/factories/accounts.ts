import type { MetraContract } from '@metra/contract';
import type { Client } from '@metra/contract/core/client';
import type { Role, TeamRole } from '@metra/contract/core/primitives';
import { hash } from '@node-rs/argon2';
import { lifetimes, sessionLifetime } from '../../src/modules/accounts/lifetimes.ts';
import { sessionStore } from '../../src/modules/accounts/sessions/sessions.store.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { countStep } from '../app/count-step.ts';
import type { TestApp } from '../app/test-app.ts';

/** The password of all test accounts. */
export const password = 'drei Ziele, ein Maßstab';

export type Machine = Pick<Platform, 'database' | 'clock'>;

export interface TestAccount {
  id: number;
  email: string;
  organisationId: number;
  roles: Role[];
}

interface Wishes {
  email?: string;
  firstName?: string;
  lastName?: string;
  language?: 'de' | 'en';
  organisationId?: number;
  /** The country of the organisation, which determines factors. */
  country?: string;
  roles?: Role[];
  /** OWNER by default; tests for other roles set it. */
  teamRole?: TeamRole;
  status?: 'ACTIVE' | 'PENDING' | 'SPAM';
  mustChangePassword?: boolean;
}

let hashed: Promise<string> | undefined;
/** The hash uses minimal cost, because it is checked often. The real cost is tested with the passwords. */
const passwordHash = () => {
  hashed ??= hash(password.normalize('NFKC'), { memoryCost: 8, timeCost: 1, parallelism: 1 });
  return hashed;
};

let counter = 0;
const next = () => {
  counter += 1;
  return counter;
};

/** This is long before the time of all tests. */
const joinedLongAgo = new Date('2020-01-01T09:00:00Z');

export async function anOrganisation(
  { database }: Pick<Machine, 'database'>,
  name = 'Lindner Metallbau',
  country: string | null = null,
  joinedAt = joinedLongAgo,
): Promise<number> {
  const { id } = await database.kysely
    .insertInto('organisations')
    .values({ name, slug: `organisation-${next()}-${process.pid}`, country, created_at: joinedAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Creates a member, by default of a new organisation. */
export async function aMember(machine: Machine, wishes: Wishes = {}): Promise<TestAccount> {
  const { database, clock } = machine;
  const email = wishes.email ?? `person${next()}@firma.example`;
  const organisationId = wishes.organisationId ?? (await anOrganisation(machine, undefined, wishes.country));
  const roles = wishes.roles ?? ['USER'];
  const status = wishes.status ?? 'ACTIVE';
  const now = clock.now();
  const { id } = await database.kysely
    .insertInto('accounts')
    .values({
      organisation_id: organisationId,
      email,
      email_key: email.toLowerCase(),
      password_hash: await passwordHash(),
      first_name: wishes.firstName ?? 'Katrin',
      last_name: wishes.lastName ?? 'Lindner',
      language: wishes.language ?? 'de',
      roles,
      team_role: wishes.teamRole ?? 'OWNER',
      status,
      must_change_password: wishes.mustChangePassword ?? false,
      created_at: now,
      confirmed_at: status === 'PENDING' ? null : now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, email, organisationId, roles };
}

async function staff(machine: Machine, roles: Role[], wishes: Wishes): Promise<TestAccount> {
  const { id: organisationId } = await machine.database.kysely
    .selectFrom('organisations')
    .select('id')
    .where('operator', '=', true)
    .executeTakeFirstOrThrow();
  return aMember(machine, { organisationId, roles, ...wishes });
}

export const anEditor = (machine: Machine, wishes: Wishes = {}) => staff(machine, ['METRA'], wishes);

export const anAdministrator = (machine: Machine, wishes: Wishes = {}) =>
  staff(machine, ['METRA', 'ADMIN'], wishes);

export interface SignedInAccount extends TestAccount {
  token: string;
  client: Client<MetraContract>;
}

/** The token of a new session, without the time that a password takes. */
export async function startSession(
  { database, clock }: Machine,
  account: Pick<TestAccount, 'id' | 'roles'>,
): Promise<string> {
  countStep('session');
  const { token } = await sessionStore(database.kysely).start({
    accountId: account.id,
    lifetime: sessionLifetime(account.roles),
    origin: { ip: '127.0.0.1', userAgent: 'test', responseId: 'test' },
    now: clock.now(),
  });
  return token;
}

/** The token of a session in which an administrator impersonates somebody. */
export async function startImpersonation(
  { database, clock }: Machine,
  impersonatorId: number,
  accountId: number,
): Promise<string> {
  countStep('session');
  const { token } = await sessionStore(database.kysely).start({
    accountId,
    lifetime: lifetimes.session.impersonation,
    origin: { ip: '127.0.0.1', userAgent: 'test', responseId: 'test' },
    now: clock.now(),
    impersonation: { impersonatorId, reason: 'Rückfrage am Telefon' },
  });
  return token;
}

export async function signedIn(
  app: Pick<TestApp, 'platform' | 'client'>,
  account: TestAccount,
): Promise<SignedInAccount> {
  const token = await startSession(app.platform, account);
  return { ...account, token, client: app.client(token) };
}
