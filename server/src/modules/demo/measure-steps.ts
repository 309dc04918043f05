import type { TrackableMeasureWrite } from '@metra/contract/shapes/tracking-shapes';
import type { DemoCalendar } from './demo-calendar.ts';
import type { DemoMeasure } from './demo-data.ts';
import type { DemoModules } from './demo-modules.service.ts';

/** An action on a day in the past. */
export interface Step {
  on: string;
  act(): Promise<unknown>;
}

type Changes = Omit<TrackableMeasureWrite, 'version'>;

interface Context {
  modules: DemoModules;
  calendar: DemoCalendar;
  /** The day on which its goal was added. */
  takenUpOn: string;
}

/** The steps of a measure: it is planned or started, later finished or reviewed, and then rated. */
export function measureSteps(
  trackableMeasureId: number,
  measure: DemoMeasure,
  { modules: { tracking, call, memberId }, calendar, takenUpOn }: Context,
): Step[] {
  const params = { trackableMeasureId };

  async function change(changes: Changes): Promise<void> {
    const { version } = await tracking.measure(call({ params }));
    await tracking.updateMeasure(call({ params, body: { ...changes, version } }));
  }

  const startsOn = measure.startedAt === null ? null : calendar.past(measure.startedAt);
  const begin: Step = {
    on: startsOn ?? takenUpOn,
    act: () =>
      change({
        ...(startsOn && { state: 'IN_PROGRESS', startsOn }),
        dueOn: dueDay(measure, calendar),
        ...(measure.responsibleName === null
          ? { responsibleId: memberId }
          : { responsibleName: measure.responsibleName }),
        costPlanned: cents(measure.costPlanned),
        savingPerYear: cents(measure.savingPerYear),
      }),
  };
  const toldOn = measure.finishedAt
    ? calendar.past(measure.finishedAt)
    : measure.notedAt && calendar.day(measure.notedAt);
  if (!toldOn) return [begin];

  const tell: Step = {
    on: toldOn,
    async act() {
      const { state, note, costActual, rating } = measure;
      await change({ state, note: note?.de, costActual: cents(costActual) });
      if (rating !== null) await tracking.rate(call({ params, body: { score: rating } }));
    },
  };
  return [begin, tell];
}

function dueDay({ dueOn, dueInDays, finishedAt }: DemoMeasure, calendar: DemoCalendar): string | undefined {
  if (dueInDays !== undefined) return calendar.fromToday(dueInDays);
  return dueOn && (finishedAt ? calendar.past(dueOn) : calendar.day(dueOn));
}

const cents = (euros: number | undefined) => (euros === undefined ? undefined : euros * 100);
