import type { Kpi } from '@metra/contract/shapes/kpi-shapes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { aMember, type SignedInAccount, signedIn } from '../../../../test/factories/accounts.ts';
import { anOwnKpi, aRecord, aSubscriber, catalogueKpi, monthOf } from '../../../../test/factories/kpis.ts';
import { aTrackedGoal } from '../../../../test/factories/tracking.ts';

// The test clock shows 15 November 2026.
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const reason = 'Wir heizen mit Gas.';

const switchOff = ({ client }: SignedInAccount, { id }: Pick<Kpi, 'id'>, why = reason) =>
  client.kpis.switchOff({ params: { id }, body: { reason: why } });

async function sectorE({ client }: SignedInAccount) {
  const { sectors } = await client.kpiHistory.overview({ query: { sector: 'e' } });
  const [sector] = sectors;
  if (!sector) throw new Error('There is no sector e');
  const rows = [...sector.categories.flatMap((category) => category.rows), ...sector.uncategorised];
  return { ...sector, slugs: rows.map(({ kpi }) => kpi.slug), rows };
}

const gridSlugs = async ({ client }: SignedInAccount) =>
  (await client.kpiRecords.grid({ query: { sector: 'e' } })).rows.map(({ kpi }) => kpi.slug);

const dueSlugs = async ({ client }: SignedInAccount) =>
  (await client.kpiHistory.due()).categories.flatMap(({ items }) => items.map(({ kpi }) => kpi.slug));

const exported = async (blob: Promise<Blob>) => (await (await blob).text()).split('\r\n');

