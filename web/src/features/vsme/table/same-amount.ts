import type { DisclosuresOfYear, DisclosureTable } from '@metra/contract/standard-shapes';

/** Columns whose sum is told by a datapoint of its own as well. */
const SAME: ReadonlyMap<string, string> = new Map([
  ['TotalWasteRecycledReusedAndDirectedToDisposalMass', 'TotalWasteGeneratedMass'],
  ['NumberOfEmployeesForCountryOfEmploymentContract', 'NumberOfEmployees'],
]);
const CLOSE = 1e-9;

/** Whether a table adds up to what a KPI says; undefined where there is nothing to compare. */
export function sameAmount(
  table: DisclosureTable,
  year: DisclosuresOfYear,
): { label: string; equal: boolean; value: number; sum: number } | undefined {
  for (const { name, sum } of table.columns) {
    const other = year.disclosures
      .flatMap(({ datapoints }) => datapoints)
      .find((datapoint) => datapoint.name === SAME.get(name) && datapoint.source === 'KPI');
    if (!other || sum === null || typeof other.value !== 'string') continue;
    const [own, told] = [Number(sum), Number(other.value)];
    const equal = Math.abs(own - told) <= Math.max(Math.abs(own), Math.abs(told)) * CLOSE;
    return { label: other.kpis[0]?.name ?? other.label, equal, value: told, sum: own };
  }
  return undefined;
}
