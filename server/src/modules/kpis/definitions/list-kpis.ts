import type { Query } from '@metra/contract/core/operation';
import type { Language, Page } from '@metra/contract/core/primitives';
import type { kpis } from '@metra/contract/operations/kpis';
import type { kpisAdmin } from '@metra/contract/operations/kpis-admin';
import { isComputed, type KpiDefinition } from './definition.ts';
import { byPosition, isIn } from './definitions.ts';
import { kpiTexts } from './kpi.views.ts';
import { listInMemory } from './list-in-memory.ts';

/** Editors can also sort by the number of organisations that use a KPI. */
type KpiQuery = Omit<Query<typeof kpis.list>, 'sort' | 'switchedOff' | 'active'> &
  Pick<Query<typeof kpisAdmin.list>, 'sort'> & { active?: boolean | 'ANY' | undefined };

const nobody: ReadonlyMap<number, number> = new Map();

/** An organisation has at most a few hundred KPIs, so the page is made in memory. */
export function listKpis(
  all: readonly KpiDefinition[],
  query: KpiQuery,
  language: Language,
  organisations = nobody,
): Page<KpiDefinition> {
  const { compare } = new Intl.Collator(language);
  const nameOf = (kpi: KpiDefinition) => kpiTexts(kpi, language).name;
  const found = all.filter((kpi) => matches(kpi, query) && isFoundBy(query.query, [nameOf(kpi), kpi.slug]));
  const compareBy = {
    name: (a: KpiDefinition, b: KpiDefinition) => compare(nameOf(a), nameOf(b)),
    position: byPosition,
    organisations: (a: KpiDefinition, b: KpiDefinition) =>
      (organisations.get(a.id) ?? 0) - (organisations.get(b.id) ?? 0),
    updatedAt: (a: KpiDefinition, b: KpiDefinition) => a.updatedAt.getTime() - b.updatedAt.getTime(),
  };
  return listInMemory(found, compareBy, 'position', query);
}

function matches(kpi: KpiDefinition, query: KpiQuery): boolean {
  const { frequency, tags = [], active = true, own, derived } = query;
  return (
    (active === 'ANY' || kpi.active === active) &&
    isIn(kpi, query) &&
    (frequency === undefined || kpi.frequency === frequency) &&
    (own === undefined || (kpi.organisationId !== null) === own) &&
    (derived === undefined || isComputed(kpi) === derived) &&
    (tags.length === 0 || tags.some((tag) => kpi.tags.includes(tag)))
  );
}

export function isFoundBy(typed: string | undefined, texts: readonly string[]): boolean {
  const wanted = typed?.trim().toLowerCase() ?? '';
  return texts.some((text) => text.toLowerCase().includes(wanted));
}
