import type { translationsAdmin } from '@metra/contract/operations/translations-admin';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { translationsService } from './translations.service.ts';

export const translationsRoutes = (
  service: ReturnType<typeof translationsService>,
): Handlers<typeof translationsAdmin> => ({
  overview: (call) => service.overview(call),
  gaps: (call) => service.gaps(call, call.params.kind, call.query),
  confirm: (call) => service.confirm(call, call.params.kind, call.params.id),
});
