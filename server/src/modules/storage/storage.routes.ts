import type { storage } from '@metra/contract/operations/storage';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { storageService } from './storage.service.ts';

export const storageRoutes = (service: ReturnType<typeof storageService>): Handlers<typeof storage> => ({
  read: (call) => service.read(call, call.params.name),
  write: (call) => service.write(call, call.params.name, call.body),
  remove: (call) => service.remove(call, call.params.name),
});
