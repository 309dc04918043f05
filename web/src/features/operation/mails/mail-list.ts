import { adminList, type SearchOf } from '../../../domain/administration/admin-list-search.ts';

export const mailList = adminList({
  name: 'mails',
  sorts: ['createdAt'],
  byDefault: '-createdAt',
  columns: ['recipient', 'state', 'answer', 'attempts', 'createdAt', 'kind'],
  hidden: ['kind'],
  filters: { state: { kind: 'choice', values: ['WAITING', 'SENT', 'FAILED', 'REPEATABLE'] } },
});

export type MailSearch = SearchOf<typeof mailList>;
