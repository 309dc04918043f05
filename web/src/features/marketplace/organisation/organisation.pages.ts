import { listedOffer } from '../../../domain/marketplace/offer-rows.tsx';
import type { SitePage } from '../../../lib/site/site-page.ts';
import { providerFacts, wayFacts } from '../../../lib/site/structured-data.ts';
import type { OrganisationData } from './organisation-data.ts';
import {
  ORGANISATIONS_PER_PAGE,
  type OrganisationsData,
  organisationsSearchOf,
} from './organisations-data.ts';

const MOST_OFFERS = 50;
const MOST_POSTS = 5;

export const organisationsPage: SitePage<OrganisationsData> = {
  path: '/organisations',
  search: ['query', 'type', 'page'],
  isSearched: true,
  texts: ['organisations', 'offers'],
  async read({ api, search }) {
    const parsed = organisationsSearchOf(search);
    const { query, type, page } = parsed;
    const [found, types] = await Promise.all([
      api.community.organisations({
        query: {
          page: page - 1,
          pageSize: ORGANISATIONS_PER_PAGE,
          ...(query && { query }),
          ...(type && { organisationTypes: [type] }),
        },
      }),
      api.community.organisationTypes(),
    ]);
    return {
      search: parsed,
      organisations: found.items,
      total: found.total,
      types: types.items.filter(({ count, slug }) => count > 0 || slug === type),
    };
  },
  head: (_, t, place) => ({
    title: t('organisations.title'),
    description: t('organisations.description'),
    card: { label: t('organisations.card'), sector: null, picture: null },
    facts: [
      wayFacts(
        [
          { name: 'Metra', path: '/' },
          { name: t('organisations.name'), path: '/organisations' },
        ],
        place,
      ),
    ],
  }),
};

export const organisationPage: SitePage<OrganisationData> = {
  path: '/organisations/:slug',
  texts: ['organisations', 'offer', 'offers', 'market'],
  async read({ api, params }) {
    const { items } = await api.organisations.list({ query: { slug: params.slug ?? '', pageSize: 1 } });
    const [found] = items;
    if (!found) return null;
    const of = { params: { organisationId: found.id } };
    const [organisation, offers, posts, projects, statistics] = await Promise.all([
      api.organisations.read(of),
      api.organisations.offers({ ...of, query: { pageSize: MOST_OFFERS } }),
      api.organisations.posts({ ...of, query: { pageSize: MOST_POSTS } }),
      api.organisations.projects(of),
      api.organisations.statistics(of),
    ]);
    return {
      organisation,
      offers: offers.items.map(listedOffer),
      posts: posts.items,
      projects: projects.items.map(({ id, slug, name, description, partners }) => ({
        id,
        slug,
        name,
        description,
        partners: partners.length + 1,
      })),
      counts: statistics,
    };
  },
  isMissing: (data) => data === null,
  head(data, t, place) {
    if (!data) return { title: t('organisations.gone.title'), description: '' };
    const { organisation } = data;
    const { name, slug, slogan, description } = organisation;
    const path = `/organisations/${slug}`;
    return {
      title: name,
      description: slogan ?? description?.slice(0, 160) ?? '',
      card: { label: organisation.type?.name ?? t('organisations.card'), sector: null, picture: null },
      facts: [
        providerFacts(organisation, path, place),
        wayFacts(
          [
            { name: 'Metra', path: '/' },
            { name: t('organisations.name'), path: '/organisations' },
            { name, path },
          ],
          place,
        ),
      ],
    };
  },
};
