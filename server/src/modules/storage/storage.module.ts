import type { Platform } from '../../platform/platform.ts';
import { storageRoutes } from './storage.routes.ts';
import { storageService } from './storage.service.ts';

export { storedValueStore } from './storage.store.ts';

/** Values an organisation keeps by name, such as what was chosen in the wizard so far. */
export const storageModule = (platform: Pick<Platform, 'database' | 'clock'>) => ({
  storage: storageRoutes(storageService(platform)),
});
