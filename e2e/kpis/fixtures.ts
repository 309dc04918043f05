import type { KpiRecord } from '@metra/contract/shapes/kpi-record-shapes';
import type { Locator, Page } from '@playwright/test';
import { test as base, expect, type Strategist } from '../dashboard/fixtures.ts';

/** The handle of a KPI that can be entered has the API calls that prepare and check a journey. */
export interface KpiHandle {
  id: number;
  name: string;
  category: string;
  record(period: string): Promise<KpiRecord | undefined>;
  enter(period: string, value: number): Promise<KpiRecord>;
  change(record: KpiRecord, value: number): Promise<KpiRecord>;
}

interface Fixtures {
  kpi: (slug: string) => Promise<KpiHandle>;
}

export const test = base.extend<Fixtures>({
  kpi: async ({ strategist }, use) => use((slug) => kpiOf(strategist, slug)),
});

export { expect };

async function kpiOf({ api }: Strategist, slug: string): Promise<KpiHandle> {
  const { items } = await api.kpiRecords.enteredKpis();
  const known = items.find((kpi) => kpi.slug === slug);
  if (!known) throw new Error(`There is no KPI ${slug}.`);
  const { id, name, category } = known;
  return {
    id,
    name,
    category: category?.slug ?? '',
    async record(period) {
      const page = await api.kpiRecords.ofKpi({ params: { kpiId: id }, query: { pageSize: 100 } });
      return page.items.find((record) => record.period === period);
    },
    enter: (period, value) =>
      api.kpiRecords.create(
        { body: { kpiId: id, ...daysOf(period), value, confirmed: true } },
        { idempotencyKey: `${id}-${period}-${value}` },
      ),
    change: (record, value) =>
      api.kpiRecords.update({
        params: { kpiRecordId: record.id },
        body: { ...daysOf(record.period), value, confirmed: true, version: record.version },
      }),
  };
}

/** The code is a month such as `2025-03`, or a year. */
export function daysOf(period: string): { periodStart: string; periodEnd: string } {
  const [year = 0, month] = period.split('-').map(Number);
  const last = new Date(Date.UTC(year, month ?? 12, 0)).toISOString().slice(0, 10);
  return { periodStart: month ? `${period}-01` : `${year}-01-01`, periodEnd: last };
}

/** The name of the field starts with the KPI and the period. */
export const fieldOf = (page: Page, kpi: string, period: string): Locator =>
  page.getByRole('textbox', { name: new RegExp(`^${escaped(kpi)}, ${escaped(period)}, `) });

export const rowOf = (field: Locator): Locator => field.locator('xpath=ancestor::tr');

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Copies a text to the clipboard like a spreadsheet, and pastes it. */
export async function paste(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.evaluate((input, content) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', content);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}
