import { keepKpisTrue } from '../domain/kpis/keep-kpis-true.ts';
import { keepArchiveTrue } from '../features/archive/keep-archive-true.ts';
import { keepDashboardTrue } from '../features/dashboard/keep-dashboard-true.ts';
import { keepGoalsTrue } from '../features/goals/keep-goals-true.ts';
import { keepSettingsTrue } from '../features/settings/keep-settings-true.ts';
import { keepSubscriptionTrue } from '../features/subscription/keep-subscription-true.ts';
import { events } from '../lib/events.ts';
import { shareEventsAcrossTabs } from '../lib/events-across-tabs.ts';

/** Each feature says which events make it ask again; events of one tab are heard in all of them. */
export function keepFeaturesTrue(): void {
  keepDashboardTrue();
  keepGoalsTrue();
  keepArchiveTrue();
  keepSettingsTrue();
  keepKpisTrue();
  keepSubscriptionTrue();
  shareEventsAcrossTabs(events, new BroadcastChannel('metra-events'));
}