describe('a KPI that is switched off', () => {
  test('says why, since when and by whom; and can be used again', async () => {
    const person = await aSubscriber(app, { firstName: 'Katrin', lastName: 'Lindner' });
    const biogas = await catalogueKpi(person, 'biogas');
    expect(biogas.switchedOff).toBeNull();
    const off = { reason, at: '2026-11-15T10:00:00.000Z', by: 'Katrin Lindner' };
    expect((await switchOff(person, biogas, `  ${reason} `)).switchedOff).toEqual(off);
    expect((await person.client.kpis.read({ params: { id: biogas.id } })).switchedOff).toEqual(off);
    const list = await person.client.kpis.list({ query: { switchedOff: true } });
    expect(list.items.map(({ slug }) => slug)).toEqual(['biogas']);
    expect((await person.client.kpis.switchOn({ params: { id: biogas.id } })).switchedOff).toBeNull();
    expect((await person.client.kpis.switchOn({ params: { id: biogas.id } })).switchedOff).toBeNull();
  });

  test('is asked for nowhere, and listed apart', async () => {
    const person = await aSubscriber(app);
    const biogas = await catalogueKpi(person, 'biogas');
    await aRecord(person, biogas, '2026-07', 900);
    expect(await dueSlugs(person)).toContain('biogas');
    const before = await sectorE(person);
    await switchOff(person, biogas);
    expect(await dueSlugs(person)).not.toContain('biogas');
    expect(await gridSlugs(person)).not.toContain('biogas');
    const after = await sectorE(person);
    expect(after.slugs).not.toContain('biogas');
    expect(after.kpis).toBe(before.kpis - 1);
    expect(after.switchedOff).toMatchObject([{ kpi: { slug: 'biogas' }, reason }]);
    const template = await exported(person.client.kpiImport.template({ query: {} }));
    expect(template.join()).not.toContain('Biogas');
    await person.client.kpis.switchOn({ params: { id: biogas.id } });
    expect(await dueSlugs(person)).toContain('biogas');
    expect(await gridSlugs(person)).toContain('biogas');
  });

  test('accepts no new records; existing ones stay visible and can be corrected', async () => {
    const person = await aSubscriber(app);
    const biogas = await catalogueKpi(person, 'biogas');
    const { id, version } = await aRecord(person, biogas, '2026-07', 900);
    await switchOff(person, biogas);
    const refused = { status: 409, i18nKey: 'kpi.switched_off' };
    await expect(aRecord(person, biogas, '2026-08', 800)).rejects.toMatchObject(refused);
    const rows = [{ kpiId: biogas.id, ...monthOf('2026-08'), value: 800 }];
    await expect(person.client.kpiRecords.batch({ body: { rows } })).rejects.toMatchObject({
      ...refused,
      fields: [{ path: 'rows/0/kpiId', key: 'switchedOff' }],
    });
    const file = new File(['Kennzahl;Zeitraum;Wert\nbiogas;2026-08;800'], 'werte.csv');
    const preview = await person.client.kpiImport.preview({ body: {} }, { file });
    expect(preview.rows).toMatchObject([
      { outcome: 'BAD', problems: [{ column: 'kpi', key: 'switchedOffKpi' }] },
    ]);
    const changed = await person.client.kpiRecords.update({
      params: { kpiRecordId: id },
      body: { ...monthOf('2026-07'), value: 950, version, confirmed: true },
    });
    expect(changed.value).toBe(950);
    const { items } = await person.client.kpiRecords.ofKpi({ params: { kpiId: biogas.id } });
    expect(items.map(({ value }) => value)).toEqual([950]);
    const series = await person.client.kpiHistory.one({ params: { kpiId: biogas.id } });
    expect(series.points.filter(({ value }) => value !== null)).toMatchObject([{ value: 950 }]);
  });

  test('was not entered by being switched off', async () => {
    const person = await aSubscriber(app);
    const own = await anOwnKpi(person, 'Verpackungen');
    await switchOff(person, own);
    await person.client.kpis.switchOn({ params: { id: own.id } });
    // The unit of a KPI can only change while it has no records.
    const { version } = await person.client.kpis.read({ params: { id: own.id } });
    const body = {
      translations: { de: { name: 'Verpackungen', unitLabel: 'kg' } },
      sector: 'e' as const,
      unit: 'kg',
      aggregation: 'SUM' as const,
      direction: 'LOWER' as const,
      frequency: 'MONTH' as const,
      version,
    };
    expect((await person.client.kpis.update({ params: { id: own.id }, body })).unit.code).toBe('kg');
  });

  test('is not a gap in computed KPIs, and its values still count', async () => {
    const person = await aSubscriber(app);
    const [gas, biogas] = [await catalogueKpi(person, 'natural-gas'), await catalogueKpi(person, 'biogas')];
    for (const month of ['2026-07', '2026-08', '2026-09']) await aRecord(person, gas, month, 1000);
    await aRecord(person, biogas, '2026-07', 500);
    const energy = await catalogueKpi(person, 'energy-total');
    const quarter = async () =>
      person.client.kpiHistory.origin({
        params: { kpiId: energy.id },
        query: { from: '2026-07-01', to: '2026-09-30' },
      });
    const before = await quarter();
    expect(before.completeness.state).toBe('GAPS');
    await switchOff(person, biogas);
    const after = await quarter();
    expect(after.completeness).toMatchObject({ state: 'WHOLE', covered: 3 });
    expect(after.value).toBe(before.value);
    const district = await catalogueKpi(person, 'district-heating');
    await switchOff(person, district);
    const { completeness } = await quarter();
    expect(completeness.sources.find(({ kpiId }) => kpiId === district.id)).toMatchObject({
      state: 'NOT_APPLICABLE',
    });
  });

  test('is said in exports, which can be imported again', async () => {
    const person = await aSubscriber(app);
    const [biogas, district] = [
      await catalogueKpi(person, 'biogas'),
      await catalogueKpi(person, 'district-heating'),
    ];
    await aRecord(person, biogas, '2026-07', 900);
    await switchOff(person, biogas);
    await switchOff(person, district, 'Kein Anschluss');
    const lines = await exported(person.client.kpiImport.export({ query: {} }));
    expect(lines.find((line) => line.startsWith('Biogas'))).toContain(
      'nicht genutzt seit 2026-11-15: Wir heizen mit Gas.',
    );
    expect(lines.find((line) => line.includes('Kein Anschluss'))).toMatch(
      /^[^;]+;;;;;;;;Energie;nicht genutzt/,
    );
    const series = await exported(person.client.kpiImport.exportSeries({ query: {} }));
    expect(series.find((line) => line.startsWith('Biogas'))).toContain('Wir heizen mit Gas.');
    expect(series.join()).toContain('Kein Anschluss');
    const file = await person.client.kpiImport.export({ query: {} });
    const { counts } = await person.client.kpiImport.preview({ body: {} }, { file });
    expect(counts).toMatchObject({ bad: 0, new: 0, changes: 0 });
  });

  test('judges no goal: the goal says so, and nobody is asked', async () => {
    const { member, goal } = await aTrackedGoal(app);
    for (const { kpiId } of goal.kpis) await switchOff(member, { id: kpiId });
    const again = await member.client.tracking.goal({ params: { trackableGoalId: goal.id } });
    expect(again.kpis.map(({ noJudgement, switchedOff }) => [noJudgement, switchedOff?.reason])).toEqual(
      goal.kpis.map(() => ['SWITCHED_OFF', reason]),
    );
    const { tasks, goals } = await member.client.my.dashboard();
    expect(goals[0]?.leadingKpi?.switchedOff).toMatchObject({ reason });
    expect(tasks.some(({ title }) => title === goal.name)).toBe(false);
  });

  test('is another organisation’s own business', async () => {
    const [person, stranger] = [await aSubscriber(app), await aSubscriber(app)];
    const biogas = await catalogueKpi(person, 'biogas');
    await switchOff(person, biogas);
    expect((await catalogueKpi(stranger, 'biogas')).switchedOff).toBeNull();
    await aRecord(stranger, biogas, '2026-07', 900);
    const own = await anOwnKpi(person, 'Verpackungen');
    await expect(switchOff(stranger, own)).rejects.toMatchObject({ i18nKey: 'not_found.kpi' });
  });

  test('needs a reason, and a subscription', async () => {
    const person = await aSubscriber(app);
    const biogas = await catalogueKpi(person, 'biogas');
    await expect(switchOff(person, biogas, '  ')).rejects.toMatchObject({ fields: [{ path: 'reason' }] });
    const visitor = await signedIn(app, await aMember(app.platform));
    await expect(switchOff(visitor, biogas)).rejects.toMatchObject({ i18nKey: 'subscription.required' });
  });
});
