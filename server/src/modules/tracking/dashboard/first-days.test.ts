import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import {
  aMember,
  anOrganisation,
  type SignedInAccount,
  signedIn,
} from '../../../../test/factories/accounts.ts';
import { aRecord, catalogueKpi } from '../../../../test/factories/kpis.ts';
import { aMemberWithStrategy, aWizardChoice } from '../../../../test/factories/strategies.ts';
import { mailsTo } from '../../../../test/readers/mails.ts';

// Today is the 15th of November 2026.
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** A person whose organisation joined today and who has just finished the wizard. */
async function aNewcomer(language: 'de' | 'en' = 'de'): Promise<SignedInAccount> {
  const organisationId = await anOrganisation(app.platform, 'Tischlerei Brandt', null, app.clock.now());
  const account = await aMember(app.platform, { organisationId, language });
  return (await aMemberWithStrategy(app, { account })).member;
}

const dueOf = async ({ client }: SignedInAccount) => {
  const { categories } = await client.kpiHistory.due();
  return categories.flatMap(({ items }) =>
    items.flatMap(({ kpi, periods }) => periods.map(({ code }) => `${kpi.slug} ${code}`)),
  );
};

describe('periods before an organisation joined', () => {
  test('is never due, also where values were entered for it', async () => {
    const person = await aNewcomer();
    expect(await dueOf(person)).toEqual([]);
    const { tasks } = await person.client.my.dashboard();
    expect(tasks.map(({ type }) => type)).not.toContain('KPI_MISSING');
    await aRecord(person, await catalogueKpi(person, 'natural-gas'), '2026-03', 900);
    expect(await dueOf(person)).toEqual([]);
    const { sectors } = await person.client.kpiHistory.overview({ query: { sector: 'e' } });
    expect(sectors[0]?.missingPeriods).toBe(0);
  });

  test('the month of joining is due when it is over, and what comes after it', async () => {
    const person = await aNewcomer();
    const gas = await catalogueKpi(person, 'natural-gas');
    await aRecord(person, gas, '2026-03', 900);
    app.clock.set('2027-01-15T10:00:00Z');
    const later = await signedIn(app, person);
    const due = (await dueOf(later)).filter((each) => each.startsWith('natural-gas'));
    app.clock.set('2026-11-15T10:00:00Z');
    expect(due).toEqual(['natural-gas 2026-11', 'natural-gas 2026-12']);
  });
});

describe('first steps', () => {
  test('depend on the existing data', async () => {
    const person = await aNewcomer();
    const steps = async () => (await person.client.my.dashboard()).firstSteps;
    expect(await steps()).toEqual({
      targets: { set: 0, of: 3 },
      values: false,
      colleague: false,
      lastYear: { period: { start: '2025-01-01', end: '2025-12-31', code: '2025' }, entered: false },
    });
    const gas = await catalogueKpi(person, 'natural-gas');
    await aRecord(person, gas, '2026-10', 900);
    expect(await steps()).toMatchObject({ values: true, lastYear: { entered: false } });
    const { id, version } = await aRecord(person, gas, '2025-10', 900);
    expect(await steps()).toMatchObject({ values: true, lastYear: { entered: true } });
    await person.client.kpiRecords.remove({ params: { kpiRecordId: id }, query: { version } });
    expect(await steps()).toMatchObject({ lastYear: { entered: false } });
    await person.client.team.invite({ body: { email: 'kollege@brandt.example', language: 'de' } });
    expect(await steps()).toMatchObject({ colleague: true });
  });

  test('are nothing for those who have been here long', async () => {
    const { member } = await aMemberWithStrategy(app);
    expect((await member.client.my.dashboard()).firstSteps).toBeNull();
  });
});

describe('the welcome mail', () => {
  const welcomesTo = async ({ email }: SignedInAccount) =>
    (await mailsTo(app.platform, email)).filter(({ kind }) => kind === 'welcome');

  test('names the free features and the last day, once', async () => {
    const person = await aNewcomer();
    const { activeUntil } = await person.client.my.subscription();
    expect(activeUntil).toBe('2026-12-15');
    const [mail, another] = await welcomesTo(person);
    expect(another).toBeUndefined();
    expect(mail?.subject).toBe('Willkommen bei Metra: kostenlos bis zum 15. Dezember 2026');
    expect(mail?.text).toContain('bis einschließlich 15. Dezember 2026');
    expect(mail?.text).toContain('690');
    expect((await person.client.my.dashboard()).freeUntil).toBe(activeUntil);
    // A second strategy has no free days of its own, and nobody is welcomed twice.
    await person.client.strategies.finishActive({ query: {} });
    await person.client.my.finishWizard({ body: await aWizardChoice(app.platform) });
    expect(await welcomesTo(person)).toHaveLength(1);
  });

  test('is written in the language of the person', async () => {
    const [mail] = await welcomesTo(await aNewcomer('en'));
    expect(mail?.subject).toBe('Welcome to Metra: free until 15 December 2026');
  });
});
