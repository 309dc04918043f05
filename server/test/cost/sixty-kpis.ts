import type { Kpi } from '@metra/contract/shapes/kpi-shapes';
import type { TestApp } from '../app/test-app.ts';
import { aMember, anOrganisation, type SignedInAccount, signedIn } from '../factories/accounts.ts';
import { anOwnKpi, monthOf, ownKpiBody } from '../factories/kpis.ts';
import { anActiveStrategy, catalogueGoals } from '../factories/strategies.ts';
import { aSubscription } from '../factories/subscriptions.ts';
import { codesOf } from '../values/known-values.ts';

type Entered = Pick<Kpi, 'id' | 'slug'>;

const kpiCount = 60;
const months = codesOf('2021-11', '2026-10');
/** These months of natural gas are left to records that other calls need. */
const leftOut = ['2026-02', '2026-03', '2026-08'];
/** Every seventh KPI of its own has had no value since this month, so a sum of it is late. */
const lateFrom = '2026-05';
const valuesAtOnce = 500;
const goalCount = 8;
const kpisOfGoal = 4;

/** A company with 60 KPIs over five years of months, sums of them, and goals with targets and measures. */
export async function aCompanyOfSixtyKpis(app: TestApp, word: string) {
  const organisationId = await anOrganisation(app.platform, word, 'DE');
  await aSubscription(app.platform, organisationId);
  const member = await signedIn(app, await aMember(app.platform, { organisationId, lastName: word }));
  const { catalogue, own } = await sixtyKpis(app, member);
  await enterValues(member, catalogue, own);
  const sums = await addSums(member, own);
  const { strategyId, goalId } = await addGoals(app, member, [...catalogue, ...own], sums);
  app.clock.advance({ minutes: 1 });
  await changeFormulas(member, sums);
  return { member, strategyId, goalId };
}

/** The monthly KPIs of the catalogue, and own ones up to sixty. */
async function sixtyKpis({ platform }: TestApp, member: SignedInAccount) {
  const { pool } = platform.database;
  const { rows: catalogue } = await pool.query<Entered>(
    `select id, slug from kpis
     where organisation_id is null and formula is null and computed_by is null and frequency = 'MONTH' order by id`,
  );
  const first = await anOwnKpi(member, 'Kennzahl');
  const { rows: others } = await pool.query<Entered>(
    `insert into kpis (organisation_id, slug, sector, translations, unit_code, aggregation, direction, frequency)
     select organisation_id, slug || '-' || n, sector, jsonb_set(translations, '{de,name}', to_jsonb('Kennzahl ' || n)),
       unit_code, aggregation, direction, frequency
     from kpis cross join generate_series(2, $2::int) n where id = $1 returning id, slug`,
    [first.id, kpiCount - catalogue.length],
  );
  return { catalogue, own: [first, ...others] };
}

async function enterValues({ client }: SignedInAccount, catalogue: Entered[], own: Entered[]) {
  const isLate = (kpi: Entered) => own.indexOf(kpi) % 7 === 1;
  const hasValue = (kpi: Entered, month: string) =>
    !(kpi.slug === 'natural-gas' && leftOut.includes(month)) && !(isLate(kpi) && month >= lateFrom);
  const rows = [...catalogue, ...own].flatMap((kpi, index) =>
    months
      .filter((month) => hasValue(kpi, month))
      .map((month) => ({
        kpiId: kpi.id,
        ...monthOf(month),
        value: 1000 + index + (Number(month.slice(5)) % 5),
        confirmed: true,
      })),
  );
  for (let from = 0; from < rows.length; from += valuesAtOnce)
    await client.kpiRecords.batch({ body: { rows: rows.slice(from, from + valuesAtOnce) } });
}

/** Some of the sums have a late source. */
async function addSums(member: SignedInAccount, own: readonly Entered[]): Promise<Kpi[]> {
  const sums: Kpi[] = [];
  for (const [index, { slug }] of own.slice(0, 6).entries()) {
    const expression = `kpi(${slug}) + kpi(${own[index + 6]?.slug})`;
    sums.push(await anOwnKpi(member, `Summe ${index + 1}`, { formula: { expression, optional: [] } }));
  }
  return sums;
}

/** Goals have been compared with other values before. */
async function changeFormulas({ client }: SignedInAccount, sums: readonly Kpi[]): Promise<void> {
  for (const { id, name, version, formula } of sums.slice(0, 2))
    await client.kpis.update({
      params: { id },
      body: {
        ...ownKpiBody(name),
        formula: { expression: `(${formula?.expression}) * 2`, optional: [] },
        version,
      },
    });
}

/** A goal has four KPIs with values, and a sum as long as there are sums. */
async function addGoals(
  app: TestApp,
  member: SignedInAccount,
  kpis: readonly Entered[],
  sums: readonly Entered[],
) {
  const { client } = member;
  const strategy = await anActiveStrategy(app, member);
  const chosen = new Set(strategy.goals.map(({ goalId }) => goalId));
  const others = (await catalogueGoals(app.platform)).filter(({ id }) => !chosen.has(id));
  for (const { id, measures } of others.slice(0, goalCount - chosen.size))
    await client.tracking.addGoal({ body: { goalId: id, measures: measures.slice(0, 3) } });
  const { items: goals } = await client.tracking.goals({ query: { pageSize: 100 } });
  for (const [index, { id, version }] of goals.entries()) {
    const ofGoal = kpis.slice(index * kpisOfGoal, (index + 1) * kpisOfGoal);
    const aims = [...ofGoal, ...sums.slice(index, index + 1)].map((kpi) => ({
      kpiId: kpi.id,
      baseline: { period: '2024', value: 12_000 },
      target: { date: '2030-12-31', value: 9_000 },
      confirmed: true,
    }));
    const leadingKpi = { kpiId: ofGoal[0]?.id ?? 0 };
    await client.tracking.updateGoal({
      params: { trackableGoalId: id },
      body: { version, kpis: aims, leadingKpi },
    });
  }
  return { strategyId: strategy.id, goalId: goals[0]?.id ?? 0 };
}
