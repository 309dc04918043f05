import type { Sector } from '@metra/contract/core/primitives';
import type { OverviewRow } from '@metra/contract/operations/kpi-history';
import type { Factor } from '@metra/contract/shapes/factor-shapes';
import type { Kpi } from '@metra/contract/shapes/kpi-shapes';
import type { MonthState } from '../../../design-system/charts/months-strip.tsx';
import { stripMonths } from '../../../domain/kpis/month-marks.ts';
import { kpiText, plainTwo } from '../../../domain/tracking/kpi-text.ts';
import { formatNumber } from '../../../lib/formats/formats.ts';
import type { Language } from '../../../lib/i18n/languages.ts';

export interface FormulaChoice {
  kind: 'kpi' | 'factor';
  slug: string;
  name: string;
  group: 'GOALS' | 'ENTERED' | 'EMPTY' | 'FACTORS';
  sector: Sector | null;
  /** The detail is the newest value, or the unit if there is none. */
  detail: string;
  months: readonly MonthState[] | null;
}

interface Known {
  kpis: readonly Kpi[];
  rows: readonly OverviewRow[];
  factors: readonly Factor[];
}

const GROUPS = ['GOALS', 'ENTERED', 'EMPTY', 'FACTORS'] as const;

/** KPIs of the organisation's goals come first, then those with values, those without, and factors. */
export function formulaChoices({ kpis, rows, factors }: Known, language: Language): FormulaChoice[] {
  const rowOf = new Map(rows.map((row) => [row.kpi.id, row]));
  const ofKpis = kpis.map((kpi): FormulaChoice => {
    const row = rowOf.get(kpi.id);
    return {
      kind: 'kpi',
      slug: kpi.slug,
      name: kpi.name,
      group: row?.target ? 'GOALS' : row?.latest ? 'ENTERED' : 'EMPTY',
      sector: kpi.sector,
      detail: row?.latest ? kpiText(row.latest.value, kpi, language) : plainTwo(kpi.unit.label),
      months: row?.latest && row.marks.length > 0 ? stripMonths(row.marks) : null,
    };
  });
  const ofFactors = factors.map(
    ({ slug, name, value, unit, year }): FormulaChoice => ({
      kind: 'factor',
      slug,
      name,
      group: 'FACTORS',
      sector: null,
      detail: `${value === null ? '–' : formatNumber(value, language)} ${plainTwo(unit)} (${year})`,
      months: null,
    }),
  );
  const all = [...ofKpis, ...ofFactors];
  return GROUPS.flatMap((group) => all.filter((choice) => choice.group === group));
}

/** A name must contain every typed word. In each group, names that begin with the text come first. */
export function choicesNamed(choices: readonly FormulaChoice[], typed: string): FormulaChoice[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const found = choices.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
  const begins = ({ name }: FormulaChoice) => name.toLowerCase().startsWith(words[0] ?? '');
  return GROUPS.flatMap((group) => {
    const inGroup = found.filter((choice) => choice.group === group);
    return [...inGroup.filter(begins), ...inGroup.filter((choice) => !begins(choice))];
  });
}
