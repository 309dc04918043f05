import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import {
  type DeliveredRow,
  idOfSlug,
  replaceDeliveredLinks,
  upsertDelivered,
} from '../../../platform/database/delivered-rows.ts';
import { definitionLock } from './definition-lock.store.ts';

interface DeliveredKpis {
  categories: readonly DeliveredRow[];
  kpis: readonly (DeliveredRow & { category: string })[];
  factors: readonly (DeliveredRow & { history: readonly object[] })[];
}

/** The KPIs, categories and factors that come with the program; tells the ids of the KPIs by slug. */
export async function seedKpis(tx: Tx, delivered: DeliveredKpis): Promise<ReadonlyMap<string, number>> {
  await definitionLock(tx).ofCatalogue();
  const categories = await upsertDelivered(tx, 'categories', delivered.categories);
  const kpis = await upsertDelivered(
    tx,
    'kpis',
    delivered.kpis.map(({ category, ...kpi }) => ({ ...kpi, category_id: idOfSlug(categories, category) })),
    sql`organisation_id is null`,
  );
  const factors = await upsertDelivered(
    tx,
    'factors',
    delivered.factors.map(({ history, ...factor }) => factor),
  );
  const values = delivered.factors.flatMap(({ slug, history }) =>
    history.map((value) => ({ factor_id: idOfSlug(factors, slug), ...value })),
  );
  await replaceDeliveredLinks(
    tx,
    { table: 'factor_values', owner: 'factors', ownerColumn: 'factor_id' },
    values,
  );
  return kpis;
}
