import { limitText } from '../lib/budget.ts';
import type { Outcome, Verdict } from '../lib/report.ts';

/** A value of both sides. */
export interface Compared {
  readonly bench: string;
  readonly group: string;
  readonly name: string;
  readonly unit: string;
  readonly wanted: Outcome['wanted'];
  readonly before: number;
  readonly after: number;
  /** Whether the side after meets the budget. */
  readonly verdict: Verdict;
}

/** Returns the values that both sides have measured. */
export function comparedValues(
  bench: string,
  { before, after }: { before: readonly Outcome[]; after: readonly Outcome[] },
): Compared[] {
  return after.flatMap(({ group: { title: group }, name, unit, wanted, value, verdict }) => {
    const its = before.find((each) => each.group.title === group && each.name === name);
    return its ? [{ bench, group, name, unit, wanted, before: its.value, after: value, verdict }] : [];
  });
}

/** Returns the values as a table with a heading per group. */
export function tableOf(compared: readonly Compared[]): string[] {
  const columns = ['value', 'before', 'after', 'change', 'wanted', ''];
  const rows = compared.map((each) => [
    `  ${each.name}`,
    shown(each.before),
    shown(each.after),
    changeText(each),
    [limitText(each.wanted), each.unit].filter(Boolean).join(' '),
    each.verdict === 'missed' ? 'MISS' : '',
  ]);
  const widths = columns.map((_, index) =>
    Math.max(...[columns, ...rows].map((row) => row[index]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, index) =>
        index === 0 || index >= 4 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return [
    line(columns),
    ...compared.flatMap(({ bench, group }, index) => {
      const previous = compared[index - 1];
      const isNew = previous?.bench !== bench || previous.group !== group;
      return [...(isNew ? [`${bench} · ${group}`] : []), line(rows[index] ?? [])];
    }),
  ];
}

/** `-52 %`, or `×12` from a threefold change on. */
export function changeText({ before, after }: Pick<Compared, 'before' | 'after'>): string {
  if (Number.isNaN(before) || Number.isNaN(after)) return '';
  if (before === after) return '=';
  if (before <= 0 || after <= 0) return '';
  const factor = after / before;
  if (factor >= 3) return `× ${short(factor)}`;
  if (factor <= 1 / 3) return `÷ ${short(1 / factor)}`;
  const percent = Math.round(100 * (factor - 1));
  return `${percent > 0 ? '+' : ''}${percent} %`;
}

const short = (value: number) => String(Number(value.toPrecision(value < 100 ? 3 : 4)));
const shown = (value: number) => (Number.isNaN(value) ? '–' : short(value));
