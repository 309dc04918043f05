import type { profile } from '@metra/contract/operations/profile';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { profileService } from './profile.service.ts';

export const profileRoutes = (service: ReturnType<typeof profileService>): Handlers<typeof profile> => ({
  read: (call) => service.read(call),
  update: (call) => service.update(call, call.body),
});
