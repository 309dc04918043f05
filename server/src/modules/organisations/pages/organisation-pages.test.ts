import type { OrganisationWrite } from '@metra/contract/operations/organisations';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { aMember, type SignedInAccount, signedIn } from '../../../../test/factories/accounts.ts';
import { anOffer, aPublicOffer, beListed } from '../../../../test/factories/offers.ts';
import { aPicture } from '../../../../test/factories/resources.ts';

let app: TestApp;
let katrin: SignedInAccount;
let stranger: SignedInAccount;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  katrin = await signedIn(app, await aMember(app.platform));
  stranger = await signedIn(app, await aMember(app.platform));
});

const of = ({ organisationId }: SignedInAccount) => ({ params: { organisationId } });
const missing = { status: 404, i18nKey: 'not_found.organisation' };
const update = (who: SignedInAccount, body: OrganisationWrite, file?: File) =>
  who.client.organisations.update({ ...of(who), body }, file ? { file } : {});

describe('the page of an organisation', () => {
  test('is there for its own people only, until it is listed', async () => {
    expect(await katrin.client.organisations.read(of(katrin))).toMatchObject({
      isOwn: true,
      isPublic: false,
      listed: false,
    });
    for (const client of [app.client(), stranger.client])
      for (const ask of ['read', 'offers', 'posts', 'activities', 'projects', 'statistics'] as const)
        await expect(client.organisations[ask](of(katrin))).rejects.toMatchObject(missing);

    await update(katrin, { name: 'Lindner', listed: true, version: 1 });
    const seen = await app.client().organisations.read(of(katrin));
    expect(seen).toMatchObject({ name: 'Lindner', isOwn: false, isPublic: true, verified: false });
    expect(seen.english).toBeUndefined();
  });

  test('shows its texts, in English if there are any, and its public offers', async () => {
    const offer = await aPublicOffer(app, katrin);
    await anOffer(katrin);
    const written = await update(katrin, {
      name: 'Lindner',
      type: 'cooperative',
      slogan: 'Wärme bleibt.',
      englishSlogan: 'Heat stays.',
      description: 'Wir bauen.',
      city: 'Tuttlingen',
      country: 'DE',
      version: 1,
    });
    expect(written).toMatchObject({
      type: { slug: 'cooperative' },
      english: { slogan: 'Heat stays.' },
      version: 2,
    });
    const english = await app.client(null, 'en').organisations.read(of(katrin));
    expect(english).toMatchObject({
      slogan: 'Heat stays.',
      description: 'Wir bauen.',
      address: { city: 'Tuttlingen' },
      offers: 1,
    });
    const shown = await app.client().organisations.offers(of(katrin));
    expect(shown.items.map(({ id }) => id)).toEqual([offer.id]);
    expect(await katrin.client.organisations.offers(of(katrin))).toMatchObject({ total: 2 });
    // The index also contains the name.
    const found = await app.client().offers.list({ query: { query: 'Lindner', offerIds: [offer.id] } });
    expect(found.total).toBe(1);
  });

  test('is changed by its own people alone, who have seen the last change', async () => {
    const body = { name: 'Fremd', version: 1 };
    await beListed(app, katrin.organisationId);
    await expect(stranger.client.organisations.update({ ...of(katrin), body })).rejects.toMatchObject(
      missing,
    );
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => update(katrin, body)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const field of ['verified', 'verifiedAt', 'createdAt', 'id', 'offers', 'operator'])
      await expect(
        katrin.client.organisations.update({ ...of(katrin), body: { ...body, version: 2, [field]: true } }),
      ).rejects.toMatchObject({ status: 400, fields: [{ path: field, key: 'additionalProperties' }] });
    await expect(update(katrin, { name: 'A', type: 'pirates', version: 2 })).rejects.toMatchObject({
      fields: [{ path: 'type', key: 'enum' }],
    });
  });

  test('takes a logo with the form, and none with an old version', async () => {
    const logo = new File([await aPicture()], 'logo.png');
    const { logoUrl, version } = await update(katrin, { name: 'Lindner', version: 1 }, logo);
    expect((await fetch(`${app.address}${logoUrl}`)).headers.get('content-type')).toBe('image/png');
    await expect(update(katrin, { name: 'Lindner', version: 1 }, logo)).rejects.toMatchObject({
      i18nKey: 'conflict.version',
    });
    expect((await katrin.client.resources.list()).total).toBe(1);
    await expect(
      update(katrin, { name: 'Lindner', version }, new File(['<svg onload="x"/>'], 'logo.png')),
    ).rejects.toMatchObject({ status: 415 });
  });

  test('has an address of its own: of two who want it in the same moment one gets it', async () => {
    const slug = `lindner-${katrin.organisationId}`;
    const stateOf = async (asked: string) =>
      (await app.client().organisations.validateSlug({ query: { slug: asked } })).state;
    expect(await stateOf(slug)).toBe('FREE');
    const outcomes = await Promise.allSettled(
      [katrin, stranger].map((who) => update(who, { name: 'Lindner', slug, version: 1 })),
    );
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refused).toMatchObject([{ status: 409, i18nKey: 'conflict.slug' }]);
    expect(await stateOf(slug)).toBe('TAKEN');
    for (const odd of ['', 'Groß', 'a--b', '-a', 'a/b', 'x'.repeat(120), "'; drop"])
      expect(await stateOf(odd)).toBe('MALFORMED');
  });
});

