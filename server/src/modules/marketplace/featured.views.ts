import type { OrganisationSummary } from '@metra/contract/operations/organisations';
import type { OfferSummary } from '@metra/contract/shapes/offer-shapes';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Reader } from '../../platform/http/reader.ts';
import { organisationPageViews } from '../organisations/organisations.module.ts';
import type { Links } from './offers/offer-pictures.service.ts';
import { offerViews } from './offers/offers.views.ts';

/** Records that editors feature on other pages, in their order. Those that are not public are left out. */
export const featuredViews = (db: Db, { language, links }: Pick<Reader, 'language'> & { links: Links }) => ({
  /** An offer by its id, or one of the demo by its name. */
  async offers(names: readonly string[]): Promise<OfferSummary[]> {
    const ids = names.filter((name) => /^[1-9]\d{0,14}$/.test(name)).map(Number);
    const { rows } = await sql<{ id: number; delivered_as: string | null }>`
      select f.id, f.delivered_as from offers f join offer_search s on s.offer_id = f.id
      where f.id = any(${ids}::bigint[]) or f.delivered_as = any(${[...names]}::text[])`.execute(db);
    const wanted = names.flatMap(
      (name) => rows.find(({ id, delivered_as }) => name === String(id) || name === delivered_as)?.id ?? [],
    );
    return offerViews(db, { language, links }).summaries(wanted);
  },

  async organisations(slugs: readonly string[]): Promise<OrganisationSummary[]> {
    if (slugs.length === 0) return [];
    const { rows } = await sql<{ id: number }>`
      select id from organisations_public where slug = any(${[...slugs]}::text[])`.execute(db);
    const organisationIds = rows.map(({ id }) => id);
    const { items } = await organisationPageViews(db, { language, linkTo: links.linkTo }).list({
      organisationIds,
      page: 0,
      pageSize: slugs.length,
    });
    return slugs.flatMap((slug) => items.find((item) => item.slug === slug) ?? []);
  },
});
