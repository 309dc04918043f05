import type { FrozenReport } from '@metra/contract/frozen-reports';
import type { Strategist } from '../dashboard/fixtures.ts';
import { expect } from '../fixtures.ts';

/** Freezes a year that is over without the screen, and waits for the files. */
export async function frozenReport({ api }: Strategist): Promise<FrozenReport> {
  let id = 0;
  // A busy machine may say that it is not ready yet; the key makes one report of all attempts.
  await expect(async () => {
    const request = { params: { year: 2025 }, body: {} };
    ({ id } = await api.frozenReports.freeze(request, { idempotencyKey: 'first' }));
  }).toPass({ timeout: 60_000 });
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
