import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import type { SignedInAccount } from '../../../test/factories/accounts.ts';
import { aSubscriber, aYearOf } from '../../../test/factories/kpis.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const year = 2025;
const enter = (person: SignedInAccount, slug: string, value: number) => aYearOf(person, slug, year, value);

test('a sensitive value appears nowhere in the report', async () => {
  const person = await aSubscriber(app, { country: 'DE' });
  await enter(person, 'turnover', 2_345_678);
  await enter(person, 'water-withdrawal', 81);
  const read = async () => JSON.stringify(await person.client.reports.read({ params: { year } }));
  expect(await read()).toContain('2345678');
  await person.client.disclosures.answer({
    params: { year, name: 'Turnover' },
    body: { version: 0, state: 'OMITTED_SENSITIVE', reason: 'Wettbewerb' },
  });
  const report = await read();
  expect(report).not.toContain('2345678');
  expect(JSON.parse(report)).toMatchObject({ company: { turnover: null } });
  expect(JSON.parse(report).kpis.map(({ kpi }: { kpi: { slug: string } }) => kpi.slug)).toContain(
    'water-withdrawal',
  );
});
