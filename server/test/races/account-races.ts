import assert from 'node:assert/strict';
import type { TeamRole } from '@metra/contract/core/primitives';
import { sql } from 'kysely';
import { mailTokenStore } from '../../src/modules/accounts/mail-tokens.store.ts';
import { teamStore } from '../../src/modules/accounts/team/team.store.ts';
import { hashToken, newToken } from '../../src/platform/secrets/tokens.ts';
import type { TestApp } from '../app/test-app.ts';
import {
  aMember,
  anAdministrator,
  password,
  type SignedInAccount,
  signedIn,
  type TestAccount,
} from '../factories/accounts.ts';
import { race, refusals, served, times } from './race.ts';

const newAddress = () => `rennen-${crypto.randomUUID()}@firma.example`;

/** All rounds come from the same network within the same hour. */
export const forgetLimits = ({ platform }: TestApp) =>
  platform.database.kysely.deleteFrom('rate_limits').execute();

export const accountsOf = (app: TestApp, emailKey: string) =>
  app.platform.database.kysely
    .selectFrom('accounts')
    .select(['id', 'status'])
    .where('email_key', '=', emailKey)
    .execute();

/** Two administrators, and no others. */
async function twoAdministrators(app: TestApp): Promise<[SignedInAccount, SignedInAccount]> {
  await app.platform.database.kysely
    .updateTable('accounts')
    .set({ roles: ['USER'] })
    .where(sql<boolean>`'ADMIN' = any(roles)`)
    .execute();
  const made = async () => signedIn(app, await anAdministrator(app.platform));
  return [await made(), await made()];
}

const changeRoles = (by: SignedInAccount, of: TestAccount, roles: TestAccount['roles']) => () =>
  by.client.accountsAdmin.update({
    params: { accountId: of.id },
    body: { firstName: 'A', lastName: 'B', language: 'de', roles, version: 1 },
  });
const markAsSpam = (by: SignedInAccount, of: TestAccount) => () =>
  by.client.accountsAdmin.markAsSpam({ params: { accountId: of.id }, body: { spam: true } });
export const remove = (by: SignedInAccount, of: TestAccount) => () =>
  by.client.accountsAdmin.remove({ params: { accountId: of.id } });

const deleteMany = (by: SignedInAccount, of: TestAccount) => () =>
  by.client.accountsAdmin.delete({ body: { items: [{ id: of.id, version: 1 }] } });
const blockMany = (by: SignedInAccount, of: TestAccount) => () =>
  by.client.accountsAdmin.block({ body: { items: [{ id: of.id, version: 1 }] } });

type Take = (by: SignedInAccount, of: TestAccount) => () => Promise<unknown>;

const waysToTakeTheRole: Record<string, Take> = {
  'mark as spam': markAsSpam,
  remove,
  'delete among many': deleteMany,
  'block among many': blockMany,
  'take the role from': (by, of) => changeRoles(by, of, ['USER']),
};

async function someAdministratorIsLeft({ platform }: TestApp): Promise<void> {
  const left = await platform.database.kysely
    .selectFrom('accounts')
    .select('id')
    .where('status', '=', 'ACTIVE')
    .where(sql<boolean>`'ADMIN' = any(roles)`)
    .execute();
  assert.ok(left.length > 0, 'nobody is an administrator any more');
}

const makeOf = (by: SignedInAccount, of: TestAccount, teamRole: TeamRole) => () =>
  by.client.team.changeRole({ params: { id: of.id }, body: { teamRole } });

export async function someOwnerIsLeft({ platform }: TestApp, organisationId: number): Promise<void> {
  const owners = await platform.database.kysely
    .selectFrom('accounts')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('status', '=', 'ACTIVE')
    .where('team_role', '=', 'OWNER')
    .execute();
  assert.ok(owners.length > 0, 'nobody is owner of the organisation any more');
}

/** The number of an organisation's people, and whether it is being deleted. */
export async function stateOf({ platform }: TestApp, organisationId: number) {
  const { rows } = await sql<{ people: number; is_leaving: boolean }>`
    select count(a.id)::int as people, o.deleted_at is not null as is_leaving from organisations o
    left join accounts a on a.organisation_id = o.id and a.deleted_at is null
    where o.id = ${organisationId} group by o.id`.execute(platform.database.kysely);
  return rows[0];
}

export async function anInvitation({ platform }: TestApp, by: TestAccount, email = newAddress()) {
  const token = newToken();
  const now = platform.clock.now();
  await platform.database.transaction((tx) =>
    teamStore(tx, by.organisationId).invite({
      email,
      emailKey: email,
      tokenHash: hashToken(token),
      invitedBy: by.id,
      teamRole: 'MEMBER',
      now,
      expiresAt: new Date(now.getTime() + 3_600_000),
    }),
  );
  return { email, token };
}

export const acceptance = (token: string) => ({
  token,
  firstName: 'Mia',
  lastName: 'Kurz',
  language: 'de' as const,
  password,
  termsAccepted: true as const,
});

