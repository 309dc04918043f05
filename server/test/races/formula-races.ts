import assert from 'node:assert/strict';
import type { Kpi, KpiWrite } from '@metra/contract/shapes/kpi-shapes';
import type { TestApp } from '../app/test-app.ts';
import { anEditor, type SignedInAccount, signedIn } from '../factories/accounts.ts';
import { anOwnKpi, aRecord, aSubscriber } from '../factories/kpis.ts';
import { aTrackedGoal } from '../factories/tracking.ts';
import { race, refusals, served, times } from './race.ts';

const formula = (expression: string): KpiWrite['formula'] => ({ expression, optional: [] });

/** The KPI with another formula. */
function changed(
  { translations, sector, unit, aggregation, direction, frequency, version }: Kpi,
  to: string,
) {
  if (!translations) throw new Error('The KPI is not one that can be changed');
  const kept = { translations, sector, unit: unit.code, aggregation, direction, frequency, version };
  return { ...kept, formula: formula(to) };
}

const change =
  ({ client }: SignedInAccount, kpi: Kpi, to: string) =>
  () =>
    client.kpis.update({ params: { id: kpi.id }, body: changed(kpi, to) });

const remove =
  ({ client }: SignedInAccount, { id }: Kpi) =>
  () =>
    client.kpis.remove({ params: { id } });

/** Each round has its own KPIs, because the operator's KPIs need unique names. */
let made = 0;
const aCatalogueKpi = (editor: SignedInAccount, wishes: Partial<KpiWrite> = {}) => {
  made += 1;
  return anOwnKpi(editor, `Katalog ${made}`, { ...wishes, catalogue: true } as Partial<KpiWrite>);
};

/** Every formula only refers to existing KPIs, without a cycle. */
async function assertSound({ platform }: TestApp, { organisationId }: SignedInAccount): Promise<void> {
  const rows = await platform.database.kysely
    .selectFrom('kpis')
    .select(['slug', 'formula'])
    .where((where) =>
      where.or([where('organisation_id', 'is', null), where('organisation_id', '=', organisationId)]),
    )
    .execute();
  const inputs = new Map(
    rows.map(({ slug, formula: of }) => {
      const { required = [], optional = [] } = (of ?? {}) as Partial<NonNullable<Kpi['formula']>>;
      return [slug, [...required, ...optional]];
    }),
  );
  const visit = (slug: string, path: readonly string[]): void => {
    assert.ok(!path.includes(slug), `a circle: ${[...path, slug].join(' > ')}`);
    assert.ok(inputs.has(slug), `${path.at(-1)} names ${slug}, which is gone`);
    for (const input of inputs.get(slug) ?? []) visit(input, [...path, slug]);
  };
  for (const slug of inputs.keys()) visit(slug, []);
}

type Make = (member: SignedInAccount, name: string, wishes?: Partial<KpiWrite>) => Promise<Kpi>;

/** The same races for an organisation's KPIs and for those of the catalogue. */
const amongKpis = (whose: string, person: (app: TestApp) => Promise<SignedInAccount>, make: Make) => [
  race(`formula changes that make a circle together, ${whose}: one is refused`, (app) => async () => {
    const member = await person(app);
    const entered = await make(member, 'Eingabe');
    const of = formula(`kpi(${entered.slug})`);
    const [one, two, three] = await Promise.all(times(3, () => make(member, 'Rechnung', { formula: of })));
    assert.ok(one && two && three);
    return {
      calls: [
        change(member, one, `kpi(${two.slug}) * 2`),
        change(member, two, `kpi(${three.slug}) * 2`),
        change(member, three, `kpi(${one.slug}) * 2`),
      ],
      async rule(outcomes) {
        assert.equal(served(outcomes).length, 2);
        assert.deepEqual(refusals(outcomes), ['kpi.formula_invalid']);
        await assertSound(app, member);
      },
    };
  }),
];

const own: Make = (member, name, wishes) => anOwnKpi(member, name, wishes);
const ofCatalogue: Make = (editor, _, wishes) => aCatalogueKpi(editor, wishes);

