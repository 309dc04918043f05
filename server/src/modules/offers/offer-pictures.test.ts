import type { Offer } from '@metra/contract/offer-shapes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aMember, type SignedInAccount, signedIn } from '../../../test/factories/accounts.ts';
import { anOffer, anOfferWrite, aPublicOffer, beListed } from '../../../test/factories/offers.ts';
import { aPdf, aPicture } from '../../../test/factories/resources.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

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

async function pictureOf({ client }: SignedInAccount): Promise<number> {
  const file = new File([await aPicture(640, 480)], 'Dach.png', { type: 'image/png' });
  return (await client.resources.create({ body: { type: 'IMAGE' } }, { file })).id;
}

const fetched = async (address: string) =>
  (await fetch(app.address + address, { redirect: 'manual' })).status;

describe('the picture of an offer', () => {
  test('is seen by everybody while the offer is, and by its own people before', async () => {
    const imageId = await pictureOf(katrin);
    const draft = await anOffer(katrin, { imageId });
    expect(draft.image).toMatchObject({ resourceId: imageId, width: 640 });
    expect(await fetched(draft.image?.url ?? '')).toBe(200);
    const { items } = await katrin.client.organisations.offers({
      params: { organisationId: katrin.organisationId },
    });
    expect(items[0]?.image?.resourceId).toBe(imageId);

    await beListed(app, katrin.organisationId);
    const body = { ...anOfferWrite({ imageId, state: 'PUBLISHED' }), version: 1 };
    await katrin.client.offers.update({ ...of(draft), body });
    const seen = await app.client().offers.read(of(draft));
    const address = seen.imageUrl ?? '';
    expect(address).toMatch(/^\/content\/images\//);
    expect(await fetched(address)).toBe(200);
    const { items: hits } = await app.client().offers.list({ query: { offerIds: [draft.id] } });
    expect(hits[0]?.imageUrl).toBe(address);

    await app.platform.database.kysely
      .updateTable('organisations')
      .set({ listed: false })
      .where('id', '=', katrin.organisationId)
      .execute();
    expect(await fetched(address)).toBe(404);
    await beListed(app, katrin.organisationId);
    expect(await fetched(address)).toBe(200);
    await katrin.client.offers.update({
      ...of(draft),
      body: { ...anOfferWrite({ imageId, state: 'ARCHIVED' }), version: 2 },
    });
    expect(await fetched(address)).toBe(404);
  });

  test('is one of the own pictures, and no other file', async () => {
    const theirs = await pictureOf(stranger);
    await expect(anOffer(katrin, { imageId: theirs })).rejects.toMatchObject({
      status: 404,
      i18nKey: 'not_found.resource',
    });
    const file = new File([new Uint8Array(aPdf())], 'Rechnung.pdf', { type: 'application/pdf' });
    const { id } = await katrin.client.resources.create({ body: {} }, { file });
    await expect(anOffer(katrin, { imageId: id })).rejects.toMatchObject({
      i18nKey: 'resource.type_refused',
    });
  });

  test('is not deleted unawares, and free again once the offer is gone', async () => {
    const imageId = await pictureOf(katrin);
    const offer = await aPublicOffer(app, katrin, { imageId }, 'Wärme');
    const one = { params: { resourceId: imageId } };
    await expect(katrin.client.resources.remove({ ...one, query: {} })).rejects.toMatchObject({
      i18nKey: 'resource.in_use',
    });
    expect(await katrin.client.resources.uses(one)).toMatchObject({
      uses: [{ kind: 'OFFER', id: offer.id, name: 'Wärme', published: true }],
    });
    await katrin.client.resources.remove({ ...one, query: { force: true } });
    expect((await app.client().offers.read(of(offer))).image).toBeNull();
    await katrin.client.resources.restore(one);
    await katrin.client.offers.remove(of(offer));
    expect(await katrin.client.resources.uses(one)).toMatchObject({ count: 0 });
  });
});
