import { adminList, type SearchOf } from '../../../domain/administration/admin-list-search.ts';

export const questionnaireList = adminList({
  name: 'questionnaires',
  sorts: ['name', 'createdAt', 'updatedAt'],
  byDefault: 'name',
  columns: ['active', 'questions', 'results', 'updatedAt'],
  filters: { active: { kind: 'flag' } },
});

export type QuestionnairesSearch = SearchOf<typeof questionnaireList>;
