import {
  aKnownOrganisation,
  anOfferOfOthers,
  anOfferThatFits,
  anOfferWrite,
} from '../../factories/offers.ts';
import type { CallsOf } from '../operation-call.ts';
import type { Organisation } from '../tenant-objects.ts';

const ofDraft = { 'params.offerId': 'draftOffer' } as const;
const theDraft = async ({ the }: Organisation) => ({ params: { offerId: await the('draftOffer') } });
const aPost = { translations: { de: { title: 'Neu', text: 'Es geht los.' } } };

/** Somebody else's, which everybody may see. */
export const ofPublicOffer = async ({ app }: Organisation) => ({
  params: { offerId: await anOfferOfOthers(app) },
});

const withPartner = async ({ app, the }: Organisation) =>
  anOfferWrite({ partners: [await aKnownOrganisation(app)], imageId: await the('picture') });

const ofWrite = {
  'body.partners[]': 'organisation',
  'body.offerType': 'catalogue',
  'body.categories[]': 'catalogue',
  'body.tags[]': 'catalogue',
  'body.imageId': 'picture',
} as const;

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
    refers: ofWrite,
    input: async (own) => ({ body: await withPartner(own) }),
  },
  read: { refers: ofDraft, input: theDraft },
  update: {
    refers: {
      ...ofDraft,
      ...ofWrite,
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
    refers: { ...ofDraft, 'body.imageId': 'picture' },
    input: async (own) => ({
      ...(await theDraft(own)),
      body: { ...aPost, imageId: await own.the('picture') },
    }),
  },
};

export const marketplaceCalls: CallsOf<'marketplace'> = { offers: lists };

const ofOwn = { 'params.organisationId': 'organisation' } as const;
const theOwn = async ({ the }: Organisation) => ({ organisationId: await the('organisation') });

export const aMessage = {
  name: 'Jonas Weber',
  email: 'jonas@weber.example',
  organisation: 'Weber Metallbau',
  text: 'Was kostet das?',
};

export const offerContactsCalls: CallsOf<'offerContacts'> = {
  send: { refers: ofDraft, input: async (own) => ({ ...(await ofPublicOffer(own)), body: aMessage }) },
  list: {
    refers: { ...ofOwn, 'query.offerId': { of: 'draftOffer', answer: 'nothing of theirs' } },
    input: async (own) => ({
      params: await theOwn(own),
      query: { offerId: await own.the('draftOffer') },
    }),
  },
  remove: {
    refers: { ...ofOwn, 'params.contactId': 'contact' },
    input: async (own) => ({ params: { ...(await theOwn(own)), contactId: await own.the('contact') } }),
  },
};

export const offerReportsCalls: CallsOf<'offerReports'> = {
  create: {
    refers: ofDraft,
    input: async (own) => ({ ...(await ofPublicOffer(own)), body: { reason: 'SPAM' } }),
  },
};

export const offerMatchesCalls: CallsOf<'offerMatches'> = {
  forGoal: {
    refers: { 'params.trackableGoalId': 'goal' },
    async input({ app, the }) {
      await anOfferThatFits(app);
      return { params: { trackableGoalId: await the('goal') } };
    },
  },
  forMeasure: {
    refers: { 'params.trackableMeasureId': 'measure' },
    async input({ app, the }) {
      await anOfferThatFits(app);
      return { params: { trackableMeasureId: await the('measure') } };
    },
  },
};

export const offersAdminCalls: CallsOf<'offersAdmin'> = {
  reports: {
    refers: { 'params.id': 'catalogue' },
    input: async ({ the }) => ({ params: { id: await the('draftOffer') } }),
  },
};

export const watchListCalls: CallsOf<'watchList'> = {
  updateDigest: { refers: {}, input: () => ({ body: { enabled: false } }) },
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
