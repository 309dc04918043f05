import type { FrozenReport } from '@metra/contract/frozen-reports';
import type { Strategist } from '../dashboard/fixtures.ts';
import { expect } from '../fixtures.ts';

/** Freezes a year that is over without the screen, and waits for the files. */
export async function frozenReport({ api }: Strategist): Promise<FrozenReport> {
  const { id } = await api.frozenReports.freeze(
    { params: { year: 2025 }, body: {} },
    { idempotencyKey: 'first' },
  );
  const read = () => api.frozenReports.read({ params: { frozenReportId: id } });
  await expect.poll(async () => (await read()).state, { timeout: 60_000 }).toBe('VALID');
  return read();
}

/** The valid frozen report of a year. */
export async function frozenReportOf(api: Strategist['api'], year: number): Promise<FrozenReport> {
  const { items } = await api.reports.years();
  const id = items.find((one) => one.year === year)?.frozen?.id;
  if (id === undefined) throw new Error(`The report of ${year} is not frozen.`);
  return api.frozenReports.read({ params: { frozenReportId: id } });
}
