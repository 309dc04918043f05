import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import {
  aMember,
  anAdministrator,
  anEditor,
  password,
  type SignedInAccount,
  signedIn,
} from '../../../../test/factories/accounts.ts';
import { aKnownOrganisation, anOffer, aPublicOffer, beListed } from '../../../../test/factories/offers.ts';
import { anUpload } from '../../../../test/factories/resources.ts';
import { mailsTo, tokenMailedTo } from '../../../../test/readers/mails.ts';
import { removeAbandoned } from '../remove-abandoned.job.ts';

let app: TestApp;
let katrin: SignedInAccount;
let colleague: SignedInAccount;
let stranger: SignedInAccount;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  katrin = await signedIn(app, await aMember(app.platform, { teamRole: 'OWNER' }));
  const { organisationId } = katrin;
  colleague = await signedIn(app, await aMember(app.platform, { organisationId, teamRole: 'MEMBER' }));
  stranger = await signedIn(app, await aMember(app.platform));
});

const of = ({ organisationId }: SignedInAccount) => ({ params: { organisationId } });
const remove = (who: SignedInAccount, target = who, said = password) =>
  who.client.organisations.remove({ ...of(target), body: { password: said } });
const ended = { status: 401, i18nKey: 'auth.unauthenticated' };

/** An organisation with offers, posts, partners on both sides, watchers and a message. */
async function aLivelyOrganisation() {
  await beListed(app, stranger.organisationId);
  const offer = await aPublicOffer(app, katrin, { partners: [stranger.organisationId] });
  await anOffer(katrin);
  const others = await aPublicOffer(app, stranger, { partners: [katrin.organisationId] });
  for (const [who, id] of [
    [stranger, offer.id],
    [katrin, others.id],
  ] as const)
    await who.client.offers.answerInvitation({ params: { offerId: id }, body: { accepted: true } });
  await stranger.client.watchList.add({ body: { offerId: offer.id } });
  await stranger.client.watchList.add({ body: { organisationId: katrin.organisationId } });
  await colleague.client.watchList.add({ body: { offerId: others.id } });
  await katrin.client.organisations.addPost({
    ...of(katrin),
    body: { translations: { de: { title: 'Neu', text: 'Wir sind da.' } } },
  });
  app.clock.advance({ hours: 1 });
  await app.client().offerContacts.send({
    params: { offerId: offer.id },
    body: { name: 'Jonas', email: 'jonas@weber.example', text: 'Was kostet das?' },
  });
  return { offer, others };
}

