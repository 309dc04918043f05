import type { Page } from '@metra/contract/core/primitives';
import type { WatchListEntry } from '@metra/contract/operations/watch-list';
import type { OrganisationReference } from '@metra/contract/shapes/offer-shapes';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { listPage } from '../../../platform/database/list-page.ts';
import type { Reader } from '../../../platform/http/reader.ts';
import {
  type OrganisationColumns,
  organisationColumns,
  organisationOf,
} from '../../organisations/organisations.module.ts';
import type { Links } from '../offers/offer-pictures.service.ts';
import { offerViews } from '../offers/offers.views.ts';

interface Row {
  id: number;
  offer_id: number | null;
  watched_organisation_id: number | null;
  created_at: Date;
}

interface Asked {
  page: number;
  pageSize: number;
}

/** Entries for records that are not public are hidden until they are public again. */
const isShown = sql`(exists (select from offer_search s where s.offer_id = w.offer_id)
  or exists (select from organisations_public o where o.id = w.watched_organisation_id))`;

export const watchListViews = (
  db: Db,
  { accountId, language, links }: Pick<Reader, 'accountId' | 'language'> & { links: Links },
) => {
  const ofAccount = sql`from watch_list w where w.account_id = ${accountId} and ${isShown}`;

  async function organisations(ids: readonly number[]): Promise<Map<number, OrganisationReference>> {
    const { rows } = await sql<OrganisationColumns>`
      select ${organisationColumns} from organisations_directory o where o.id = any(${[...ids]}::bigint[])`.execute(
      db,
    );
    return new Map(rows.map((row) => [row.organisation_id, organisationOf(row, links.linkTo)]));
  }

  async function entriesOf(rows: readonly Row[]): Promise<WatchListEntry[]> {
    const offers = await offerViews(db, { language, links }).summaries(
      rows.flatMap((row) => row.offer_id ?? []),
    );
    const byId = new Map(offers.map((offer) => [offer.id, offer]));
    const organisationsById = await organisations(rows.flatMap((row) => row.watched_organisation_id ?? []));
    return rows.map((row) => ({
      id: row.id,
      offer: (row.offer_id !== null && byId.get(row.offer_id)) || null,
      organisation:
        (row.watched_organisation_id !== null && organisationsById.get(row.watched_organisation_id)) || null,
      createdAt: row.created_at.toISOString(),
    }));
  }

  const columns: RawBuilder<unknown> = sql`select w.id, w.offer_id, w.watched_organisation_id, w.created_at`;

  return {
    async list(asked: Asked): Promise<Page<WatchListEntry>> {
      const page = await listPage(db, {
        rows: sql<Row>`${columns} ${ofAccount}`,
        count: ofAccount,
        sort: { columns: {}, byDefault: sql`w.created_at desc, w.id desc`, id: sql`w.id` },
        asked,
      });
      return { ...page, items: await entriesOf(page.items) };
    },

    async one(id: number): Promise<WatchListEntry | undefined> {
      const { rows } = await sql<Row>`${columns} ${ofAccount} and w.id = ${id}`.execute(db);
      const [entry] = await entriesOf(rows);
      return entry;
    },

    /** The organisation of an offer; undefined if it is not public. */
    async organisationOfPublicOffer(id: number): Promise<number | undefined> {
      const found = await db
        .selectFrom('offer_search')
        .select('organisation_id')
        .where('offer_id', '=', id)
        .executeTakeFirst();
      return found?.organisation_id;
    },

    async isPublicOrganisation(id: number): Promise<boolean> {
      const found = await db
        .selectFrom('organisations_public')
        .select('id')
        .where('id', '=', id)
        .executeTakeFirst();
      return found !== undefined;
    },
  };
};
