import type { Query } from '@metra/contract/core/operation';
import type { Page } from '@metra/contract/core/primitives';
import type { KpiBatch, kpiBatches } from '@metra/contract/operations/kpi-batches';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { listPage } from '../../../platform/database/list-page.ts';
import type { Reader } from '../../../platform/http/reader.ts';
import { isTooOld } from './age.ts';

interface Row {
  id: string;
  kind: KpiBatch['kind'];
  file_name: string | null;
  value_count: number;
  created_at: Date;
  by_id: number | null;
  by_name: string | null;
  taken_back_at: Date | null;
  back_by_id: number | null;
  back_by_name: string | null;
}

export const batchViews = (db: Db, { organisationId }: Pick<Reader, 'organisationId'>) => ({
  async list(asked: Query<typeof kpiBatches.list>, now: Date): Promise<Page<KpiBatch>> {
    const page = await listPage(db, {
      rows: sql<Row>`
        select b.id, b.kind, b.file_name, b.value_count, b.created_at, a.id as by_id, a.name as by_name,
          b.taken_back_at, t.id as back_by_id, t.name as back_by_name
        from kpi_batches b
        left join accounts_people a on a.organisation_id = b.organisation_id and a.id = b.account_id
        left join accounts_people t on t.organisation_id = b.organisation_id and t.id = b.taken_back_by
        where b.organisation_id = ${organisationId}`,
      count: sql`from kpi_batches b where b.organisation_id = ${organisationId}`,
      sort: { columns: {}, byDefault: sql`b.created_at desc`, id: sql`b.id` },
      asked,
    });
    return { ...page, items: page.items.map((row) => batchView(row, now)) };
  },
});

const personOf = (id: number | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

const batchView = (row: Row, now: Date): KpiBatch => ({
  id: row.id,
  kind: row.kind,
  fileName: row.file_name,
  values: row.value_count,
  at: row.created_at.toISOString(),
  by: personOf(row.by_id, row.by_name),
  canBeTakenBack: row.taken_back_at === null && !isTooOld(row.created_at, now),
  takenBack: row.taken_back_at && {
    at: row.taken_back_at.toISOString(),
    by: personOf(row.back_by_id, row.back_by_name),
  },
});
