import type { TrackableGoal } from '@metra/contract/shapes/tracking-shapes';
import type { DemoCalendar } from './demo-calendar.ts';
import type { ArchivedGoal, Demo, DemoMeasure, DemoStrategy, DemoTarget, RunningGoal } from './demo-data.ts';
import type { CatalogueIds } from './demo-ids.views.ts';
import type { DemoModules } from './demo-modules.service.ts';
import { measureSteps, type Step } from './measure-steps.ts';

interface Context {
  modules: DemoModules;
  calendar: DemoCalendar;
  ids: CatalogueIds;
  setDay(day: string): void;
}

/** Creates the earlier strategy from its first day to its last, then the running one. */
export async function createGoals(
  context: Context,
  { earlierStrategy, archivedGoals, strategy }: Demo,
): Promise<void> {
  const { modules, calendar, setDay } = context;
  await workOn(context, earlierStrategy, archivedGoals, (tracked, goal) => [
    finishing(context, tracked, goal),
  ]);
  setDay(calendar.past(earlierStrategy.finishedAt));
  await modules.strategies.finishActive(modules.call({ query: { measureState: 'DONE' as const } }));

  await workOn(context, strategy, strategy.goals, async (tracked, goal) => {
    await setTargets(context, tracked, goal);
    return [];
  });
}

/** Adds each goal with its measures, then carries out all other steps on their days. */
async function workOn<Goal extends RunningGoal | ArchivedGoal>(
  context: Context,
  strategy: DemoStrategy,
  goals: readonly Goal[],
  stepsOf: (tracked: TrackableGoal, goal: Goal) => readonly Step[] | Promise<readonly Step[]>,
): Promise<void> {
  const steps: Step[] = [];
  for (const { goal, tracked } of await begin(context, strategy, goals)) {
    const others = await stepsOf(tracked, goal);
    steps.push(...(await planMeasures(context, tracked, goal)), ...others);
  }
  for (const { on, act } of steps.toSorted((one, other) => Temporal.PlainDate.compare(one.on, other.on))) {
    context.setDay(on);
    await act();
  }
}

const firstOf = (measures: readonly DemoMeasure[], ids: CatalogueIds) =>
  measures.slice(0, 1).map(({ measure }) => ids.measure(measure));

async function begin<Goal extends RunningGoal | ArchivedGoal>(
  { modules: { strategies, tracking, call }, calendar, ids, setDay }: Context,
  { name, activatedAt }: DemoStrategy,
  goals: readonly Goal[],
): Promise<{ goal: Goal; tracked: TrackableGoal }[]> {
  setDay(calendar.past(activatedAt));
  const body = {
    name: name.de.replaceAll(/\d{4}/g, (year) => String(calendar.year(Number(year)))),
    goals: goals.map(({ goal, measures }) => ({ id: ids.goal(goal), measures: firstOf(measures, ids) })),
  };
  const { id: strategyId } = await strategies.create(call({ body }));
  const begun = await strategies.activate(call({ params: { strategyId } }));
  const taken = [];
  for (const goal of goals) {
    const trackableGoalId = begun.goals.find(({ slug }) => slug === goal.goal)?.id ?? 0;
    taken.push({ goal, tracked: await tracking.goal(call({ params: { trackableGoalId } })) });
  }
  return taken;
}

async function setTargets(
  { modules: { tracking, call }, calendar, ids }: Context,
  { id: trackableGoalId, version }: TrackableGoal,
  { targetDate, note, targets }: RunningGoal,
): Promise<void> {
  const target = ({ kpi, ...wanted }: DemoTarget) => ({
    kpiId: ids.kpi(kpi),
    baseline: { period: String(calendar.year(wanted.baselineYear)), value: wanted.baseline },
    target: { date: calendar.day(`${wanted.targetYear}-12-31`), value: wanted.target },
  });
  const body = { dueOn: calendar.day(targetDate), note: note.de, kpis: targets.map(target), version };
  await tracking.updateGoal(call({ params: { trackableGoalId }, body }));
}

/** The first measure is created with the goal; the others are planned on the same day. */
async function planMeasures(
  { modules, calendar, ids }: Context,
  { id: trackableGoalId }: TrackableGoal,
  { startedAt, measures }: RunningGoal | ArchivedGoal,
): Promise<Step[]> {
  const { tracking, call } = modules;
  const others = measures.slice(1).map(({ measure }) => ids.measure(measure));
  const body = { measures: others, own: [], state: 'PLANNED' as const };
  const planned = await tracking.addMeasures(call({ params: { trackableGoalId }, body }));
  const takenUpOn = calendar.past(startedAt);
  return planned.measures.flatMap(({ id, slug }) => {
    const measure = measures.find((written) => written.measure === slug);
    return measure ? measureSteps(id, measure, { modules, calendar, takenUpOn }) : [];
  });
}

const finishing = (
  { modules: { tracking, call }, calendar }: Context,
  { id: trackableGoalId }: TrackableGoal,
  { inactiveSince, result }: ArchivedGoal,
): Step => ({
  on: calendar.past(inactiveSince),
  async act() {
    const params = { trackableGoalId };
    const { version } = await tracking.goal(call({ params }));
    await tracking.updateGoal(call({ params, body: { note: result.de, version } }));
    await tracking.finishGoal(call({ params, query: { measureState: 'DONE' as const } }));
  },
});
