import type { Tx } from '../../platform/database/database.ts';

const lists = {
  goal: 'catalogue_goals',
  measure: 'catalogue_measures',
  industry: 'catalogue_industries',
  size: 'catalogue_sizes',
} as const;

export const demoIdViews = (tx: Tx) => ({
  /** Ids of the catalogue for the slugs in the demo. */
  async catalogue() {
    const idsIn = async (list: keyof typeof lists) =>
      finderIn(await tx.selectFrom(lists[list]).select(['id', 'slug']).execute());
    const kpis = tx
      .selectFrom('kpis_definitions')
      .select(['id', 'slug'])
      .where('organisation_id', 'is', null);
    return {
      goal: await idsIn('goal'),
      measure: await idsIn('measure'),
      industry: await idsIn('industry'),
      size: await idsIn('size'),
      kpi: finderIn(await kpis.execute()),
    };
  },
});

export type CatalogueIds = Awaited<ReturnType<ReturnType<typeof demoIdViews>['catalogue']>>;

function finderIn(rows: readonly { id: number; slug: string }[]) {
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]));
  return (slug: string): number => {
    const id = ids.get(slug);
    if (id === undefined) throw new Error(`The demo names what the catalogue does not have: ${slug}`);
    return id;
  };
}