describe('deleting an organisation', () => {
  test('lists beforehand what will be deleted', async () => {
    await aLivelyOrganisation();
    const removal = await colleague.client.organisations.removal(of(katrin));
    expect(removal).toMatchObject({
      people: 2,
      offers: 2,
      posts: 1,
      partnerships: 2,
      watchers: 2,
      watchListEntries: 1,
      contacts: 1,
      projects: 0,
      files: 0,
    });
    const days = (new Date(removal.removedAfter).getTime() - app.clock.now().getTime()) / 86_400_000;
    expect(days).toBe(30);
    await expect(stranger.client.organisations.removal(of(katrin))).rejects.toMatchObject({ status: 404 });
  });

  test('hides everything at once, and notifies everybody whose account ends', async () => {
    const { offer, others } = await aLivelyOrganisation();
    await remove(katrin);
    for (const { client } of [katrin, colleague])
      await expect(client.account.events()).rejects.toMatchObject(ended);
    for (const gone of [
      () => app.client().organisations.read(of(katrin)),
      () => app.client().offers.read({ params: { offerId: offer.id } }),
      () => stranger.client.organisations.posts(of(katrin)),
    ])
      await expect(gone()).rejects.toMatchObject({ status: 404 });
    expect(await app.client().offers.list({ query: { offerIds: [offer.id] } })).toMatchObject({ total: 0 });
    expect(await app.client().offers.partners({ params: { offerId: others.id } })).toEqual({ items: [] });
    expect(await stranger.client.watchList.list()).toMatchObject({ total: 0 });
    const left = await app.platform.database.pool.query(
      `select (select count(*)::int from offer_contacts where organisation_id = $1)
        + (select count(*)::int from offer_partners where organisation_id = $1 or offer_id = $2)
        + (select count(*)::int from watch_list where offer_id in ($2, $3)) as count`,
      [katrin.organisationId, offer.id, others.id],
    );
    expect(left.rows[0].count).toBe(0);
    for (const { email } of [katrin, colleague])
      expect((await mailsTo(app.platform, email)).map(({ kind }) => kind)).toContain('organisation-deleted');
    const administrator = await signedIn(app, await anAdministrator(app.platform));
    expect(
      await administrator.client.organisationsAdmin.list({ query: { includeDeleted: true, pageSize: 100 } }),
    ).toMatchObject({
      items: expect.arrayContaining([
        expect.objectContaining({ id: katrin.organisationId, deletedAt: expect.any(String), people: 0 }),
      ]),
    });
  });

  test('is the owner’s to do, with their password, for their own organisation; and not the operator’s', async () => {
    await expect(remove(colleague)).rejects.toMatchObject({ status: 403, i18nKey: 'team.owner_only' });
    await expect(remove(katrin, stranger)).rejects.toMatchObject({ status: 404 });
    await expect(remove(katrin, katrin, 'falsch geraten')).rejects.toMatchObject({
      i18nKey: 'account.password_wrong',
    });
    const editor = await signedIn(app, await anEditor(app.platform, { teamRole: 'OWNER' }));
    await expect(remove(editor)).rejects.toMatchObject({ i18nKey: 'organisation.of_operator' });
    expect(await katrin.client.organisations.read(of(katrin))).toMatchObject({ isOwn: true });
  });

  test('by two owners in the same moment happens once', async () => {
    const { organisationId } = katrin;
    const other = await signedIn(app, await aMember(app.platform, { organisationId, teamRole: 'OWNER' }));
    const outcomes = await Promise.allSettled([remove(katrin), remove(other)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await mailsTo(app.platform, colleague.email)).toHaveLength(1);
  });
});

describe('an organisation that nobody is left in', () => {
  test('is removed with its files after 30 days, and so is each further one', async () => {
    for (const { token } of [katrin, stranger]) await anUpload(app, token, new File(['Beleg'], 'beleg.txt'));
    const { rows } = await app.platform.database.pool.query<{ storage_key: string }>(
      'select storage_key from resources where organisation_id in ($1, $2)',
      [katrin.organisationId, stranger.organisationId],
    );
    await remove(katrin);
    await remove(stranger);
    app.clock.advance({ days: 30 });
    await removeAbandoned(app.platform);
    expect(rows).toHaveLength(2);
    for (const { storage_key } of rows)
      await expect(app.platform.files.open(storage_key)).rejects.toMatchObject({ key: 'not_found.object' });
  });

  test('because its only person joins a team before confirming goes, and one of the operator’s stays', async () => {
    const managed = await aKnownOrganisation(app);
    const { email, organisationId } = await aMember(app.platform, { status: 'PENDING' });
    await katrin.client.team.invite({ body: { email, language: 'de' } });
    const token = await tokenMailedTo(app.platform, email);
    const person = { firstName: 'Mia', lastName: 'Kurz', language: 'de', password } as const;
    await app.client().team.acceptInvitation({ body: { token, ...person, termsAccepted: true } });
    const administrator = await signedIn(app, await anAdministrator(app.platform));
    const read = (id: number) => administrator.client.organisationsAdmin.read({ params: { id } });
    await expect(read(organisationId)).rejects.toMatchObject({ i18nKey: 'not_found.organisation' });
    expect(await read(managed)).toMatchObject({ people: 0 });
  });
});

test('the watch list is deleted with the account, and the organisation’s pages stay', async () => {
  const { offer } = await aLivelyOrganisation();
  await colleague.client.account.remove({ body: { password } });
  const { rows } = await app.platform.database.pool.query('select id from watch_list where account_id = $1', [
    colleague.id,
  ]);
  expect(rows).toEqual([]);
  expect(await app.client().offers.read({ params: { offerId: offer.id } })).toMatchObject({ id: offer.id });
});
