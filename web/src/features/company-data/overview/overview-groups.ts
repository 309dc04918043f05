import type { OverviewRow } from '@metra/contract/operations/kpi-history';
import { rowsOf, type SectorData } from './overview-words.ts';

/** A column shows this many lines before the button for all. A sector with fewer lines limits the others. */
export const MOST_LINES = 14;
const LEAST_LINES = 7;
/** A table first renders this many rows. */
export const DRAWN_AT_FIRST = 12;

export interface OverviewGroup {
  of: 'ofGoals' | 'uncategorised' | { name: string; slug: string };
  rows: readonly OverviewRow[];
}

export function overviewGroups(data: SectorData): readonly OverviewGroup[] {
  const isOther = (row: OverviewRow) => !isOfGoal(row);
  return withRows([
    { of: 'ofGoals', rows: rowsOf(data).filter(isOfGoal) },
    ...data.categories.map(({ name, slug, rows }) => ({ of: { name, slug }, rows: rows.filter(isOther) })),
    { of: 'uncategorised', rows: data.uncategorised.filter(isOther) },
  ]);
}

/** Rows with a value come first, because a row without one contains no information yet. */
export function firstGroups(data: SectorData, lines: number): readonly OverviewGroup[] {
  let room = lines;
  return withRows(
    groupsWithValue(data).map((group) => {
      const rows = group.rows.slice(0, Math.max(0, room - HEADING));
      room -= rows.length > 0 ? rows.length + HEADING : 0;
      return { ...group, rows };
    }),
  );
}

/** Each column first shows this many lines, so that they end at the same height. */
export function evenLines(sectors: readonly SectorData[]): number {
  const lines = sectors.map((data) =>
    groupsWithValue(data).reduce((sum, { rows }) => sum + rows.length + HEADING, 0),
  );
  return Math.max(LEAST_LINES, Math.min(MOST_LINES, ...lines));
}

/** The heading of a group is about as high as a row. */
const HEADING = 1;

const groupsWithValue = (data: SectorData): readonly OverviewGroup[] =>
  withRows(
    overviewGroups(data).map((group) => ({ ...group, rows: group.rows.filter(({ latest }) => latest) })),
  );

const withRows = (groups: readonly OverviewGroup[]): readonly OverviewGroup[] =>
  groups.filter(({ rows }) => rows.length > 0);

/** Returns all rows without groups: KPIs of the organisation's goals, then the others in use. */
export const inUseFirst = (rows: readonly OverviewRow[]): readonly OverviewRow[] => [
  ...rows.filter(isOfGoal),
  ...rows.filter((row) => !isOfGoal(row) && row.inUse),
];

const isOfGoal = ({ target }: OverviewRow): boolean => target !== null;
