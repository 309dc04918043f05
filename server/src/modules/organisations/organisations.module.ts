import type { Platform } from '../../platform/platform.ts';
import { organisationBulkService } from './administration/organisation-bulk.service.ts';
import { organisationsAdminRoutes } from './administration/organisations-admin.routes.ts';
import {
  type OrganisationsAdminNeeds,
  organisationsAdminService,
} from './administration/organisations-admin.service.ts';
import { listedOrganisations } from './pages/listed-pages.views.ts';
import {
  communityRoutes,
  organisationLookupRoutes,
  organisationPagesRoutes,
} from './pages/organisation-pages.routes.ts';
import { organisationPagesService, type PageNeeds } from './pages/organisation-pages.service.ts';
import { profileRoutes } from './profile.routes.ts';
import { type ProfileNeeds, profileService } from './profile.service.ts';
import { registerAbandonedOrganisationsJob } from './remove-abandoned.job.ts';

export { organisationStore } from './organisation.store.ts';
export {
  type OrganisationColumns,
  organisationColumns,
  organisationOf,
} from './organisation-name.views.ts';
export { organisationSheet } from './organisation-sheet.views.ts';
export { operatorId, organisationsStore } from './organisations.store.ts';
export { organisationPageViews } from './pages/organisation-pages.views.ts';
export { organisationTagViews } from './pages/organisation-tags.views.ts';
export { peopleViews } from './people.views.ts';
export { writeCompanyProfile } from './profile.service.ts';
export { publicProfileStore, showDeliveredLogo } from './public-profile.store.ts';
export { type ReportedCompany, reportedCompanyViews } from './reported-company.views.ts';

type Needs = ProfileNeeds & PageNeeds & OrganisationsAdminNeeds & Pick<Platform, 'files' | 'jobs'>;

/** Organisations with their profiles and public pages. */
export function organisationsModule(needs: Needs) {
  registerAbandonedOrganisationsJob(needs);
  const pages = organisationPagesService(needs);
  return {
    handlers: {
      organisations: organisationPagesRoutes(pages),
      community: communityRoutes(pages),
      lookup: organisationLookupRoutes(pages),
      profile: profileRoutes(profileService(needs)),
      organisationsAdmin: organisationsAdminRoutes({
        administration: organisationsAdminService(needs),
        bulk: organisationBulkService(needs),
      }),
    },
    exports: { listedPages: (most: number) => listedOrganisations(needs.database.kysely, most) },
  };
}
