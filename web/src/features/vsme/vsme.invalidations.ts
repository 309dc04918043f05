import { api } from '../../lib/api/api.ts';
import { events } from '../../lib/api/events.ts';
import { invalidateAnswers } from '../../lib/api/invalidate-answers.ts';

/** Answers rest on KPIs and on the profile; reports rest on answers. */
export function registerVsmeInvalidations(): void {
  const invalidate = () => void invalidateAnswers(api.disclosures.read);
  events.on('kpiRecordChanged', invalidate);
  events.on('profileChanged', invalidate);
  events.on(
    'disclosuresChanged',
    () => void invalidateAnswers(api.disclosures.read, api.reports.read, api.reports.years),
  );
}