/** The session of a served sign-in must be invalid. */
async function opensNothing(app: TestApp, response: Response): Promise<void> {
  assert.ok(response.status < 500, `answered with ${response.status}`);
  const token = response.headers.get('auth-token');
  if (!response.ok || !token) return;
  await assert.rejects(app.client(token).auth.getLogin(), { status: 401 });
}

const logIn = (app: TestApp, { email }: TestAccount) =>
  app.fetch('/api/v1/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: email, password }),
  });

export const accountRaces = [
  ...Object.entries(waysToTakeTheRole).map(([name, take]) =>
    race(`two administrators ${name} each other: one keeps the role`, (app) => async () => {
      const [one, other] = await twoAdministrators(app);
      return {
        calls: [take(one, other), take(other, one), changeRoles(one, one, ['USER'])],
        rule: () => someAdministratorIsLeft(app),
      };
    }),
  ),

  race('whoever becomes an administrator in the same moment counts as one', (app) => async () => {
    const [one, other] = await twoAdministrators(app);
    const next = await aMember(app.platform);
    return {
      calls: [
        changeRoles(one, next, ['METRA', 'ADMIN']),
        markAsSpam(other, next),
        remove(other, next),
        changeRoles(other, one, ['USER']),
        changeRoles(other, other, ['USER']),
      ],
      rule: () => someAdministratorIsLeft(app),
    };
  }),

  race(
    'the last two of an organisation leave while others join: nobody is left in one that goes',
    (app) => async () => {
      await forgetLimits(app);
      const one = await signedIn(app, await aMember(app.platform));
      const { organisationId } = one;
      const other = await signedIn(app, await aMember(app.platform, { organisationId }));
      const admin = await signedIn(app, await anAdministrator(app.platform));
      const { token } = await anInvitation(app, one);
      const joining = () => ({
        email: newAddress(),
        firstName: 'A',
        lastName: 'B',
        language: 'de' as const,
        roles: ['USER' as const],
        organisationId,
      });
      return {
        calls: [
          remove(admin, one),
          remove(admin, other),
          () => app.client().team.acceptInvitation({ body: acceptance(token) }),
          () => admin.client.accountsAdmin.create({ body: joining() }),
          () => admin.client.accountsAdmin.create({ body: joining() }),
        ],
        async rule() {
          const { people = 0, is_leaving = false } = (await stateOf(app, organisationId)) ?? {};
          assert.equal(is_leaving, people === 0, `${people} people, leaving: ${is_leaving}`);
        },
      };
    },
  ),

  race('colleagues remove each other: one stays', (app) => async () => {
    const one = await signedIn(app, await aMember(app.platform));
    const { organisationId } = one;
    const other = await signedIn(app, await aMember(app.platform, { organisationId }));
    return {
      calls: [
        () => one.client.team.remove({ params: { id: other.id } }),
        () => other.client.team.remove({ params: { id: one.id } }),
      ],
      async rule(outcomes) {
        assert.equal(served(outcomes).length, 1);
        assert.deepEqual(await stateOf(app, organisationId), { people: 1, is_leaving: false });
      },
    };
  }),

  race('an invitation is accepted three times at once: one joins', (app) => async () => {
    const { email, token } = await anInvitation(app, await aMember(app.platform));
    return {
      calls: times(3, () => () => app.client().team.acceptInvitation({ body: acceptance(token) })),
      async rule(outcomes) {
        assert.equal(served(outcomes).length, 1);
        assert.deepEqual(refusals(outcomes), ['auth.token_invalid']);
        assert.equal((await accountsOf(app, email)).length, 1);
      },
    };
  }),

  race('an address is taken in several ways at once: one account has it', (app) => async () => {
    await forgetLimits(app);
    const admin = await signedIn(app, await anAdministrator(app.platform));
    const { email, token } = await anInvitation(app, await aMember(app.platform));
    const another = await anInvitation(app, await aMember(app.platform), email);
    const person = { email, firstName: 'Mia', lastName: 'Kurz', language: 'de' as const };
    return {
      calls: [
        () =>
          app.client().account.register({
            body: { ...person, password, organisationName: 'Kurz & Söhne', termsAccepted: true },
          }),
        () => app.client().team.acceptInvitation({ body: acceptance(token) }),
        () => app.client().team.acceptInvitation({ body: acceptance(another.token) }),
        () =>
          admin.client.accountsAdmin.create({
            body: { ...person, roles: ['USER'], organisationName: 'Kurz & Töchter' },
          }),
      ],
      async rule() {
        assert.equal((await accountsOf(app, email)).length, 1);
      },
    };
  }),

  race('two owners make each other members: one stays owner', (app) => async () => {
    const one = await signedIn(app, await aMember(app.platform));
    const { organisationId } = one;
    const two = await signedIn(app, await aMember(app.platform, { organisationId }));
    return {
      calls: [makeOf(one, two, 'MEMBER'), makeOf(two, one, 'READER'), makeOf(one, one, 'MEMBER')],
      rule: () => someOwnerIsLeft(app, organisationId),
    };
  }),

  race(
    'ownership is handed to somebody who is leaving: somebody who is there is owner',
    (app) => async () => {
      await forgetLimits(app);
      const one = await signedIn(app, await aMember(app.platform));
      const { organisationId } = one;
      const two = await signedIn(app, await aMember(app.platform, { organisationId, teamRole: 'MEMBER' }));
      return {
        calls: [
          async () => {
            await makeOf(one, two, 'OWNER')();
            await makeOf(one, one, 'MEMBER')();
          },
          () => two.client.account.remove({ body: { password } }),
        ],
        rule: () => someOwnerIsLeft(app, organisationId),
      };
    },
  ),

  race(
    'two owners leave at once, and a third is there: somebody who is there is owner',
    (app) => async () => {
      await forgetLimits(app);
      const one = await signedIn(app, await aMember(app.platform));
      const { organisationId } = one;
      const two = await signedIn(app, await aMember(app.platform, { organisationId }));
      await aMember(app.platform, { organisationId, teamRole: 'READER' });
      const leave = (who: SignedInAccount) => () => who.client.account.remove({ body: { password } });
      return { calls: [leave(one), leave(two)], rule: () => someOwnerIsLeft(app, organisationId) };
    },
  ),

  race('a link to recover a password is used three times at once: one password holds', (app) => async () => {
    await forgetLimits(app);
    const { id: accountId, email: username } = await aMember(app.platform);
    const { database, clock } = app.platform;
    const { token } = await mailTokenStore(database.kysely).issue({
      accountId,
      kind: 'RECOVERY',
      now: clock.now(),
    });
    return {
      calls: times(
        3,
        (index) => () =>
          app.client().account.updatePassword({
            body: { token, username, password: `${password} ${index}` },
          }),
      ),
      rule(outcomes) {
        assert.equal(served(outcomes).length, 1);
        assert.deepEqual(refusals(outcomes), ['auth.token_invalid']);
      },
    };
  }),

  race('a one-time password is replaced twice at once: one new one holds', (app) => async () => {
    const member = await signedIn(app, await aMember(app.platform, { mustChangePassword: true }));
    return {
      calls: times(
        2,
        (index) => () =>
          member.client.account.replaceOneTimePassword({ body: { newPassword: `${password} ${index}` } }),
      ),
      rule(outcomes) {
        assert.equal(served(outcomes).length, 1);
        assert.deepEqual(refusals(outcomes), ['auth.forbidden']);
      },
    };
  }),

  race('somebody signs in while they are marked as spam: they are not in', (app) => async () => {
    await forgetLimits(app);
    const member = await aMember(app.platform);
    const admin = await signedIn(app, await anAdministrator(app.platform));
    return {
      calls: [() => logIn(app, member), markAsSpam(admin, member)],
      async rule(outcomes) {
        for (const answer of served(outcomes))
          if (answer instanceof Response) await opensNothing(app, answer);
      },
    };
  }),

  race(
    'somebody signs in while they become staff: the session is as short as that of staff',
    (app) => async () => {
      await forgetLimits(app);
      const member = await aMember(app.platform);
      const admin = await signedIn(app, await anAdministrator(app.platform));
      return {
        calls: [() => logIn(app, member), changeRoles(admin, member, ['METRA'])],
        async rule() {
          const longest = new Date(app.clock.now().getTime() + 12 * 60 * 60 * 1000);
          const tooLong = await app.platform.database.kysely
            .selectFrom('sessions')
            .select('id')
            .where('account_id', '=', member.id)
            .where('ended_at', 'is', null)
            .where('expires_at', '>', longest)
            .execute();
          assert.deepEqual(tooLong, []);
        },
      };
    },
  ),

  ...(['the administrator loses the role', 'the other one becomes an administrator'] as const).map((change) =>
    race(`an administrator acts for someone while ${change}: it ends`, (app) => async () => {
      const admin = await signedIn(app, await anAdministrator(app.platform));
      const other = await signedIn(app, await anAdministrator(app.platform));
      const member = await aMember(app.platform);
      return {
        calls: [
          () =>
            app.fetch('/api/v1/auth/impersonate', {
              method: 'POST',
              headers: { 'content-type': 'application/json', authorization: `Bearer ${admin.token}` },
              body: JSON.stringify({ accountId: member.id, reason: 'Rückfrage' }),
            }),
          change === 'the administrator loses the role'
            ? changeRoles(other, admin, ['USER'])
            : changeRoles(other, member, ['METRA', 'ADMIN']),
        ],
        async rule([acted]) {
          if (acted?.isServed && acted.answer instanceof Response) await opensNothing(app, acted.answer);
        },
      };
    }),
  ),
];