describe('organisations', () => {
  test('are listed while they are public, by name, type, address or id', async () => {
    await update(katrin, { name: 'Zauberwerk Nord', type: 'cooperative', listed: true, version: 1 });
    const { slug } = await katrin.client.organisations.read(of(katrin));
    const ids = async (query: object) =>
      (await app.client().organisations.list({ query })).items.map(({ id }) => id);
    for (const query of [{ query: 'uberwerk' }, { slug }, { organisationIds: [katrin.organisationId] }])
      expect(await ids(query)).toEqual([katrin.organisationId]);
    expect(await ids({ organisationTypes: ['cooperative'] })).toContain(katrin.organisationId);
    expect(await ids({ organisationIds: [stranger.organisationId] })).toEqual([]);
    expect(await app.client().community.organisations({ query: { slug } })).toMatchObject({ total: 1 });
  });

  test('are looked up by name, and so are offers by title', async () => {
    await update(katrin, { name: 'Quittenhof', listed: true, version: 1 });
    const offer = await aPublicOffer(app, katrin, {}, 'Quitten für Küchen');
    const { client } = stranger;
    expect(await client.lookup.organisations({ query: { query: 'uittenh' } })).toMatchObject({
      items: [{ id: katrin.organisationId, name: 'Quittenhof' }],
    });
    expect(await app.client().lookup.offers({ query: { query: 'für kuech' } })).toMatchObject({
      items: [{ id: offer.id, name: 'Quitten für Küchen' }],
    });
  });

  test('and their offers are counted', async () => {
    const before = await app.client().community.counters();
    await update(katrin, { name: 'Lindner', type: 'company', version: 1 });
    await aPublicOffer(app, katrin, { offerType: 'funding' });
    const after = await app.client().community.counters();
    expect(after).toMatchObject({ organisations: before.organisations + 1, offers: before.offers + 1 });
    const { items: offers } = await app.client().community.offerTypes();
    expect(offers.find(({ slug }) => slug === 'funding')).toMatchObject({ count: 1 });
    const { items: types } = await app.client(null, 'en').community.organisationTypes();
    expect(types.find(({ slug }) => slug === 'company')?.count).toBeGreaterThan(0);
  });

  test('show their activities to everybody, and interest in them only to themselves', async () => {
    await beListed(app, stranger.organisationId);
    const offer = await aPublicOffer(app, katrin, { partners: [stranger.organisationId] });
    await stranger.client.offers.answerInvitation({
      params: { offerId: offer.id },
      body: { accepted: true },
    });
    await stranger.client.watchList.add({ body: { organisationId: katrin.organisationId } });
    await katrin.client.organisations.addPost({
      ...of(katrin),
      body: { translations: { de: { title: 'Neues Haus', text: 'Wir ziehen um.' } } },
    });
    const { items } = await app.client().organisations.activities(of(katrin));
    expect(items.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['JOINED', 'OFFER', 'POST']));
    const partnered = await app.client().organisations.activities(of(stranger));
    expect(partnered.items).toContainEqual(
      expect.objectContaining({ kind: 'PARTNERSHIP', offerId: offer.id }),
    );

    // Katrin does not see interest in other organisations.
    const third = await signedIn(app, await aMember(app.platform));
    await beListed(app, third.organisationId);
    const theirs = await aPublicOffer(app, stranger, { partners: [third.organisationId] });
    await third.client.watchList.add({ body: { organisationId: stranger.organisationId } });
    await third.client.watchList.add({ body: { offerId: theirs.id } });
    const interest = await katrin.client.organisations.interactions(of(katrin));
    expect(interest.items.map(({ kind }) => kind).sort()).toEqual(['PARTNERED', 'WATCHED']);
    await expect(stranger.client.organisations.interactions(of(katrin))).rejects.toMatchObject(missing);

    expect(await app.client().organisations.statistics(of(katrin))).toMatchObject({ offers: 1, posts: 1 });
    expect(await app.client().organisations.posts(of(katrin))).toMatchObject({ total: 1 });
    await expect(
      stranger.client.organisations.addPost({
        ...of(katrin),
        body: { translations: { de: { title: 'x', text: 'y' } } },
      }),
    ).rejects.toMatchObject(missing);
  });
});
