import type { Sector } from '@metra/contract/core/primitives';
import type { Dashboard } from '@metra/contract/operations/my';
import { distanceToPlan } from '@metra/contract/rules/distance-to-plan';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { OrganisationReader } from '../../../platform/http/reader.ts';
import type { Platform } from '../../../platform/platform.ts';
import { goalPictureAddress } from '../../catalogue/catalogue.module.ts';
import {
  type CurrentKpiValues,
  type Months,
  monthOf,
  monthsOf,
  monthsOfCode,
  periodOf,
  unitAround,
} from '../../kpis/kpis.module.ts';
import { activityOf } from '../activities/activities.views.ts';
import { currentValuesOf } from '../current-values.views.ts';
import type { JudgingContext } from '../goals/goal-kpi.ts';
import type { GoalViewNeeds } from '../goals/goals.views.ts';
import { statusAndKpis } from '../goals/trackable-goal.ts';
import { isOverdue } from '../measures/overdue.ts';
import { pictureOf } from '../measures/trackable-measure.ts';
import { meanOf } from '../progress/judgement.ts';
import { type DashboardGoalRow, type DashboardRow, dashboardViews } from './dashboard.views.ts';
import { firstStepsOf } from './first-steps.ts';
import { type TaskSources, tasksOf } from './tasks.ts';

type Needs = GoalViewNeeds & Pick<Platform, 'database'>;

export const dashboardService = ({ database, clock, linkTo, currentKpiValues }: Needs) => ({
  /** Reads the dashboard with one statement, and the values with another. */
  async read({ actor, language }: OrganisationReader): Promise<Dashboard> {
    const { organisationId, timeZone, firstMonth } = actor;
    const db = database.kysely;
    const today = clock.today(timeZone);
    const lastYear = periodOf(yearBefore(today, firstMonth));
    const row = await dashboardViews(db, { organisationId, language }).one(lastYear);
    if (!row) throw new DomainError('strategy.noActiveStrategy');
    const wanted = { organisationId, today, firstMonth, language };
    const currentValues = await currentValuesOf(currentKpiValues, db, wanted, row.goals);
    const judged = row.goals.map((goal) => ({ goal, ...goalState(goal, { currentValues, today }) }));
    const goals = judged.map((each) => goalCard(each, today));
    return {
      today: today.toString(),
      strategy: { id: row.id, name: row.name, activatedAt: row.activated_at.toISOString() },
      organisation: {
        id: row.organisation_id,
        name: row.organisation_name,
        logoUrl: row.logo && linkTo(row.logo),
      },
      goals,
      sectors: sectorsOf(goals),
      measures: countMeasures(row.goals),
      kpis: kpiRows(judged, currentValues),
      tasks: tasksOf(taskSources(row, goals, currentValues), today, language),
      firstSteps: firstStepsOf(
        {
          joinedOn: row.joined_on,
          hasValues: row.has_values,
          people: row.people,
          lastYear: { period: lastYear, entered: row.has_last_year },
          goals: goals.map(({ status, leadingKpi }) => ({ status, isOff: isOff(leadingKpi) })),
        },
        today,
      ),
      freeUntil: row.subscription?.is_trial ? row.subscription.active_until : null,
      activity: row.activity.map((activity) => activityOf(activity, language)),
    };
  },
});

/** The business year before the current one. */
function yearBefore(today: Temporal.PlainDate, firstMonth: number): Months {
  const { first, last } = unitAround(monthOf(today.toString()), 'YEAR', firstMonth);
  return { first: first - monthsOf.YEAR, last: last - monthsOf.YEAR };
}

type GoalCard = Dashboard['goals'][number];

const isOff = (kpi: GoalCard['leadingKpi']): boolean => kpi?.noJudgement === 'SWITCHED_OFF';

type Judged = ReturnType<typeof goalState> & { goal: DashboardGoalRow };

/** Goals on the dashboard are active, so they have not ended. */
const goalState = (goal: DashboardGoalRow, context: JudgingContext) =>
  statusAndKpis({ ...goal, ending: null }, context);

function goalCard(judged: Judged, today: Temporal.PlainDate): GoalCard {
  const { goal, kpis, leadingKpiId, judgedOn, ...state } = judged;
  const leadingKpi = kpis.find(({ kpiId }) => kpiId === leadingKpiId) ?? null;
  return {
    id: goal.id,
    slug: goal.slug,
    name: goal.name,
    image: goalPictureAddress(goal.slug, goal.sector),
    sector: goal.sector,
    ...state,
    dueOn: goal.due_on,
    startedAt: new Date(goal.started_at).toISOString(),
    leadingKpi,
    proposal: leadingKpi && !leadingKpi.target ? usualTarget(goal, leadingKpi.kpiId) : null,
    measures: goal.measures.map(({ id, slug, name, state, due_on, matching_offers }) => ({
      id,
      name,
      image: pictureOf({ id, slug, goal_slug: goal.slug, sector: goal.sector }),
      state,
      dueOn: due_on,
      overdue: isOverdue(state, due_on, today),
      matchingOffers: matching_offers,
    })),
  };
}

