import type { Dashboard } from '@metra/contract/my';
import type { Sector } from '@metra/contract/primitives';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { goalPictureAddress } from '../../catalogue/catalogue.module.ts';
import type { CurrentKpiValues } from '../../kpis/kpis.module.ts';
import { activityOf } from '../activities/activities.views.ts';
import { currentValuesOf } from '../current-values.views.ts';
import type { GoalViewNeeds } from '../goals/goals.views.ts';
import { statusAndKpis } from '../goals/trackable-goal.ts';
import { isOverdue } from '../measures/overdue.ts';
import { pictureOf } from '../measures/trackable-measure.ts';
import { meanOf } from '../progress/judgement.ts';
import { type DashboardGoalRow, type DashboardRow, dashboardRow } from './dashboard.views.ts';
import { type TaskSources, tasksOf } from './tasks.ts';

type Needs = GoalViewNeeds & Pick<Platform, 'database'>;

export const dashboardService = ({ database, clock, linkTo, currentKpiValues }: Needs) => ({
  /** What the dashboard shows: one statement, and one more for values. */
  async read({ actor, language }: Call): Promise<Dashboard> {
    const { organisationId, timeZone, firstMonth } = actor;
    const db = database.kysely;
    const row = await dashboardRow(db, organisationId, language);
    if (!row) throw new DomainError('strategy.noActiveStrategy');
    const today = clock.today(timeZone);
    const wanted = { organisationId, today, firstMonth, language };
    const currentValues = await currentValuesOf(currentKpiValues, db, wanted, row.goals);
    const goals = row.goals.map((goal) => goalCard(goal, { currentValues, today }));
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
      tasks: tasksOf(taskSources(row, goals, currentValues), today, language),
      activity: row.activity.map((activity) => activityOf(activity, language)),
    };
  },
});

type GoalCard = Dashboard['goals'][number];
type CardContext = { currentValues: CurrentKpiValues; today: Temporal.PlainDate };

function goalCard(goal: DashboardGoalRow, context: CardContext): GoalCard {
  // What is worked on has not ended.
  const { kpis, leadingKpiId, judgedOn, ...state } = statusAndKpis({ ...goal, ending: null }, context);
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
    measures: goal.measures.map(({ id, slug, name, state, due_on }) => ({
      id,
      name,
      image: pictureOf({ id, slug, goal_slug: goal.slug, sector: goal.sector }),
      state,
      dueOn: due_on,
      overdue: isOverdue(state, due_on, context.today),
    })),
  };
}

function usualTarget({ proposals }: DashboardGoalRow, leadingKpiId: number): GoalCard['proposal'] {
  const proposal = proposals.find(({ kpi_id }) => kpi_id === leadingKpiId);
  return proposal ? { kind: proposal.kind, amount: proposal.amount, years: proposal.years } : null;
}

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

/** More would push everything else away; the page they lead to shows all. */
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
  })),
  measures: goals.flatMap(({ id: goalId, measures }) =>
    measures.map(({ id, name, state, due_on }) => ({ id, goalId, name, state, dueOn: due_on })),
  ),
  kpis: currentValues.due.slice(0, mostKpis).map(({ name, dueOn, frequency, period }) => ({
    name,
    dueOn,
    link: `/app/tracking/records?frequency=${frequency}&period=${period}`,
  })),
  subscription: subscription && {
    activeUntil: subscription.active_until,
    autoRenew: subscription.auto_renew,
    isTrial: subscription.is_trial,
  },
  isProfileComplete: is_profile_complete,
});
