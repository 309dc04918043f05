import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { Decimal, decimalOrNull } from '../rules/decimal.ts';
import { parseFormula } from '../rules/formula.ts';
import type { Catalogue, CatalogueCheck, Category, FactorDefinition, FuelDefinition } from './definition.ts';
import { definitionOf, type KpiRow, kpiRowJson } from './definitions.store.ts';

interface CheckRow
  extends Pick<
    CatalogueCheck,
    'slug' | 'comparison' | 'required' | 'overYear' | 'toleranceIsShare' | 'translations'
  > {
  left: string;
  right: string;
  tolerance: string;
}

interface CatalogueRow {
  checks: CheckRow[];
  categories: Category[];
  kpis: KpiRow[];
  fuels: (Omit<FuelDefinition, 'netCalorificValue' | 'density'> & {
    netCalorificValue: string;
    density: string | null;
  })[];
  factors: (Omit<FactorDefinition, 'value' | 'history'> & {
    value: string | null;
    history: (Pick<FactorDefinition['history'][number], 'year' | 'confidence'> & { value: string | null })[];
  })[];
}

export const catalogueStore = (db: Db) => ({
  async read(): Promise<Catalogue> {
    const { rows } = await sql<CatalogueRow>`
    select
      (select json_agg(json_build_object('id', c.id, 'slug', c.slug, 'sector', c.sector, 'icon', c.icon,
          'position', c.position, 'translations', c.translations)
          order by array_position(array['e', 's', 'g'], c.sector), c.position, c.id)
        from categories c where c.active) as categories,
      (select json_agg(${kpiRowJson} order by k.position, k.id) from kpis k where k.organisation_id is null) as kpis,
      (select json_agg(json_build_object('id', f.id, 'slug', f.slug, 'position', f.position,
          'translations', f.translations, 'value', f.value::text, 'year', f.year, 'unitCode', f.unit_code,
          'kind', f.kind, 'gas', f.gas, 'country', f.country, 'selector', f.selector, 'basis', f.basis,
          'validFrom', f.valid_from, 'validTo', f.valid_to, 'replaces', f.replaces, 'fallback', f.fallback,
          'source', f.source, 'url', f.url, 'confidence', f.confidence,
          'seenIn', f.seen_in, 'review', f.review, 'reviewEvery', f.review_every,
          'reviewedAt', f.reviewed_at, 'reviewedBy', f.reviewed_by, 'version', f.version,
          'history', coalesce((
            select json_agg(json_build_object('year', v.year, 'value', v.value::text, 'confidence', v.confidence)
              order by v.year)
            from factor_values v where v.factor_id = f.id), '[]'))
          order by f.position, f.id)
        from factors f where f.active) as factors,
      (select json_agg(json_build_object('slug', u.slug, 'translations', u.translations, 'state', u.state,
          'netCalorificValue', u.net_calorific_value::text, 'density', u.density::text, 'renewable', u.renewable,
          'ownKpis', u.own_kpis) order by u.position, u.id)
        from fuels u where u.active) as fuels,
      (select json_agg(json_build_object('slug', x.slug, 'left', x.left_side, 'comparison', x.comparison,
          'right', x.right_side, 'required', x.required_kpis, 'tolerance', x.tolerance::text,
          'toleranceIsShare', x.tolerance_is_share, 'overYear', x.over_year, 'translations', x.translations)
          order by x.position, x.id)
        from cross_checks x where x.active) as checks`.execute(db);
    const { categories, kpis, factors, fuels, checks } = rows[0] ?? {};
    const byId = new Map((categories ?? []).map((category) => [category.id, category]));
    return {
      crossChecks: (checks ?? []).map((check) => ({
        ...check,
        left: parseFormula(check.left),
        right: parseFormula(check.right),
        tolerance: new Decimal(check.tolerance),
      })),
      fuels: new Map(
        (fuels ?? []).map((fuel) => [
          fuel.slug,
          {
            ...fuel,
            netCalorificValue: new Decimal(fuel.netCalorificValue),
            density: decimalOrNull(fuel.density),
          },
        ]),
      ),
      categories: byId,
      kpis: (kpis ?? []).map((row) => definitionOf(row, byId)),
      factors: new Map(
        (factors ?? []).map((factor) => [
          factor.slug,
          {
            ...factor,
            value: decimalOrNull(factor.value),
            history: factor.history.map((each) => ({ ...each, value: decimalOrNull(each.value) })),
          },
        ]),
      ),
    };
  },

  async organisationsUsing(kpiIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
    if (kpiIds.length === 0) return new Map();
    const rows = await db
      .selectFrom('organisation_kpis')
      .select(['kpi_id', (row) => row.fn.countAll<number>().as('count')])
      .where('kpi_id', 'in', kpiIds)
      .groupBy('kpi_id')
      .execute();
    return new Map(rows.map(({ kpi_id, count }) => [kpi_id, count]));
  },
});
