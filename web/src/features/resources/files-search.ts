import type { Resource } from '@metra/contract/operations/resources';
import { type PageSearch, pageSearch } from '../../lib/paged-list/page-search.ts';

const SORTS = ['-createdAt', 'createdAt', 'name', '-name', '-size', 'size'] as const;
const TYPES = ['FILE', 'IMAGE', 'LOGO', 'EVIDENCE'] as const satisfies readonly Resource['type'][];

export type FileSort = (typeof SORTS)[number];
export type FileType = (typeof TYPES)[number];

export interface FilesSearch extends PageSearch {
  query?: string;
  sort?: FileSort;
  type?: FileType;
  deleted?: true;
}

export const NEWEST_FIRST: FileSort = '-createdAt';

/** Unknown values of the address are left out, and so are the default ones. */
export function filesSearch({ page, query, sort, type, deleted }: Record<string, unknown>): FilesSearch {
  const text = typeof query === 'string' || typeof query === 'number' ? String(query).slice(0, 100) : '';
  const knownSort = SORTS.find((each) => each === sort && each !== NEWEST_FIRST);
  const knownType = TYPES.find((each) => each === type);
  return {
    ...pageSearch({ page }),
    ...(text.trim() && { query: text }),
    ...(knownSort && { sort: knownSort }),
    ...(knownType && { type: knownType }),
    ...(deleted === true && { deleted }),
  };
}
