import type { Db } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { contentImages } from './content-images.service.ts';
import { defineResourceJobs } from './resources.job.ts';
import { resourcesRoutes } from './resources.routes.ts';
import { resourcesService } from './resources.service.ts';
import { resourceStore } from './resources.store.ts';

export { installDownloads } from './downloads.routes.ts';
export { filesSheet } from './files-sheet.views.ts';
export { installImages } from './images.routes.ts';
export { organisationFiles, storedFileKeys } from './organisation-files.store.ts';
export { type LinkTo, resourceLinks } from './resource-links.ts';

type Needs = Pick<
  Platform,
  'database' | 'files' | 'receiveFile' | 'signedLinks' | 'clock' | 'jobs' | 'signals' | 'temporaryFolder'
>;

/** Files an organisation keeps: logos, pictures, evidence. */
export function resourcesModule(platform: Needs) {
  defineResourceJobs(platform);
  return {
    handlers: { resources: resourcesRoutes(resourcesService(platform)) },
    /** For the module that keeps the operator's pages. */
    contentImages: contentImages(platform),
  };
}

/** Those of the asked files that the organisation has and has not deleted, for modules that point to files. */
export const ownResources = (db: Db, organisationId: number, ids: readonly number[]) =>
  resourceStore(db, organisationId).undeleted(ids);
