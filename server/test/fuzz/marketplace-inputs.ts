import { digestSecret } from '../../src/modules/marketplace/watch-list/digest.service.ts';
import { digestToken } from '../../src/modules/marketplace/watch-list/digest-token.ts';
import { aSignedInAdministrator } from '../factories/billing.ts';
import { aKnownOrganisation, anOfferOfOthers, anOfferWrite } from '../factories/offers.ts';
import { aTagAvailableFor } from '../factories/tags.ts';
import type { Organisation } from '../sweep/tenant-objects.ts';
import type { InputsOf } from './content-inputs.ts';

const ofOffer = async ({ app }: Organisation) => ({ params: { id: await anOfferOfOthers(app) } });

const ofOrganisation = async ({ app }: Organisation) => ({ params: { id: await aKnownOrganisation(app) } });

const ownTag = async ({ app }: Organisation, on: 'OFFER' | 'ORGANISATION') =>
  aTagAvailableFor(await aSignedInAdministrator(app), on);

export const offersAdminInputs: InputsOf<'offersAdmin'> = {
  create: async ({ app }) => ({
    body: { ...anOfferWrite(), organisationId: await aKnownOrganisation(app) },
  }),
  read: ofOffer,
  updateTags: async (own) => ({
    ...(await ofOffer(own)),
    body: { tags: [await ownTag(own, 'OFFER')], version: 1 },
  }),
  reports: ofOffer,
  dismissReports: ofOffer,
  takeDown: async (own) => ({ ...(await ofOffer(own)), body: { reason: 'Der Preis stimmt nicht.' } }),
  async putBack(own) {
    const offer = await ofOffer(own);
    const { client } = await aSignedInAdministrator(own.app);
    await client.offersAdmin.takeDown({ ...offer, body: { reason: 'Ein Versehen' } });
    return offer;
  },
};

const picked = async ({ app }: Organisation) => ({ ids: [await aKnownOrganisation(app)] });
const items = async ({ app }: Organisation) => ({
  items: [{ id: await aKnownOrganisation(app), version: 1 }],
});
const tagged =
  <Picked>(pick: (own: Organisation) => Promise<Picked>) =>
  async (own: Organisation) => ({ body: { ...(await pick(own)), tag: await ownTag(own, 'ORGANISATION') } });

/** The organisations whose change the call undoes. */
async function untagging(own: Organisation) {
  const tag = await ownTag(own, 'ORGANISATION');
  const { client } = await aSignedInAdministrator(own.app);
  const { done } = await client.organisationsAdmin.tag({ body: { ...(await items(own)), tag } });
  return { body: { items: done, tag } };
}

/** The organisation was changed before, so that its version is not that of others. */
async function retagging(own: Organisation) {
  const [{ id, version } = { id: 0, version: 0 }] = (await untagging(own)).body.items;
  return { params: { id }, body: { tags: [await ownTag(own, 'ORGANISATION')], version } };
}

async function relisting(own: Organisation) {
  const { client } = await aSignedInAdministrator(own.app);
  const { done } = await client.organisationsAdmin.unlist({ body: await items(own) });
  return { body: { items: done } };
}

export const organisationsAdminInputs: InputsOf<'organisationsAdmin'> = {
  read: ofOrganisation,
  updateTags: retagging,
  verify: async (own) => ({ ...(await ofOrganisation(own)), body: { verified: false } }),
  previewTag: tagged(picked),
  tag: tagged(items),
  previewUntag: tagged(picked),
  untag: untagging,
  previewUnlist: async (own) => ({ body: await picked(own) }),
  unlist: async (own) => ({ body: await items(own) }),
  previewRelist: async (own) => ({ body: await picked(own) }),
  relist: relisting,
};

export const stopDigestInput = async ({ app, member }: Organisation) => ({
  body: { token: digestToken(await digestSecret(app.platform), member.id) },
});
