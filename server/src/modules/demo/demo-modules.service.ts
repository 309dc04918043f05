import type { Actor } from '../../platform/http/actor.ts';
import { membersRefresh } from '../accounts/accounts.module.ts';
import type { CurrentKpiValues, KpiSources } from '../kpis/kpis.module.ts';
import { resourceLinks } from '../resources/resources.module.ts';
import { strategiesModule } from '../strategies/strategies.module.ts';
import { createTrials } from '../subscriptions/subscriptions.module.ts';
import { trackingModule } from '../tracking/tracking.module.ts';
import { callsBy, type DemoEnvironment } from './demo-environment.service.ts';

/** Nothing reads current values while the demo is created. */
const currentKpiValues = async (): Promise<CurrentKpiValues> => ({
  firstMonth: 1,
  spanOf: () => null,
  valueFor: () => null,
  yearIn: () => null,
  rowsOf: () => [],
  enteredFor: () => [],
  switchedOff: () => null,
  due: () => [],
});

const kpiSources = (): Promise<KpiSources> =>
  Promise.reject(new Error('Nobody looks at changes while the demo is made.'));

/** The demo company is created with the same calls that the browser sends. */
export function demoModules({ needs }: Pick<DemoEnvironment, 'needs'>, actor: Actor) {
  const moduleNeeds = { ...needs, linkTo: resourceLinks(needs), currentKpiValues, kpiSources };
  const { tracking } = trackingModule(moduleNeeds).handlers;
  const { strategies } = strategiesModule({
    ...moduleNeeds,
    trials: createTrials({ ...needs, refreshMembers: membersRefresh(needs) }),
  }).handlers;
  return { tracking, strategies, call: callsBy(actor), memberId: actor.accountId };
}

export type DemoModules = ReturnType<typeof demoModules>;
