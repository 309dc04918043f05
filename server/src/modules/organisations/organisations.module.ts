import type { Platform } from '../../platform/platform.ts';
import { profileRoutes } from './profile.routes.ts';
import { profileService } from './profile.service.ts';

export { writeCompanyProfile } from './profile.service.ts';
export type { ProfileChanges } from './profile.store.ts';

/** Companies: who they are and how they show themselves. */
export const organisationsModule = (platform: Pick<Platform, 'database' | 'clock' | 'signedLinks'>) => ({
  profile: profileRoutes(profileService(platform)),
});
