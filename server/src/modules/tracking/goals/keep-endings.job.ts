import type { Platform } from '../../../platform/platform.ts';
import { endingOf } from './ending.ts';
import { endingStore, goalsWithoutEnding } from './endings.store.ts';
import { goalStore } from './goals.store.ts';
import { type GoalViewNeeds, goalViews } from './goals.views.ts';

type Needs = GoalViewNeeds & Pick<Platform, 'database'>;

/** Goals that ended before endings were kept are judged for that day once, with what is known now. */
export function defineKeepingOfEndings(needs: Needs & Pick<Platform, 'jobs'>): void {
  const { jobs } = needs;
  jobs.define('tracking.keep-endings', () => keepEndings(needs), { timeoutSeconds: 900 });
  jobs.schedule('tracking.keep-endings', '*/10 * * * *', 'UTC');
}

async function keepEndings(needs: Needs): Promise<void> {
  const { database } = needs;
  for (const { id, organisation_id, time_zone } of await goalsWithoutEnding(database.kysely)) {
    await database.transaction(async (tx) => {
      const goal = await goalStore(tx, organisation_id).lock(id);
      if (!goal || goal.isActive) return;
      const actor = { organisationId: organisation_id, timeZone: time_zone };
      const judged = await goalViews(tx, needs, { actor, language: 'de' }).one(id);
      await endingStore(tx, organisation_id).keep([{ id, ending: endingOf(judged) }], 'LATER');
    });
  }
}
