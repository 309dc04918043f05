import type { Language } from '@metra/contract/core/primitives';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { isExclusionViolation } from '../../../platform/database/database-errors.ts';
import { fixedStatement } from '../../../platform/database/fixed-statement.ts';
import { unitOf } from '../definitions/kpi.views.ts';
import { firstDay, monthOf, monthsOf } from '../rules/period.ts';
import { usualMaxChange } from '../rules/plausibility.ts';
import type { RecordRow } from './record.views.ts';
import { monthsBefore } from './record-context.store.ts';
import type { CheckedRecord, WrittenBy } from './record-write.ts';
import { isOfSwitchedOff, stateOf } from './records.store.ts';

type Written = Pick<RecordRow, 'id' | 'confirmed' | 'version' | 'author_id' | 'author_name'>;

type Given = Record<
  | 'organisationId'
  | 'kpiId'
  | 'kpiUnit'
  | 'kpiFrequency'
  | 'months'
  | 'maxChange'
  | 'periodStart'
  | 'periodEnd'
  | 'earliest'
  | 'value'
  | 'unit'
  | 'canonicalValue'
  | 'reason'
  | 'quality'
  | 'note'
  | 'confirmed'
  | 'mayBeOdd'
  | 'accountId'
  | 'now'
  | 'via',
  unknown
>;
type Give = (name: keyof Given) => RawBuilder<unknown>;

/** Inserts the record and its history if `source` has a row, which says in `is_odd` whether the value is odd. */
const insertFrom = (source: RawBuilder<unknown>, given: Give) => sql<Written>`
  r as (
    insert into kpi_records (organisation_id, kpi_id, period_start, period_end, value, unit_code, canonical_value,
      reason, quality, note, confirmed, author_account_id, created_at, updated_at)
    select ${given('organisationId')}, ${given('kpiId')}, ${given('periodStart')}, ${given('periodEnd')},
      ${given('value')}::numeric, ${given('unit')}, ${given('canonicalValue')}::numeric, ${given('reason')},
      ${given('quality')}, ${given('note')}, ${given('confirmed')} or is_odd, ${given('accountId')}, ${given('now')},
      ${given('now')}
    from ${source}
    returning *
  ),
  log as (
    insert into kpi_record_changes (organisation_id, kpi_record_id, version, at, account_id, kind, via, state)
    select organisation_id, id, version, created_at, author_account_id, 'CREATED', ${given('via')},
      ${stateOf(sql`'[]'::jsonb`)}
    from r
  )
  select r.id, r.confirmed, r.version, a.id as author_id, a.name as author_name
  from r left join accounts_people a on a.organisation_id = r.organisation_id and a.id = r.author_account_id`;

/** Writes nothing if somebody else writes to the KPI, if it has no records, or if the value is unusual. */
const insertNext = fixedStatement<Given, Written>(
  (given) => sql`
    with held as materialized (
      select kpi_id from organisation_kpis
      where organisation_id = ${given('organisationId')} and kpi_id = ${given('kpiId')}
      for no key update skip locked
    ),
    before as (
      select canonical_value as value,
        (period_start + make_interval(months => ${given('months')}))::date = period_end + 1 as is_comparable,
        canonical_value <> 0 and abs(${given('canonicalValue')}::numeric - canonical_value)
          > ${given('maxChange')}::numeric * abs(canonical_value) as is_far
      from kpi_records
      where organisation_id = ${given('organisationId')} and kpi_id = ${given('kpiId')} and deleted_at is null
        and canonical_value is not null and period_end < ${given('periodStart')} and period_end >= ${given('earliest')}
      order by period_end desc limit 1
    ),
    usual as (
      select coalesce(before.is_far, false) as is_odd from held left join before on true
      where before.value is null
        or (before.is_comparable and (${given('mayBeOdd')} or not coalesce(before.is_far, false)))
    ),
    ${insertFrom(sql`usual`, given)}`,
);

/**
 * Writes nothing if the KPI has records, if somebody else writes the first one at the same moment, or if the KPI has
 * become another one meanwhile.
 */
const insertFirst = fixedStatement<Given, Written>(
  (given) => sql`
    with begun as (
      insert into organisation_kpis (organisation_id, kpi_id)
      select ${given('organisationId')}, k.id from kpis k
      where k.id = ${given('kpiId')} and k.organisation_id is null and k.formula is null and k.computed_by is null
        and k.unit_code = ${given('kpiUnit')} and k.frequency = ${given('kpiFrequency')}
      for key share of k
      on conflict do nothing returning false as is_odd
    ),
    ${insertFrom(sql`begun`, given)}`,
);

export const plainRecordStore = (db: Db, organisationId: number) => ({
  /**
   * Handles the usual case in one statement: one month, quarter or year of a KPI, compared with the value before. The
   * first record of a KPI takes two. It writes nothing and returns undefined if anything is unusual, such as a
   * concurrent write to the KPI; the full check then finds the reason and reports it.
   */
  async insert(
    record: CheckedRecord,
    { accountId, now, via }: WrittenBy,
    language: Language,
  ): Promise<RecordRow | undefined> {
    const { kpi } = record;
    const months = monthsOf[kpi.frequency];
    const first = monthOf(record.period_start);
    if (monthOf(record.period_end) - first + 1 !== months || record.evidence?.length || record.fuels)
      return undefined;
    const given: Given = {
      organisationId,
      kpiId: kpi.id,
      kpiUnit: kpi.unitCode,
      kpiFrequency: kpi.frequency,
      months,
      maxChange: (kpi.plausible.maxChange ?? usualMaxChange).toString(),
      periodStart: record.period_start,
      periodEnd: record.period_end,
      earliest: firstDay(Math.max(12, first - monthsBefore)),
      value: record.value,
      unit: record.unit_code,
      canonicalValue: record.canonical_value,
      reason: record.reason,
      quality: record.quality,
      note: record.note,
      confirmed: record.confirmed,
      mayBeOdd: record.mayBeOdd,
      accountId,
      now,
      via,
    };
    const [written] = await writeUsual(db, given);
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

async function writeUsual(db: Db, given: Given): Promise<Written[]> {
  try {
    const next = await insertNext(db, given);
    return next.length > 0 ? next : await insertFirst(db, given);
  } catch (error) {
    if (isExclusionViolation(error, 'kpi_records_no_overlap') || isOfSwitchedOff(error)) return [];
    throw error;
  }
}
