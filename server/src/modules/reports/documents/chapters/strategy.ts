import type { Report, ReportGoal, ReportMeasure } from '@metra/contract/shapes/report-shapes';
import { RAMPS } from '@metra/pictures';
import type { Block, Cell, GoalBlock } from '../blocks.ts';
import { writeDay, writeMoney, writeMonth, writePeriod, writeWholeShare } from '../formats.ts';
import { fill, reportWords } from '../report-words.ts';
import { valueAndUnit, writeValue } from './kpi-table.ts';
import { narrativeBlocks } from './narrative.ts';

export function strategyBlocks(report: Report): Block[] {
  const { language, strategy, goals, measures } = report;
  const words = reportWords[language];
  return [
    ...narrativeBlocks(report, 'strategy'),
    ...(strategy ? [{ kind: 'heading' as const, text: strategyTitle(report) }] : []),
    { kind: 'note', text: goals.length > 0 ? words.goalsLead : words.nothing.goals },
    ...goals.map((goal) => goalBlock(report, goal)),
    ...(isOver(report) && goals.length > 0
      ? [{ kind: 'note' as const, text: asOf(report, words.goalsAsOf) }]
      : []),
    ...(measures.items.length > 0 ? measureBlocks(report) : []),
    ...narrativeBlocks(report, 'outlook', words.outlook),
  ];
}

const isOver = ({ state }: Report): boolean => state === 'OVER';

/** Dates, costs and notes are not stored by day, so the report says that they are as of today. */
export const asOf = ({ language, period, at }: Report, words: string): string =>
  fill(words, { end: writeDay(period.end, language), today: writeDay(at.slice(0, 10), language) });

function strategyTitle({ strategy, language }: Report): string {
  if (!strategy) return '';
  const { name, firstYear, lastYear } = strategy;
  const words = reportWords[language];
  const saysItsYears =
    lastYear !== null && [firstYear, lastYear].every((year) => name.includes(String(year)));
  if (saysItsYears) return name;
  if (lastYear === null || lastYear === firstYear) return fill(words.strategy, { name });
  return fill(words.strategyYears, { name, first: firstYear, last: lastYear });
}

function goalBlock({ language, period }: Report, goal: ReportGoal): GoalBlock {
  const words = reportWords[language];
  const { leading, sector, status } = goal;
  const value = leading?.actual
    ? {
        ...valueAndUnit(leading.actual.value, leading.kpi, language),
        name: leading.kpi.name,
        period: writePeriod(leading.actual.period, language, period),
      }
    : null;
  const unjudged =
    leading?.noJudgement && status === 'NO_DATA' ? words.noJudgement[leading.noJudgement] : null;
  return {
    kind: 'goal',
    sector: words.sectors[sector],
    colour: RAMPS[sector].core,
    tint: RAMPS[sector].tint,
    name: goal.name,
    value,
    status: unjudged ?? words.status[status],
    good: verdictOf(status),
    progress: progressOf(goal, language),
    start: leading?.baseline
      ? `${writeValue(leading.baseline.value, leading.kpi, language)}\n${fill(words.goalStart, { period: leading.baseline.label })}`
      : null,
    target: leading?.target
      ? `${writeValue(leading.target.value, leading.kpi, language)}\n${fill(words.goalTarget, { day: leading.target.date.slice(0, 4) })}`
      : null,
    others: goal.others
      .filter(({ actual }) => actual !== null)
      .slice(0, 8)
      .map(({ kpi, actual, target }) => ({
        name: kpi.name,
        value: actual ? writeValue(actual.value, kpi, language) : words.missing,
        period: actual ? writePeriod(actual.period, language, period) : '',
        target: target
          ? fill(words.targetIs, {
              value: writeValue(target.value, kpi, language),
              year: target.date.slice(0, 4),
            })
          : '',
      })),
    note: goal.note,
  };
}

function verdictOf(status: ReportGoal['status']): boolean | null {
  if (status === 'ON_TRACK' || status === 'REACHED') return true;
  return status === 'NO_TARGET' || status === 'NO_DATA' ? null : false;
}

/** The text covers all KPIs with a target. The bar shows the leading KPI between its start and its target. */
function progressOf(
  { progress, expectedProgress, leading, others }: ReportGoal,
  language: Report['language'],
): GoalBlock['progress'] {
  if (progress === null) return null;
  const words = reportWords[language];
  const within = (share: number) => Math.min(1, Math.max(0, share));
  const share = writeWholeShare(progress, language);
  const plan = expectedProgress === null ? null : writeWholeShare(within(expectedProgress), language);
  const counted = [leading, ...others].filter((each) => typeof each?.progress === 'number').length;
  const bar = typeof leading?.progress === 'number' ? leading : { progress, expectedProgress };
  return {
    share: within(bar.progress ?? 0),
    label: fill(counted > 1 ? words.ofTheWayOfAll : words.ofTheWay, { share, count: counted }),
    plan: bar.expectedProgress === null ? null : within(bar.expectedProgress),
    planLabel: plan === null ? null : fill(words.plan, { share: plan }),
  };
}

function measureBlocks(report: Report): Block[] {
  const { measures, language } = report;
  const words = reportWords[language].measures;
  const money = (cents: number | null): Cell =>
    cents === null ? { text: '–', muted: true } : { text: writeMoney(cents, language) };
  const done = ({ finishedOn, dueOn }: ReportMeasure): Cell => {
    const day = finishedOn ?? dueOn;
    return day === null
      ? { text: '–', muted: true }
      : { text: `${writeMonth(day, language)} ${day.slice(0, 4)}` };
  };
  const rows = measures.items.map((measure): Cell[] => [
    { text: measure.name, second: measure.goal.name },
    { text: words.states[measure.state] },
    money(measure.costPlanned),
    money(measure.costActual),
    done(measure),
  ]);
  const all = measures.count === 1 ? words.one : fill(words.sum, { count: measures.count });
  return [
    { kind: 'heading', text: words.title },
    {
      kind: 'table',
      caption: null,
      columns: [
        { head: words.name, width: 1 },
        { head: words.state, width: 0 },
        { head: words.planned, width: 0, right: true },
        { head: words.spent, width: 0, right: true },
        { head: words.done, width: 0, right: true },
      ],
      rows: [
        ...rows,
        [
          { text: all, ...(isOver(report) && { note: '1' }) },
          { text: '' },
          money(measures.planned),
          money(measures.spent),
          { text: '' },
        ],
      ],
      sum: true,
      notes: isOver(report) ? [asOf(report, words.asOf)] : [],
    },
  ];
}
