import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Frequency } from '@metra/contract/kpi-shapes';
import type { Tx } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readCatalogue } from '../definitions/definitions.store.ts';
import { definitionsFrom } from '../definitions/definitions.ts';
import { checkEntries } from '../records/check-entries.ts';
import type { Entry } from '../records/entry.ts';
import { insertRecords } from '../records/records.store.ts';
import { Decimal } from '../rules/decimal.ts';
import { daysOf, lastEnded, type Months, monthOf, monthsOf } from '../rules/period.ts';

interface DemoRecord {
  kpi: string;
  periodType: 'month' | 'quarter' | 'year';
  from: string;
  to: string;
  value: number;
  comment: { de: string } | string | null;
}

interface Demo {
  meta: { lastMonth: string };
  organisation: { slug: string };
  kpiRecords: DemoRecord[];
}

const source = join(import.meta.dirname, '../../../../catalogue/demo.json');

/** Values of the demo company, up to the month that has just ended. Made once: what was changed about them stays. */
export async function ensureDemoRecords({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): Promise<number> {
  const demo = JSON.parse(readFileSync(source, 'utf8')) as Demo;
  return database.transaction(async (tx) => {
    const author = await authorIn(tx, demo.organisation.slug);
    if (!author || (await hasRecords(tx, author.organisationId))) return 0;
    const catalogue = await readCatalogue(tx);
    const definitions = definitionsFrom(catalogue, []);
    const now = clock.now();
    const today = clock.today('Europe/Berlin').toString();
    const shift = lastEnded(today, 'MONTH').last - monthOf(`${demo.meta.lastMonth}-01`);
    const entries = demo.kpiRecords.flatMap((record): Entry[] => {
      const kpi = definitions.named(record.kpi, { organisationId: null });
      return kpi ? [{ ...entryOf(record, shift), kpiId: kpi.id }] : [];
    });
    const checked = checkEntries(entries, { kpis: definitions.byId, records: [], today });
    const writing = { ...author, now, via: 'IMPORT', language: 'de' } as const;
    const written = await insertRecords(tx, writing, checked.entries, () => []);
    return written.length;
  });
}

/** Quarters and years move by whole quarters and years, so that they stay some. */
function shifted({ first, last }: Months, months: number, frequency: Frequency): Months {
  const step = monthsOf[frequency];
  const whole = Math.floor(months / step) * step;
  return { first: first + whole, last: last + whole };
}

function entryOf({ periodType, from, to, value, comment }: DemoRecord, shift: number): Omit<Entry, 'kpiId'> {
  const frequency = periodType.toUpperCase() as Frequency;
  const { start, end } = daysOf(shifted({ first: monthOf(from), last: monthOf(to) }, shift, frequency));
  return {
    periodStart: start,
    periodEnd: end,
    value: new Decimal(value),
    reason: null,
    quality: 'INVOICE',
    note: typeof comment === 'string' ? comment : (comment?.de ?? null),
    confirmed: true,
  };
}

async function authorIn(tx: Tx, slug: string) {
  return tx
    .selectFrom('organisations as o')
    .innerJoin('accounts as a', 'a.organisation_id', 'o.id')
    .select(['o.id as organisationId', 'a.id as accountId'])
    .where('o.slug', '=', slug)
    .orderBy('a.id')
    .executeTakeFirst();
}

const hasRecords = async (tx: Tx, organisationId: number): Promise<boolean> =>
  (await tx
    .selectFrom('organisation_kpis')
    .select('kpi_id')
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst()) !== undefined;
