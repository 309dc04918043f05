import type { Language } from '@metra/contract/core/primitives';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { isExclusionViolation } from '../../../platform/database/database-errors.ts';
import { unitOf } from '../definitions/kpi.views.ts';
import { firstDay, monthOf, monthsOf } from '../rules/period.ts';
import { usualMaxChange } from '../rules/plausibility.ts';
import type { RecordRow } from './record.views.ts';
import { monthsBefore } from './record-context.store.ts';
import type { CheckedRecord, WrittenBy } from './record-write.ts';
import { isOfSwitchedOff, stateOf } from './records.store.ts';

type Written = Pick<RecordRow, 'id' | 'confirmed' | 'version' | 'author_id' | 'author_name'>;

export const plainRecordStore = (db: Db, organisationId: number) => ({
  /**
   * Handles the usual case in one statement: one month, quarter or year of a KPI, compared with the value before. It writes nothing and returns undefined if anything is unusual, such as a concurrent write to the
   * KPI; the full check then finds the reason and reports it.
   */
  async insert(
    record: CheckedRecord,
    { accountId, now, via }: WrittenBy,
    language: Language,
  ): Promise<RecordRow | undefined> {
    const { kpi } = record;
    const unit = monthsOf[kpi.frequency];
    const first = monthOf(record.period_start);
    if (monthOf(record.period_end) - first + 1 !== unit || record.evidence?.length || record.fuels)
      return undefined;
    const maxChange = (kpi.plausible.maxChange ?? usualMaxChange).toString();
    const inserting = sql<Written>`
      with held as materialized (
        select kpi_id from organisation_kpis where organisation_id = ${organisationId} and kpi_id = ${kpi.id}
        for no key update skip locked
      ),
      -- This row is new for the first record of a KPI. It is missing if somebody else writes one at the same moment, and
      -- if the KPI has become another one meanwhile.
      begun as (
        insert into organisation_kpis (organisation_id, kpi_id)
        select ${organisationId}, k.id from kpis k
        where k.id = ${kpi.id} and k.organisation_id is null and k.formula is null and k.computed_by is null
          and k.unit_code = ${kpi.unitCode} and k.frequency = ${kpi.frequency} and not exists (select from held)
        for key share of k
        on conflict do nothing returning kpi_id
      ),
      writable as (select kpi_id from held union all select kpi_id from begun),
      before as (
        select canonical_value as value,
          (period_start + make_interval(months => ${unit}))::date = period_end + 1 as is_comparable,
          canonical_value <> 0
            and abs(${record.canonical_value}::numeric - canonical_value) > ${maxChange}::numeric * abs(canonical_value) as is_far
        from kpi_records
        where organisation_id = ${organisationId} and kpi_id = ${kpi.id} and deleted_at is null
          and canonical_value is not null and period_end < ${record.period_start}
          and period_end >= ${firstDay(Math.max(12, first - monthsBefore))}
        order by period_end desc limit 1
      ),
      r as (
        insert into kpi_records (organisation_id, kpi_id, period_start, period_end, value, unit_code, canonical_value,
          reason, quality, note, confirmed, author_account_id, created_at, updated_at)
        select ${organisationId}, ${kpi.id}, ${record.period_start}, ${record.period_end}, ${record.value}::numeric, ${record.unit_code},
          ${record.canonical_value}::numeric, ${record.reason}, ${record.quality}, ${record.note},
          ${record.confirmed} or coalesce(before.is_far, false), ${accountId}, ${now}, ${now}
        from writable left join before on true
        where before.value is null
          or (before.is_comparable and (${record.mayBeOdd} or not coalesce(before.is_far, false)))
        returning *
      ),
      log as (
        insert into kpi_record_changes (organisation_id, kpi_record_id, version, at, account_id, kind, via, state)
        select organisation_id, id, version, created_at, author_account_id, 'CREATED', ${via},
          ${stateOf(sql`'[]'::jsonb`)}
        from r
      )
      select r.id, r.confirmed, r.version, a.id as author_id, a.name as author_name
      from r left join accounts_people a on a.organisation_id = r.organisation_id and a.id = r.author_account_id`;
    const { rows } = await inserting.execute(db).catch((error: unknown) => {
      if (isExclusionViolation(error, 'kpi_records_no_overlap') || isOfSwitchedOff(error))
        return { rows: [] };
      throw error;
    });
    const [written] = rows;
    return (
      written && {
        ...record,
        ...written,
        created_at: now,
        updated_at: now,
        deleted_at: null,
        kpi_unit_code: kpi.unitCode,
        kpi_unit_label: unitOf(kpi, language).label,
        fuel_texts: null,
        evidence: [],
      }
    );
  },
});
