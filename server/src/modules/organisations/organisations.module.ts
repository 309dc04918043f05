import type { Platform } from '../../platform/platform.ts';
import type { LinkTo } from '../resources/resources.module.ts';
import { profileRoutes } from './profile.routes.ts';
import { profileService } from './profile.service.ts';
import { defineRemovalOfAbandoned } from './remove-abandoned.job.ts';

export { organisationStore } from './organisation.store.ts';
export { organisationsStore } from './organisations.store.ts';
export { writeCompanyProfile } from './profile.service.ts';

type Needs = Pick<Platform, 'database' | 'clock' | 'files' | 'jobs'> & { linkTo: LinkTo };

/** Companies: who they are and how they show themselves. */
export function organisationsModule(needs: Needs) {
  defineRemovalOfAbandoned(needs);
  return { profile: profileRoutes(profileService(needs)) };
}
