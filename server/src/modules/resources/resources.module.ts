import type { Platform } from '../../platform/platform.ts';
import { defineResourceJobs } from './resources.job.ts';
import { resourcesRoutes } from './resources.routes.ts';
import { resourcesService } from './resources.service.ts';

export { installDownloads } from './downloads.routes.ts';
export { ownResources } from './own-resources.ts';
export { type LinkTo, resourceLinks } from './resource-links.ts';
export type { ResourceRow } from './resource-row.ts';

type Needs = Pick<Platform, 'database' | 'files' | 'receiveFile' | 'signedLinks' | 'clock' | 'jobs'>;

/** Files an organisation keeps: logos, pictures, evidence. */
export function resourcesModule(platform: Needs) {
  defineResourceJobs(platform);
  return { resources: resourcesRoutes(resourcesService(platform)) };
}
