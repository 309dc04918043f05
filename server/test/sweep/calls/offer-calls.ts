import { aKnownOrganisation, anOfferOfOthers, anOfferWrite } from '../../factories/offers.ts';
import type { CallsOf } from '../operation-call.ts';
import type { Organisation } from '../tenant-objects.ts';

const ofDraft = { 'params.offerId': 'draftOffer' } as const;
const theDraft = async ({ the }: Organisation) => ({ params: { offerId: await the('draftOffer') } });
const aPost = { translations: { de: { title: 'Neu', text: 'Es geht los.' } } };

/** Somebody else's, which everybody may see. */
export const ofPublicOffer = async ({ app }: Organisation) => ({
  params: { offerId: await anOfferOfOthers(app) },
});

const withPartner = async ({ app }: Organisation) =>
  anOfferWrite({ partners: [await aKnownOrganisation(app)] });

const lists = {
  refers: {
    'query.offerIds[]': { of: 'draftOffer', answer: 'nothing of theirs' },
    'query.organisationIds[]': { of: 'organisation', answer: 'nothing of theirs' },
    'query.categories[]': 'catalogue',
    'query.offerTypes[]': 'catalogue',
    'query.tags[]': 'catalogue',
    'query.project': 'catalogue',
  },
  input: async (own: Organisation) => ({
    query: { offerIds: [await own.the('draftOffer')], organisationIds: [own.member.organisationId] },
  }),
} as const;

export const offersCalls: CallsOf<'offers'> = {
  list: lists,
  create: {
    refers: {
      'body.partners[]': 'organisation',
      'body.offerType': 'catalogue',
      'body.categories[]': 'catalogue',
      'body.tags[]': 'catalogue',
    },
    input: async (own) => ({ body: await withPartner(own) }),
  },
  read: { refers: ofDraft, input: theDraft },
  update: {
    refers: {
      ...ofDraft,
      'body.partners[]': 'organisation',
      'body.offerType': 'catalogue',
      'body.categories[]': 'catalogue',
      'body.tags[]': 'catalogue',
    },
    input: async (own) => ({ ...(await theDraft(own)), body: { ...(await withPartner(own)), version: 1 } }),
  },
  remove: { refers: ofDraft, input: theDraft },
  partners: { refers: ofDraft, input: theDraft },
  answerInvitation: {
    refers: ofDraft,
    async input({ app, member }) {
      const offerId = await anOfferOfOthers(app, { partners: [member.organisationId] });
      return { params: { offerId }, body: { accepted: true } };
    },
  },
  countView: { refers: ofDraft, input: theDraft },
  report: { refers: ofDraft, input: theDraft },
  posts: { refers: ofDraft, input: theDraft },
  addPost: {
    refers: ofDraft,
    input: async (own) => ({ ...(await theDraft(own)), body: aPost }),
  },
};

export const marketplaceCalls: CallsOf<'marketplace'> = { offers: lists };

export const watchListCalls: CallsOf<'watchList'> = {
  add: {
    refers: {
      'body.offerId': 'draftOffer',
      'body.organisationId': { of: 'organisation', at: 'body', as: (id) => ({ organisationId: id }) },
    },
    input: async (own) => ({ body: { offerId: (await ofPublicOffer(own)).params.offerId } }),
  },
  remove: {
    refers: { 'params.id': 'watchListEntry' },
    input: async ({ the }) => ({ params: { id: await the('watchListEntry') } }),
  },
};
