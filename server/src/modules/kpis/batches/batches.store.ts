import type { KpiBatch } from '@metra/contract/operations/kpi-batches';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { StoredState } from '../records/records.store.ts';

interface NewBatch {
  id: string;
  kind: KpiBatch['kind'];
  fileName: string | null;
  values: number;
  accountId: number;
  now: Date;
}

export interface WrittenRecord {
  id: number;
  kpi_id: number;
  version: number;
  period_start: string;
  period_end: string;
  is_deleted: boolean;
  /** True if nobody else has written the record since the batch started. */
  is_untouched: boolean;
  /** The state before the batch; null if the record did not exist. */
  before: StoredState | null;
  last_at: Date;
  last_by_id: number | null;
  last_by_name: string | null;
}

/** Writing or undoing a batch locks the batch before its records, so that two writers cannot deadlock. */
export const batchStore = (tx: Tx, organisationId: number) => ({
  /** The first values of a paste create the batch, and later ones join it. */
  async add({ id, kind, fileName, values, accountId, now }: NewBatch): Promise<void> {
    const { rows } = await sql`
      insert into kpi_batches (organisation_id, id, kind, file_name, value_count, account_id, created_at)
      values (${organisationId}, ${id}, ${kind}, ${fileName}, ${values}, ${accountId}, ${now})
      on conflict (organisation_id, id) do update set value_count = kpi_batches.value_count + excluded.value_count
        where kpi_batches.taken_back_at is null and kpi_batches.kind = 'PASTE'
      returning id`.execute(tx);
    if (rows.length === 0) throw new DomainError('kpi_batch.taken_back');
  },

  lock: (id: string) =>
    tx
      .selectFrom('kpi_batches')
      .select(['created_at', 'taken_back_at'])
      .where('organisation_id', '=', organisationId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),

  async kpiIds(id: string): Promise<number[]> {
    const { rows } = await sql<{ kpi_id: number }>`
      select distinct r.kpi_id from kpi_record_changes c
      join kpi_records r on r.organisation_id = c.organisation_id and r.id = c.kpi_record_id
      where c.organisation_id = ${organisationId} and c.batch_id = ${id}`.execute(tx);
    return rows.map(({ kpi_id }) => kpi_id);
  },

  /** The caller holds the lock on the records. */
  async writtenBy(id: string): Promise<WrittenRecord[]> {
    const { rows } = await sql<WrittenRecord>`
      with own as (
        select organisation_id, kpi_record_id, min(version) as first, max(version) as last, count(*) as times from kpi_record_changes
        where organisation_id = ${organisationId} and batch_id = ${id}
        group by organisation_id, kpi_record_id
      )
      select r.id, r.kpi_id, r.version, r.period_start::text, r.period_end::text, r.deleted_at is not null as is_deleted,
        r.version = own.last and own.times = own.last - own.first + 1 as is_untouched,
        case when before.kind <> 'DELETED' then before.state end as before,
        last.at as last_at, a.id as last_by_id, a.name as last_by_name
      from own
      join kpi_records r on r.organisation_id = own.organisation_id and r.id = own.kpi_record_id
      join kpi_record_changes last on last.organisation_id = r.organisation_id and last.kpi_record_id = r.id
        and last.version = r.version
      left join kpi_record_changes before on before.organisation_id = r.organisation_id and before.kpi_record_id = r.id
        and before.version = own.first - 1
      left join accounts_people a on a.organisation_id = r.organisation_id and a.id = last.account_id
      order by r.kpi_id, r.period_start`.execute(tx);
    return rows;
  },

  async markTakenBack(id: string, by: { accountId: number; now: Date }): Promise<void> {
    await tx
      .updateTable('kpi_batches')
      .set({ taken_back_at: by.now, taken_back_by: by.accountId })
      .where('organisation_id', '=', organisationId)
      .where('id', '=', id)
      .execute();
  },
});
