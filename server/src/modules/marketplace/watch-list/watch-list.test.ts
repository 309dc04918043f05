import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { patience } from '../../../../test/app/patience.ts';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { aMember, type SignedInAccount, signedIn } from '../../../../test/factories/accounts.ts';
import { aPublicOffer, beListed } from '../../../../test/factories/offers.ts';
import { organisationStore, organisationsStore } from '../../organisations/organisations.module.ts';

let app: TestApp;
let katrin: SignedInAccount;
let stranger: SignedInAccount;

beforeAll(async () => {
  app = await createTestApp();
  [katrin, stranger] = [
    await signedIn(app, await aMember(app.platform)),
    await signedIn(app, await aMember(app.platform)),
  ];
  await beListed(app, katrin.organisationId);
});
afterAll(() => app.close());

const somebodyWaits = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(app.platform.database.kysely);
  expect(rows[0]?.count).toBeGreaterThan(0);
};

test('nobody watches an offer whose organisation is being deleted in the same moment', async () => {
  const offer = await aPublicOffer(app, katrin);
  const { organisationId } = katrin;
  const now = app.clock.now();
  const adding = await app.platform.database.transaction(async (tx) => {
    await organisationStore(tx, organisationId).lockMembership();
    await organisationsStore(tx).scheduleRemoval([organisationId], now, now);
    const answer = stranger.client.watchList
      .add({ body: { offerId: offer.id } })
      .catch((error: unknown) => error);
    // The watchers are deleted but not yet committed, so a new watcher has to wait for the commit.
    await Promise.race([answer, vi.waitFor(somebodyWaits, patience)]);
    return { answer };
  });
  expect(await adding.answer).toMatchObject({ i18nKey: 'not_found.offer' });
  const watching = await app.platform.database.kysely.selectFrom('watch_list').selectAll().execute();
  expect(watching).toEqual([]);
});
