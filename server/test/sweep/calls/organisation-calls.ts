import { password } from '../../factories/accounts.ts';
import { aKnownOrganisation } from '../../factories/offers.ts';
import type { CallsOf } from '../operation-call.ts';
import type { Organisation } from '../tenant-objects.ts';

const ofOwn = { 'params.organisationId': 'organisation' } as const;
const theOwn = async ({ the }: Organisation) => ({ params: { organisationId: await the('organisation') } });
const aPost = { translations: { de: { title: 'Neu', text: 'Es geht los.' } } };

/** Somebody else's, which everybody may see. */
export const ofPublicOrganisation = async ({ app }: Organisation) => ({
  params: { organisationId: await aKnownOrganisation(app) },
});

const lists = {
  refers: {
    'query.organisationIds[]': { of: 'organisation', answer: 'nothing of theirs' },
    'query.organisationTypes[]': 'catalogue',
    'query.slug': 'catalogue',
  },
  input: async (own: Organisation) => ({ query: { organisationIds: [own.member.organisationId] } }),
} as const;

const ofOneOwn = { refers: ofOwn, input: theOwn };

export const organisationsCalls: CallsOf<'organisations'> = {
  list: lists,
  validateSlug: { refers: { 'query.slug': 'catalogue' }, input: () => ({ query: { slug: 'kurz' } }) },
  read: ofOneOwn,
  update: {
    refers: {
      ...ofOwn,
      'body.industryId': 'catalogue',
      'body.sizeId': 'catalogue',
      'body.logo': 'picture',
      'body.slug': 'catalogue',
      'body.type': 'catalogue',
    },
    async input(own) {
      const one = await theOwn(own);
      const { slug, version } = await own.member.client.organisations.read(one);
      const body = { name: 'Kurz GmbH', slogan: 'Kurz und gut', slug, version };
      return { ...one, body: { ...body, logo: await own.the('picture') } };
    },
  },
  offers: ofOneOwn,
  offerReports: ofOneOwn,
  partnerships: ofOneOwn,
  posts: ofOneOwn,
  addPost: {
    refers: { ...ofOwn, 'body.imageId': 'picture' },
    input: async (own) => ({ ...(await theOwn(own)), body: { ...aPost, imageId: await own.the('picture') } }),
  },
  removePost: {
    refers: { ...ofOwn, 'params.postId': 'post' },
    input: async (own) => ({
      params: { ...(await theOwn(own)).params, postId: await own.the('post') },
    }),
  },
  removal: ofOneOwn,
  remove: { refers: ofOwn, input: async (own) => ({ ...(await theOwn(own)), body: { password } }) },
  activities: ofOneOwn,
  interactions: ofOneOwn,
  projects: ofOneOwn,
  statistics: ofOneOwn,
};

export const communityCalls: CallsOf<'community'> = { organisations: lists };
