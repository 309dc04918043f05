import type { NarrativeSection } from '@metra/contract/shapes/report-shapes';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { assertUnchanged } from '../../platform/http/assert-version.ts';

interface Written {
  text: string | null;
  /** The version that was read; 0 if there was no text. */
  version: number;
}

interface Author {
  accountId: number;
  now: Date;
}

/** Texts that people write for the report of a year. A write based on an outdated version is refused. */
export const reportTextStore = (tx: Tx, organisationId: number, year: number) => ({
  async writeNarrative(section: NarrativeSection, { text, version }: Written, by: Author): Promise<void> {
    const values = { text: text ?? '', updated_at: by.now, account_id: by.accountId };
    const isDone =
      version === 0
        ? text === null ||
          (await tx
            .insertInto('report_narratives')
            .values({ organisation_id: organisationId, year, section, ...values })
            .onConflict((conflict) => conflict.doNothing())
            .executeTakeFirst()
            .then(({ numInsertedOrUpdatedRows }) => numInsertedOrUpdatedRows === 1n))
        : text === null
          ? await tx
              .deleteFrom('report_narratives')
              .where('organisation_id', '=', organisationId)
              .where('year', '=', year)
              .where('section', '=', section)
              .where('version', '=', version)
              .executeTakeFirst()
              .then(({ numDeletedRows }) => numDeletedRows === 1n)
          : await tx
              .updateTable('report_narratives')
              .set((row) => ({ ...values, version: row('version', '+', 1) }))
              .where('organisation_id', '=', organisationId)
              .where('year', '=', year)
              .where('section', '=', section)
              .where('version', '=', version)
              .executeTakeFirst()
              .then(({ numUpdatedRows }) => numUpdatedRows === 1n);
    assertUnchanged(isDone);
  },

  async explain(key: string, { text, version }: Written, by: Author): Promise<void> {
    const values = { text: text ?? '', updated_at: by.now, account_id: by.accountId };
    const isDone =
      version === 0
        ? text === null ||
          (await tx
            .insertInto('report_explanations')
            .values({ organisation_id: organisationId, year, key, ...values })
            .onConflict((conflict) => conflict.doNothing())
            .executeTakeFirst()
            .then(({ numInsertedOrUpdatedRows }) => numInsertedOrUpdatedRows === 1n))
        : text === null
          ? await tx
              .deleteFrom('report_explanations')
              .where('organisation_id', '=', organisationId)
              .where('year', '=', year)
              .where('key', '=', key)
              .where('version', '=', version)
              .executeTakeFirst()
              .then(({ numDeletedRows }) => numDeletedRows === 1n)
          : await tx
              .updateTable('report_explanations')
              .set((row) => ({ ...values, version: row('version', '+', 1) }))
              .where('organisation_id', '=', organisationId)
              .where('year', '=', year)
              .where('key', '=', key)
              .where('version', '=', version)
              .executeTakeFirst()
              .then(({ numUpdatedRows }) => numUpdatedRows === 1n);
    assertUnchanged(isDone);
  },
});

/** From here on the transaction reads a single snapshot. */
export async function asOfOneMoment(tx: Tx): Promise<void> {
  await sql`set transaction isolation level repeatable read, read only`.execute(tx);
}
