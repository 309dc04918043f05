import type { Database, Db, Tx } from '../../platform/database/database.ts';
import { idOfSlug, replaceDeliveredLinks, upsertDelivered } from '../../platform/database/delivered-rows.ts';
import { contentHash, lockSeeds, noteSeeded, seededHashes } from '../../platform/database/seeds.ts';
import { seedKpis } from '../kpis/kpis.module.ts';
import { seedQuestionnaires } from '../questionnaires/questionnaires.module.ts';
import { seedSearchWords } from '../search-words/search-words.module.ts';
import { seedTags } from '../tags/tags.module.ts';
import { type CatalogueRows, readCatalogueRows } from './seed-rows.ts';

const seedName = 'catalogue';

/** Loads the delivered catalogue at every start. Rows that a person has edited stay unchanged. */
export async function seedCatalogue(
  database: Database,
  rows = readCatalogueRows(),
): Promise<'seeded' | 'unchanged'> {
  const hash = contentHash(rows);
  const isSeeded = async (db: Db) => (await seededHashes(db, [seedName])).get(seedName) === hash;
  if (await isSeeded(database.kysely)) return 'unchanged';
  return database.transaction(async (tx) => {
    await lockSeeds(tx);
    if (await isSeeded(tx)) return 'unchanged';
    await seedAll(tx, rows);
    await noteSeeded(tx, seedName, hash);
    return 'seeded';
  });
}

/** Rows that a person has deleted are not restored, nor are rows that belong to them. */
async function withoutRemoved(tx: Tx, rows: CatalogueRows): Promise<CatalogueRows> {
  const removed = await tx.selectFrom('removed_from_catalogue').selectAll().execute();
  if (removed.length === 0) return rows;
  const isGone = (kind: string, slug: string) =>
    removed.some((each) => each.kind === kind && each.slug === slug);
  const isGoal = (slug: string) => !isGone('GOAL', slug);
  return {
    ...rows,
    goals: rows.goals.filter(({ slug }) => isGoal(slug)),
    measures: rows.measures.filter(({ slug, goal }) => isGoal(goal) && !isGone('MEASURE', slug)),
    target_proposals: rows.target_proposals.filter(({ goal }) => isGoal(goal)),
    industries: rows.industries.map((industry) => ({
      ...industry,
      suggestedGoals: industry.suggestedGoals.filter(([, goal]) => isGoal(goal)),
    })),
    motivations: rows.motivations.map((motivation) => ({
      ...motivation,
      goals: motivation.goals.filter(isGoal),
    })),
  };
}

async function seedAll(tx: Tx, delivered: CatalogueRows): Promise<void> {
  const rows = await withoutRemoved(tx, delivered);
  const kpis = await seedKpis(tx, rows);
  const goals = await upsertDelivered(
    tx,
    'goals',
    rows.goals.map(({ kpis, ...goal }) => goal),
  );
  const measures = await upsertDelivered(
    tx,
    'measures',
    rows.measures.map(({ goal, kpis, tags, ...measure }) => ({ ...measure, goal_id: idOfSlug(goals, goal) })),
  );
  const industries = await upsertDelivered(
    tx,
    'industries',
    rows.industries.map(({ suggestedGoals, ...row }) => row),
  );
  const motivations = await upsertDelivered(
    tx,
    'motivations',
    rows.motivations.map(({ goals, ...row }) => row),
  );
  await upsertDelivered(tx, 'sizes', rows.sizes);
  await upsertDelivered(tx, 'organisation_types', rows.organisation_types);
  await upsertDelivered(tx, 'offer_types', rows.offer_types);
  await seedSearchWords(tx, rows);
  const tags = await seedTags(tx, rows);
  await seedQuestionnaires(tx, rows);

  await replaceDeliveredLinks(
    tx,
    { table: 'goal_kpis', owner: 'goals', ownerColumn: 'goal_id' },
    rows.goals.flatMap((goal) =>
      goal.kpis.map((slug, position) => ({
        goal_id: idOfSlug(goals, goal.slug),
        kpi_id: idOfSlug(kpis, slug),
        position,
      })),
    ),
  );
  await replaceDeliveredLinks(
    tx,
    { table: 'target_proposals', owner: 'goals', ownerColumn: 'goal_id' },
    rows.target_proposals.map(({ goal, kpi, ...row }) => ({
      ...row,
      goal_id: idOfSlug(goals, goal),
      kpi_id: idOfSlug(kpis, kpi),
    })),
  );
  await replaceDeliveredLinks(
    tx,
    { table: 'measure_kpis', owner: 'measures', ownerColumn: 'measure_id' },
    rows.measures.flatMap((measure) =>
      measure.kpis.map((slug, position) => ({
        measure_id: idOfSlug(measures, measure.slug),
        kpi_id: idOfSlug(kpis, slug),
        position,
      })),
    ),
  );
  const deliveredTags = new Set(rows.tags.map(({ slug }) => slug));
  await replaceDeliveredLinks(
    tx,
    { table: 'measure_tags', owner: 'measures', ownerColumn: 'measure_id' },
    rows.measures.flatMap((measure) =>
      measure.tags
        // A delivered tag that is not in the database was deleted by an editor.
        .filter((slug) => tags.has(slug) || !deliveredTags.has(slug))
        .map((slug, position) => ({
          measure_id: idOfSlug(measures, measure.slug),
          tag_id: idOfSlug(tags, slug),
          position,
        })),
    ),
  );
  await replaceDeliveredLinks(
    tx,
    { table: 'industry_suggested_goals', owner: 'industries', ownerColumn: 'industry_id' },
    rows.industries.flatMap(({ slug, suggestedGoals }) =>
      suggestedGoals.map(([sector, goal]) => ({
        industry_id: idOfSlug(industries, slug),
        sector,
        goal_id: idOfSlug(goals, goal),
      })),
    ),
  );
  await replaceDeliveredLinks(
    tx,
    { table: 'motivation_goals', owner: 'motivations', ownerColumn: 'motivation_id' },
    rows.motivations.flatMap((motivation) =>
      motivation.goals.map((slug, position) => ({
        motivation_id: idOfSlug(motivations, motivation.slug),
        goal_id: idOfSlug(goals, slug),
        position,
      })),
    ),
  );
}

/** Links goals to their delivered pages, by the slug of the goal. A goal that somebody has linked keeps its page. */
export async function linkGoalsToPages(
  tx: Tx,
  pages: readonly { goal: string; pageId: number }[],
): Promise<void> {
  for (const { goal, pageId } of pages)
    await tx
      .updateTable('goals')
      .set({ landing_page_id: pageId })
      .where('slug', '=', goal)
      .where('landing_page_id', 'is', null)
      .execute();
}