function usualTarget({ proposals }: DashboardGoalRow, leadingKpiId: number): GoalCard['proposal'] {
  const proposal = proposals.find(({ kpi_id }) => kpi_id === leadingKpiId);
  return proposal ? { kind: proposal.kind, amount: proposal.amount, years: proposal.years } : null;
}

/** This many rows fit at a glance; the company data shows all. */
const mostRows = 8;

/**
 * Takes the first of each list, then the second of each, so that no goal displaces the others and the order is
 * stable.
 */
function inTurns(lists: readonly (readonly number[])[]): number[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) =>
    lists.flatMap((list) => list.slice(turn, turn + 1)),
  ).flat();
}

/** Leading KPIs come first, then KPIs with a target, then those they are computed from, then the others. */
function kpiRows(judged: readonly Judged[], currentValues: CurrentKpiValues): Dashboard['kpis'] {
  const all = judged.flatMap(({ kpis }) => kpis);
  const leading = judged.flatMap(({ leadingKpiId }) => leadingKpiId ?? []);
  const idsOf = (kpis: typeof all) => kpis.map(({ kpiId }) => kpiId);
  const aimed = idsOf(all.filter(({ target }) => target));
  const entered = judged.map(({ kpis }) => {
    const needed = idsOf(kpis).map((kpiId) => currentValues.enteredFor(kpiId));
    return [...idsOf(kpis).filter((kpiId, place) => needed[place]?.includes(kpiId)), ...needed.flat()];
  });
  const ids = [...new Set([...leading, ...aimed, ...inTurns(entered), ...idsOf(all)])];
  const goalKpi = goalKpiShown(judged);
  return (
    currentValues
      .rowsOf(ids.map((kpiId) => ({ kpiId, over: judgedMonths(goalKpi(kpiId)) })))
      // KPIs that do not apply are left out.
      .filter(({ row: { latest, reason } }) => latest || reason === null)
      .slice(0, mostRows)
      .map(({ row: { kpi, latest, trend, noTrend, target, sparkline }, open }) => ({
        ...{ kpi, latest, trend, noTrend, target, sparkline },
        distance: distanceOf(goalKpi(kpi.id)),
        open: open && { period: open, link: entryLink(kpi.frequency, open.code) },
      }))
  );
}

/** If goals share a KPI, its row shows the target of the oldest goal that has one. */
function goalKpiShown(judged: readonly Judged[]): (kpiId: number) => Judged['kpis'][number] | undefined {
  const oldestFirst = judged.toSorted((a, b) => a.goal.id - b.goal.id).flatMap(({ kpis }) => kpis);
  return (wanted) => {
    const shared = oldestFirst.filter(({ kpiId }) => kpiId === wanted);
    return shared.find(({ target }) => target) ?? shared[0];
  };
}

/** A value beside a target covers the same number of months, so that a month is never compared with a year. */
const judgedMonths = (kpi: Judged['kpis'][number] | undefined): Months | null =>
  (kpi?.target && kpi.actual && monthsOfCode(kpi.actual.period)) || null;

const distanceOf = (kpi: Judged['kpis'][number] | undefined): number | null =>
  kpi ? distanceToPlan(kpi) : null;

const entryLink = (frequency: string, period: string): string =>
  `/app/tracking/records?frequency=${frequency}&period=${period}`;

const sectorsOf = (goals: readonly GoalCard[]): Dashboard['sectors'] =>
  (['e', 's', 'g'] satisfies Sector[]).map((sector) => {
    const own = goals.filter((goal) => goal.sector === sector);
    return { sector, goals: own.length, progress: meanOf(own.map(({ progress }) => progress)) };
  });

function countMeasures(goals: readonly DashboardGoalRow[]): Dashboard['measures'] {
  const states = goals.flatMap(({ measures }) => measures.map(({ state }) => state));
  const count = (wanted: string) => states.filter((state) => state === wanted).length;
  return { inProgress: count('IN_PROGRESS'), done: count('DONE'), total: states.length - count('DROPPED') };
}

/** More tasks would displace everything else; the linked page shows all. */
const mostKpis = 5;

const taskSources = (
  { goals, subscription, is_profile_complete }: DashboardRow,
  cards: readonly GoalCard[],
  currentValues: CurrentKpiValues,
): TaskSources => ({
  goals: cards.map(({ id, name, status, leadingKpi }) => ({
    id,
    name,
    status,
    mend: leadingKpi?.mend ?? null,
    isUnset: leadingKpi?.noJudgement === 'NO_BASELINE',
    isOff: isOff(leadingKpi),
  })),
  measures: goals.flatMap(({ id: goalId, measures }) =>
    measures.map(({ id, name, state, due_on }) => ({ id, goalId, name, state, dueOn: due_on })),
  ),
  kpis: currentValues
    .due()
    .slice(0, mostKpis)
    .map(({ name, dueOn, frequency, period }) => ({
      name,
      dueOn,
      link: entryLink(frequency, period),
    })),
  subscription: subscription && {
    activeUntil: subscription.active_until,
    autoRenew: subscription.auto_renew,
    isTrial: subscription.is_trial,
  },
  isProfileComplete: is_profile_complete,
});
