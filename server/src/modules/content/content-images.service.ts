import type { Language } from '@metra/contract/core/primitives';
import type { Image } from '@metra/contract/shapes/images';
import type { Db, Tx } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { ContentPictures } from '../resources/resources.module.ts';
import type { PageImages, PageKind } from './publication-gaps.ts';

/** The pictures of a page: those that are public, and those that a planned version shows. */
export interface PagePictures {
  id: number;
  kind: PageKind;
  names: Record<Language, string>;
  draft: readonly number[];
  live: readonly number[];
}

/** The pictures of pages belong to the operator's organisation. */
export function contentImages(pictures: ContentPictures, operatorId: (db: Db) => Promise<number>) {
  const kindOf = (kind: PageKind) => (kind === 'LEGAL' ? 'LEGAL_PAGE' : 'LANDING_PAGE');

  return {
    /** Returns public addresses, and only for pictures that a published page shows. */
    async published(db: Db, ids: readonly number[]): Promise<PageImages> {
      if (ids.length === 0) return new Map();
      return bothLanguages(await pictures.published(db, ids, 'de'), await pictures.published(db, ids, 'en'));
    },

    /** Returns links that expire, for editors. */
    async draft(db: Db, ids: readonly number[]): Promise<PageImages> {
      if (ids.length === 0) return new Map();
      const operator = await operatorId(db);
      return bothLanguages(
        await pictures.draft(db, operator, ids, 'de'),
        await pictures.draft(db, operator, ids, 'en'),
      );
    },

    async noteUses(tx: Tx, { id, kind, names, draft, live }: PagePictures): Promise<void> {
      const operator = await operatorId(tx);
      const using = { kind: kindOf(kind), id, names } as const;
      const uses = [
        ...draft.map((resourceId) => ({ resourceId, published: false })),
        ...live.map((resourceId) => ({ resourceId, published: true })),
      ];
      try {
        await pictures.replaceUses(tx, operator, using, uses);
      } catch (error) {
        // A restored version may show a picture that was deleted long ago; its place stays empty.
        if (!(error instanceof DomainError && error.key === 'not_found.resource')) throw error;
        const there = await pictures.draft(tx, operator, [...draft, ...live], 'de');
        const known = uses.filter(({ resourceId }) => there.has(resourceId));
        await pictures.replaceUses(tx, operator, using, known);
      }
    },

    removeUses: async (tx: Tx, { id, kind }: Pick<PagePictures, 'id' | 'kind'>): Promise<void> =>
      pictures.removeUses(tx, await operatorId(tx), { kind: kindOf(kind), id }),
  };
}

export type ContentImages = ReturnType<typeof contentImages>;

const bothLanguages = (german: ReadonlyMap<number, Image>, english: ReadonlyMap<number, Image>): PageImages =>
  new Map(
    [...german].flatMap(([id, de]) => {
      const en = english.get(id);
      return en ? [[id, { de, en }] as const] : [];
    }),
  );
