import type { Response as Answer, Query } from '@metra/contract/core/operation';
import type { kpisAdmin } from '@metra/contract/operations/kpis-admin';
import type { Formula } from '@metra/contract/shapes/kpi-shapes';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { listPage } from '../../../platform/database/list-page.ts';

interface Row {
  id: number;
  at: Date;
  by: string | null;
  before: Formula | null;
  after: Formula | null;
  why: string | null;
}

export const formulaChangeViews = (db: Db) => ({
  async list(
    kpiId: number,
    asked: Query<typeof kpisAdmin.formulaChanges>,
  ): Promise<Answer<typeof kpisAdmin.formulaChanges>> {
    const where = sql`c.kpi_id = ${kpiId} and c.organisation_id is null`;
    const page = await listPage(db, {
      rows: sql<Row>`
      select c.id, c.at, p.name as by, c.before, c.after, c.why
      from kpi_formula_changes c left join accounts_people p on p.id = c.account_id where ${where}`,
      count: sql`from kpi_formula_changes c where ${where}`,
      sort: { columns: {}, byDefault: sql`c.id desc`, id: sql`c.id` },
      asked,
    });
    return { ...page, items: page.items.map((row) => ({ ...row, at: row.at.toISOString() })) };
  },
});
