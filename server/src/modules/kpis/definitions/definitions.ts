import type { Sector } from '@metra/contract/primitives';
import { type FactorContext, type Factors, resolvedFactors } from '../factors/resolve-factors.ts';
import type { Catalogue, Category, KpiDefinition, SwitchedOffKpi } from './definition.ts';

/** The KPIs an organisation knows: the catalogue's and its own. */
export interface Definitions {
  all: readonly KpiDefinition[];
  byId: ReadonlyMap<number, KpiDefinition>;
  categories: ReadonlyMap<number, Category>;
  factors: Factors;
  /** Those it does not use, by id. */
  switchedOff: ReadonlyMap<number, SwitchedOffKpi>;
  /** What a name in the formula of a KPI means: an own KPI may name own ones, which go first. */
  named(slug: string, usedBy: Pick<KpiDefinition, 'organisationId'>): KpiDefinition | undefined;
  /** Entered KPIs below a computed one; an entered one itself. */
  leavesOf(kpi: KpiDefinition): readonly KpiDefinition[];
}

/** Where only the catalogue itself is looked at. */
const nobody: FactorContext = { country: null, own: [] };
const allInUse: Definitions['switchedOff'] = new Map();

export function definitionsOf(
  { kpis, categories, factors }: Catalogue,
  own: readonly KpiDefinition[],
  context: FactorContext = nobody,
  switchedOff = allInUse,
): Definitions {
  const all = [...kpis, ...own];
  const ofCatalogue = new Map(kpis.map((kpi) => [kpi.slug, kpi]));
  const ofOrganisation = new Map(own.map((kpi) => [kpi.slug, kpi]));
  const named: Definitions['named'] = (slug, { organisationId }) =>
    (organisationId === null ? undefined : ofOrganisation.get(slug)) ?? ofCatalogue.get(slug);
  const knownLeaves = new Map<KpiDefinition, readonly KpiDefinition[]>();
  return {
    all,
    byId: new Map(all.map((kpi) => [kpi.id, kpi])),
    categories,
    factors: resolvedFactors(factors, context),
    switchedOff,
    named,
    leavesOf(kpi) {
      const before = knownLeaves.get(kpi);
      if (before) return before;
      const leaves = new Set<KpiDefinition>();
      const seen = new Set<KpiDefinition>();
      const visit = (each: KpiDefinition): void => {
        if (seen.has(each)) return;
        seen.add(each);
        if (!each.formula) leaves.add(each);
        for (const slug of each.inputs) {
          const input = named(slug, each);
          if (input) visit(input);
        }
      };
      visit(kpi);
      knownLeaves.set(kpi, [...leaves]);
      return [...leaves];
    },
  };
}

/** Entered KPIs below these, by id; undefined where all must be read: one is not of the catalogue. */
export function catalogueLeaves(catalogue: Catalogue, kpiIds: readonly number[]): number[] | undefined {
  const { byId, leavesOf } = definitionsOf(catalogue, []);
  const kpis = kpiIds.flatMap((id) => byId.get(id) ?? []);
  // Readiness rests on whatever a report asks for.
  if (kpis.length < kpiIds.length || kpis.some(({ computedBy }) => computedBy === 'VSME_READINESS'))
    return undefined;
  return [...new Set(kpis.flatMap((kpi) => leavesOf(kpi).map(({ id }) => id)))];
}

export interface KpiFilter {
  sector?: Sector | undefined;
  category?: string | undefined;
}

export const isIn = (kpi: KpiDefinition, { sector, category }: KpiFilter): boolean =>
  (sector === undefined || kpi.sector === sector) &&
  (category === undefined || kpi.category?.slug === category);

/** Also those an organisation does not use: what it has entered of them stays its own. */
export const offeredKpis = ({ all }: Definitions, filter: KpiFilter): KpiDefinition[] =>
  all.filter((kpi) => kpi.active && isIn(kpi, filter)).sort(byPosition);

/** Those an organisation is shown and asked for: what it does not want or use stays readable, but is not listed. */
export const shownKpis = (definitions: Definitions, filter: KpiFilter): KpiDefinition[] =>
  offeredKpis(definitions, filter).filter(({ id }) => !definitions.switchedOff.has(id));

const sectors = ['e', 's', 'g'];

export function byPosition(a: KpiDefinition, b: KpiDefinition): number {
  return (
    sectors.indexOf(a.sector) - sectors.indexOf(b.sector) ||
    (a.category?.position ?? 1000) - (b.category?.position ?? 1000) ||
    a.position - b.position ||
    a.id - b.id
  );
}
