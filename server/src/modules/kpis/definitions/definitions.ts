import type { Sector } from '@metra/contract/core/primitives';
import { memoizeByObject } from '../../../platform/memoize.ts';
import { type FactorContext, type Factors, resolvedFactors } from '../factors/resolve-factors.ts';
import type { Catalogue, Category, KpiDefinition, SwitchedOffKpi } from './definition.ts';

export interface Definitions {
  all: readonly KpiDefinition[];
  byId: ReadonlyMap<number, KpiDefinition>;
  categories: ReadonlyMap<number, Category>;
  factors: Factors;
  /** The KPIs that the organisation does not use, by id. */
  switchedOff: ReadonlyMap<number, SwitchedOffKpi>;
  /**
   * Resolves a name in the formula of a KPI: the organisation's own KPIs may name own ones, which take precedence.
   */
  named(slug: string, usedBy: Pick<KpiDefinition, 'organisationId'>): KpiDefinition | undefined;
  /** The entered KPIs that a computed one depends on; for an entered KPI the KPI itself. */
  leavesOf(kpi: KpiDefinition): readonly KpiDefinition[];
  /** The entered KPIs that it cannot do without; optional inputs are only requested once they have values. */
  requiredLeavesOf(kpi: KpiDefinition): readonly KpiDefinition[];
}

/** This context is used where only the catalogue is examined. */
const nobody: FactorContext = { country: null, own: [] };
const allInUse: Definitions['switchedOff'] = new Map();

export function definitionsOf(
  catalogue: Catalogue,
  own: readonly KpiDefinition[],
  context: FactorContext = nobody,
  switchedOff = allInUse,
): Definitions {
  const { kpis, categories, factors } = catalogue;
  const { bySlug, byId, leaves, requiredLeaves } = indexOf(catalogue);
  const ownBySlug = new Map(own.map((kpi) => [kpi.slug, kpi]));
  const named: Definitions['named'] = (slug, { organisationId }) =>
    (organisationId === null ? undefined : ownBySlug.get(slug)) ?? bySlug.get(slug);
  const ownLeaves = memoizeByObject((kpi: KpiDefinition) => leavesBelow(kpi, ({ inputs }) => inputs, named));
  const ownRequired = memoizeByObject((kpi: KpiDefinition) => leavesBelow(kpi, requiredInputs, named));
  return {
    all: own.length === 0 ? kpis : [...kpis, ...own],
    byId: own.length === 0 ? byId : new Map([...byId, ...own.map((kpi) => [kpi.id, kpi] as const)]),
    categories,
    factors: resolvedFactors(factors, context),
    switchedOff,
    named,
    leavesOf: (kpi) => (kpi.organisationId === null ? leaves(kpi) : ownLeaves(kpi)),
    requiredLeavesOf: (kpi) => (kpi.organisationId === null ? requiredLeaves(kpi) : ownRequired(kpi)),
  };
}

/** A formula of the catalogue only names catalogue KPIs, so its inputs are the same for every organisation. */
const indexOf = memoizeByObject(({ kpis }: Catalogue) => {
  const bySlug = new Map(kpis.map((kpi) => [kpi.slug, kpi]));
  const named = (slug: string) => bySlug.get(slug);
  return {
    bySlug,
    byId: new Map(kpis.map((kpi) => [kpi.id, kpi])),
    leaves: memoizeByObject((kpi: KpiDefinition) => leavesBelow(kpi, ({ inputs }) => inputs, named)),
    requiredLeaves: memoizeByObject((kpi: KpiDefinition) => leavesBelow(kpi, requiredInputs, named)),
  };
});

const requiredInputs = ({ formula }: KpiDefinition): readonly string[] => formula?.required ?? [];

function leavesBelow(
  kpi: KpiDefinition,
  inputsOf: (kpi: KpiDefinition) => readonly string[],
  named: Definitions['named'],
): readonly KpiDefinition[] {
  const leaves: KpiDefinition[] = [];
  // Two people can create a cycle at the same moment.
  const seen = new Set<KpiDefinition>();
  const visit = (each: KpiDefinition): void => {
    if (seen.has(each)) return;
    seen.add(each);
    if (!each.formula) leaves.push(each);
    for (const slug of inputsOf(each)) {
      const input = named(slug, each);
      if (input) visit(input);
    }
  };
  visit(kpi);
  return leaves;
}

/**
 * Returns the ids of the entered KPIs below these, or undefined if all must be read because one is not in the
 * catalogue.
 */
export function catalogueLeaves(catalogue: Catalogue, kpiIds: readonly number[]): number[] | undefined {
  const { byId, leavesOf } = definitionsOf(catalogue, []);
  const kpis = kpiIds.flatMap((id) => byId.get(id) ?? []);
  // Readiness depends on every KPI that a report contains.
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

/** Includes KPIs that the organisation does not use, because the values that it entered stay its own. */
export const offeredKpis = ({ all }: Definitions, filter: KpiFilter): KpiDefinition[] =>
  all.filter((kpi) => kpi.active && isIn(kpi, filter)).sort(byPosition);

/** Leaves out hidden and unused KPIs: their values stay readable, but nobody is asked for them. */
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
