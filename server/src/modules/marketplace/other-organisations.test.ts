import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { aMember, anEditor, type SignedInAccount, signedIn } from '../../../test/factories/accounts.ts';
import { anOffer, aPublicOffer, beListed } from '../../../test/factories/offers.ts';
import { anUpload, aPicture } from '../../../test/factories/resources.ts';

let app: TestApp;
/** A listed organisation with a public offer, a post and a partnership, which was visited. */
let busy: SignedInAccount;
let newcomer: SignedInAccount;
let offerId: number;

const of = ({ organisationId }: SignedInAccount) => ({ params: { organisationId } });
const post = (imageId: number | null = null) => ({
  translations: { de: { title: 'Neue Halle', text: 'Sie steht.' } },
  imageId,
});

beforeAll(async () => {
  app = await createTestApp();
  busy = await signedIn(app, await aMember(app.platform));
  newcomer = await signedIn(app, await aMember(app.platform));
  const partner = await signedIn(app, await aMember(app.platform));
  await beListed(app, partner.organisationId);
  ({ id: offerId } = await aPublicOffer(app, busy, { partners: [partner.organisationId] }));
  const params = { offerId };
  await partner.client.offers.answerInvitation({ params, body: { accepted: true } });
  await busy.client.organisations.addPost({ ...of(busy), body: post() });
  await app.client().offers.countView({ params });
});
afterAll(() => app.close());

describe('what other organisations have', () => {
  test('is no activity of an organisation and no part of its statistics', async () => {
    await beListed(app, newcomer.organisationId);
    const { items } = await app.client().organisations.activities(of(newcomer));
    expect(items.map(({ kind }) => kind)).toEqual(['JOINED']);
    const { weeks, ...totals } = await app.client().organisations.statistics(of(newcomer));
    expect(totals).toEqual({ offers: 0, posts: 0, partnerships: 0 });
    for (const week of weeks) expect(week).toMatchObject({ offers: 0, posts: 0, views: 0 });
    const others = await app.client().organisations.statistics(of(busy));
    expect(others).toMatchObject({ offers: 1, posts: 1 });
  });

  test.each([
    ['offers', 200, (who: SignedInAccount) => anOffer(who)],
    ['posts', 1000, (who: SignedInAccount) => who.client.organisations.addPost({ ...of(who), body: post() })],
  ] as const)('does not count towards the most %s', async (table, most, add) => {
    const { pool } = app.platform.database;
    const columns =
      table === 'offers'
        ? 'organisation_id, offer_type, translations, created_at, updated_at'
        : 'organisation_id, translations, created_at';
    await pool.query(
      `insert into ${table} (${columns}) select ${columns} from ${table}, generate_series(1, $2)
       where organisation_id = $1`,
      [busy.organisationId, most],
    );
    await expect(add(busy)).rejects.toMatchObject({ status: 409 });
    expect(await add(newcomer)).toMatchObject({ id: expect.any(Number) });
  });

  test('is not listed where the operator or a visitor asks for one organisation', async () => {
    const editor = await signedIn(app, await anEditor(app.platform));
    const own = await aPublicOffer(app, newcomer);
    const { organisationId } = newcomer;
    const ofAdmin = await editor.client.offersAdmin.list({ query: { organisationId, pageSize: 100 } });
    expect([...new Set(ofAdmin.items.map(({ organisation }) => organisation.id))]).toEqual([organisationId]);
    const query = { organisationIds: [organisationId] };
    const found = await app.client().offers.list({ query });
    expect(found.items.map(({ id }) => id)).toEqual([own.id]);
    const onPage = await app.client().organisations.offers(of(newcomer));
    expect(onPage.items.map(({ id }) => id)).toEqual([own.id]);
  });
});

test('a post’s picture is not public while its organisation is not', async () => {
  const hidden = await signedIn(app, await aMember(app.platform));
  const file = new File([await aPicture(400, 300)], 'halle.png');
  const { id } = await anUpload(app, hidden.token, file, { type: 'IMAGE' });
  await hidden.client.organisations.addPost({ ...of(hidden), body: post(id) });
  const { rows } = await app.platform.database.pool.query(
    'select published from resource_uses where resource_id = $1',
    [id],
  );
  expect(rows).toEqual([{ published: false }]);
});

test('nobody is told the news of their own organisation', async () => {
  const { organisationId } = busy;
  await newcomer.client.watchList.add({ body: { organisationId } });
  await busy.client.watchList.add({ body: { organisationId } });
  const { pool } = app.platform.database;
  const told = async ({ id }: SignedInAccount) =>
    (await pool.query('select from watch_list_news where account_id = $1', [id])).rows.length;
  await pool.query('delete from posts where organisation_id = $1', [organisationId]);
  await busy.client.organisations.addPost({ ...of(busy), body: post() });
  expect([await told(newcomer), await told(busy)]).toEqual([1, 0]);
});
