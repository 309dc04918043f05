import type { Language } from '@metra/contract/core/primitives';
import type { Image } from '@metra/contract/shapes/images';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { LinkTo } from '../../resources/resources.module.ts';

interface Using {
  kind: 'OFFER' | 'POST';
  id: number;
  names: Record<Language, string>;
}

/** The functions of the module resources for pictures of organisations. */
export interface OfferPictures {
  replaceUses(
    tx: Tx,
    organisationId: number,
    content: Using,
    uses: readonly { resourceId: number; published: boolean }[],
  ): Promise<void>;
  removeUses(tx: Tx, organisationId: number, content: Pick<Using, 'kind' | 'id'>): Promise<void>;
  published(db: Db, ids: readonly number[], language: Language): Promise<Map<number, Image>>;
  draft(
    db: Db,
    organisationId: number,
    ids: readonly number[],
    language: Language,
  ): Promise<Map<number, Image>>;
}

/** Addresses of logos and pictures. */
export interface Links {
  linkTo: LinkTo;
  pictures: OfferPictures;
}

interface Pictured {
  image_id: number | null;
  organisation_id: number;
}

/** Pictures of rows. Others only see published ones, and the organisation itself sees all. */
export async function imagesOf(
  db: Db,
  rows: readonly Pictured[],
  asked: { language: Language; ownId: number | null; pictures: OfferPictures },
): Promise<Map<number, Image>> {
  const { language, ownId, pictures } = asked;
  const idsOf = (some: readonly Pictured[]) => [...new Set(some.flatMap(({ image_id }) => image_id ?? []))];
  const ids = idsOf(rows);
  if (ids.length === 0) return new Map();
  const published = await pictures.published(db, ids, language);
  const ownIds = idsOf(rows.filter((row) => row.organisation_id === ownId)).filter(
    (id) => !published.has(id),
  );
  if (ownId === null || ownIds.length === 0) return published;
  return new Map([...published, ...(await pictures.draft(db, ownId, ownIds, language))]);
}
