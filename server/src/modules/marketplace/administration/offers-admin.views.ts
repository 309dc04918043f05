import type { Query } from '@metra/contract/core/operation';
import type { Page } from '@metra/contract/core/primitives';
import type {
  AdminOffer,
  AdminOfferDetail,
  OfferReportEntry,
  offersAdmin,
} from '@metra/contract/operations/marketplace-admin';
import { type RawBuilder, sql } from 'kysely';
import { contains } from '../../../platform/database/contains.ts';
import type { Db } from '../../../platform/database/database.ts';
import { everyPage, type Placed } from '../../../platform/database/every-page.ts';
import { listPage, nullable, type Sorting } from '../../../platform/database/list-page.ts';
import type { Reader } from '../../../platform/http/reader.ts';
import type { Links } from '../offers/offer-pictures.service.ts';
import { isPublic, offerViews, takenDownOf } from '../offers/offers.views.ts';
import { partnerViews } from '../offers/partners.views.ts';

type ListQuery = Query<typeof offersAdmin.list>;
type Filters = Query<typeof offersAdmin.export>;

interface Row {
  id: number;
  state: AdminOffer['state'];
  is_public: boolean;
  taken_down_at: Date | null;
  taken_down_reason: string | null;
  open_reports: number;
  reported_at: Date | null;
  version: number;
}

const sorting: Sorting<ListQuery> = {
  columns: { createdAt: sql`f.created_at`, reportedAt: nullable(sql`f.reported_at`) },
  byDefault: '-createdAt',
  id: sql`f.id`,
};

const titles = sql`lower(coalesce(f.translations #>> '{de,title}', '') || ' ' || coalesce(f.translations #>> '{en,title}', ''))`;

function filtersOf({ query, state, organisationId, reported, takenDown }: Filters): RawBuilder<unknown> {
  const isOrNot = (asked: boolean) => (asked ? sql`is not null` : sql`is null`);
  return sql.join(
    [
      sql`true`,
      ...(query?.trim() ? [contains(titles, query)] : []),
      ...(state ? [sql`f.state = ${state}`] : []),
      ...(organisationId === undefined ? [] : [sql`f.organisation_id = ${organisationId}`]),
      ...(reported === undefined ? [] : [sql`f.reported_at ${isOrNot(reported)}`]),
      ...(takenDown === undefined ? [] : [sql`f.taken_down_at ${isOrNot(takenDown)}`]),
    ],
    sql` and `,
  );
}

const columns = sql`f.id, f.state, ${isPublic} as is_public, f.taken_down_at, f.taken_down_reason, f.open_reports,
  f.reported_at, f.version`;

/** Offers for the operator's staff. */
export const offersAdminViews = (
  db: Db,
  { language, links }: Pick<Reader, 'language'> & { links: Links },
) => {
  const views = offerViews(db, { language, links });

  const adminPart = (row: Row) => ({
    state: row.state,
    isPublic: row.is_public,
    takenDown: takenDownOf(row),
    openReports: row.open_reports,
    reportedAt: row.reported_at?.toISOString() ?? null,
    version: row.version,
  });

  async function itemsOf(rows: readonly Row[]): Promise<AdminOffer[]> {
    const summaries = await views.summaries(rows.map(({ id }) => id));
    const byId = new Map(summaries.map((summary) => [summary.id, summary]));
    return rows.flatMap((row): AdminOffer[] => {
      const summary = byId.get(row.id);
      return summary ? [{ ...summary, ...adminPart(row) }] : [];
    });
  }

  return {
    async list(asked: ListQuery): Promise<Page<AdminOffer>> {
      const where = filtersOf(asked);
      const page = await listPage(db, {
        rows: sql<Row>`select ${columns} from offers f where ${where}`,
        count: sql`from offers f where ${where}`,
        sort: sorting,
        asked,
      });
      return { ...page, items: await itemsOf(page.items) };
    },

    async *every(asked: Filters): AsyncGenerator<AdminOffer[]> {
      const pages = everyPage<Row, ListQuery>(db, {
        rows: ({ key, after }) => sql<Placed<Row>>`
          select ${key} as place, ${columns} from offers f where ${filtersOf(asked)} and ${after}`,
        sort: sorting,
        asked,
      });
      for await (const page of pages) yield await itemsOf(page);
    },

    async one(id: number): Promise<AdminOfferDetail | undefined> {
      const { rows } = await sql<Row & { organisation_id: number }>`
        select ${columns}, f.organisation_id from offers f where f.id = ${id}`.execute(db);
      const [row] = rows;
      const offer = row && (await views.one(id, row.organisation_id));
      if (!row || !offer) return undefined;
      const partners = await partnerViews(db, links).of(id, { all: true });
      return { ...offer, ...adminPart(row), partners };
    },

    async reports(id: number, asked: { page: number; pageSize: number }): Promise<Page<OfferReportEntry>> {
      type ReportRow = Pick<OfferReportEntry, 'id' | 'reason' | 'text' | 'email' | 'state'> & {
        is_member: boolean;
        created_at: Date;
        decided_at: Date | null;
      };
      const from = sql`from offer_reports r where r.offer_id = ${id}`;
      const page = await listPage(db, {
        rows: sql<ReportRow>`
          select r.id, r.reason, r.text, r.email, r.state, r.is_member, r.created_at, r.decided_at ${from}`,
        count: from,
        sort: { columns: {}, byDefault: sql`r.created_at desc, r.id desc`, id: sql`r.id` },
        asked,
      });
      const items = page.items.map(({ is_member, created_at, decided_at, ...report }) => ({
        ...report,
        reporter: is_member ? ('MEMBER' as const) : ('VISITOR' as const),
        createdAt: created_at.toISOString(),
        decidedAt: decided_at?.toISOString() ?? null,
      }));
      return { ...page, items };
    },
  };
};
