import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { aMember, type SignedInAccount, signedIn } from '../../../../test/factories/accounts.ts';
import { anOffer, aPublicOffer, beListed } from '../../../../test/factories/offers.ts';

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

describe('statistics of an organisation’s offers', () => {
  test('says the same as the report of each, for its own people alone', async () => {
    const offer = await aPublicOffer(app, katrin);
    const draft = await anOffer(katrin);
    await app.client().offers.countView({ params: { offerId: offer.id } });
    await stranger.client.watchList.add({ body: { offerId: offer.id } });
    const { items } = await katrin.client.organisations.offerReports(of(katrin));
    expect(items.map(({ offerId }) => offerId)).toEqual([draft.id, offer.id]);
    for (const { offerId, ...report } of items)
      expect(report).toEqual(await katrin.client.offers.report({ params: { offerId } }));
    expect(items[1]).toMatchObject({ views: 1, watchers: 1 });
    await expect(stranger.client.organisations.offerReports(of(katrin))).rejects.toMatchObject(missing);
  });
});

describe('partnerships', () => {
  test('are shown to both sides: who asks, for which offer, and the answer', async () => {
    await beListed(app, stranger.organisationId);
    const offer = await anOffer(katrin, { partners: [stranger.organisationId] }, 'Wärme');
    const listed = async (who: SignedInAccount) =>
      (await who.client.organisations.partnerships(of(who))).items;
    const told = { offer: { id: offer.id, title: 'Wärme', isPublic: false }, state: 'INVITED' };
    expect(await listed(katrin)).toMatchObject([
      { ...told, direction: 'SENT', organisation: { id: stranger.organisationId } },
    ]);
    expect(await listed(stranger)).toMatchObject([
      { ...told, direction: 'RECEIVED', organisation: { id: katrin.organisationId }, answeredAt: null },
    ]);
    const answer = (accepted: boolean) =>
      stranger.client.offers.answerInvitation({ params: { offerId: offer.id }, body: { accepted } });
    await answer(true);
    expect(await listed(stranger)).toMatchObject([{ state: 'ACCEPTED' }]);
    await answer(false);
    expect([...(await listed(stranger)), ...(await listed(katrin))]).toEqual([]);
    await expect(stranger.client.organisations.partnerships(of(katrin))).rejects.toMatchObject(missing);
  });
});

describe('news', () => {
  test('are deleted by their own organisation alone', async () => {
    await beListed(app, katrin.organisationId);
    const body = { translations: { de: { title: 'Neu', text: 'Es geht los.' } } };
    const { id } = await katrin.client.organisations.addPost({ ...of(katrin), body });
    const remove = (who: SignedInAccount) =>
      who.client.organisations.removePost({
        params: { organisationId: who.organisationId, postId: id },
      });
    await expect(remove(stranger)).rejects.toMatchObject({ status: 404 });
    await remove(katrin);
    expect((await app.client().organisations.posts(of(katrin))).total).toBe(0);
    await expect(remove(katrin)).rejects.toMatchObject({ i18nKey: 'not_found.object' });
  });
});
