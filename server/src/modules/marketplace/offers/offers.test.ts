import type { Offer } from '@metra/contract/shapes/offer-shapes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { aMember, type SignedInAccount, signedIn } from '../../../../test/factories/accounts.ts';
import { anOffer, anOfferWrite, aPublicOffer, beListed } from '../../../../test/factories/offers.ts';

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

const of = ({ id }: Pick<Offer, 'id'>) => ({ params: { offerId: id } });
const missing = { status: 404, i18nKey: 'not_found.offer' };
const found = async (offer: Offer) =>
  (await app.client().offers.list({ query: { offerIds: [offer.id] } })).items.length === 1;

describe('an offer', () => {
  test('is stored as written, and shown in the language of the reader', async () => {
    await beListed(app, katrin.organisationId);
    const text = { title: 'Abwärme nutzen', summary: 'Kurz', description: 'Lang', priceHint: 'ab 900 €' };
    const english = {
      title: 'Use waste heat',
      summary: 'Short',
      description: 'Long',
      priceHint: 'from €900',
    };
    const written = await katrin.client.offers.create({
      body: anOfferWrite({
        translations: { de: text, en: english },
        categories: ['emissions', 'energy'],
        tags: ['energy-efficiency'],
        remote: true,
        radiusKm: 80,
        contact: { name: ' Katrin ', email: 'k@lindner.example', website: 'www.lindner.example' },
        state: 'PUBLISHED',
      }),
    });
    expect(written).toMatchObject({
      ...text,
      offerType: { slug: 'service', name: 'Dienstleistung' },
      categories: [{ slug: 'emissions' }, { slug: 'energy', name: 'Energie', sector: 'e' }],
      tags: [{ slug: 'energy-efficiency' }],
      contact: { name: 'Katrin', email: 'k@lindner.example', website: 'https://www.lindner.example/' },
      organisation: { id: katrin.organisationId, verified: false },
      state: 'PUBLISHED',
      isPublic: true,
      isOwn: true,
      translations: { de: text, en: english },
      version: 1,
    });
    const seen = await app.client(null, 'en').offers.read(of(written));
    expect(seen).toMatchObject({
      ...english,
      isOwn: false,
      categories: [{ name: 'Emissions' }, { name: 'Energy' }],
    });
    expect(seen.translations).toBeUndefined();
  });

  test('is nobody else’s business while it is a draft, archived, or its organisation is not listed', async () => {
    const draft = await anOffer(katrin);
    expect(draft).toMatchObject({ state: 'DRAFT', isPublic: false, publishedAt: null });
    const unlisted = await anOffer(katrin, { state: 'PUBLISHED' });
    expect(unlisted).toMatchObject({ state: 'PUBLISHED', isPublic: false });
    for (const offer of [draft, unlisted]) {
      expect(await katrin.client.offers.read(of(offer))).toMatchObject({ isOwn: true });
      for (const client of [app.client(), stranger.client]) {
        await expect(client.offers.read(of(offer))).rejects.toMatchObject(missing);
        await expect(client.offers.posts(of(offer))).rejects.toMatchObject(missing);
        await expect(client.offers.partners(of(offer))).rejects.toMatchObject(missing);
        await expect(client.offers.report(of(offer))).rejects.toMatchObject(missing);
      }
      expect(await found(offer)).toBe(false);
    }
    const offer = await aPublicOffer(app, katrin);
    expect(await found(offer)).toBe(true);
    await katrin.client.offers.update({
      ...of(offer),
      body: { ...anOfferWrite({ state: 'ARCHIVED' }), version: 1 },
    });
    expect(await found(offer)).toBe(false);
    await expect(app.client().offers.read(of(offer))).rejects.toMatchObject(missing);
  });

  test('disappears with its organisation’s listing, and with the last person who has confirmed an address', async () => {
    const offer = await aPublicOffer(app, katrin);
    const { kysely } = app.platform.database;
    const setStatus = (status: 'ACTIVE' | 'SPAM') =>
      kysely.updateTable('accounts').set({ status }).where('id', '=', katrin.id).execute();
    await setStatus('SPAM');
    expect(await found(offer)).toBe(false);
    await expect(app.client().offers.read(of(offer))).rejects.toMatchObject(missing);
    await setStatus('ACTIVE');
    expect(await app.client().offers.read(of(offer))).toMatchObject({ isPublic: true });
    const other = await aPublicOffer(app, stranger);
    await kysely
      .updateTable('organisations')
      .set({ listed: false })
      .where('id', '=', stranger.organisationId)
      .execute();
    expect(await found(other)).toBe(false);
  });

  test('can only be changed and deleted by its own organisation, in the latest version', async () => {
    const offer = await aPublicOffer(app, katrin);
    const body = { ...anOfferWrite({ state: 'PUBLISHED' }, 'Wärme'), version: 1 };
    await expect(stranger.client.offers.update({ ...of(offer), body })).rejects.toMatchObject(missing);
    await expect(stranger.client.offers.remove(of(offer))).rejects.toMatchObject(missing);
    const outcomes = await Promise.allSettled(
      [1, 2, 3, 4].map(() => katrin.client.offers.update({ ...of(offer), body })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(katrin.client.offers.update({ ...of(offer), body })).rejects.toMatchObject({
      status: 409,
      i18nKey: 'conflict.version',
    });
    expect(await app.client().offers.read(of(offer))).toMatchObject({ title: 'Wärme', version: 2 });
    await katrin.client.offers.remove(of(offer));
    await expect(katrin.client.offers.read(of(offer))).rejects.toMatchObject(missing);
    expect(await found(offer)).toBe(false);
  });

  test.each(['organisation', 'organisationId', 'createdAt', 'publishedAt', 'views', 'verified', 'id'])(
    'does not let its writer say %s',
    async (field) => {
      const body = { ...anOfferWrite(), [field]: 1 };
      await expect(katrin.client.offers.create({ body })).rejects.toMatchObject({
        status: 400,
        fields: [{ path: field, key: 'additionalProperties' }],
      });
    },
  );

  test('names everything that is wrong at once', async () => {
    const body = anOfferWrite({
      offerType: 'magic',
      categories: ['energy', 'nowhere'],
      tags: ['no-such-tag'],
    });
    await expect(katrin.client.offers.create({ body })).rejects.toMatchObject({
      fields: [
        { path: 'offerType', key: 'enum' },
        { path: 'categories/1', key: 'enum' },
        { path: 'tags/0', key: 'enum' },
      ],
    });
    await expect(
      katrin.client.offers.create({ body: anOfferWrite({ location: null, remote: false }) }),
    ).rejects.toMatchObject({ fields: [{ path: 'location', key: 'required' }] });
    await expect(
      katrin.client.offers.create({ body: anOfferWrite({ contact: { website: 'javascript:alert(1)' } }) }),
    ).rejects.toMatchObject({ status: 400 });
  });

  test('keeps the day it was first published', async () => {
    const offer = await aPublicOffer(app, katrin);
    const write = (state: Offer['state'], version: number) =>
      katrin.client.offers.update({ ...of(offer), body: { ...anOfferWrite({ state }), version } });
    await write('ARCHIVED', 1);
    app.clock.set(new Date(app.clock.now().getTime() + 5 * 24 * 60 * 60 * 1000));
    expect(await write('PUBLISHED', 2)).toMatchObject({ publishedAt: offer.publishedAt });
  });
});

describe('a partner', () => {
  test('is named to others only after accepting, and is notified of the invitation', async () => {
    await beListed(app, stranger.organisationId);
    const offer = await aPublicOffer(app, katrin, { partners: [stranger.organisationId] });
    expect(offer.partners).toMatchObject([{ id: stranger.organisationId, state: 'INVITED' }]);
    expect((await app.client().offers.partners(of(offer))).items).toEqual([]);
    const { items } = await stranger.client.account.events();
    expect(items[0]).toMatchObject({ type: 'offer.partner_asked', link: '/app/organisation/partners' });

    await stranger.client.offers.answerInvitation({ ...of(offer), body: { accepted: true } });
    expect((await app.client().offers.partners(of(offer))).items).toMatchObject([
      { id: stranger.organisationId },
    ]);
    const body = { ...anOfferWrite({ state: 'PUBLISHED', partners: [stranger.organisationId] }), version: 1 };
    await katrin.client.offers.update({ ...of(offer), body });
    expect((await app.client().offers.partners(of(offer))).items).toHaveLength(1);

    await stranger.client.offers.answerInvitation({ ...of(offer), body: { accepted: false } });
    expect((await katrin.client.offers.partners(of(offer))).items).toEqual([]);
  });

  test('can be neither oneself, nor hidden, nor somebody without an invitation', async () => {
    const nobody = { status: 404, i18nKey: 'not_found.organisation' };
    await beListed(app, katrin.organisationId);
    for (const partner of [katrin.organisationId, stranger.organisationId, 987654321])
      await expect(anOffer(katrin, { partners: [partner] })).rejects.toMatchObject(nobody);
    const offer = await aPublicOffer(app, katrin);
    await expect(
      stranger.client.offers.answerInvitation({ ...of(offer), body: { accepted: true } }),
    ).rejects.toMatchObject(missing);
  });
});

describe('news and numbers', () => {
  test('are written by the organisation itself, and read by everybody, the latest first', async () => {
    const offer = await aPublicOffer(app, katrin);
    const write = (title: string) =>
      katrin.client.offers.addPost({
        ...of(offer),
        body: { translations: { de: { title, text: 'Text' }, en: { title: `${title} (en)`, text: 'Text' } } },
      });
    await write('Eins');
    app.clock.set(new Date(app.clock.now().getTime() + 1000));
    await write('Zwei');
    const { items } = await app.client(null, 'en').offers.posts(of(offer));
    expect(items.map(({ title }) => title)).toEqual(['Zwei (en)', 'Eins (en)']);
    expect(items[0]?.author).toMatchObject({ id: katrin.organisationId });
    const post = { translations: { de: { title: 'x', text: 'y' } } };
    await expect(stranger.client.offers.addPost({ ...of(offer), body: post })).rejects.toMatchObject(missing);
  });

  test('a look counts once a day and caller, and not one’s own', async () => {
    const offer = await aPublicOffer(app, katrin);
    for (let time = 0; time < 5; time += 1) await app.client().offers.countView(of(offer));
    await katrin.client.offers.countView(of(offer));
    const report = await app.client().offers.report(of(offer));
    expect(report).toMatchObject({ views: 1, watchers: 0, matches: 0 });
    expect(report.weeks).toHaveLength(12);
    expect(report.weeks.at(-1)).toMatchObject({ views: 1 });
  });
});

describe('the watch list', () => {
  test('lists public records once, and notifies of changes', async () => {
    const offer = await aPublicOffer(app, katrin);
    const entry = await stranger.client.watchList.add({ body: { offerId: offer.id } });
    expect(entry).toMatchObject({ offer: { id: offer.id }, organisation: null });
    expect(await stranger.client.watchList.add({ body: { offerId: offer.id } })).toMatchObject({
      id: entry.id,
    });
    await stranger.client.watchList.add({ body: { organisationId: katrin.organisationId } });
    expect(await stranger.client.watchList.list()).toMatchObject({ total: 2 });
    expect(await katrin.client.watchList.list()).toMatchObject({ total: 0 });
    expect(await app.client().offers.report(of(offer))).toMatchObject({ watchers: 1 });

    const body = { ...anOfferWrite({ state: 'PUBLISHED' }, 'Neu gefasst'), version: 1 };
    await katrin.client.offers.update({ ...of(offer), body });
    const { items } = await stranger.client.account.events();
    expect(items[0]).toMatchObject({ type: 'offer.changed', text: expect.stringContaining('Neu gefasst') });
    expect((await katrin.client.account.events()).total).toBe(0);

    await katrin.client.organisations.addPost({
      params: { organisationId: katrin.organisationId },
      body: { translations: { de: { title: 'Umzug', text: 'Wir ziehen um.' } } },
    });
    await anOffer(katrin, { state: 'PUBLISHED' }, 'Ganz neu');
    const told = (await stranger.client.account.events()).items.map(({ type }) => type);
    expect(told.sort()).toEqual(['offer.changed', 'organisation.news', 'organisation.offer']);

    await katrin.client.offers.update({ ...of(offer), body: { ...body, state: 'ARCHIVED', version: 2 } });
    expect(await stranger.client.watchList.list()).toMatchObject({ total: 1 });
    await stranger.client.watchList.remove({ params: { id: entry.id } });
    await expect(stranger.client.watchList.remove({ params: { id: entry.id } })).rejects.toMatchObject({
      i18nKey: 'not_found.object',
    });
  });

  test('does not reveal drafts, and accepts one record at a time', async () => {
    const draft = await anOffer(katrin);
    await expect(stranger.client.watchList.add({ body: { offerId: draft.id } })).rejects.toMatchObject(
      missing,
    );
    await expect(stranger.client.watchList.add({ body: {} })).rejects.toMatchObject({ status: 400 });
    await expect(
      stranger.client.watchList.add({ body: { offerId: draft.id, organisationId: katrin.organisationId } }),
    ).rejects.toMatchObject({ status: 400 });
  });
});
