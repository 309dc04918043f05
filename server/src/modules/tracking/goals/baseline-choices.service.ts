import type { BaselineChoice } from '@metra/contract/shapes/tracking-shapes';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { readerOf } from '../../../platform/http/reader.ts';
import type { Platform } from '../../../platform/platform.ts';
import { periodOf } from '../../kpis/kpis.module.ts';
import { baselineChoices } from './baseline-choices.ts';
import { type GoalViewNeeds, goalViews } from './goals.views.ts';
import { baselineViews } from './recalculations.views.ts';

type Needs = Pick<GoalViewNeeds, 'clock' | 'currentKpiValues' | 'linkTo'> & Pick<Platform, 'database'>;

/** Recorded values that can be the baseline of a goal's KPI. */
export const baselineChoicesService = (needs: Needs) => ({
  async list(call: Call, goalId: number, kpiId: number): Promise<{ items: BaselineChoice[] }> {
    const { database, clock, currentKpiValues } = needs;
    const { organisationId, timeZone, firstMonth } = call.actor;
    const db = database.kysely;
    if (!(await goalViews(db, { ...needs, ...readerOf(call) }).exists(goalId)))
      throw new DomainError('not_found.goal');
    const kpi = orNotFound(await baselineViews(db, { organisationId }).kpi(goalId, kpiId), 'not_found.kpi');
    const today = clock.today(timeZone);
    const calendar = { today: today.toString(), firstMonth };
    // Four business years reach back further than the values that are read otherwise.
    const since = today.with({ month: 1, day: 1 }).subtract({ years: 5 }).toString();
    const query = { organisationId, calendar, language: call.language, kpiIds: [kpiId], since };
    const values = await currentKpiValues(db, query);
    const items = baselineChoices(
      {
        firstMonth,
        frequency: values.spanOf(kpiId) ?? kpi.frequency,
        valueOver(months) {
          const known = values.valueFor(kpiId, periodOf(months));
          if (!known) return { value: null, isWhole: false, covered: 0, estimated: 0 };
          const { state, covered, shares } = known.completeness;
          return {
            value: known.value,
            isWhole: state === 'WHOLE',
            covered,
            estimated: shares?.estimated ?? 0,
          };
        },
      },
      today,
    );
    return { items };
  },
});
