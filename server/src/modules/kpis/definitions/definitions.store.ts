import type { Formula, Kpi } from '@metra/contract/kpi-shapes';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { Decimal, decimalOrNull } from '../rules/decimal.ts';
import { type Expression, FormulaError, namesIn, parseFormula } from '../rules/formula.ts';
import type { Category, FactorDefinition, KpiDefinition } from './definition.ts';

/** As JSON, numbers as text: they are exact. */
export interface KpiRow
  extends Pick<
    KpiDefinition,
    | 'id'
    | 'slug'
    | 'sector'
    | 'position'
    | 'translations'
    | 'decimals'
    | 'aggregation'
    | 'direction'
    | 'frequency'
  > {
  organisation_id: number | null;
  category_id: number | null;
  unit_code: string;
  formula: Formula | null;
  plausible_min: string | null;
  plausible_max: string | null;
  plausible_max_change: string | null;
  disclosures: Kpi['disclosures'];
  tag_slugs: string[];
  active: boolean;
  updated_at: string | Date;
  version: number;
}

/** Of the table `k`, for use in a statement that reads more at once. */
export const kpiRowJson = sql<KpiRow>`json_build_object(
  'id', k.id, 'organisation_id', k.organisation_id, 'slug', k.slug, 'sector', k.sector,
  'category_id', k.category_id, 'position', k.position, 'translations', k.translations, 'unit_code', k.unit_code,
  'decimals', k.decimals, 'aggregation', k.aggregation, 'direction', k.direction, 'frequency', k.frequency,
  'formula', k.formula, 'plausible_min', k.plausible_min::text, 'plausible_max', k.plausible_max::text,
  'plausible_max_change', k.plausible_max_change::text, 'disclosures', k.disclosures, 'tag_slugs', k.tag_slugs,
  'active', k.active, 'updated_at', k.updated_at, 'version', k.version)`;

interface CatalogueRow {
  categories: Category[];
  kpis: KpiRow[];
  factors: (Omit<FactorDefinition, 'value' | 'history'> & {
    value: string;
    history: { year: number; value: string }[];
  })[];
}

export interface Catalogue {
  categories: ReadonlyMap<number, Category>;
  kpis: readonly KpiDefinition[];
  factors: ReadonlyMap<string, FactorDefinition>;
}

/** All the operator's KPIs, categories and factors. */
export async function readCatalogue(db: Db): Promise<Catalogue> {
  const { rows } = await sql<CatalogueRow>`
    select
      (select json_agg(json_build_object('id', c.id, 'slug', c.slug, 'sector', c.sector, 'icon', c.icon,
          'position', c.position, 'translations', c.translations)
          order by array_position(array['e', 's', 'g'], c.sector), c.position, c.id)
        from categories c where c.active) as categories,
      (select json_agg(${kpiRowJson} order by k.position, k.id) from kpis k where k.organisation_id is null) as kpis,
      (select json_agg(json_build_object('id', f.id, 'slug', f.slug, 'position', f.position,
          'translations', f.translations, 'value', f.value::text, 'year', f.year, 'unitCode', f.unit_code,
          'region', f.region, 'source', f.source, 'confidence', f.confidence,
          'history', coalesce((
            select json_agg(json_build_object('year', v.year, 'value', v.value::text) order by v.year)
            from factor_values v where v.factor_id = f.id), '[]'))
          order by f.position, f.id)
        from factors f where f.active) as factors`.execute(db);
  const { categories, kpis, factors } = rows[0] ?? { categories: null, kpis: null, factors: null };
  const byId = new Map((categories ?? []).map((category) => [category.id, category]));
  return {
    categories: byId,
    kpis: (kpis ?? []).map((row) => definitionOf(row, byId)),
    factors: new Map(
      (factors ?? []).map((factor) => [
        factor.slug,
        {
          ...factor,
          value: new Decimal(factor.value),
          history: factor.history.map(({ year, value }) => ({ year, value: new Decimal(value) })),
        },
      ]),
    ),
  };
}

export function definitionOf(row: KpiRow, categories: ReadonlyMap<number, Category>): KpiDefinition {
  const expression = row.formula && readExpression(row.formula.expression);
  return {
    id: row.id,
    organisationId: row.organisation_id,
    slug: row.slug,
    sector: row.sector,
    category: row.category_id === null ? null : (categories.get(row.category_id) ?? null),
    position: row.position,
    translations: row.translations,
    unitCode: row.unit_code,
    decimals: row.decimals,
    aggregation: row.aggregation,
    direction: row.direction,
    frequency: row.frequency,
    formula: row.formula,
    expression,
    inputs: expression ? namesIn(expression, 'kpi') : [],
    factors: expression ? namesIn(expression, 'factor') : [],
    plausible: {
      min: decimalOrNull(row.plausible_min),
      max: decimalOrNull(row.plausible_max),
      maxChange: decimalOrNull(row.plausible_max_change),
    },
    disclosures: row.disclosures,
    tags: row.tag_slugs,
    active: row.active,
    updatedAt: new Date(row.updated_at),
    version: row.version,
  };
}

/** What was stored has been checked; should it be broken all the same, there is no number, and the answer says why. */
function readExpression(text: string): Expression | null {
  try {
    return parseFormula(text);
  } catch (error) {
    if (error instanceof FormulaError) return null;
    throw error;
  }
}
