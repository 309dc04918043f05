import type { KpiRecord, KpiRecordWrite } from '@metra/contract/shapes/kpi-record-shapes';
import type { Kpi, KpiWrite } from '@metra/contract/shapes/kpi-shapes';
import type { TestApp } from '../app/test-app.ts';
import { aMember, type SignedInAccount, signedIn } from './accounts.ts';
import { aSubscription } from './subscriptions.ts';

/** A person who may enter values. */
export async function aSubscriber(
  app: Pick<TestApp, 'platform' | 'client'>,
  wishes: Parameters<typeof aMember>[1] = {},
): Promise<SignedInAccount> {
  const member = await aMember(app.platform, wishes);
  await aSubscription(app.platform, member.organisationId);
  return signedIn(app, member);
}

/** A KPI of the catalogue by its slug. */
export async function catalogueKpi({ client }: SignedInAccount, slug: string): Promise<Kpi> {
  const { items } = await client.kpis.list({ query: { query: slug, pageSize: 100 } });
  const kpi = items.find((each) => each.slug === slug);
  if (!kpi) throw new Error(`The catalogue has no ${slug}`);
  return kpi;
}

/** The body of an organisation's own KPI, in pieces per month. */
export const ownKpiBody = (name: string) =>
  ({
    translations: { de: { name, unitLabel: 'Stück' } },
    sector: 'e',
    unit: '{piece}',
    aggregation: 'SUM',
    direction: 'LOWER',
    frequency: 'MONTH',
  }) as const;

/** An organisation's own KPI, in pieces per month. */
export const anOwnKpi = (
  { client }: SignedInAccount,
  name: string,
  wishes: Partial<KpiWrite> = {},
): Promise<Kpi> => client.kpis.create({ body: { ...ownKpiBody(name), ...wishes } });

/** A value for a month such as 2026-09. */
export const aRecord = (
  { client }: SignedInAccount,
  kpi: Pick<Kpi, 'id'>,
  month: string,
  value: number,
  wishes: Partial<KpiRecordWrite> = {},
): Promise<KpiRecord> =>
  client.kpiRecords.create({ body: { kpiId: kpi.id, ...monthOf(month), value, confirmed: true, ...wishes } });

/** A value of a catalogue KPI for a whole calendar year. */
export const aYearOf = async (
  person: SignedInAccount,
  slug: string,
  year: number,
  value: number,
): Promise<KpiRecord> =>
  aRecord(person, await catalogueKpi(person, slug), `${year}-01`, value, {
    periodStart: `${year}-01-01`,
    periodEnd: `${year}-12-31`,
  });

export function monthOf(month: string): { periodStart: string; periodEnd: string } {
  const first = Temporal.PlainDate.from(`${month}-01`);
  return { periodStart: first.toString(), periodEnd: first.with({ day: first.daysInMonth }).toString() };
}
