import type { Db } from '../../platform/database/database.ts';
import { type ResourceRow, resourceColumns } from './resource-row.ts';

/** Those of the asked files that the organisation has and has not deleted, for modules that point to files. */
export const ownResources = (
  db: Db,
  organisationId: number,
  ids: readonly number[],
): Promise<ResourceRow[]> =>
  db
    .selectFrom('resources')
    .select(resourceColumns)
    .where('organisation_id', '=', organisationId)
    .where('id', 'in', ids.length > 0 ? ids : [0])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
