import type { Activity } from '@metra/contract/shapes/tracking-shapes';
import { translate, translateIfKnown } from '../../lib/i18n/tolgee.ts';

/** An unknown kind of activity has a general text. */
export function activityText({ type, by, goal, measure, data }: Activity): string {
  const words = {
    by: by ?? translate('goals.activity.someone'),
    // A removed object is shown with its last name.
    goal: goal?.name ?? data.name ?? '',
    measure: measure?.name ?? data.name ?? '',
    state: (data.to && translateIfKnown(`goals.state.${data.to}`)) ?? '',
  };
  return (
    translateIfKnown(`goals.activity.${type}`, words) ?? translate('goals.activity.other', { by: words.by })
  );
}
