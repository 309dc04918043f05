import type { Platform } from '../../platform/platform.ts';
import { translationsRoutes } from './translations.routes.ts';
import { translationsService } from './translations.service.ts';

/** The translation state of the operator's content in all modules. */
export const translationsModule = (needs: Pick<Platform, 'database' | 'audit'>) => ({
  handlers: { translationsAdmin: translationsRoutes(translationsService(needs)) },
  exports: {},
});
