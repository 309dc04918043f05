import type { Language } from '@metra/contract/core/primitives';
import { sql } from 'kysely';
import type { BulkRow } from '../../platform/bulk/bulk-items.ts';
import type { Db } from '../../platform/database/database.ts';
import { translatedText } from '../../platform/database/translated-text.ts';

interface Switchable extends BulkRow {
  active: boolean;
}

/** What an organisation has made for itself is nobody's to switch but its own. */
export const switched = {
  goal: { table: sql.table('goals'), isOurs: sql`true` },
  measure: { table: sql.table('measures'), isOurs: sql`organisation_id is null` },
};

/** Goals or measures of the catalogue as they are before they are switched. */
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
