import type { frontend } from '@metra/contract/operations/frontend';
import type { lookup } from '@metra/contract/operations/lookup';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { catalogueService } from './catalogue.service.ts';

type Service = ReturnType<typeof catalogueService>;

export const frontendRoutes = (service: Service): Pick<Handlers<typeof frontend>, 'metraLite'> => ({
  metraLite: (call) => service.publicData(call),
});

export const lookupRoutes = (
  service: Service,
): Omit<Handlers<typeof lookup>, 'landingPages' | 'tags' | 'tagTypes' | 'offers' | 'organisations'> => ({
  goals: (call) => service.lookUpGoals(call, call.query),
  measures: (call) => service.lookUpMeasures(call, call.query),
  categories: (call) => service.lookUpCategories(call, call.query),
  offerTypes: (call) => service.lookUpOfferTypes(call, call.query),
  organisationTypes: (call) => service.lookUpOrganisationTypes(call, call.query),
});