export const formulaRaces = [
  ...amongKpis('of an organisation', (app) => aSubscriber(app), own),
  ...amongKpis('of the catalogue', async (app) => signedIn(app, await anEditor(app.platform)), ofCatalogue),

  race(
    'a formula of the catalogue changed while organisations use it: nobody is refused',
    (app) => async () => {
      const editor = await signedIn(app, await anEditor(app.platform));
      const entered = await aCatalogueKpi(editor);
      const used = await aCatalogueKpi(editor, { formula: formula(`kpi(${entered.slug})`) });
      const members = await Promise.all(times(3, () => aSubscriber(app)));
      return {
        calls: [
          change(editor, used, `kpi(${entered.slug}) * 2`),
          ...members.map(
            (member) => () => anOwnKpi(member, 'Rechnung', { formula: formula(`kpi(${used.slug})`) }),
          ),
        ],
        async rule(outcomes) {
          assert.deepEqual(refusals(outcomes), []);
          for (const member of members) await assertSound(app, member);
        },
      };
    },
  ),

  race('an own KPI deleted while formulas begin to use it: one of them holds', (app) => async () => {
    const member = await aSubscriber(app);
    const entered = await anOwnKpi(member, 'Eingabe');
    const other = await anOwnKpi(member, 'Andere');
    const computed = await anOwnKpi(member, 'Rechnung', { formula: formula(`kpi(${other.slug})`) });
    const uses = `kpi(${entered.slug}) + 1`;
    return {
      calls: [
        remove(member, entered),
        change(member, computed, uses),
        () => anOwnKpi(member, 'Neu', { formula: formula(uses) }),
      ],
      async rule(outcomes) {
        const isRemoved = outcomes[0]?.isServed;
        const using = served(outcomes.slice(1)).length;
        assert.equal(using, isRemoved ? 0 : 2);
        await assertSound(app, member);
      },
    };
  }),

  race('KPIs of one name made at the same moment: each gets a short name of its own', (app) => async () => {
    const member = await aSubscriber(app);
    return {
      calls: times(6, () => () => anOwnKpi(member, 'Papierverbrauch')),
      rule(outcomes) {
        const slugs = served(outcomes).map((kpi) => (kpi as Kpi).slug);
        assert.equal(new Set(slugs).size, outcomes.length);
      },
    };
  }),

  race(
    'the last own KPIs that are allowed, made at the same moment: no more than that',
    (app) => async () => {
      const member = await aSubscriber(app);
      await fillUp(app, member.organisationId, 498);
      return {
        calls: times(5, (index) => () => anOwnKpi(member, `Letzte ${index}`)),
        rule(outcomes) {
          assert.equal(served(outcomes).length, 2);
          assert.deepEqual(refusals(outcomes), ['kpi.limit_reached']);
        },
      };
    },
  ),

  race('an own KPI deleted while its first value is entered: one of them holds', (app) => async () => {
    const member = await aSubscriber(app);
    const kpi = await anOwnKpi(member, 'Papier');
    return {
      calls: [
        remove(member, kpi),
        () => aRecord(member, kpi, '2026-09', 1),
        () =>
          member.client.kpiRecords.batch({
            body: { rows: [{ kpiId: kpi.id, periodStart: '2026-08-01', periodEnd: '2026-08-31', value: 1 }] },
          }),
      ],
      async rule(outcomes) {
        const isRemoved = outcomes[0]?.isServed;
        assert.equal(served(outcomes.slice(1)).length, isRemoved ? 0 : 2);
      },
    };
  }),

  race('an own KPI deleted while a goal takes it as its target: one of them holds', (app) => async () => {
    const { member, goal } = await aTrackedGoal(app);
    const kpi = await anOwnKpi(member, 'Papier');
    const target = { date: '2027-12-31', value: 10 };
    return {
      calls: [
        remove(member, kpi),
        () =>
          member.client.tracking.updateGoal({
            params: { trackableGoalId: goal.id },
            body: { version: goal.version, kpis: [{ kpiId: kpi.id, target }] },
          }),
      ],
      rule: (outcomes) => assert.equal(served(outcomes).length, 1),
    };
  }),
];

/** Creates an organisation's own KPIs directly in the database, which is faster. */
async function fillUp({ platform }: TestApp, organisationId: number, count: number): Promise<void> {
  await platform.database.kysely
    .insertInto('kpis')
    .values(
      times(count, (index) => ({
        organisation_id: organisationId,
        slug: `voll-${index}`,
        sector: 'e' as const,
        translations: JSON.stringify({ de: { name: `Voll ${index}`, unitLabel: 'Stück' } }),
        unit_code: '{piece}',
        aggregation: 'SUM' as const,
        direction: 'LOWER' as const,
        frequency: 'MONTH' as const,
      })),
    )
    .execute();
}
