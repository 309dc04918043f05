import type { FactorUpdate, FactorValueWrite } from '@metra/contract/operations/factors-admin';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

interface WrittenBy {
  accountId: number;
  now: Date;
}

export const factorAdminStore = (tx: Tx) => ({
  /** Concurrent changes of one factor wait for each other. */
  async versionOf(id: number): Promise<number | undefined> {
    const row = await tx
      .selectFrom('factors')
      .select('version')
      .where('id', '=', id)
      .where('active', '=', true)
      .forUpdate()
      .executeTakeFirst();
    return row?.version;
  },

  async update(id: number, { translations, url, seenIn, review }: FactorUpdate, now: Date): Promise<void> {
    await tx
      .updateTable('factors')
      .set((row) => ({
        translations: JSON.stringify(translations),
        source: translations.de.source.trim() || null,
        url: url?.trim() || null,
        seen_in: seenIn?.trim() || null,
        review,
        // Seeding does not overwrite rows that a person has edited.
        edited_at: now,
        version: row('version', '+', 1),
      }))
      .where('id', '=', id)
      .execute();
  },

  /**
   * Stores the value of a year. A factor with one value for all years keeps it for the earlier ones; the newest year
   * also becomes the factor's current value.
   */
  async putValue(
    id: number,
    year: number,
    { value, confidence }: Pick<FactorValueWrite, 'value' | 'confidence'>,
    { accountId, now }: WrittenBy,
  ): Promise<void> {
    const sure = value === null ? 'MISSING' : confidence;
    await sql`
      insert into factor_values (factor_id, year, value, confidence)
      select f.id, f.year, f.value, f.confidence from factors f
      where f.id = ${id} and not exists (select from factor_values v where v.factor_id = f.id)`.execute(tx);
    await sql`
      insert into factor_values (factor_id, year, value, confidence) values (${id}, ${year}, ${value}, ${sure})
      on conflict (factor_id, year) do update set value = excluded.value, confidence = excluded.confidence`.execute(
      tx,
    );
    await sql`
      update factors f set value = newest.value, year = newest.year, confidence = newest.confidence, review = false,
        reviewed_at = ${now}, reviewed_by = ${accountId}, edited_at = ${now}, version = f.version + 1
      from (select * from factor_values where factor_id = ${id} order by year desc limit 1) newest
      where f.id = ${id}`.execute(tx);
  },

  /** A review that finds the value still right marks it as confirmed in its source. */
  async review(id: number, seenIn: string | null, { accountId, now }: WrittenBy): Promise<void> {
    await sql`
      update factor_values set confidence = 'SOURCED' where factor_id = ${id} and confidence = 'MEMORY'`.execute(
      tx,
    );
    await sql`
      update factors f set review = false, reviewed_at = ${now}, reviewed_by = ${accountId}, edited_at = ${now},
        confidence = case f.confidence when 'MEMORY' then 'SOURCED' else f.confidence end,
        seen_in = coalesce(${seenIn}, f.seen_in), version = f.version + 1
      where f.id = ${id}`.execute(tx);
  },
});
