import type { OverviewRow } from '@metra/contract/kpi-history';
import { rowsOf, type SectorData } from './overview-words.ts';

/** So many stand in each column before one asks for more: the columns end side by side. */
export const SHOWN_AT_FIRST = 12;

export interface OverviewGroup {
  /** A category, or what stands beside them. */
  of: 'ofGoals' | 'uncategorised' | { name: string; slug: string };
  rows: readonly OverviewRow[];
}

/** KPIs of one's goals first, then the others by category; at first only what is in use, and as much as the columns hold. */
export function overviewGroups(data: SectorData, isWhole: boolean): readonly OverviewGroup[] {
  const isOther = (row: OverviewRow) => !isOfGoal(row);
  const groups: readonly OverviewGroup[] = [
    { of: 'ofGoals', rows: rowsOf(data).filter(isOfGoal) },
    ...data.categories.map(({ name, slug, rows }) => ({ of: { name, slug }, rows: rows.filter(isOther) })),
    { of: 'uncategorised', rows: data.uncategorised.filter(isOther) },
  ];
  const shown = isWhole
    ? groups
    : firstOf(groups.map((group) => ({ ...group, rows: group.rows.filter(({ inUse }) => inUse) })));
  return shown.filter(({ rows }) => rows.length > 0);
}

/** Without groups: KPIs of one's goals, then the others in use. */
export const inUseFirst = (rows: readonly OverviewRow[]): readonly OverviewRow[] => [
  ...rows.filter(isOfGoal),
  ...rows.filter((row) => !isOfGoal(row) && row.inUse),
];

const isOfGoal = ({ target }: OverviewRow): boolean => target !== null;

function firstOf(groups: readonly OverviewGroup[]): readonly OverviewGroup[] {
  let room = SHOWN_AT_FIRST;
  return groups.map((group) => {
    const rows = group.rows.slice(0, room);
    room -= rows.length;
    return { ...group, rows };
  });
}
