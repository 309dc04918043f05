import type { Db } from '../../platform/database/database.ts';
import type { Call } from '../../platform/http/call.ts';
import type { Upload } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { contentImages } from './content-images.service.ts';
import { registerResourceJobs } from './resources.job.ts';
import { resourcesRoutes } from './resources.routes.ts';
import { resourcesService } from './resources.service.ts';
import { resourceStore } from './resources.store.ts';

export type { ContentPictures } from './content-images.service.ts';
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

export function resourcesModule(platform: Needs) {
  registerResourceJobs(platform);
  const service = resourcesService(platform);
  return {
    handlers: { resources: resourcesRoutes(service) },
    exports: {
      /** The module for content stores its pictures with these functions. */
      contentImages: contentImages(platform),
      /** Adds a picture that was uploaded together with other data to the organisation's files. */
      keepLogo: async (call: Call, file: Upload): Promise<number> =>
        (await service.create(call, { type: 'LOGO' }, file)).id,
    },
  };
}

export function pictureDelivery(platform: Omit<Needs, 'temporaryFolder'>) {
  const service = resourcesService(platform);
  return {
    keep: service.deliver,
    hasLogo: (organisationId: number): Promise<boolean> =>
      resourceStore(platform.database.kysely, organisationId).hasLogo(),
    // The demo has many pictures that nobody opens, so their sizes are not drawn in advance while the program starts.
    images: contentImages({ ...platform, jobs: null }),
  };
}

/**
 * Modules that refer to files check by this that the files belong to the organisation and are not deleted.
 */
export const ownResources = (db: Db, organisationId: number, ids: readonly number[]) =>
  resourceStore(db, organisationId).undeleted(ids);
