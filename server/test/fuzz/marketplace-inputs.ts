import { digestSecret } from '../../src/modules/offers/watch-list/digest.service.ts';
import { digestToken } from '../../src/modules/offers/watch-list/digest-token.ts';
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

export const organisationsAdminInputs: InputsOf<'organisationsAdmin'> = {
  read: ofOrganisation,
  updateTags: async (own) => ({
    ...(await ofOrganisation(own)),
    body: { tags: [await ownTag(own, 'ORGANISATION')], version: 1 },
  }),
  verify: async (own) => ({ ...(await ofOrganisation(own)), body: { verified: true } }),
};

export const stopDigestInput = async ({ app, member }: Organisation) => ({
  body: { token: digestToken(await digestSecret(app.platform), member.id) },
});
