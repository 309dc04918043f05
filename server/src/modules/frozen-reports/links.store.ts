import type { Db, Tx } from '../../platform/database/database.ts';

export interface NewLink {
  token_hash: Buffer;
  token_sealed: Buffer;
  code_sealed: Buffer | null;
  code_digest: Buffer | null;
  expires_at: Date;
  created_at: Date;
  created_by_account_id: number;
}

export const linkStore = (tx: Tx, organisationId: number) => ({
  /** Replaces the previous link, which stops working. */
  async replace(frozenReportId: number, link: NewLink): Promise<void> {
    const fresh = { ...link, opened: 0, last_opened_at: null };
    await tx
      .insertInto('frozen_report_links')
      .values({ organisation_id: organisationId, frozen_report_id: frozenReportId, ...fresh })
      .onConflict((conflict) => conflict.column('frozen_report_id').doUpdateSet(fresh))
      .execute();
  },

  async remove(frozenReportId: number): Promise<boolean> {
    const { numDeletedRows } = await tx
      .deleteFrom('frozen_report_links')
      .where('organisation_id', '=', organisationId)
      .where('frozen_report_id', '=', frozenReportId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },
});

/** Finds the valid link of a token in all organisations. */
export const livingLink = (db: Db, tokenHash: Buffer, now: Date) =>
  db
    .selectFrom('frozen_report_links')
    .select(['frozen_report_id', 'organisation_id', 'token_hash', 'code_digest', 'expires_at'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();

export async function noteOpened(db: Db, tokenHash: Buffer, now: Date): Promise<void> {
  await db
    .updateTable('frozen_report_links')
    .set((row) => ({ opened: row('opened', '+', 1), last_opened_at: now }))
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** The report's link that has not expired, with its author. */
export const linkOfReport = (db: Db, organisationId: number, frozenReportId: number, now: Date) =>
  db
    .selectFrom('frozen_report_links as l')
    .leftJoin('accounts_people as p', 'p.id', 'l.created_by_account_id')
    .select([
      'l.token_sealed',
      'l.code_sealed',
      'l.expires_at',
      'l.created_at',
      'l.opened',
      'l.last_opened_at',
      'p.name as created_by',
    ])
    .where('l.organisation_id', '=', organisationId)
    .where('l.frozen_report_id', '=', frozenReportId)
    .where('l.expires_at', '>', now)
    .executeTakeFirst();
