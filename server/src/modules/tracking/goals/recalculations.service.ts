import type { Recalculation } from '@metra/contract/shapes/tracking-shapes';
import type { Db } from '../../../platform/database/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { firstDay, lastDay, monthsOfCode, type ReadKpiSources } from '../../kpis/kpis.module.ts';
import type { GoalViewNeeds } from './goals.views.ts';
import { hasMoved } from './has-moved.ts';
import { type BaselineRow, baselineViews } from './recalculations.views.ts';

type Needs = Pick<GoalViewNeeds, 'clock' | 'currentKpiValues'> & { kpiSources: ReadKpiSources };

const daysOf = (period: string) => {
  const { first, last } = monthsOfCode(period);
  return { start: firstDay(first), end: lastDay(last) };
};

/** Present values of complete periods of KPIs; periods with gaps are left out. */
export async function wholeValues(
  db: Db,
  { clock, currentKpiValues }: Pick<Needs, 'clock' | 'currentKpiValues'>,
  { actor, language }: Pick<Call, 'actor' | 'language'>,
  wanted: readonly { kpiId: number; period: string }[],
): Promise<ReadonlyMap<number, number>> {
  const [since] = wanted.map(({ period }) => daysOf(period).start).sort();
  if (since === undefined) return new Map();
  const values = await currentKpiValues(db, {
    organisationId: actor.organisationId,
    calendar: { today: clock.today(actor.timeZone).toString(), firstMonth: actor.firstMonth },
    language,
    kpiIds: wanted.map(({ kpiId }) => kpiId),
    since,
  });
  return new Map(
    wanted.flatMap(({ kpiId, period }): [number, number][] => {
      const known = values.valueFor(kpiId, daysOf(period));
      const isWhole = known?.completeness.state === 'WHOLE' && known.value !== null;
      return isWhole && known.value !== null ? [[kpiId, known.value]] : [];
    }),
  );
}

/**
 * Baselines whose period has another value now than when they were set. It takes four statements, whatever their
 * number.
 */
export const recalculations =
  (needs: Needs) =>
  async (db: Db, call: Call, goalId: number): Promise<Recalculation[]> => {
    const { organisationId } = call.actor;
    const rows = await baselineViews(db, { organisationId }).ofGoal(goalId, call.language);
    const wanted = rows.map(({ kpi_id: kpiId, period }) => ({ kpiId, period }));
    const now = await wholeValues(db, needs, call, wanted);
    const moved = rows.filter((row) => isMoved(row, now.get(row.kpi_id), true));
    if (moved.length === 0) return [];
    const kpiIds = moved.map(({ kpi_id }) => kpi_id);
    const sources = await needs.kpiSources(db, { organisationId, language: call.language, kpiIds });
    const causes = await sources.causes(
      moved.map(({ kpi_id: kpiId, since, period }) => ({ kpiId, since, ...daysOf(period) })),
    );
    return moved.flatMap((row) => {
      const found = causes.get(row.kpi_id) ?? [];
      const valueNow = now.get(row.kpi_id);
      if (valueNow === undefined || !isMoved(row, valueNow, found.length > 0)) return [];
      return {
        kpi: {
          id: row.kpi_id,
          slug: row.slug,
          name: row.name,
          unit: { code: row.unit_code, label: row.unit_label },
          decimals: row.decimals,
        },
        period: row.period,
        value: row.value,
        valueNow,
        causes: found,
      };
    });
  };

const isMoved = (row: BaselineRow, now: number | undefined, isChanged: boolean): boolean =>
  now !== undefined && hasMoved(row, now, { decimals: row.decimals, isChanged });
