import type { Image } from '@metra/contract/images';
import type { Language } from '@metra/contract/primitives';
import type { Db, Tx } from '../../platform/database/database.ts';

interface Using {
  kind: 'OFFER';
  id: number;
  names: Record<Language, string>;
}

/** Pictures of what is offered, as the module says that keeps files. */
export interface OfferPictures {
  replaceUses(
    tx: Tx,
    organisationId: number,
    content: Using,
    uses: readonly { resourceId: number; published: boolean }[],
  ): Promise<void>;
  removeUses(tx: Tx, organisationId: number, content: Pick<Using, 'kind' | 'id'>): Promise<void>;
  draft(
    db: Db,
    organisationId: number,
    ids: readonly number[],
    language: Language,
  ): Promise<Map<number, Image>>;
}
