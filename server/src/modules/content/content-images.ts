import type { Db, Tx } from '../../platform/database/database.ts';
import type { PageImages } from './publication-gaps.ts';

/** Pictures of the operator's content, as the module says that keeps files. */
export interface ContentImages {
  /** Those of the asked that are there, in both languages. */
  find(db: Db, ids: readonly number[]): Promise<PageImages>;
  /** Tells which pictures a page uses, in its draft or in public. */
  noteUses(
    tx: Tx,
    pageId: number,
    uses: { draft: readonly number[]; live: readonly number[] },
  ): Promise<void>;
}
