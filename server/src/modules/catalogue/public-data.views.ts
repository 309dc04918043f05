import type { Language } from '@metra/contract/core/primitives';
import type {
  CompanySize,
  Industry,
  Motivation,
  PublicData,
  PublicGoal,
  PublicMeasure,
} from '@metra/contract/operations/frontend';
import type { Db } from '../../platform/database/database.ts';
import type { Reader } from '../../platform/http/reader.ts';
import { textsIn } from '../../platform/translations.ts';
import { goalPictureAddress, measurePictureAddress } from './pictures.ts';

type GoalTexts = Pick<PublicGoal, 'name' | 'summary' | 'description'>;
type MeasureTexts = Pick<PublicMeasure, 'name' | 'description' | 'costHint' | 'firstSteps'>;
type SizeTexts = Pick<CompanySize, 'name' | 'label' | 'description'>;
type KpiTexts = { name: string; unitLabel: string };
type NamedTexts = Pick<Motivation, 'name' | 'description'>;
/** An industry that an operator has edited may lack keywords. */
type IndustryTexts = NamedTexts & Partial<Pick<Industry, 'keywords'>>;

export const publicDataViews = (db: Db, { language }: Pick<Reader, 'language'>) => ({
  /** All data of the wizard, in one language. */
  async all(): Promise<PublicData> {
    const [goals, measures, kpis, industries, suggestions, sizes, motivations, motivationGoals, pages] =
      await Promise.all([
        db
          .selectFrom('goals')
          .selectAll()
          .where('active', '=', true)
          .orderBy('sector')
          .orderBy('position')
          .execute(),
        db
          .selectFrom('measures')
          .selectAll()
          .where('active', '=', true)
          // The answer is public, so it must not contain an organisation's own measures.
          .where('organisation_id', 'is', null)
          .orderBy('position')
          .execute(),
        leadingKpis(db),
        db.selectFrom('industries').selectAll().where('active', '=', true).orderBy('position').execute(),
        db.selectFrom('industry_suggested_goals').selectAll().orderBy('sector').execute(),
        db.selectFrom('sizes').selectAll().where('active', '=', true).orderBy('position').execute(),
        db.selectFrom('motivations').selectAll().where('active', '=', true).orderBy('position').execute(),
        db.selectFrom('motivation_goals').selectAll().orderBy('position').execute(),
        readablePages(db),
      ]);
    /** Links to pages that are not public are left out. */
    const readable = (pageId: number | null) => (pageId !== null && pages.has(pageId) ? pageId : null);

    const measuresOf = Map.groupBy(measures, (measure) => measure.goal_id);
    const kpiOf = new Map(kpis.map((kpi) => [kpi.goal_id, kpi.translations]));
    const goalsOfIndustry = Map.groupBy(suggestions, (suggestion) => suggestion.industry_id);
    const goalsOfMotivation = Map.groupBy(motivationGoals, (each) => each.motivation_id);

    return {
      goals: goals
        .sort((a, b) => sectorOrder.indexOf(a.sector) - sectorOrder.indexOf(b.sector))
        .map(
          (goal): PublicGoal => ({
            id: goal.id,
            slug: goal.slug,
            ...textsIn<GoalTexts>(goal.translations, language),
            image: goalPictureAddress(goal.slug, goal.sector),
            landingPageId: readable(goal.landing_page_id),
            landingPageSlug: pages.get(goal.landing_page_id) ?? null,
            sector: goal.sector,
            sdgs: goal.sdgs,
            measuredBy: measuredBy(kpiOf.get(goal.id), language),
            measures: (measuresOf.get(goal.id) ?? []).map(
              (measure): PublicMeasure => ({
                id: measure.id,
                slug: measure.slug,
                ...textsIn<MeasureTexts>(measure.translations, language),
                image: measurePictureAddress(measure.slug, goal.slug, goal.sector),
                effort: measure.effort,
                impact: measure.impact,
                landingPageId: readable(measure.landing_page_id),
              }),
            ),
          }),
        ),
      industries: industries.map(
        (industry): Industry => ({
          id: industry.id,
          slug: industry.slug,
          keywords: '',
          ...textsIn<IndustryTexts>(industry.translations, language),
          suggestedGoals: (goalsOfIndustry.get(industry.id) ?? []).map((suggestion) => suggestion.goal_id),
        }),
      ),
      sizes: sizes.map(
        (size): CompanySize => ({
          id: size.id,
          slug: size.slug,
          ...textsIn<SizeTexts>(size.translations, language),
          employeesMin: size.employees_min,
          employeesMax: size.employees_max,
        }),
      ),
      motivations: motivations.map(
        (motivation): Motivation => ({
          id: motivation.id,
          slug: motivation.slug,
          ...textsIn<NamedTexts>(motivation.translations, language),
          goals: (goalsOfMotivation.get(motivation.id) ?? []).map((each) => each.goal_id),
        }),
      ),
    };
  },
});

/** Public pages that goals and measures link to. */
async function readablePages(db: Db): Promise<Map<number | null, string | null>> {
  const rows = await db
    .selectFrom('content_pages as p')
    .innerJoin('catalogue_page_uses as u', 'u.page_id', 'p.id')
    .select(['p.id', 'p.slug'])
    .where('p.is_public', '=', true)
    .execute();
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}

const leadingKpis = (db: Db) =>
  db
    .selectFrom('goal_kpis')
    .innerJoin('kpis_definitions as k', 'k.id', 'goal_kpis.kpi_id')
    .distinctOn('goal_kpis.goal_id')
    .select(['goal_kpis.goal_id', 'k.translations'])
    .where('k.active', '=', true)
    .orderBy('goal_kpis.goal_id')
    .orderBy('goal_kpis.position')
    .execute();

function measuredBy(translations: unknown, language: Language): PublicGoal['measuredBy'] {
  if (!translations) return null;
  const { name, unitLabel } = textsIn<KpiTexts>(translations, language);
  return { name, unit: unitLabel };
}

const sectorOrder = ['e', 's', 'g'];
