import type { Language } from '@metra/contract/core/primitives';
import type { Task } from '@metra/contract/operations/my';
import type { GoalStatus, MeasureState } from '@metra/contract/shapes/tracking-shapes';
import { isDueSoon, isOverdue, isUnfinished } from '../measures/overdue.ts';

interface Measure {
  id: number;
  goalId: number;
  name: string;
  state: MeasureState;
  dueOn: string | null;
}

interface Goal {
  id: number;
  name: string;
  status: GoalStatus;
  /** The link to enter the missing values; null if no value is missing. */
  mend: string | null;
  /** The goal has a target but no baseline. */
  isUnset: boolean;
  /** The leading KPI is switched off, so the goal needs nothing. */
  isOff: boolean;
}

export interface TaskSources {
  goals: readonly Goal[];
  measures: readonly Measure[];
  /** KPIs that lack a value for a period that is over. */
  kpis: readonly { name: string; dueOn: string; link: string }[];
  subscription: { activeUntil: string; autoRenew: boolean; isTrial: boolean } | null;
  isProfileComplete: boolean;
}

/** The number of days before which a reminder appears. */
const aheadDays = { trial: 7, subscription: 30 } as const;
const most = 50;

const urgency: readonly Task['type'][] = [
  'MEASURE_OVERDUE',
  'SUBSCRIPTION_ENDING',
  'MEASURE_DUE',
  'KPI_MISSING',
  'GOAL_MISSED',
  'GOAL_WITHOUT_DATA',
  'GOAL_WITHOUT_TARGET',
  'PROFILE_INCOMPLETE',
];

/** Open tasks by date; tasks without a date come last. */
export function tasksOf(sources: TaskSources, today: Temporal.PlainDate, language: Language): Task[] {
  const tasks = [
    ...sources.measures.flatMap((measure) => measureTask(measure, today)),
    ...sources.kpis.map((kpi) => ({
      type: 'KPI_MISSING' as const,
      title: kpi.name,
      dueOn: kpi.dueOn,
      link: kpi.link,
    })),
    ...sources.goals.flatMap((goal) => goalTask(goal, sources.kpis)),
    ...subscriptionTask(sources.subscription, today, language),
    ...(sources.isProfileComplete ? [] : [profileTask(language)]),
  ];
  return tasks.sort(byUrgency).slice(0, most);
}

function measureTask({ id, goalId, name, state, dueOn }: Measure, today: Temporal.PlainDate): Task[] {
  if (dueOn === null || !isUnfinished(state) || !isDueSoon(dueOn, today)) return [];
  const type = isOverdue(state, dueOn, today) ? 'MEASURE_OVERDUE' : 'MEASURE_DUE';
  return [{ type, title: name, dueOn, link: `/app/dashboard/goals/${goalId}#measure-${id}` }];
}

/** The reason why a goal cannot be rated, or that its date has passed. */
function goalTask({ id, name, status, mend, isUnset, isOff }: Goal, kpis: TaskSources['kpis']): Task[] {
  const task = (type: Task['type'], link: string): Task[] => [{ type, title: name, dueOn: null, link }];
  const page = `/app/dashboard/goals/${id}#kpis-title`;
  if (isOff) return [];
  if (status === 'NO_TARGET' || isUnset)
    return task('GOAL_WITHOUT_TARGET', `/app/dashboard/goals/${id}#target`);
  if (status === 'MISSED') return task('GOAL_MISSED', page);
  // Values that another task already asks for are skipped, and during the first period none are asked for.
  if (status === 'NO_DATA' && mend !== null && !kpis.some(({ link }) => link === mend))
    return task('GOAL_WITHOUT_DATA', mend);
  return [];
}

function subscriptionTask(
  subscription: TaskSources['subscription'],
  today: Temporal.PlainDate,
  language: Language,
): Task[] {
  if (!subscription || subscription.autoRenew) return [];
  const { isTrial, activeUntil } = subscription;
  if (!isWithin(activeUntil, today, isTrial ? aheadDays.trial : aheadDays.subscription)) return [];
  const title = titles[isTrial ? 'trialEnding' : 'subscriptionEnding'][language];
  return [{ type: 'SUBSCRIPTION_ENDING', title, dueOn: activeUntil, link: '/app/profile/abo' }];
}

const profileTask = (language: Language): Task => ({
  type: 'PROFILE_INCOMPLETE',
  title: titles.profile[language],
  dueOn: null,
  link: '/app/profile/settings',
});

const isWithin = (day: string, today: Temporal.PlainDate, days: number) =>
  day <= today.add({ days }).toString();

function byUrgency(a: Task, b: Task): number {
  if (a.dueOn !== b.dueOn) {
    if (a.dueOn === null) return 1;
    if (b.dueOn === null) return -1;
    return a.dueOn < b.dueOn ? -1 : 1;
  }
  return urgency.indexOf(a.type) - urgency.indexOf(b.type);
}

const titles = {
  trialEnding: { de: 'Ihre Testphase endet', en: 'Your trial ends' },
  subscriptionEnding: { de: 'Ihr Abo endet', en: 'Your subscription ends' },
  profile: { de: 'Unternehmensprofil vervollständigen', en: 'Complete your company profile' },
} as const satisfies Record<string, Record<Language, string>>;
