import type { Platform } from '../../platform/platform.ts';
import { adminViewsRoutes } from './admin-views.routes.ts';
import { adminViewsService } from './admin-views.service.ts';

/** Saved filters of the administration's lists. */
export const adminViewsModule = (needs: Pick<Platform, 'database' | 'clock' | 'audit'>) => ({
  handlers: { adminViews: adminViewsRoutes(adminViewsService(needs)) },
  exports: {},
});
