import type { offerReports } from '@metra/contract/operations/offer-reports';
import type { Handlers } from '../../../platform/http/handlers.ts';
import type { reportsService } from './reports.service.ts';

export const reportsRoutes = (service: ReturnType<typeof reportsService>): Handlers<typeof offerReports> => ({
  create: (call) => service.create(call, call.params.offerId, call.body),
});
