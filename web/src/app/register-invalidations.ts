import { registerKpiInvalidations } from '../domain/kpis/kpi.invalidations.ts';
import { registerArchiveInvalidations } from '../features/archive/archive.invalidations.ts';
import { registerDashboardInvalidations } from '../features/dashboard/dashboard.invalidations.ts';
import { registerGoalInvalidations } from '../features/goals/goals.invalidations.ts';
import { registerOrganisationInvalidations } from '../features/organisation/organisation.invalidations.ts';
import { registerSavedResultInvalidations } from '../features/questionnaire/member/saved-results.invalidations.ts';
import { registerReportInvalidations } from '../features/report/report.invalidations.ts';
import { registerResourceInvalidations } from '../features/resources/resources.invalidations.ts';
import { registerSettingsInvalidations } from '../features/settings/settings.invalidations.ts';
import { registerSubscriptionInvalidations } from '../features/subscription/subscription.invalidations.ts';
import { registerVsmeInvalidations } from '../features/vsme/vsme.invalidations.ts';

/** Each feature names the events that make its queries stale. */
export function registerInvalidations(): void {
  registerDashboardInvalidations();
  registerGoalInvalidations();
  registerArchiveInvalidations();
  registerSettingsInvalidations();
  registerResourceInvalidations();
  registerReportInvalidations();
  registerOrganisationInvalidations();
  registerKpiInvalidations();
  registerSubscriptionInvalidations();
  registerSavedResultInvalidations();
  registerVsmeInvalidations();
}
