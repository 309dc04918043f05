import type { Platform } from '../../platform/platform.ts';
import { projectsAdminRoutes } from './projects-admin.routes.ts';
import { projectsAdminService } from './projects-admin.service.ts';

export { writeDeliveredProjects } from './projects.store.ts';
export { projectViews } from './projects.views.ts';
export { projectsSheet } from './projects-sheet.views.ts';

/** Projects in which organisations take part. */
export const projectsModule = (needs: Pick<Platform, 'database' | 'clock' | 'signals' | 'audit'>) => ({
  handlers: { projectsAdmin: projectsAdminRoutes(projectsAdminService(needs)) },
  exports: {},
});
