import { type Access, type OperationSpec, operation } from './operation.ts';

interface Exported {
  path: `/${string}/export`;
  access: Access;
  summary: string;
  /** The query of the list, without page and page size. */
  query: NonNullable<OperationSpec['query']>;
}

/** The download of a list as a table: all filtered rows in the chosen order. The audit log records it. */
export const listExport = <const E extends Exported>(exported: E) =>
  operation({ ...exported, method: 'GET', response: null, download: ['text/csv'], hasEffect: true });
