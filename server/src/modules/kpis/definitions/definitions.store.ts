import type { Formula, Kpi } from '@metra/contract/shapes/kpi-shapes';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import {
  type FactorContextRow,
  factorContextJson,
  factorContextOf,
} from '../factors/factor-context.store.ts';
import { decimalOrNull } from '../rules/decimal.ts';
import { type Expression, FormulaError, namesIn, parseFormula } from '../rules/formula.ts';
import type { Catalogue, Category, KpiDefinition } from './definition.ts';
import { type Definitions, definitionsOf } from './definitions.ts';
import { type SwitchedOffRow, switchedOffJson, switchedOffOf } from './switched-off.store.ts';

/** Numbers are text in the JSON, so that they stay exact. */
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
  band_min: string | null;
  band_max: string | null;
  whole_number: boolean;
  fuels: KpiDefinition['fuels'];
  computed_by: KpiDefinition['computedBy'];
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

/** Reads a row of the table `k` as JSON, so that one statement can read several kinds of rows. */
export const kpiRowJson = sql<KpiRow>`json_build_object(
  'id', k.id, 'organisation_id', k.organisation_id, 'slug', k.slug, 'sector', k.sector,
  'category_id', k.category_id, 'position', k.position, 'translations', k.translations, 'unit_code', k.unit_code,
  'decimals', k.decimals, 'aggregation', k.aggregation, 'direction', k.direction, 'frequency', k.frequency,
  'band_min', k.band_min::text, 'band_max', k.band_max::text, 'whole_number', k.whole_number, 'fuels', k.fuels,
  'computed_by', k.computed_by, 'formula', k.formula, 'plausible_min', k.plausible_min::text, 'plausible_max', k.plausible_max::text,
  'plausible_max_change', k.plausible_max_change::text, 'disclosures', k.disclosures, 'tag_slugs', k.tag_slugs,
  'active', k.active, 'updated_at', k.updated_at, 'version', k.version)`;

export const definitionStore = (db: Db, organisationId: number) => ({
  async read(catalogue: Catalogue): Promise<Definitions> {
    const { rows } = await sql<{ own: KpiRow[]; factors: FactorContextRow; switched_off: SwitchedOffRow[] }>`
      select
        (select coalesce(json_agg(${kpiRowJson} order by k.position, k.id), '[]')
          from kpis k where k.organisation_id = ${organisationId}) as own,
        ${factorContextJson(organisationId)} as factors,
        ${switchedOffJson(organisationId)} as switched_off`.execute(db);
    const [row] = rows;
    return definitionsOf(
      catalogue,
      (row?.own ?? []).map((kpi) => definitionOf(kpi, catalogue.categories)),
      row && factorContextOf(row.factors),
      row && switchedOffOf(row.switched_off),
    );
  },
});

export function definitionOf(row: KpiRow, categories: ReadonlyMap<number, Category>): KpiDefinition {
  const [min, max] = [decimalOrNull(row.band_min), decimalOrNull(row.band_max)];
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
    band: min && max && { min, max },
    frequency: row.frequency,
    wholeNumber: row.whole_number,
    fuels: row.fuels,
    computedBy: row.computed_by,
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

/** Formulas are checked before they are stored; one that cannot be read anyway has no result. */
function readExpression(text: string): Expression | null {
  try {
    return parseFormula(text);
  } catch (error) {
    if (error instanceof FormulaError) return null;
    throw error;
  }
}
