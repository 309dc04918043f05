import { randomUUID } from 'node:crypto';
import type { Offer } from '@metra/contract/shapes/offer-shapes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { aMember, type SignedInAccount, signedIn } from '../../../test/factories/accounts.ts';
import { anOfferWrite, aPublicOffer, beListed } from '../../../test/factories/offers.ts';
import { mailsTo } from '../../../test/readers/mails.ts';

let app: TestApp;
let katrin: SignedInAccount;
let stranger: SignedInAccount;

beforeAll(async () => {
  app = await createTestApp({ environment: { TRUST_PROXY: '1' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  katrin = await signedIn(app, await aMember(app.platform));
  stranger = await signedIn(app, await aMember(app.platform));
  await beListed(app, stranger.organisationId);
});

const of = ({ id }: Pick<Offer, 'id'>) => ({ params: { offerId: id } });

/** A call from another network. */
const post = (from: string, path: string, body?: object): Promise<Response> =>
  app.fetch(`/api/v1${path}`, {
    method: 'POST',
    headers: { 'x-forwarded-for': from, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });

describe('opens an offer', () => {
  const look = (offer: Offer, from: string) => post(from, `/offers/${offer.id}/views`);
  const views = async (offer: Offer) => (await app.client().offers.report(of(offer))).views;

  test('count once for a household, whichever of its addresses they come from, and again the next day', async () => {
    const offer = await aPublicOffer(app, katrin);
    const household = Array.from({ length: 12 }, (_, n) => `2001:db8:7:1::${n + 1}`);
    await Promise.all(household.map((address) => look(offer, address)));
    expect(await views(offer)).toBe(1);
    await look(offer, '2001:db8:7:2::1');
    await look(offer, '203.0.113.9');
    expect(await views(offer)).toBe(3);
    app.clock.advance({ hours: 25 });
    for (const address of household) await look(offer, address);
    expect(await views(offer)).toBe(4);
  });

  test('do not count for one’s own people, from wherever they look', async () => {
    const offer = await aPublicOffer(app, katrin);
    await katrin.client.offers.countView(of(offer));
    expect(await views(offer)).toBe(0);
  });
});

describe('messages about offers', () => {
  let sent = 0;
  /** Each message comes from another person and network. */
  async function write(offer: Offer): Promise<number> {
    sent += 1;
    const body = { name: 'Jonas', email: `${randomUUID()}@weber.example`, text: 'Was kostet das?' };
    const from = `198.${18 + Math.floor(sent / 60_000)}.${Math.floor(sent / 250) % 240}.${(sent % 250) + 1}`;
    return (await post(from, `/offers/${offer.id}/contacts`, body)).status;
  }
  const writeTimes = async (offer: Offer, count: number) => {
    const states: number[] = [];
    for (let n = 0; n < count; n += 1) states.push(await write(offer));
    return states.filter((state) => state < 300).length;
  };

  test('are forty a day for one offer, from however many writers', async () => {
    const offer = await aPublicOffer(app, katrin);
    expect(await writeTimes(offer, 45)).toBe(40);
    expect(await mailsTo(app.platform, katrin.email)).toHaveLength(40);
    app.clock.advance({ hours: 25 });
    expect(await write(offer)).toBeLessThan(300);
  });

  test('are a hundred a day for one reader, whom however many organisations name', async () => {
    const reader = `${randomUUID()}@opfer.example`;
    let delivered = 0;
    for (const [who, written] of [
      [katrin, reader],
      [katrin, reader.toUpperCase()],
      [stranger, reader],
    ] as const) {
      const offer = await aPublicOffer(app, who, { contact: { name: 'Wir', email: written } });
      delivered += await writeTimes(offer, 40);
    }
    expect(delivered).toBe(100);
    expect(await mailsTo(app.platform, reader)).toHaveLength(100);
  });
});

describe('nobody decides by a field', () => {
  const unknown = (path: string) => ({ status: 400, fields: [{ path, key: 'additionalProperties' }] });

  test.each([
    'organisation',
    'organisationId',
    'publishedAt',
    'views',
    'watchers',
    'openReports',
    'takenDown',
    'isPublic',
    'deliveredAs',
  ])('who changes an offer: %s', async (field) => {
    const offer = await aPublicOffer(app, katrin);
    const body = { ...anOfferWrite({}, 'Geändert'), version: 1, [field]: stranger.organisationId };
    await expect(katrin.client.offers.update({ ...of(offer), body })).rejects.toMatchObject(unknown(field));
    expect(await app.client().offers.read(of(offer))).toMatchObject({
      title: 'Abwärme nutzen',
      organisation: { id: katrin.organisationId },
    });
  });

  test('the author of a post, partners, watchers and reporters', async () => {
    const offer = await aPublicOffer(app, katrin, { partners: [stranger.organisationId] });
    const news = { translations: { de: { title: 'Neu', text: 'Text' } }, organisationId: 1 };
    await expect(katrin.client.offers.addPost({ ...of(offer), body: news })).rejects.toMatchObject(
      unknown('organisationId'),
    );
    const answer = { accepted: true, organisationId: katrin.organisationId };
    await expect(
      stranger.client.offers.answerInvitation({ ...of(offer), body: answer }),
    ).rejects.toMatchObject(unknown('organisationId'));
    const entry = { offerId: offer.id, accountId: katrin.id };
    await expect(stranger.client.watchList.add({ body: entry })).rejects.toMatchObject(unknown('accountId'));
    const report = { reason: 'SPAM' as const, reporter: 'MEMBER' };
    await expect(stranger.client.offerReports.create({ ...of(offer), body: report })).rejects.toMatchObject(
      unknown('reporter'),
    );
    expect((await app.client().offers.partners(of(offer))).items).toEqual([]);
  });

  test('a partner is agreed with by nobody but themselves', async () => {
    const offer = await aPublicOffer(app, katrin, { partners: [stranger.organisationId] });
    const third = await signedIn(app, await aMember(app.platform));
    for (const { client } of [katrin, third])
      for (const accepted of [true, false])
        await expect(
          client.offers.answerInvitation({ ...of(offer), body: { accepted } }),
        ).rejects.toMatchObject({ status: 404, i18nKey: 'not_found.offer' });
    expect(await katrin.client.offers.read(of(offer))).toMatchObject({
      partners: [{ id: stranger.organisationId, state: 'INVITED' }],
    });
  });
});
