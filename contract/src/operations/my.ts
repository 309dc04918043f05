import { z } from 'zod';
import { operation } from '../core/operation.ts';
import { Count, Id, Instant, IsoDate, Sector, text } from '../core/primitives.ts';
import { SubscriptionState } from '../shapes/billing-shapes.ts';
import { Period } from '../shapes/kpi-shapes.ts';
import { Activity, GoalKpi, MeasureState, TargetProposal, TrackableGoal } from '../shapes/tracking-shapes.ts';
import { WizardFinish } from '../shapes/wizard-shapes.ts';
import { OverviewRow } from './kpi-history.ts';
import { Strategy } from './strategies.ts';

const goalCard = TrackableGoal.pick({
  id: true,
  slug: true,
  name: true,
  image: true,
  sector: true,
  progress: true,
  expectedProgress: true,
  status: true,
  dueOn: true,
  startedAt: true,
}).extend({
  leadingKpi: GoalKpi.nullable(),
  proposal: TargetProposal.pick({ kind: true, amount: true, years: true })
    .nullable()
    .meta({ description: 'A usual target for the leading KPI, as long as it has none' }),
  measures: z
    .array(
      z.object({
        id: Id,
        name: text(200),
        image: text(400),
        state: MeasureState,
        dueOn: IsoDate.nullable(),
        overdue: z.boolean(),
        matchingOffers: Count.meta({
          description: 'Offers of others that fit, as long as it is not finished',
        }),
      }),
    )
    .max(100),
});

/** Tasks of the organisation, the most urgent first. */
export const Task = z.object({
  type: z.enum([
    'MEASURE_OVERDUE',
    'MEASURE_DUE',
    'KPI_MISSING',
    'GOAL_MISSED',
    'GOAL_WITHOUT_DATA',
    'GOAL_WITHOUT_TARGET',
    'SUBSCRIPTION_ENDING',
    'PROFILE_INCOMPLETE',
  ]),
  title: text(200),
  dueOn: IsoDate.nullable(),
  link: text(300),
});
export type Task = z.infer<typeof Task>;

/** A KPI of a goal on the dashboard. */
const DashboardKpi = OverviewRow.pick({
  kpi: true,
  latest: true,
  trend: true,
  noTrend: true,
  target: true,
  sparkline: true,
}).extend({
  distance: z.number().nullable().meta({
    description: 'Progress minus the share of time that has passed; null if the goal is not judged',
  }),
  open: z
    .object({ period: Period, link: text(300) })
    .nullable()
    .meta({
      description:
        'The newest period that is over and not entered, with the address at which it can be entered',
    }),
});
export type DashboardKpi = z.infer<typeof DashboardKpi>;

/** The first steps of a new organisation. They are computed from its data. */
export const FirstSteps = z.object({
  targets: z
    .object({ set: Count, of: Count })
    .meta({ description: 'The number of goals with a target, and of all goals' }),
  values: z.boolean().meta({ description: 'A value was entered' }),
  colleague: z.boolean().meta({ description: 'Another person has joined or was invited' }),
  lastYear: z.object({
    period: Period,
    entered: z.boolean().meta({ description: 'It has a value' }),
  }),
});
export type FirstSteps = z.infer<typeof FirstSteps>;

export const Dashboard = z.object({
  today: IsoDate.meta({ description: 'In the time zone of the organisation' }),
  strategy: z.object({ id: Id, name: text(200), activatedAt: Instant }),
  organisation: z.object({ id: Id, name: text(200), logoUrl: text(500).nullable() }),
  goals: z.array(goalCard).max(100),
  sectors: z.array(z.object({ sector: Sector, goals: Count, progress: z.number().nullable() })).max(3),
  measures: z.object({ inProgress: Count, done: Count, total: Count }),
  kpis: z
    .array(DashboardKpi)
    .max(8)
    .meta({ description: 'The KPIs of the goals, in the order of the goals' }),
  tasks: z.array(Task).max(50),
  firstSteps: FirstSteps.nullable().meta({
    description: 'Null once all are done, or the first months are over',
  }),
  freeUntil: IsoDate.nullable().meta({ description: 'The last of the free days, while they run' }),
  activity: z.array(Activity).max(10),
});
export type Dashboard = z.infer<typeof Dashboard>;

export type { SubscriptionState } from '../shapes/billing-shapes.ts';

export const my = {
  activeStrategy: operation({
    method: 'GET',
    path: '/my/metra-lite/active-strategy',
    access: 'member',
    summary: 'The strategy the organisation works on',
    response: Strategy,
    errors: ['strategy.noActiveStrategy'],
  }),
  dashboard: operation({
    method: 'GET',
    path: '/my/metra-lite/dashboard',
    access: 'member',
    summary: 'Everything the dashboard shows, in one call',
    response: Dashboard,
    errors: ['strategy.noActiveStrategy'],
  }),
  finishWizard: operation({
    method: 'POST',
    path: '/my/metra-lite/wizard/finish',
    access: 'member',
    summary: 'Finish the wizard: profile, strategy, goals, measures and, once, a trial',
    refusedToImpersonator: true,
    body: WizardFinish,
    response: Strategy,
    status: 201,
    idempotent: true,
    errors: [
      'strategy.already_active',
      'strategy.limit_reached',
      'not_found.resource',
      'resource.type_refused',
      'conflict.idempotency_key',
    ],
  }),
  subscription: operation({
    method: 'GET',
    path: '/my/subscription',
    access: 'member',
    summary: 'The subscription of the own organisation',
    response: SubscriptionState,
    errors: ['not_found.subscription'],
  }),
};
