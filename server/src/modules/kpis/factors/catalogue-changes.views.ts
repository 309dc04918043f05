import type { Response as Answer, Query } from '@metra/contract/core/operation';
import type { Page } from '@metra/contract/core/primitives';
import type { factors as operations } from '@metra/contract/operations/factors';
import type { factorsAdmin } from '@metra/contract/operations/factors-admin';
import type { CatalogueChange } from '@metra/contract/shapes/factor-shapes';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { listPage } from '../../../platform/database/list-page.ts';
import type { Reader } from '../../../platform/http/reader.ts';
import type { FactorDefinition } from '../definitions/definition.ts';
import { decimalOrNull, onTheWireOrNull } from '../rules/decimal.ts';
import { factorUnitLabel } from '../rules/units.ts';
import { sourceIn } from './factor.views.ts';

interface StoredState {
  slug: string;
  value: string | null;
  year: number;
  unit: string;
  source: string | null;
  history: { year: number; value: string | null }[];
}

interface AdminChangeRow extends ChangeRow {
  by: string | null;
  why: string | null;
}

interface ChangeRow {
  id: number;
  at: Date;
  before: StoredState;
  after: StoredState;
}

export const catalogueChangeViews = (db: Db) => ({
  async ofFactor(
    factorId: number,
    query: Query<typeof operations.catalogueChanges>,
  ): Promise<Page<CatalogueChange>> {
    const where = sql`c.factor_id = ${factorId}`;
    const page = await listPage(db, {
      rows: sql<ChangeRow>`select c.id, c.at, c.before, c.after from factor_changes c where ${where}`,
      count: sql`from factor_changes c where ${where}`,
      sort: { columns: {}, byDefault: sql`c.id desc`, id: sql`c.id` },
      asked: query,
    });
    return {
      ...page,
      items: page.items.map(({ id, at, before, after }) => ({
        id,
        at: at.toISOString(),
        before: stateView(before),
        after: stateView(after),
      })),
    };
  },
});

export const factorChangeViews = (db: Db, { language }: Pick<Reader, 'language'>) => ({
  /** The editors' version also shows who made each change and why. */
  async list(
    factor: FactorDefinition,
    query: Query<typeof factorsAdmin.changes>,
  ): Promise<Answer<typeof factorsAdmin.changes>> {
    const where = sql`c.factor_id = ${factor.id}`;
    const page = await listPage(db, {
      rows: sql<AdminChangeRow>`
      select c.id, c.at, c.before, c.after, p.name as by, c.why
      from factor_changes c left join accounts_people p on p.id = c.account_id where ${where}`,
      count: sql`from factor_changes c where ${where}`,
      sort: { columns: {}, byDefault: sql`c.id desc`, id: sql`c.id` },
      asked: query,
    });
    const read = (state: StoredState) => {
      const view = stateView(state);
      return { ...view, source: sourceIn(factor, view.source, language) };
    };
    return {
      ...page,
      items: page.items.map(({ id, at, before, after, by, why }) => ({
        id,
        at: at.toISOString(),
        before: read(before),
        after: read(after),
        by,
        why,
      })),
    };
  },
});

const numberOf = (value: string | null) => onTheWireOrNull(decimalOrNull(value));

const stateView = (state: StoredState): CatalogueChange['after'] => ({
  ...state,
  value: numberOf(state.value),
  unit: factorUnitLabel(state.unit),
  history: state.history.map(({ year, value }) => ({ year, value: numberOf(value) })),
});
