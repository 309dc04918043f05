import type { my } from '@metra/contract/operations/my';
import type { strategies } from '@metra/contract/operations/strategies';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { strategiesService } from './strategies.service.ts';
import type { wizardService } from './wizard/wizard.service.ts';

type Service = ReturnType<typeof strategiesService>;

export const strategiesRoutes = (service: Service): Handlers<typeof strategies> => ({
  list: (call) => service.list(call, call.query),
  create: (call) => service.create(call, call.body),
  read: (call) => service.read(call, call.params.strategyId),
  update: (call) => service.update(call, call.params.strategyId, call.body),
  remove: (call) => service.remove(call, call.params.strategyId),
  activate: (call) => service.activate(call, call.params.strategyId),
  finishActive: (call) => service.finishActive(call, call.query),
  goals: (call) => service.goals(call, call.params.strategyId, call.query),
});

export const myStrategyRoutes = (
  service: Service,
  wizard: ReturnType<typeof wizardService>,
): Pick<Handlers<typeof my>, 'activeStrategy' | 'finishWizard'> => ({
  activeStrategy: (call) => service.active(call),
  finishWizard: (call) => wizard.finish(call, call.body),
});
