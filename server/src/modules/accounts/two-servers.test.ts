import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { patience } from '../../../test/app/patience.ts';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/app/test-database.ts';
import { aMember, anAdministrator, password, signedIn } from '../../../test/factories/accounts.ts';
import { tokenMailedTo } from '../../../test/readers/mails.ts';

let database: TestDatabase;
let a: TestApp;
let b: TestApp;
beforeAll(async () => {
  database = await createTestDatabase();
  a = await createTestApp({ database });
  b = await createTestApp({ database });
});
afterAll(async () => {
  await a.close();
  await b.close();
  await database.drop();
});

const ended = { status: 401 };

describe('two servers on one database', () => {
  /** A session that was started on A and is cached on B. */
  const knownToBoth = async () => {
    const member = await signedIn(a, await aMember(a.platform));
    await member.client.auth.getLogin();
    const onB = b.client(member.token);
    await onB.auth.getLogin();
    return { member, onB };
  };

  test('a logout on one is a logout on the other at once', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { member, onB } = await knownToBoth();
      await member.client.auth.logout();
      await vi.waitFor(() => expect(onB.auth.getLogin()).rejects.toMatchObject(ended), patience);
    }
  });

  test('a recovered password, spam marking, a role and a deletion end sessions everywhere at once', async () => {
    const admin = await signedIn(a, await anAdministrator(a.platform));
    const person = { firstName: 'Mia', lastName: 'Kurz', language: 'de' as const };
    const ways: ((account: { id: number; email: string }) => Promise<unknown>)[] = [
      async ({ email }) => {
        await a.client().account.initiatePasswordRecovery({ body: { username: email } });
        const token = await tokenMailedTo(a.platform, email);
        await a
          .client()
          .account.updatePassword({ body: { token, username: email, password: 'ein neues, langes Wort' } });
      },
      ({ id }) => admin.client.accountsAdmin.markAsSpam({ params: { accountId: id }, body: { spam: true } }),
      ({ id }) =>
        admin.client.accountsAdmin.update({
          params: { accountId: id },
          body: { ...person, roles: ['METRA'], version: 1 },
        }),
      ({ id }) => admin.client.accountsAdmin.remove({ params: { accountId: id } }),
    ];
    for (const endIt of ways) {
      const { member, onB } = await knownToBoth();
      await endIt(member);
      await vi.waitFor(() => expect(onB.auth.getLogin()).rejects.toMatchObject(ended), patience);
    }
  });

  test('count wrong passwords together', async () => {
    const { email } = await aMember(a.platform);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) =>
        (index % 2 ? a : b)
          .client()
          .auth.login({ body: { username: email, password: 'ein falsches Passwort' } }),
      ),
    );
    const statuses = outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40);
  });

  test('make one account of two registrations at the same moment', async () => {
    const body = {
      email: 'doppelt@firma.example',
      password,
      firstName: 'Mia',
      lastName: 'Kurz',
      language: 'de' as const,
      organisationName: 'Doppelt GmbH',
      termsAccepted: true as const,
    };
    await Promise.all([a, b].map((server) => server.client().account.register({ body })));
    const made = await a.platform.database.kysely
      .selectFrom('organisations')
      .select('id')
      .where('name', '=', 'Doppelt GmbH')
      .execute();
    expect(made).toHaveLength(1);
  });
});
