import type { Actor } from '../../platform/http/actor.ts';
import { membersRefresh } from '../accounts/accounts.module.ts';
import { resourceLinks } from '../resources/resources.module.ts';
import { strategiesModule } from '../strategies/strategies.module.ts';
import { createTrials } from '../subscriptions/subscriptions.module.ts';
import { trackingModule } from '../tracking/tracking.module.ts';
import { callsBy, type DemoStage } from './demo-stage.ts';

/** Nobody looks at values while the story is played. */
const currentKpiValues = async () => ({ actual: () => null, due: [] });

/** What the demo member works with: the same calls as in the browser. */
export function demoDesk({ needs }: Pick<DemoStage, 'needs'>, actor: Actor) {
  const reading = { ...needs, linkTo: resourceLinks(needs), currentKpiValues };
  const { tracking } = trackingModule(reading);
  const { strategies } = strategiesModule({ ...reading, trials: createTrials(membersRefresh(needs)) });
  return { tracking, strategies, call: callsBy(actor), memberId: actor.accountId };
}

export type DemoDesk = ReturnType<typeof demoDesk>;
