import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/app/test-database.ts';
import { aMember, signedIn } from '../../../test/factories/accounts.ts';
import { aTrackedGoal, endSubscription, type Tracked } from '../../../test/factories/tracking.ts';

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp({ database });
});
afterEach(() => app.clock.set('2026-11-15T10:00:00Z'));
afterAll(async () => {
  await app.close();
  await database.drop();
});

const work = ({ member, goal }: Tracked) =>
  member.client.tracking.finishGoal({ params: { trackableGoalId: goal.id } });

describe('an active subscription', () => {
  test('opens the work until midnight after its last day, where the organisation is', async () => {
    const tracked = await aTrackedGoal(app);
    await endSubscription(app.platform, tracked.member.organisationId, '2026-11-16');
    app.clock.set('2026-11-16T22:59:59Z');
    expect(await tracked.member.client.my.subscription()).toMatchObject({ subscription: { state: 'TRIAL' } });
    app.clock.set('2026-11-16T23:00:00Z');
    await expect(work(tracked)).rejects.toMatchObject({ status: 403, i18nKey: 'subscription.required' });
    expect(await tracked.member.client.my.subscription()).toMatchObject({
      subscription: { state: 'ENDED' },
      activeUntil: '2026-11-16',
    });
    app.clock.set('2026-11-16T22:59:59Z');
    expect(await work(tracked)).toMatchObject({ active: false });
  });

  test('is counted in the time zone of the organisation', async () => {
    const tracked = await aTrackedGoal(app);
    await app.platform.database.kysely
      .updateTable('organisations')
      .set({ time_zone: 'America/New_York' })
      .where('id', '=', tracked.member.organisationId)
      .execute();
    await endSubscription(app.platform, tracked.member.organisationId, '2026-11-16');
    const state = () => tracked.member.client.my.subscription();
    app.clock.set('2026-11-17T04:59:59Z');
    expect(await state()).toMatchObject({ activeUntil: '2026-11-16', today: '2026-11-16' });
    expect(await work(tracked)).toMatchObject({ active: false, inactiveSince: '2026-11-16' });
    app.clock.set('2026-11-17T05:00:00Z');
    expect(await state()).toMatchObject({ today: '2026-11-17', subscription: { state: 'ENDED' } });
    await expect(work(tracked)).rejects.toMatchObject({ i18nKey: 'subscription.required' });
  });

  test('that has ended leaves everything readable', async () => {
    const tracked = await aTrackedGoal(app);
    await endSubscription(app.platform, tracked.member.organisationId, '2026-11-14');
    app.clock.set('2026-11-15T10:01:00Z');
    const { client } = tracked.member;
    expect(await client.my.dashboard()).toMatchObject({ measures: { total: 3 } });
    expect(await client.tracking.goals({})).toMatchObject({ total: 3 });
    expect(await client.tracking.measures({})).toMatchObject({ total: 3 });
  });

  test('opens the work for a colleague who was signed in before it began', async () => {
    const member = await aMember(app.platform);
    const colleague = await signedIn(
      app,
      await aMember(app.platform, { organisationId: member.organisationId }),
    );
    await expect(
      colleague.client.tracking.addGoal({ body: { goalId: 1, measures: [1] } }),
    ).rejects.toMatchObject({
      i18nKey: 'subscription.required',
    });
    const tracked = await aTrackedGoal(app, { account: member });
    expect(await work({ ...tracked, member: colleague })).toMatchObject({ active: false });
  });

  test('that began on another server is known here without waiting for anything to expire', async () => {
    const other = await createTestApp({ database, clock: app.clock });
    const member = await signedIn(other, await aMember(other.platform));
    const add = () =>
      other.client(member.token).tracking.addGoal({ body: { goalId: 999_999, measures: [1] } });
    await expect(add()).rejects.toMatchObject({ i18nKey: 'subscription.required' });
    await aTrackedGoal(app, { account: member });
    await expect.poll(() => add().catch((error) => error.i18nKey)).toBe('not_found.goal');
    await other.close();
  });
});
