import type { Platform } from '../../platform/platform.ts';
import { profileRoutes } from './profile.routes.ts';
import { type ProfileNeeds, profileService } from './profile.service.ts';
import { defineRemovalOfAbandoned } from './remove-abandoned.job.ts';

export { organisationStore } from './organisation.store.ts';
export { organisationSheet } from './organisation-sheet.views.ts';
export { operatorId, organisationsStore } from './organisations.store.ts';
export { writeCompanyProfile } from './profile.service.ts';
export { publicProfileStore, showDeliveredLogo } from './public-profile.store.ts';
export { type ReportedCompany, reportedCompany } from './reported-company.views.ts';

type Needs = ProfileNeeds & Pick<Platform, 'files' | 'jobs'>;

/** Companies: who they are and how they show themselves. */
export function organisationsModule(needs: Needs) {
  defineRemovalOfAbandoned(needs);
  return { profile: profileRoutes(profileService(needs)) };
}
