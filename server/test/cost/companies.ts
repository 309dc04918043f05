import { ensureDemoAccounts } from '../../src/modules/accounts/accounts.module.ts';
import { ensureDemoCompany } from '../../src/modules/demo/demo-company.service.ts';
import type { TestApp } from '../app/test-app.ts';
import { aMember, type SignedInAccount, signedIn } from '../factories/accounts.ts';
import { catalogueKpi } from '../factories/kpis.ts';
import { rowsWithTiesAndNulls } from '../lists/own-rows.ts';
import { type Organisation, organisationOf, tenantObjects } from '../sweep/tenant-objects.ts';
import { aCompanyOfSixtyKpis } from './sixty-kpis.ts';

export interface Company {
  name: string;
  own: Organisation;
  /** Gives a record a value that it never had, so that everything computed from its records is outdated. */
  changeRecord(): Promise<number>;
}

/** The company that the program creates as a demo, and one with 60 KPIs over five years. Both have an object of each kind. */
export async function createCompanies(app: TestApp): Promise<readonly Company[]> {
  const demo = await theDemoCompany(app);
  const { member, strategyId, goalId } = await aCompanyOfSixtyKpis(app, 'Grossmann');
  const large = organisationOf(app, member, 'Grossmann', { activeStrategy: strategyId, goal: goalId });
  const companies = [
    { name: 'demo', own: demo },
    { name: 'sixty-kpis', own: large },
  ];
  for (const { own } of companies) for (const kind of tenantObjects) await own.the(kind);
  await rowsWithTiesAndNulls(large);
  await forgetFurtherVersions(large);
  return Promise.all(
    companies.map(async (company) => ({ ...company, changeRecord: await recordChanges(company.own) })),
  );
}

/** The rows include versions that the record and the factor do not have yet, so they could not be changed. */
async function forgetFurtherVersions({ app, the }: Organisation): Promise<void> {
  const { pool } = app.platform.database;
  await pool.query('delete from kpi_record_changes where kpi_record_id = $1 and version > 2', [
    await the('record'),
  ]);
  await pool.query('delete from own_factor_changes where own_factor_id = $1 and version > 2', [
    await the('ownFactor'),
  ]);
}

async function theDemoCompany(app: TestApp): Promise<Organisation> {
  await ensureDemoAccounts(app.platform);
  await ensureDemoCompany({ ...app.platform, ...app.settings });
  const { id: organisationId } = await app.platform.database.kysely
    .selectFrom('organisations')
    .select('id')
    .where('slug', '=', 'musterbau-wiesengrund')
    .executeTakeFirstOrThrow();
  const word = 'Wiesengrund';
  const member = await signedIn(app, await aMember(app.platform, { organisationId, lastName: word }));
  const { client } = member;
  await makeRoom(member);
  const { id: activeStrategy, goals } = await client.my.activeStrategy();
  const [archivedGoal] = (await client.archive.goals({})).items;
  const [invoice] = (await client.subscription.invoices({})).items;
  return organisationOf(app, member, word, {
    activeStrategy,
    goal: goals[0]?.id ?? 0,
    archivedGoal: archivedGoal?.id ?? 0,
    invoice: invoice?.id ?? 0,
  });
}

/** Other calls need these records and this factor of the same time. */
async function makeRoom({ client, ...person }: SignedInAccount): Promise<void> {
  const { id: kpiId } = await catalogueKpi({ client, ...person }, 'natural-gas');
  const { items } = await client.kpiRecords.ofKpi({ params: { kpiId }, query: { pageSize: 100 } });
  for (const { id, periodStart } of items)
    if (['2026-02-01', '2026-03-01', '2026-08-01'].includes(periodStart))
      await client.kpiRecords.remove({ params: { kpiRecordId: id } });
  const own = await client.factors.listOwn({ query: { factor: 'electricity-market' } });
  for (const { id } of own.items) await client.factors.removeOwn({ params: { ownFactorId: id } });
}

async function recordChanges({ app, member }: Organisation): Promise<() => Promise<number>> {
  const kpi = await catalogueKpi(member, 'electricity-purchased');
  const { items } = await member.client.kpiRecords.ofKpi({
    params: { kpiId: kpi.id },
    query: { pageSize: 1 },
  });
  const [record] = items;
  if (!record) throw new Error('The company has no record to change');
  let value = record.value ?? 0;
  return async () => {
    value += 1;
    await app.platform.database.pool.query(
      'update kpi_records set value = $2, canonical_value = $2, version = version + 1 where id = $1',
      [record.id, value],
    );
    return value;
  };
}
