import type { addresses } from '@metra/contract/operations/addresses';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { addressesService } from './addresses.service.ts';

export const addressesRoutes = (
  service: ReturnType<typeof addressesService>,
): Handlers<typeof addresses> => ({
  countries: (call) => service.countries(call),
  suggest: (call) => service.suggest(call, call.query),
  find: (call) => service.find(call, call.query),
});
