import type { CatalogueChange } from '@metra/contract/factor-shapes';
import type { factors as operations } from '@metra/contract/factors';
import type { Query } from '@metra/contract/operation';
import type { Page } from '@metra/contract/primitives';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { listPage } from '../../../platform/database/list-page.ts';
import { decimalOrNull, onTheWireOrNull } from '../rules/decimal.ts';
import { factorUnitLabel } from '../rules/units.ts';

interface StoredState {
  slug: string;
  value: string | null;
  year: number;
  unit: string;
  source: string | null;
  history: { year: number; value: string | null }[];
}

interface ChangeRow {
  id: number;
  at: Date;
  before: StoredState;
  after: StoredState;
}

export const catalogueChangeViews = (db: Db) => ({
  /** Newest first. */
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

const numberOf = (value: string | null) => onTheWireOrNull(decimalOrNull(value));

const stateView = (state: StoredState): CatalogueChange['after'] => ({
  ...state,
  value: numberOf(state.value),
  unit: factorUnitLabel(state.unit),
  history: state.history.map(({ year, value }) => ({ year, value: numberOf(value) })),
});
