import type { Platform } from '../../platform/platform.ts';
import { adminViewsRoutes } from './admin-views.routes.ts';
import { adminViewsService } from './admin-views.service.ts';

/** Views of lists that the operator's people keep. */
export const adminViewsModule = (needs: Pick<Platform, 'database' | 'clock' | 'audit'>) => ({
  adminViews: adminViewsRoutes(adminViewsService(needs)),
});
