import type { Platform } from '../../platform/platform.ts';
import { translationsRoutes } from './translations.routes.ts';
import { translationsService } from './translations.service.ts';

/** What the operator writes in both languages, whichever module keeps it. */
export const translationsModule = (needs: Pick<Platform, 'database' | 'audit'>) => ({
  translationsAdmin: translationsRoutes(translationsService(needs)),
});
