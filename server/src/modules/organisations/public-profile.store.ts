import type { Tx } from '../../platform/database/database.ts';

export interface PublicTexts {
  type?: string | null;
  slogan?: string | null;
  englishSlogan?: string | null;
  englishDescription?: string | null;
}

/** How an organisation shows itself to others. Undefined leaves a column as it is. */
export const publicProfileStore = (tx: Tx, organisationId: number) => ({
  async write({ type, slogan, englishSlogan, englishDescription }: PublicTexts): Promise<void> {
    await tx
      .updateTable('organisations')
      .set({ type, slogan, english_slogan: englishSlogan, english_description: englishDescription })
      .where('id', '=', organisationId)
      .execute();
  },

  async list(listed: boolean): Promise<void> {
    await tx.updateTable('organisations').set({ listed }).where('id', '=', organisationId).execute();
  },

  /** The operator has checked who they are. */
  async verify(now: Date): Promise<void> {
    await tx
      .updateTable('organisations')
      .set({ verified_at: now })
      .where('id', '=', organisationId)
      .execute();
  },
});
