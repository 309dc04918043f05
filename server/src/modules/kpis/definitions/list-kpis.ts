import type { Frequency } from '@metra/contract/kpi-shapes';
import type { Language, Page, Sector } from '@metra/contract/primitives';
import type { KpiDefinition } from './definition.ts';
import { byPlace } from './definitions.ts';
import { kpiTexts } from './kpi.views.ts';

type SortField = 'name' | 'position' | 'updatedAt';

export interface KpiListQuery {
  page: number;
  pageSize: number;
  sort?: SortField | `-${SortField}` | undefined;
  query?: string | undefined;
  sector?: Sector | undefined;
  category?: string | undefined;
  frequency?: Frequency | undefined;
  tags?: string[] | undefined;
  active?: boolean | undefined;
  own?: boolean | undefined;
  derived?: boolean | undefined;
}

/** A page of KPIs. All of an organisation's are in memory anyway: a few dozen, at most some hundred. */
export function listKpis(
  kpis: readonly KpiDefinition[],
  asked: KpiListQuery,
  language: Language,
): Page<KpiDefinition> {
  const { page, pageSize } = asked;
  const found = kpis.filter((kpi) => matches(kpi, asked, language)).sort(orderOf(asked.sort, language));
  return { items: found.slice(page * pageSize, (page + 1) * pageSize), page, pageSize, total: found.length };
}

function matches(kpi: KpiDefinition, asked: KpiListQuery, language: Language): boolean {
  const { query, sector, category, frequency, tags = [], active = true, own, derived } = asked;
  return (
    kpi.active === active &&
    (sector === undefined || kpi.sector === sector) &&
    (category === undefined || kpi.category?.slug === category) &&
    (frequency === undefined || kpi.frequency === frequency) &&
    (own === undefined || (kpi.organisationId !== null) === own) &&
    (derived === undefined || (kpi.formula !== null) === derived) &&
    (tags.length === 0 || tags.some((tag) => kpi.tags.includes(tag))) &&
    (!query?.trim() || isAbout(kpi, query.trim().toLowerCase(), language))
  );
}

const isAbout = (kpi: KpiDefinition, words: string, language: Language) =>
  kpiTexts(kpi, language).name.toLowerCase().includes(words) || kpi.slug.includes(words);

function orderOf(sort: KpiListQuery['sort'], language: Language) {
  const direction = sort?.startsWith('-') ? -1 : 1;
  const collator = new Intl.Collator(language);
  const compare = {
    name: (a: KpiDefinition, b: KpiDefinition) =>
      collator.compare(kpiTexts(a, language).name, kpiTexts(b, language).name),
    position: byPlace,
    updatedAt: (a: KpiDefinition, b: KpiDefinition) => a.updatedAt.getTime() - b.updatedAt.getTime(),
  }[(sort ?? 'position').replace('-', '') as SortField];
  return (a: KpiDefinition, b: KpiDefinition) => direction * compare(a, b) || a.id - b.id;
}
