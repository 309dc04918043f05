import type { ImportProblem } from '@metra/contract/operations/kpi-import';
import { isComputed, type KpiDefinition } from '../definitions/definition.ts';
import type { Definitions } from '../definitions/definitions.ts';
import { kpiTexts } from '../definitions/kpi.views.ts';

export type FindKpi = (text: string) => { kpi: KpiDefinition | null; key: ImportProblem['key'] | null };

const simplified = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ');

/** Finds a KPI by slug, by name in either language, or by id. */
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
    // An export writes the name of a KPI, which can look like a number, so names take precedence over ids.
    const found = ofName.length > 0 ? ofName : byNumber ? [byNumber] : [];
    // An unused KPI gives way to its successor of the same name.
    const active = found.filter((kpi) => kpi.active);
    const [kpi = null, another] = active.length > 0 ? active : found;
    if (!kpi) return { kpi: null, key: 'unknownKpi' };
    if (another) return { kpi: null, key: 'ambiguousKpi' };
    if (isComputed(kpi)) return { kpi, key: 'derivedKpi' };
    return { kpi, key: kpi.active ? null : 'inactiveKpi' };
  };
}
