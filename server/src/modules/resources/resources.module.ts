import type { Db } from '../../platform/database/database.ts';
import type { Call } from '../../platform/http/call.ts';
import type { Upload } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { contentImages } from './content-images.service.ts';
import { registerResourceJobs } from './resources.job.ts';
import { resourcesRoutes } from './resources.routes.ts';
import { resourcesService } from './resources.service.ts';
import { resourceStore } from './resources.store.ts';

export { installDownloads } from './downloads.routes.ts';
export { filesSheet } from './files-sheet.views.ts';
export { installImages } from './images.routes.ts';
export { createStoreBytes, takeKeptBytes } from './keep-bytes.service.ts';
export { organisationFiles, storedFileKeys } from './organisation-files.store.ts';
export { documentPicture } from './picture.service.ts';
export { type LinkTo, resourceLinks } from './resource-links.ts';

type Needs = Pick<
  Platform,
  'database' | 'files' | 'receiveFile' | 'signedLinks' | 'clock' | 'jobs' | 'signals' | 'temporaryFolder'
>;

/** Files an organisation keeps: logos, pictures, evidence. */
export function resourcesModule(platform: Needs) {
  registerResourceJobs(platform);
  const service = resourcesService(platform);
  return {
    handlers: { resources: resourcesRoutes(service) },
    /** For the module that keeps the operator's pages. */
    contentImages: contentImages(platform),
    /** A picture that came with something else, kept among the organisation's files. */
    keepLogo: async (call: Call, file: Upload): Promise<number> =>
      (await service.create(call, { type: 'LOGO' }, file)).id,
  };
}

/** Brings pictures that come with the demo the way of every upload. */
export function pictureDelivery(platform: Omit<Needs, 'temporaryFolder'>) {
  const service = resourcesService(platform);
  return {
    keep: service.deliver,
    hasLogo: (organisationId: number): Promise<boolean> =>
      resourceStore(platform.database.kysely, organisationId).hasLogo(),
    // The demo has many and most are never looked at: a program that has just started has better things to do.
    images: contentImages({ ...platform, jobs: null }),
  };
}

/** Those of the asked files that the organisation has and has not deleted, for modules that point to files. */
export const ownResources = (db: Db, organisationId: number, ids: readonly number[]) =>
  resourceStore(db, organisationId).undeleted(ids);
