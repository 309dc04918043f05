import type { Activity } from '@metra/contract/shapes/tracking-shapes';
import { translate, translateIfKnown } from '../../lib/i18n/tolgee.ts';

/** What happened, as a sentence. A kind of activity this page does not know yet is told in general terms. */
export function activityText({ type, by, goal, measure, data }: Activity): string {
  const words = {
    by: by ?? translate('goals.activity.someone'),
    // What was removed is known by the name it had.
    goal: goal?.name ?? data.name ?? '',
    measure: measure?.name ?? data.name ?? '',
    state: (data.to && translateIfKnown(`goals.state.${data.to}`)) ?? '',
  };
  return (
    translateIfKnown(`goals.activity.${type}`, words) ?? translate('goals.activity.other', { by: words.by })
  );
}
