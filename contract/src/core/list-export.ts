import { type Access, type OperationSpec, operation } from './operation.ts';

interface Exported {
  path: `/${string}/export`;
  access: Access;
  summary: string;
  /** That of the list, without page and page size. */
  query: NonNullable<OperationSpec['query']>;
}

/** A list as a table for spreadsheets: all that is filtered, in the order asked for. Who took it is noted. */
export const listExport = <const E extends Exported>(exported: E) =>
  operation({ ...exported, method: 'GET', response: null, download: ['text/csv'], hasEffect: true });
