import type { OwnFactor, OwnFactorWrite } from '@metra/contract/shapes/factor-shapes';
import type { Kpi } from '@metra/contract/shapes/kpi-shapes';
import type { TestApp } from '../app/test-app.ts';
import type { SignedInAccount } from './accounts.ts';
import { anOwnKpi, aRecord, aSubscriber, catalogueKpi } from './kpis.ts';

/** A supplier's data about its electricity. */
export const tariff: OwnFactorWrite = {
  factor: 'electricity-market',
  value: 300,
  unit: 'g{CO2e}/kW.h',
  firstYear: 2025,
  lastYear: null,
  source: 'Stromkennzeichnung Stadtwerke',
  confirmed: false,
};

export const anOwnFactor = (
  { client }: SignedInAccount,
  wishes: Partial<OwnFactorWrite> = {},
): Promise<OwnFactor> => client.factors.createOwn({ body: { ...tariff, ...wishes } });

/** A person with a subscription, of an organisation in this country. */
export async function aSubscriberIn(app: TestApp, country: string | null): Promise<SignedInAccount> {
  const person = await aSubscriber(app);
  await app.platform.database.kysely
    .updateTable('organisations')
    .set({ country })
    .where('id', '=', person.organisationId)
    .execute();
  return person;
}

/** A KPI computed from purchased electricity with one factor, in tonnes of CO₂e, with a million kWh in March 2025. */
export async function emissionsWith(person: SignedInAccount, factor: string): Promise<Kpi> {
  await aRecord(person, await catalogueKpi(person, 'electricity-purchased'), '2025-03', 1_000_000);
  return anOwnKpi(person, `Emissionen ${factor}`, {
    unit: 't{CO2e}',
    decimals: 3,
    formula: { expression: `kpi(electricity-purchased) * factor(${factor}) / 1000`, optional: [] },
  });
}

/** The origin of the value of March 2025. */
export const originOf = ({ client }: SignedInAccount, { id }: Pick<Kpi, 'id'>) =>
  client.kpiHistory.origin({ params: { kpiId: id }, query: { from: '2025-03-01', to: '2025-03-31' } });
