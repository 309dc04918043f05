import { adminList, type SearchOf } from '../../../domain/administration/admin-list-search.ts';

const common = {
  sorts: ['title', 'slug', 'updatedAt', 'publishedAt'],
  byDefault: '-updatedAt',
  columns: ['slug', 'state', 'updatedAt', 'publishedAt'],
  hidden: ['slug', 'publishedAt'],
  filters: { state: { kind: 'choice', values: ['DRAFT', 'PUBLISHED'] } },
} as const;

export const landingPageList = adminList({ name: 'landing-pages', ...common });

export const legalPageList = adminList({ name: 'legal', ...common });

export type PagesSearch = SearchOf<typeof landingPageList>;
