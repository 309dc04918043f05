import type { Page } from '@metra/contract/core/primitives';
import type { Image } from '@metra/contract/shapes/images';
import type { OfferPost } from '@metra/contract/shapes/offer-shapes';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { listPage } from '../../../platform/database/list-page.ts';
import type { Reader } from '../../../platform/http/reader.ts';
import { textsIn } from '../../../platform/translations.ts';
import {
  type OrganisationColumns,
  organisationColumns,
  organisationOf,
} from '../../organisations/organisations.module.ts';
import { imagesOf, type Links } from '../offers/offer-pictures.service.ts';

interface Row extends OrganisationColumns {
  id: number;
  translations: unknown;
  image_id: number | null;
  created_at: Date;
}

interface Asked {
  page: number;
  pageSize: number;
}

interface PostReader extends Pick<Reader, 'language'> {
  /** Null for visitors. */
  organisationId: number | null;
  links: Links;
}

export const postViews = (
  db: Db,
  { language, organisationId: ownId, links: { linkTo, pictures } }: PostReader,
) => {
  async function viewsOf(rows: readonly Row[]): Promise<OfferPost[]> {
    const images = await imagesOf(db, rows, { language, ownId, pictures });
    return rows.map((row) => viewOf(row, (row.image_id !== null && images.get(row.image_id)) || null));
  }

  const viewOf = (row: Row, image: Image | null): OfferPost => ({
    id: row.id,
    ...textsIn<Pick<OfferPost, 'title' | 'text'>>(row.translations, language),
    imageUrl: image?.url ?? null,
    image,
    author: organisationOf(row, linkTo),
    createdAt: row.created_at.toISOString(),
  });
  const posts = sql`from posts p join organisations_directory o on o.id = p.organisation_id`;
  const columns = sql`p.id, p.translations, p.image_id, p.created_at, ${organisationColumns}`;

  async function list(where: RawBuilder<unknown>, asked: Asked): Promise<Page<OfferPost>> {
    const page = await listPage(db, {
      rows: sql<Row>`select ${columns} ${posts} where ${where}`,
      count: sql`from posts p where ${where}`,
      sort: { columns: {}, byDefault: sql`p.created_at desc, p.id desc`, id: sql`p.id` },
      asked,
    });
    return { ...page, items: await viewsOf(page.items) };
  }

  return {
    ofOffer: (organisationId: number, offerId: number, asked: Asked) =>
      list(sql`p.organisation_id = ${organisationId} and p.offer_id = ${offerId}`, asked),

    ofOrganisation: (organisationId: number, asked: Asked) =>
      list(sql`p.organisation_id = ${organisationId}`, asked),

    async one(organisationId: number, id: number): Promise<OfferPost | undefined> {
      const { rows } = await sql<Row>`
        select ${columns} ${posts} where p.organisation_id = ${organisationId} and p.id = ${id}`.execute(db);
      const [post] = await viewsOf(rows);
      return post;
    },
  };
};
