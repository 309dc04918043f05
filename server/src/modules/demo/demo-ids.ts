import type { Tx } from '../../platform/database/database.ts';

type List = 'goals' | 'measures' | 'kpis';

/** What the demo names by slug, as the catalogue knows it. */
export async function catalogueIds(tx: Tx) {
  const [goals, measures, kpis] = [
    await idsOf(tx, 'goals'),
    await idsOf(tx, 'measures'),
    await idsOf(tx, 'kpis'),
  ];
  return { goal: finderIn(goals), measure: finderIn(measures), kpi: finderIn(kpis) };
}

export type CatalogueIds = Awaited<ReturnType<typeof catalogueIds>>;

async function idsOf(tx: Tx, list: List): Promise<ReadonlyMap<string, number>> {
  const query = tx.selectFrom(list).select(['id', 'slug']);
  const rows = await (list === 'kpis' ? query.where('kpis.organisation_id', 'is', null) : query).execute();
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

const finderIn = (ids: ReadonlyMap<string, number>) => (slug: string) => {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`The demo names what the catalogue does not have: ${slug}`);
  return id;
};
