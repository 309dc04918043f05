import type { frontend } from '@metra/contract/frontend';
import type { lookup } from '@metra/contract/lookup';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { catalogueService } from './catalogue.service.ts';

type Service = ReturnType<typeof catalogueService>;

export const frontendRoutes = (service: Service): Pick<Handlers<typeof frontend>, 'metraLite'> => ({
  metraLite: (call) => service.publicData(call),
});

export const lookupRoutes = (service: Service): Pick<Handlers<typeof lookup>, 'goals' | 'measures'> => ({
  goals: (call) => service.lookUpGoals(call, call.query),
  measures: (call) => service.lookUpMeasures(call, call.query),
});
