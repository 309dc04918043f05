import { sql } from 'kysely';
import type { BulkRow } from '../../platform/bulk/bulk-items.ts';
import type { Db } from '../../platform/database/database.ts';
import { translatedText } from '../../platform/database/translated-text.ts';
import type { Reader } from '../../platform/http/reader.ts';

interface Switchable extends BulkRow {
  active: boolean;
}

/** Only the catalogue's measures can be switched, not those of organisations. */
export const switched = {
  goal: { table: sql.table('goals'), isOurs: sql`true` },
  measure: { table: sql.table('measures'), isOurs: sql`organisation_id is null` },
};

export const switchableViews = (db: Db, { language }: Pick<Reader, 'language'>) => ({
  /** Goals or measures of the catalogue in their state before the switch. */
  async of(kind: 'goal' | 'measure', ids: readonly number[]): Promise<Switchable[]> {
    const { table, isOurs } = switched[kind];
    const { rows } = await sql<Switchable>`
    select id, version, active, ${translatedText('translations', 'name', language)} as name from ${table}
    where id = any(${ids}::bigint[]) and ${isOurs}`.execute(db);
    return rows;
  },
});
