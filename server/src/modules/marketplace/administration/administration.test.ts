import type { Offer } from '@metra/contract/shapes/offer-shapes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import {
  aMember,
  anEditor,
  anOrganisation,
  type SignedInAccount,
  signedIn,
} from '../../../../test/factories/accounts.ts';
import { anOfferWrite, aPublicOffer } from '../../../../test/factories/offers.ts';
import { anUpload, aPicture } from '../../../../test/factories/resources.ts';
import { mailsTo } from '../../../../test/readers/mails.ts';

let app: TestApp;
let katrin: SignedInAccount;
let stranger: SignedInAccount;
let editor: SignedInAccount;

beforeAll(async () => {
  app = await createTestApp({ environment: { SUPPORT_EMAIL: 'hilfe@metra.example' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.advance({ hours: 12 });
  katrin = await signedIn(app, await aMember(app.platform, { teamRole: 'OWNER' }));
  stranger = await signedIn(app, await aMember(app.platform));
  editor = await signedIn(app, await anEditor(app.platform));
});

const of = ({ id }: Pick<Offer, 'id'>) => ({ params: { offerId: id } });
const at = (id: number) => ({ params: { id } });
const missing = { status: 404, i18nKey: 'not_found.offer' };
const isFound = async ({ id }: Pick<Offer, 'id'>) =>
  (await app.client().offers.list({ query: { offerIds: [id] } })).total === 1;
const report = (client: SignedInAccount['client'], offer: Pick<Offer, 'id'>, changes = {}) =>
  client.offerReports.create({ ...of(offer), body: { reason: 'SPAM', ...changes } });
const queued = async ({ id }: Pick<Offer, 'id'>) =>
  (
    await editor.client.offersAdmin.list({ query: { reported: true, sort: 'reportedAt', pageSize: 100 } })
  ).items.find((item) => item.id === id);

describe('reporting an offer', () => {
  test('counts once per person, and is not shown to anybody else', async () => {
    const offer = await aPublicOffer(app, katrin);
    await Promise.all([report(stranger.client, offer), report(stranger.client, offer)]);
    await report(app.client(), offer, {
      reason: 'ILLEGAL',
      text: 'Gestohlene Ware',
      email: 'zeugin@example.org',
    });
    await report(app.client(), offer, { reason: 'OTHER', text: 'noch einmal' });
    expect(await queued(offer)).toMatchObject({ openReports: 2, isPublic: true, takenDown: null });
    expect(await editor.client.offersAdmin.reports(at(offer.id))).toMatchObject({
      total: 2,
      items: [
        {
          reason: 'ILLEGAL',
          text: 'Gestohlene Ware',
          reporter: 'VISITOR',
          email: 'zeugin@example.org',
          state: 'OPEN',
        },
        { reason: 'SPAM', reporter: 'MEMBER', email: null },
      ],
    });
    expect((await katrin.client.account.events()).total).toBe(0);
    expect(JSON.stringify(await katrin.client.offers.read(of(offer)))).not.toContain('Gestohlene');
  });

  test('needs a description if the reason does not say enough; a bot is ignored', async () => {
    const offer = await aPublicOffer(app, katrin);
    for (const reason of ['ILLEGAL', 'OTHER'])
      await expect(report(stranger.client, offer, { reason, text: ' ' })).rejects.toMatchObject({
        status: 400,
        fields: [{ path: 'text', key: 'notBlank' }],
      });
    await report(stranger.client, offer, { homepage: 'https://spam.example' });
    expect(await queued(offer)).toBeUndefined();
    await expect(report(stranger.client, { id: 999_999_999 })).rejects.toMatchObject(missing);
  });

  test('is limited', async () => {
    const offer = await aPublicOffer(app, katrin);
    for (let n = 0; n < 20; n += 1) await report(stranger.client, offer);
    await expect(report(stranger.client, offer)).rejects.toMatchObject({ status: 429 });
  });
});

describe('an editor', () => {
  test('dismisses reports: the offer stays, the queue is empty, and new ones come from others alone', async () => {
    const offer = await aPublicOffer(app, katrin);
    await report(stranger.client, offer);
    expect(await editor.client.offersAdmin.dismissReports(at(offer.id))).toMatchObject({
      openReports: 0,
      reportedAt: null,
      isPublic: true,
    });
    await report(stranger.client, offer);
    expect(await queued(offer)).toBeUndefined();
    await report(app.client(), offer);
    expect(await queued(offer)).toMatchObject({ openReports: 1 });
  });

  test('hides an offer with a reason and notifies its people; and publishes it again', async () => {
    const offer = await aPublicOffer(app, katrin);
    await report(stranger.client, offer);
    const reason = 'Der Preis stimmt nicht.';
    expect(await editor.client.offersAdmin.takeDown({ ...at(offer.id), body: { reason } })).toMatchObject({
      isPublic: false,
      state: 'PUBLISHED',
      takenDown: { reason },
      openReports: 0,
    });
    expect(await editor.client.offersAdmin.reports(at(offer.id))).toMatchObject({
      items: [{ state: 'UPHELD' }],
    });
    expect(await isFound(offer)).toBe(false);
    await expect(stranger.client.offers.read(of(offer))).rejects.toMatchObject(missing);
    await expect(report(app.client(), offer)).rejects.toMatchObject(missing);
    expect(await katrin.client.offers.read(of(offer))).toMatchObject({
      isPublic: false,
      takenDown: { reason },
    });
    expect(await katrin.client.account.events()).toMatchObject({
      items: [{ type: 'offer.taken_down', text: expect.stringContaining(reason) }],
    });
    const [mail] = await mailsTo(app.platform, katrin.email);
    expect(mail).toMatchObject({ kind: 'offer-taken-down' });
    for (const said of [reason, 'hilfe@metra.example', `/app/organisation/offers/${offer.id}`])
      expect(mail?.text).toContain(said);

    // Publishing it again does not make it public.
    await katrin.client.offers.update({
      ...of(offer),
      body: { ...anOfferWrite({ state: 'PUBLISHED' }), version: offer.version },
    });
    expect(await isFound(offer)).toBe(false);
    await expect(
      editor.client.offersAdmin.takeDown({ ...at(offer.id), body: { reason } }),
    ).rejects.toMatchObject({ i18nKey: 'offer.already_taken_down' });

    expect(await editor.client.offersAdmin.putBack(at(offer.id))).toMatchObject({
      isPublic: true,
      takenDown: null,
    });
    expect(await isFound(offer)).toBe(true);
    await expect(editor.client.offersAdmin.putBack(at(offer.id))).rejects.toMatchObject({
      i18nKey: 'offer.not_taken_down',
    });
    expect(await katrin.client.account.events()).toMatchObject({ items: [{ type: 'offer.put_back' }, {}] });
  });

  test('puts tags on an offer and an organisation that are meant for them, seeing the last change', async () => {
    const offer = await aPublicOffer(app, katrin);
    const tagged = await editor.client.offersAdmin.updateTags({
      ...at(offer.id),
      body: { tags: ['renewables'], version: offer.version },
    });
    expect(tagged).toMatchObject({ tags: [{ slug: 'renewables' }], version: offer.version + 1 });
    expect(
      (await app.client().offers.list({ query: { tags: ['renewables'], offerIds: [offer.id] } })).total,
    ).toBe(1);
    await expect(
      editor.client.offersAdmin.updateTags({ ...at(offer.id), body: { tags: [], version: offer.version } }),
    ).rejects.toMatchObject({ i18nKey: 'conflict.version' });
    await expect(
      editor.client.offersAdmin.updateTags({ ...at(offer.id), body: { tags: ['nothing'], version: 2 } }),
    ).rejects.toMatchObject({ fields: [{ path: 'tags/0', key: 'enum' }] });

    const organisation = at(katrin.organisationId);
    const { version } = await editor.client.organisationsAdmin.read(organisation);
    expect(
      await editor.client.organisationsAdmin.updateTags({
        ...organisation,
        body: { tags: ['bavaria'], version },
      }),
    ).toMatchObject({ tags: [{ slug: 'bavaria', name: 'Bayern' }], version: version + 1 });
    // Tags for measures and offers cannot be used for organisations.
    await expect(
      editor.client.organisationsAdmin.updateTags({
        ...organisation,
        body: { tags: ['bavaria', 'quick-win'], version: version + 1 },
      }),
    ).rejects.toMatchObject({ fields: [{ path: 'tags/1', key: 'enum' }] });
    expect(
      await app.client().organisations.read({ params: { organisationId: katrin.organisationId } }),
    ).toMatchObject({ tags: [{ slug: 'bavaria' }] });
  });

  test('verifies an organisation: everybody sees it, and its people are notified', async () => {
    const offer = await aPublicOffer(app, katrin);
    const verify = (verified: boolean) =>
      editor.client.organisationsAdmin.verify({ ...at(katrin.organisationId), body: { verified } });
    expect(await verify(true)).toMatchObject({ verified: true, verifiedAt: expect.any(String) });
    await verify(true);
    expect(await app.client().offers.read(of(offer))).toMatchObject({ organisation: { verified: true } });
    expect(await katrin.client.account.events()).toMatchObject({
      total: 1,
      items: [{ type: 'organisation.verified' }],
    });
    expect(await verify(false)).toMatchObject({ verified: false, verifiedAt: null });
    await expect(
      editor.client.organisationsAdmin.verify({ ...at(999_999_999), body: { verified: true } }),
    ).rejects.toMatchObject({ i18nKey: 'not_found.organisation' });
  });

  test('finds organisations and offers, whether they are public or not', async () => {
    await katrin.client.offers.create({ body: anOfferWrite({}, 'Zwetschgenkuchen') });
    expect(
      await editor.client.offersAdmin.list({ query: { query: 'wetschgenk', state: 'DRAFT' } }),
    ).toMatchObject({
      items: [{ title: 'Zwetschgenkuchen', isPublic: false, organisation: { id: katrin.organisationId } }],
    });
    await anOrganisation(app.platform, 'Mirabellenhof');
    expect(await editor.client.organisationsAdmin.list({ query: { query: 'mirabellen' } })).toMatchObject({
      items: [{ name: 'Mirabellenhof', isPublic: false, people: 0, offers: 0 }],
    });
    expect(
      await editor.client.organisationsAdmin.list({ query: { verified: true, query: 'mirabellen' } }),
    ).toMatchObject({
      total: 0,
    });
  });

  test('offers something for an organisation; a picture has to be that organisation’s own', async () => {
    const body = { ...anOfferWrite({ state: 'PUBLISHED' }), organisationId: katrin.organisationId };
    const offer = await editor.client.offersAdmin.create({ body });
    expect(offer).toMatchObject({ organisation: { id: katrin.organisationId }, state: 'PUBLISHED' });
    expect(await katrin.client.offers.read(of(offer))).toMatchObject({ isOwn: true });
    await expect(
      editor.client.offersAdmin.create({ body: { ...body, organisationId: 999_999_999 } }),
    ).rejects.toMatchObject({ i18nKey: 'not_found.organisation' });
    const picture = await anUpload(app, stranger.token, new File([await aPicture()], 'fremd.png'), {
      type: 'IMAGE',
    });
    await expect(
      editor.client.offersAdmin.create({ body: { ...body, imageId: picture.id } }),
    ).rejects.toMatchObject({
      i18nKey: 'not_found.resource',
    });
  });
});
