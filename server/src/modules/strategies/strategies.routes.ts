import type { my } from '@metra/contract/my';
import type { strategies } from '@metra/contract/strategies';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { strategiesService } from './strategies.service.ts';
import type { wizardService } from './wizard/finish.service.ts';

type Service = ReturnType<typeof strategiesService>;

export const strategiesRoutes = (service: Service): Handlers<typeof strategies> => ({
  list: ({ actor, query, language }) => service.list(actor, query, language),
  create: ({ actor, body, language }) => service.create(actor, body, language),
  read: ({ actor, params, language }) => service.read(actor, params.strategyId, language),
  update: ({ actor, params, body, language }) => service.update(actor, params.strategyId, body, language),
  remove: ({ actor, params }) => service.remove(actor, params.strategyId),
  activate: ({ actor, params, language }) => service.activate(actor, params.strategyId, language),
  finishActive: ({ actor, query, language }) => service.finishActive(actor, query.measureState, language),
  goals: ({ actor, params, query, language }) => service.goals(actor, params.strategyId, query, language),
});

export const myStrategyRoutes = (
  service: Service,
  wizard: ReturnType<typeof wizardService>,
): Pick<Handlers<typeof my>, 'activeStrategy' | 'finishWizard'> => ({
  activeStrategy: ({ actor, language }) => service.active(actor, language),
  finishWizard: (call) => wizard.finish(call, call.body),
});
