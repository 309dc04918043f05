import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import {
  type DeliveredRow,
  idOfSlug,
  replaceDeliveredLinks,
  upsertDelivered,
} from '../../../platform/database/delivered-rows.ts';
import { factorChangeStore } from '../factors/factor-changes.store.ts';
import { definitionLock } from './definition-lock.store.ts';

interface DeliveredKpis {
  categories: readonly DeliveredRow[];
  kpis: readonly (DeliveredRow & { category: string })[];
  cross_checks: readonly DeliveredRow[];
  fuels: readonly DeliveredRow[];
  factors: readonly (DeliveredRow & { replaces: string | null; history: readonly object[] })[];
}

/**
 * Stores the delivered KPIs, categories, cross-checks, fuels and factors, and returns the ids of the KPIs by slug.
 */
export async function seedKpis(tx: Tx, delivered: DeliveredKpis): Promise<ReadonlyMap<string, number>> {
  await definitionLock(tx).ofCatalogue();
  const categories = await upsertDelivered(tx, 'categories', delivered.categories);
  const kpis = await upsertDelivered(
    tx,
    'kpis',
    delivered.kpis.map(({ category, ...kpi }) => ({ ...kpi, category_id: idOfSlug(categories, category) })),
    sql`organisation_id is null`,
  );
  await upsertDelivered(tx, 'cross_checks', delivered.cross_checks);
  await upsertDelivered(tx, 'fuels', delivered.fuels);
  await seedFactors(tx, delivered.factors);
  return kpis;
}

async function seedFactors(tx: Tx, delivered: DeliveredKpis['factors']): Promise<void> {
  const changes = factorChangeStore(tx);
  const before = await changes.states();
  await hideReplaced(tx, delivered);
  const factors = await upsertDelivered(
    tx,
    'factors',
    delivered.map(({ history, ...factor }) => factor),
  );
  const values = delivered.flatMap(({ slug, history }) =>
    history.map((value) => ({ factor_id: idOfSlug(factors, slug), ...value })),
  );
  await replaceDeliveredLinks(
    tx,
    { table: 'factor_values', owner: 'factors', ownerColumn: 'factor_id' },
    values,
  );
  await changes.record(before);
}

/** Formulas that name a replaced factor now mean its replacement; one that a person has edited stays in use. */
async function hideReplaced(tx: Tx, delivered: DeliveredKpis['factors']): Promise<void> {
  await tx
    .updateTable('factors')
    .set((row) => ({ active: false, version: row('version', '+', 1) }))
    .where(
      'slug',
      'in',
      delivered.flatMap(({ replaces }) => replaces ?? []),
    )
    .where('active', '=', true)
    .where('edited_at', 'is', null)
    .execute();
}
