import { adminList, type SearchOf } from '../../../domain/administration/admin-list-search.ts';

export const tagTypeList = adminList({
  name: 'tag-types',
  sorts: ['name', 'order', 'tagCount'],
  byDefault: 'order',
  columns: ['availableFor', 'tagCount', 'hierarchical'],
  hidden: ['hierarchical'],
  filters: {
    availableFor: {
      kind: 'choice',
      values: ['MEASURE', 'OFFER', 'ORGANISATION', 'PROJECT', 'QUESTIONNAIRE', 'RESOURCE'],
    },
  },
});

export type TagTypesSearch = SearchOf<typeof tagTypeList>;
