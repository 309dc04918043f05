import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { aMember, anEditor, signedIn } from '../../../test/factories/accounts.ts';
import { cleanUp } from './clean-up.job.ts';
import { notify } from './events/events.store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const clean = (unconfirmedDays = 30) => cleanUp({ ...app.platform, unconfirmedDays });

const exists = async (table: 'accounts' | 'organisations', id: number) =>
  (await app.platform.database.kysely.selectFrom(table).select('id').where('id', '=', id).execute()).length >
  0;

describe('cleaning up', () => {
  test('removes registrations that nobody confirmed in 30 days, with the organisation they made', async () => {
    const forgotten = await aMember(app.platform, { status: 'PENDING' });
    const confirmed = await aMember(app.platform);
    const waiting = await aMember(app.platform, {
      status: 'PENDING',
      organisationId: confirmed.organisationId,
    });
    const ofOperator = await anEditor(app.platform, { status: 'PENDING' });
    const { kysely } = app.platform.database;
    await kysely.updateTable('accounts').set({ updated_at: app.clock.now() }).execute();
    app.clock.advance({ days: 29 });
    await clean();
    expect(await exists('accounts', forgotten.id)).toBe(true);
    app.clock.advance({ days: 2 });
    await clean();
    expect(await exists('accounts', forgotten.id)).toBe(false);
    expect(await exists('organisations', forgotten.organisationId)).toBe(false);
    expect(await exists('accounts', confirmed.id)).toBe(true);
    expect(await exists('accounts', waiting.id)).toBe(true);
    expect(await exists('accounts', ofOperator.id)).toBe(true);
  });

  test('removes them as early as the privacy policy of this installation says', async () => {
    const forgotten = await aMember(app.platform, { status: 'PENDING' });
    const { kysely } = app.platform.database;
    await kysely.updateTable('accounts').set({ updated_at: app.clock.now() }).execute();
    app.clock.advance({ days: 8 });
    await clean(10);
    expect(await exists('accounts', forgotten.id)).toBe(true);
    await clean(7);
    expect(await exists('accounts', forgotten.id)).toBe(false);
  });

  test('removes notifications after a year', async () => {
    const member = await aMember(app.platform);
    const tell = () =>
      app.platform.database.transaction((tx) =>
        notify(tx, { accountId: member.id, type: 'account.password_changed', now: app.clock.now() }),
      );
    await tell();
    app.clock.advance({ days: 364 });
    await tell();
    await clean();
    const told = async () => (await (await signedIn(app, member)).client.account.events()).total;
    expect(await told()).toBe(2);
    app.clock.advance({ days: 2 });
    await clean();
    expect(await told()).toBe(1);
  });

  test('removes sessions and links long after they have ended', async () => {
    const member = await signedIn(app, await aMember(app.platform));
    await app.client().account.initiatePasswordRecovery({ body: { username: member.email } });
    const { kysely } = app.platform.database;
    const count = async (table: 'sessions' | 'mail_tokens') =>
      (await kysely.selectFrom(table).select('account_id').where('account_id', '=', member.id).execute())
        .length;
    app.clock.advance({ days: 40 });
    await clean();
    expect([await count('sessions'), await count('mail_tokens')]).toEqual([1, 0]);
    app.clock.advance({ days: 21 });
    await clean();
    expect(await count('sessions')).toBe(0);
  });
});

test('nothing that a table points to keeps an organisation from being removed', async () => {
  const { rows } = await app.platform.database.pool.query(
    `select conrelid::regclass::text as table, confdeltype as on_delete from pg_constraint
     where contype = 'f' and confrelid = 'organisations'::regclass and confdeltype <> 'c'
        or contype = 'f' and confdeltype = 'r' and connamespace = 'public'::regnamespace`,
  );
  // Only invoices outlive their customer; the reference is set to null.
  expect(rows).toEqual([{ table: 'invoices', on_delete: 'n' }]);
});
