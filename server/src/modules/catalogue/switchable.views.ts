import type { Language } from '@metra/contract/core/primitives';
import { sql } from 'kysely';
import type { BulkRow } from '../../platform/bulk/bulk-items.ts';
import type { Db } from '../../platform/database/database.ts';
import { translatedText } from '../../platform/database/translated-text.ts';

interface Switchable extends BulkRow {
  active: boolean;
}

/** Only the catalogue's measures can be switched, not those of organisations. */
export const switched = {
  goal: { table: sql.table('goals'), isOurs: sql`true` },
  measure: { table: sql.table('measures'), isOurs: sql`organisation_id is null` },
};

/** Goals or measures of the catalogue in their state before the switch. */
export async function switchable(
  db: Db,
  kind: 'goal' | 'measure',
  language: Language,
  ids: readonly number[],
): Promise<Switchable[]> {
  const { table, isOurs } = switched[kind];
  const { rows } = await sql<Switchable>`
    select id, version, active, ${translatedText('translations', 'name', language)} as name from ${table}
    where id = any(${ids}::bigint[]) and ${isOurs}`.execute(db);
  return rows;
}
