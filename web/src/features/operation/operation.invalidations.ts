import { events } from '../../lib/api/events.ts';
import { invalidateAnswers } from '../../lib/api/invalidate-answers.ts';
import { operatorApi } from '../../lib/api/operator-api.ts';

/** A decision about a job or a mail changes its list, the overview and the log. */
export function registerOperationInvalidations(): void {
  const { jobs, mails, overview, audit, system } = operatorApi;
  events.on('operationChanged', () => {
    void invalidateAnswers(jobs.kinds, jobs.failed, mails.list, overview.read, audit.list, system.read);
  });
}
