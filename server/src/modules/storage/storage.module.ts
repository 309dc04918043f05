import type { Platform } from '../../platform/platform.ts';
import { storageRoutes } from './storage.routes.ts';
import { storageService } from './storage.service.ts';

export { storedValueStore } from './storage.store.ts';

/** Values that an organisation stores by name, such as the unfinished input of the wizard. */
export const storageModule = (platform: Pick<Platform, 'database' | 'clock'>) => ({
  handlers: { storage: storageRoutes(storageService(platform)) },
  exports: {},
});
