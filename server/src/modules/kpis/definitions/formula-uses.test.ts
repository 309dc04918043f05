import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import type { SignedInAccount } from '../../../../test/factories/accounts.ts';
import { anOwnKpi, aSubscriber } from '../../../../test/factories/kpis.ts';

let app: TestApp;
let member: SignedInAccount;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const run = (statement: string, values: unknown[]) => app.platform.database.pool.query(statement, values);

async function aFormula() {
  member = await aSubscriber(app);
  const entered = await anOwnKpi(member, 'Papier');
  const expression = `kpi(${entered.slug}) * kpi(natural-gas)`;
  const computed = await anOwnKpi(member, 'Summe', { formula: { expression, optional: [] } });
  return { entered, computed };
}

/** The database itself protects the inputs of formulas, whatever the program does. */
describe('the KPIs that a formula names', () => {
  it('cannot be deleted', async () => {
    const { entered } = await aFormula();
    await expect(run('delete from kpis where id = $1', [entered.id])).rejects.toThrow(
      'kpi_formula_uses_known_kpi',
    );
  });

  it('must be there', async () => {
    const { computed } = await aFormula();
    const change = run(
      `update kpis set formula = jsonb_set(formula, '{required}', '["niemand"]') where id = $1`,
      [computed.id],
    );
    await expect(change).rejects.toThrow('used_kpi_id');
  });

  it('is free again once the formula names something else, or is gone', async () => {
    const { entered, computed } = await aFormula();
    await run(`update kpis set formula = jsonb_set(formula, '{required}', '["natural-gas"]') where id = $1`, [
      computed.id,
    ]);
    expect(await run('delete from kpis where id = $1', [entered.id])).toMatchObject({ rowCount: 1 });
    await run('update kpis set formula = null where id = $1', [computed.id]);
    const { rows } = await run('select from kpi_formula_uses where kpi_id = $1', [computed.id]);
    expect(rows).toEqual([]);
  });

  it('goes with its organisation', async () => {
    await aFormula();
    const removal = run('delete from organisations where id = $1', [member.organisationId]);
    expect(await removal).toMatchObject({ rowCount: 1 });
  });
});
