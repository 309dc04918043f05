import type { Task } from '@metra/contract/my';
import type { Language } from '@metra/contract/primitives';
import type { MeasureState } from '@metra/contract/tracking-shapes';
import { isOverdue, isUnfinished } from '../measures/overdue.ts';

interface Measure {
  id: number;
  goalId: number;
  name: string;
  state: MeasureState;
  dueOn: string | null;
}

export interface TaskSources {
  measures: readonly Measure[];
  /** KPIs that want a value for a period that is over. */
  kpis: readonly { name: string; dueOn: string; link: string }[];
  subscription: { activeUntil: string; autoRenew: boolean; isTrial: boolean } | null;
  isProfileComplete: boolean;
}

/** How many days ahead something is worth a reminder. */
const aheadDays = { measure: 14, trial: 7, subscription: 30 } as const;
const most = 50;

const urgency: readonly Task['type'][] = [
  'MEASURE_OVERDUE',
  'SUBSCRIPTION_ENDING',
  'MEASURE_DUE',
  'KPI_MISSING',
  'PROFILE_INCOMPLETE',
];

/** What wants to be done, most urgent first: by day, and what has no day last. */
export function tasksOf(sources: TaskSources, today: Temporal.PlainDate, language: Language): Task[] {
  const tasks = [
    ...sources.measures.flatMap((measure) => measureTask(measure, today)),
    ...sources.kpis.map((kpi) => ({
      type: 'KPI_MISSING' as const,
      title: kpi.name,
      dueOn: kpi.dueOn,
      link: kpi.link,
    })),
    ...subscriptionTask(sources.subscription, today, language),
    ...(sources.isProfileComplete ? [] : [profileTask(language)]),
  ];
  return tasks.sort(byUrgency).slice(0, most);
}

function measureTask({ id, goalId, name, state, dueOn }: Measure, today: Temporal.PlainDate): Task[] {
  if (dueOn === null || !isUnfinished(state) || !isWithin(dueOn, today, aheadDays.measure)) return [];
  const type = isOverdue(state, dueOn, today) ? 'MEASURE_OVERDUE' : 'MEASURE_DUE';
  return [{ type, title: name, dueOn, link: `/app/dashboard/goals/${goalId}#measure-${id}` }];
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
