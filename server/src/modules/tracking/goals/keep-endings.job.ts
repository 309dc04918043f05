import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { Platform } from '../../../platform/platform.ts';
import { endingOf } from './ending.ts';
import { endingStore, goalsWithoutEnding } from './endings.store.ts';
import { goalStore } from './goals.store.ts';
import { type GoalViewNeeds, goalViews } from './goals.views.ts';

type Needs = GoalViewNeeds & Pick<Platform, 'database'>;

/** Goals that ended before final states were stored are rated once for their last day, with the present data. */
export function registerGoalEndingsJob(needs: Needs & Pick<Platform, 'jobs'>): void {
  const { jobs } = needs;
  jobs.define('tracking.keep-endings', () => keepEndings(needs), { timeoutSeconds: 900 });
  jobs.schedule('tracking.keep-endings', '*/10 * * * *', 'UTC');
}

async function keepEndings(needs: Needs): Promise<void> {
  const { database } = needs;
  for (const goal of await goalsWithoutEnding(database.kysely)) {
    const { id, organisation_id } = goal;
    await database.transaction(async (tx) => {
      const found = await goalStore(tx, organisation_id).lock(id);
      if (!found || found.isActive) return;
      const { time_zone: timeZone, first_month: firstMonth } = goal;
      const reader = { organisationId: organisation_id, timeZone, firstMonth, language: 'de' as const };
      const judged = orNotFound(await goalViews(tx, { ...needs, ...reader }).one(id), 'not_found.goal');
      await endingStore(tx, organisation_id).keep([{ id, ending: endingOf(judged) }], 'LATER');
    });
  }
}
