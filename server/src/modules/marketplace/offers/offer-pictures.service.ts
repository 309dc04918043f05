import type { Language } from '@metra/contract/core/primitives';
import type { Image } from '@metra/contract/shapes/images';
import type { Db } from '../../../platform/database/database.ts';
import type { ContentPictures, LinkTo } from '../../resources/resources.module.ts';

/** Addresses of logos and pictures. */
export interface Links {
  linkTo: LinkTo;
  pictures: ContentPictures;
}

interface Pictured {
  image_id: number | null;
  organisation_id: number;
}

/** Pictures of rows. Others only see published ones, and the organisation itself sees all. */
export async function imagesOf(
  db: Db,
  rows: readonly Pictured[],
  asked: { language: Language; ownId: number | null; pictures: ContentPictures },
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
