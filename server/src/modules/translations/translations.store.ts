import type { TranslatedKind } from '@metra/contract/operations/translations-admin';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

export const translationStore = (tx: Tx) => ({
  /** The confirmation uses the database's clock, like the trigger that records changed languages. */
  async confirm(kind: TranslatedKind, id: number): Promise<void> {
    await sql`
      insert into translation_checks (kind, subject_id, at) values (${kind}, ${id}, clock_timestamp())
      on conflict (kind, subject_id) do update set at = excluded.at`.execute(tx);
  },
});
