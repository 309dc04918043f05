import type { Formula, KpiWrite } from '@metra/contract/shapes/kpi-shapes';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { isUniqueViolation } from '../../../platform/database/database-errors.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';

export interface KpiToStore extends Omit<KpiWrite, 'category' | 'formula'> {
  categoryId: number | null;
  formula: Formula | null;
}

const columnsOf = (kpi: KpiToStore, now: Date) => ({
  sector: kpi.sector,
  category_id: kpi.categoryId,
  translations: JSON.stringify(kpi.translations),
  unit_code: kpi.unit,
  decimals: kpi.decimals,
  aggregation: kpi.aggregation,
  direction: kpi.direction,
  band_min: kpi.band?.min ?? null,
  band_max: kpi.band?.max ?? null,
  frequency: kpi.frequency,
  whole_number: kpi.wholeNumber,
  formula: kpi.formula && JSON.stringify(kpi.formula),
  plausible_min: kpi.plausible.min,
  plausible_max: kpi.plausible.max,
  plausible_max_change: kpi.plausible.maxChange,
  disclosures: JSON.stringify(kpi.disclosures),
  tag_slugs: kpi.tags,
  active: kpi.active,
  // Seeding does not overwrite rows that a person has edited.
  edited_at: now,
  updated_at: now,
});

/** Null stands for the catalogue. */
const owner = (organisationId: number | null) =>
  sql<boolean>`k.organisation_id is not distinct from ${organisationId}`;

/** Only its organisation can have values of an own KPI; every organisation can have values of a catalogue KPI. */
const enteredBy = (organisationId: number | null) =>
  organisationId === null ? sql<boolean>`true` : sql<boolean>`organisation_id = ${organisationId}`;

export const kpiStore = (tx: Tx, organisationId: number | null) => ({
  async create(slug: string, kpi: KpiToStore, now: Date): Promise<number> {
    const position = sql<number>`(
      select coalesce(max(k.position) + 1, 0) from kpis k where ${owner(organisationId)})`;
    const { id } = await tx
      .insertInto('kpis')
      .values({ ...columnsOf(kpi, now), organisation_id: organisationId, slug, position, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch((error: unknown) => {
        if (isUniqueViolation(error, 'kpis_slug_unique')) throw new DomainError('conflict.slug');
        throw error;
      });
    return id;
  },

  /** Null means that the catalogue owns it, undefined that this organisation does not know it. */
  async ownerOf(id: number): Promise<number | null | undefined> {
    const found = await tx
      .selectFrom('kpis as k')
      .select('k.organisation_id')
      .where('k.id', '=', id)
      .where((where) => where.or([owner(organisationId), owner(null)]))
      .executeTakeFirst();
    return found?.organisation_id;
  },

  /** Until the transaction ends, nobody can enter the first value. */
  async lock(id: number): Promise<void> {
    await sql`select from kpis k where k.id = ${id} and ${owner(organisationId)} for update`.execute(tx);
  },

  async hasRecords(id: number): Promise<boolean> {
    const used = await tx
      .selectFrom('organisation_kpis')
      .select('kpi_id')
      .where('kpi_id', '=', id)
      .where(enteredBy(organisationId))
      .limit(1)
      .forUpdate()
      .executeTakeFirst();
    return used !== undefined;
  },

  async update(id: number, kpi: KpiToStore, now: Date): Promise<void> {
    await tx
      .updateTable('kpis as k')
      .set((row) => ({ ...columnsOf(kpi, now), version: row('k.version', '+', 1) }))
      .where('k.id', '=', id)
      .where(owner(organisationId))
      .execute();
  },

  async switch(ids: readonly number[], active: boolean, now: Date): Promise<void> {
    await tx
      .updateTable('kpis as k')
      .set((row) => ({ active, edited_at: now, updated_at: now, version: row('k.version', '+', 1) }))
      .where('k.id', 'in', ids)
      .where(owner(organisationId))
      .execute();
  },

  /** Counts the organisation's live records and tracked goals that depend on it; writers of values wait meanwhile. */
  async uses(id: number): Promise<{ records: number; goals: number }> {
    await this.hasRecords(id);
    const { rows } = await sql<{ records: number; goals: number }>`
      select
        (select count(*) from kpi_records where organisation_id = ${organisationId} and kpi_id = ${id}
          and deleted_at is null) as records,
        (select count(*) from tracking_targets where organisation_id = ${organisationId} and kpi_id = ${id})
          as goals`.execute(tx);
    return rows[0] ?? { records: 0, goals: 0 };
  },

  /** Deletes the KPI with all its records, including the ones that were marked as deleted. */
  async remove(id: number): Promise<void> {
    await tx
      .deleteFrom('organisation_kpis')
      .where('kpi_id', '=', id)
      .where(enteredBy(organisationId))
      .execute();
    await tx.deleteFrom('kpis as k').where('k.id', '=', id).where(owner(organisationId)).execute();
  },
});
