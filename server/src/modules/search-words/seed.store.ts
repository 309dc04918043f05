import type { Tx } from '../../platform/database/database.ts';
import { type DeliveredRow, upsertDelivered } from '../../platform/database/delivered-rows.ts';

interface DeliveredWords {
  search_synonyms: readonly DeliveredRow[];
  search_compounds: readonly DeliveredRow[];
  search_relations: readonly DeliveredRow[];
}

/** Writes the delivered words. */
export async function seedSearchWords(tx: Tx, delivered: DeliveredWords): Promise<void> {
  await upsertDelivered(tx, 'search_synonyms', delivered.search_synonyms);
  await upsertDelivered(tx, 'search_compounds', delivered.search_compounds);
  await upsertDelivered(tx, 'search_relations', delivered.search_relations);
}
