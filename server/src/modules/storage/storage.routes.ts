import type { storage } from '@metra/contract/storage';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { storageService } from './storage.service.ts';

export const storageRoutes = (service: ReturnType<typeof storageService>): Handlers<typeof storage> => ({
  read: ({ actor, params }) => service.read(actor, params.name),
  write: ({ actor, params, body }) => service.write(actor, params.name, body),
  remove: async ({ actor, params }) => {
    await service.remove(actor, params.name);
    return undefined;
  },
});
