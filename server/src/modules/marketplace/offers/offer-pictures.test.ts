import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { aMember, type SignedInAccount, signedIn } from '../../../../test/factories/accounts.ts';
import { anOffer, anOfferWrite, aPublicOffer, beListed } from '../../../../test/factories/offers.ts';
import { anUpload, aPdf, aPicture } from '../../../../test/factories/resources.ts';

let app: TestApp;
let katrin: SignedInAccount;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  katrin = await signedIn(app, await aMember(app.platform));
});

const upload = async (who = katrin) =>
  (await anUpload(app, who.token, new File([await aPicture(400, 300)], 'halle.png'), { type: 'IMAGE' })).id;
const statusOf = async (address: string | null | undefined) =>
  (await fetch(`${app.address}${address}`)).status;
const of = ({ id }: { id: number }) => ({ params: { offerId: id } });

describe('the picture of an offer', () => {
  test('is everybody’s for exactly as long as the offer is', async () => {
    const imageId = await upload();
    const draft = await anOffer(katrin, { imageId });
    expect(draft.image).toMatchObject({ resourceId: imageId, width: 400, height: 300 });
    expect(await statusOf(draft.imageUrl)).toBe(200);
    expect(draft.imageUrl).not.toContain('/content/');

    await beListed(app, katrin.organisationId);
    await katrin.client.offers.update({
      ...of(draft),
      body: { ...anOfferWrite({ imageId, state: 'PUBLISHED' }), version: 1 },
    });
    const { imageUrl, image } = await app.client().offers.read(of(draft));
    expect(imageUrl).toContain('/content/images/');
    expect(image?.url).toBe(imageUrl);
    expect(await statusOf(imageUrl)).toBe(200);
    const found = await app.client().offers.list({ query: { offerIds: [draft.id] } });
    expect(found.items[0]?.imageUrl).toBe(imageUrl);

    const list = (listed: boolean) =>
      app.platform.database.kysely
        .updateTable('organisations')
        .set({ listed })
        .where('id', '=', katrin.organisationId)
        .execute();
    await list(false);
    expect(await statusOf(imageUrl)).toBe(404);
  });

  test('is one of the own pictures, and no other file', async () => {
    const stranger = await signedIn(app, await aMember(app.platform));
    await expect(anOffer(katrin, { imageId: await upload(stranger) })).rejects.toMatchObject({
      status: 404,
      i18nKey: 'not_found.resource',
    });
    const { id } = await anUpload(app, katrin.token, new File([new Uint8Array(aPdf())], 'beleg.pdf'), {});
    await expect(anOffer(katrin, { imageId: id })).rejects.toMatchObject({
      i18nKey: 'resource.type_refused',
    });
  });

  test('goes with the offer; news about it may have one too', async () => {
    const imageId = await upload();
    const offer = await aPublicOffer(app, katrin, { imageId });
    const post = await katrin.client.offers.addPost({
      ...of(offer),
      body: { translations: { de: { title: 'Neu', text: 'Es geht los.' } }, imageId },
    });
    expect(post.image?.resourceId).toBe(imageId);
    const { items } = await app.client().offers.posts(of(offer));
    expect(items[0]?.imageUrl).toContain('/content/images/');
    const uses = () => katrin.client.resources.uses({ params: { resourceId: imageId } });
    expect(await uses()).toMatchObject({ count: 2 });
    await katrin.client.offers.remove(of(offer));
    expect(await uses()).toMatchObject({ count: 0 });
    expect(await statusOf(items[0]?.imageUrl)).toBe(404);
  });

  test('of news goes when the news is deleted, by its own people alone', async () => {
    const stranger = await signedIn(app, await aMember(app.platform));
    await beListed(app, katrin.organisationId);
    const params = { organisationId: katrin.organisationId };
    const { id, imageUrl } = await katrin.client.organisations.addPost({
      params,
      body: { translations: { de: { title: 'Neu', text: 'Wir ziehen um.' } }, imageId: await upload() },
    });
    expect(await statusOf(imageUrl)).toBe(200);
    await expect(
      stranger.client.organisations.removePost({ params: { ...params, postId: id } }),
    ).rejects.toMatchObject({ status: 404 });
    await katrin.client.organisations.removePost({ params: { ...params, postId: id } });
    expect(await app.client().organisations.posts({ params })).toMatchObject({ total: 0 });
    expect(await statusOf(imageUrl)).toBe(404);
  });
});
