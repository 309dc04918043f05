import type { Language } from '@metra/contract/core/primitives';
import type { Image } from '@metra/contract/shapes/images';
import type { Db, Tx } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { type AddressOf, imageOf, isPicture, publicAddress } from './image-addresses.ts';
import { imageLinks } from './resource-links.ts';
import { type PictureUse, resourceUseStore, type UsingContent } from './resource-uses.store.ts';
import { drawSizesJob } from './resources.job.ts';
import { allResourcesStore, type ResourceRow, resourceStore } from './resources.store.ts';

type Needs = Pick<Platform, 'signedLinks' | 'clock'> & {
  /** Null if sizes are only drawn at the first request. */
  jobs: Platform['jobs'] | null;
};

/**
 * Pictures of the operator's content. They are files of the operator's organisation. A published page makes them
 * public while it shows them.
 */
export function contentImages({ jobs, ...links }: Needs) {
  const signedAddress = imageLinks(links);

  return {
    /**
     * Sets the pictures that a piece of content uses, in the transaction that writes the content. A missing picture
     * fails with `not_found.resource`; a picture that was deleted while in use may stay.
     */
    async replaceUses(
      tx: Tx,
      organisationId: number,
      content: UsingContent,
      uses: readonly PictureUse[],
    ): Promise<void> {
      const store = resourceUseStore(tx, organisationId);
      const wanted = onePerPicture(uses);
      const ids = wanted.map(({ resourceId }) => resourceId);
      const files = await resourceStore(tx, organisationId).undeleted(ids);
      const known = new Set([...files.map(({ id }) => id), ...(await store.idsUsedBy(content))]);
      if (ids.some((id) => !known.has(id))) throw new DomainError('not_found.resource');
      if (files.some(({ mime_type }) => !mime_type.startsWith('image/')))
        throw new DomainError('resource.type_refused');
      await store.remove(content);
      await store.add(content, wanted);
      const shown = wanted.filter(({ published }) => published).map(({ resourceId }) => resourceId);
      if (shown.length > 0) await jobs?.enqueue(tx, drawSizesJob, { ids: shown });
    },

    /** Removes the uses of deleted content. */
    removeUses: (tx: Tx, organisationId: number, content: Pick<UsingContent, 'kind' | 'id'>): Promise<void> =>
      resourceUseStore(tx, organisationId).remove(content),

    /** The public ones of the pictures, by id. Deleted pictures are missing, and their places stay empty. */
    published: async (db: Db, ids: readonly number[], language: Language): Promise<Map<number, Image>> =>
      byId(await allResourcesStore(db).published(ids), language, publicAddress),

    /** The pictures for editors and previews, with links that expire, published or not. */
    draft: async (
      db: Db,
      organisationId: number,
      ids: readonly number[],
      language: Language,
    ): Promise<Map<number, Image>> =>
      byId(await resourceStore(db, organisationId).undeleted(ids), language, signedAddress),
  };
}

export type ContentPictures = ReturnType<typeof contentImages>;

/** A picture that appears twice on a page counts once, and as published if either is. */
function onePerPicture(uses: readonly PictureUse[]): PictureUse[] {
  const published = new Map<number, boolean>();
  for (const use of uses)
    published.set(use.resourceId, use.published || (published.get(use.resourceId) ?? false));
  return [...published].map(([resourceId, isPublished]) => ({ resourceId, published: isPublished }));
}

const byId = (rows: readonly ResourceRow[], language: Language, addressOf: AddressOf) =>
  new Map(rows.filter(isPicture).map((row) => [row.id, imageOf(row, language, addressOf)]));
