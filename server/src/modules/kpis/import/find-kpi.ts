import type { ImportProblem } from '@metra/contract/operations/kpi-import';
import { isComputed, type KpiDefinition } from '../definitions/definition.ts';
import type { Definitions } from '../definitions/definitions.ts';
import { kpiTexts } from '../definitions/kpi.views.ts';

export type FindKpi = (text: string) => { kpi: KpiDefinition | null; key: ImportProblem['key'] | null };

const simplified = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ');

/** By slug, name in either language, or id. */
export function kpiFinder({ all, byId }: Definitions): FindKpi {
  const named = new Map<string, Set<KpiDefinition>>();
  for (const kpi of all) {
    const names = [kpi.slug, kpiTexts(kpi, 'de').name, kpiTexts(kpi, 'en').name];
    for (const name of new Set(names.map(simplified))) {
      const known = named.get(name) ?? new Set();
      named.set(name, known.add(kpi));
    }
  }
  return (text) => {
    const ofName = [...(named.get(simplified(text)) ?? [])];
    const byNumber = /^\d{1,15}$/.test(text.trim()) ? byId.get(Number(text)) : undefined;
    // An export names a KPI by its name, also where that is a number.
    const found = ofName.length > 0 ? ofName : byNumber ? [byNumber] : [];
    // One that is no longer used makes way for its successor of the same name.
    const active = found.filter((kpi) => kpi.active);
    const [kpi = null, another] = active.length > 0 ? active : found;
    if (!kpi) return { kpi: null, key: 'unknownKpi' };
    if (another) return { kpi: null, key: 'ambiguousKpi' };
    if (isComputed(kpi)) return { kpi, key: 'derivedKpi' };
    return { kpi, key: kpi.active ? null : 'inactiveKpi' };
  };
}
