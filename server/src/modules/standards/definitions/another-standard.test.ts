import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { aSubscriber } from '../../../../test/factories/kpis.ts';
import { type DeliveredStandard, readDeliveredStandards } from './delivered-standards.ts';
import { seedStandards } from './seed.store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const year = 2025;

describe('another standard', () => {
  test('is data alone: read and answered over HTTP', async () => {
    const [vsme] = readDeliveredStandards();
    const first = vsme?.disclosures[0];
    const [datapointOfVsme] = first?.datapoints.filter(({ name }) => name === 'Assets') ?? [];
    if (!vsme || !first || !datapointOfVsme) throw new Error('no VSME');
    const small: DeliveredStandard = {
      standard: { slug: 'hauskodex', name: { de: 'Hauskodex', en: 'House code' } },
      version: {
        ...vsme.version,
        slug: 'hauskodex-1',
        entryPoint: null,
        modulesFrom: null,
        comprehensive: null,
      },
      codeLists: {},
      disclosures: [
        { ...first, code: 'H1', tables: [], datapoints: [{ ...datapointOfVsme, name: 'Vermoegen' }] },
      ],
    };
    await seedStandards(app.platform.database, [small]);
    const member = await aSubscriber(app);
    const query = { standard: 'hauskodex' };
    await member.client.disclosures.answer({
      params: { year, name: 'Vermoegen' },
      query,
      body: { value: '12', version: 0 },
    });
    const all = await member.client.disclosures.read({ params: { year }, query });
    expect(all).toMatchObject({ standard: { name: 'Hauskodex' }, total: 1, answered: 1, share: 1 });
    await expect(
      member.client.disclosures.read({ params: { year }, query: { standard: 'none' } }),
    ).rejects.toMatchObject({ i18nKey: 'not_found.standard' });
  });
});
