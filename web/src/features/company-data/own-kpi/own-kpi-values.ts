import { rule } from '@metra/contract/core/field-keys';
import { notBlank, Sector, text } from '@metra/contract/core/primitives';
import {
  Aggregation,
  Direction,
  Frequency,
  type Kpi,
  KpiValue,
  type KpiWrite,
} from '@metra/contract/shapes/kpi-shapes';
import { z } from 'zod';
import type { Language } from '../../../lib/i18n/languages.ts';

export const OwnKpiForm = z
  .object({
    name: notBlank(200),
    description: text(2000),
    whereToFind: text(1000),
    sector: Sector,
    category: text(100),
    unitLabel: notBlank(48),
    decimals: z.int().min(0).max(10),
    aggregation: Aggregation,
    direction: Direction,
    bandMin: KpiValue.nullable(),
    bandMax: KpiValue.nullable(),
    wholeNumber: z.boolean(),
    frequency: Frequency,
    kind: z.enum(['ENTERED', 'COMPUTED']),
    expression: text(2000),
    why: text(500),
    optional: z.array(text(100)).max(100),
    min: KpiValue.nullable(),
    max: KpiValue.nullable(),
    active: z.boolean(),
  })
  .refine(
    ({ kind, expression }) => kind === 'ENTERED' || expression.trim() !== '',
    rule('required', 'expression'),
  )
  .refine(({ direction, bandMin }) => direction !== 'BAND' || bandMin !== null, rule('required', 'bandMin'))
  .refine(({ direction, bandMax }) => direction !== 'BAND' || bandMax !== null, rule('required', 'bandMax'))
  .refine(
    ({ direction, bandMin, bandMax }) =>
      direction !== 'BAND' || bandMin === null || bandMax === null || bandMin < bandMax,
    rule('minimum', 'bandMax'),
  )
  .refine(({ min, max }) => min === null || max === null || min <= max, rule('minimum', 'max'));
export type OwnKpiForm = z.infer<typeof OwnKpiForm>;

/** The form offers no more decimals than this. Small shares of large sums need many. */
export const MOST_DECIMALS = 6;

export interface KnownUnit {
  code: string;
  label: string;
}

export function formOf(kpi: Kpi | null, sector: Sector | null, language: Language): OwnKpiForm {
  if (!kpi)
    return {
      name: '',
      description: '',
      whereToFind: '',
      sector: sector ?? 'e',
      category: '',
      unitLabel: '',
      decimals: 0,
      aggregation: 'SUM',
      direction: 'NEUTRAL',
      bandMin: null,
      bandMax: null,
      wholeNumber: false,
      frequency: 'MONTH',
      kind: 'ENTERED',
      expression: '',
      why: '',
      optional: [],
      min: null,
      max: null,
      active: true,
    };
  const texts = kpi.translations?.[language] ?? kpi.translations?.de ?? kpi;
  return {
    name: texts.name,
    description: texts.description,
    whereToFind: texts.whereToFind,
    sector: kpi.sector,
    category: kpi.category?.slug ?? '',
    unitLabel: 'unitLabel' in texts ? texts.unitLabel : kpi.unit.label,
    decimals: kpi.decimals,
    aggregation: kpi.aggregation,
    direction: kpi.direction,
    bandMin: kpi.band?.min ?? null,
    bandMax: kpi.band?.max ?? null,
    wholeNumber: kpi.wholeNumber,
    frequency: kpi.frequency,
    kind: kpi.formula ? 'COMPUTED' : 'ENTERED',
    expression: kpi.formula?.expression ?? '',
    why: '',
    optional: [...(kpi.formula?.optional ?? [])],
    min: kpi.plausible.min,
    max: kpi.plausible.max,
    active: kpi.active,
  };
}

/** The form shows one language. Texts of the other language stay, and German texts always exist. */
export function writeOf(
  form: OwnKpiForm,
  kpi: Kpi | null,
  units: readonly KnownUnit[],
  language: Language,
): KpiWrite {
  const texts = {
    name: form.name.trim(),
    description: form.description.trim(),
    whereToFind: form.whereToFind.trim(),
    unitLabel: form.unitLabel.trim(),
  };
  const saved = kpi?.translations;
  return {
    translations:
      language === 'de'
        ? { de: texts, ...(saved?.en && { en: saved.en }) }
        : { de: saved?.de ?? texts, en: texts },
    sector: form.sector,
    category: form.category === '' ? null : form.category,
    unit: unitCode(texts.unitLabel, kpi, units),
    decimals: form.decimals,
    aggregation: form.aggregation,
    direction: form.direction,
    band: bandOf(form),
    wholeNumber: form.kind === 'ENTERED' && form.wholeNumber,
    frequency: form.frequency,
    formula:
      form.kind === 'COMPUTED'
        ? { expression: form.expression.trim(), optional: optionalIn(form.expression, form.optional) }
        : null,
    plausible: { min: form.min, max: form.max, maxChange: kpi?.plausible.maxChange ?? null },
    disclosures: kpi?.disclosures.map((disclosure) => ({ ...disclosure })) ?? [],
    tags: [...(kpi?.tags ?? [])],
    active: form.active,
  };
}

const bandOf = ({ direction, bandMin, bandMax }: OwnKpiForm): KpiWrite['band'] =>
  direction === 'BAND' && bandMin !== null && bandMax !== null ? { min: bandMin, max: bandMax } : null;

/** A KPI that is no longer in the formula cannot be optional in it. */
export const optionalIn = (expression: string, optional: readonly string[]): string[] =>
  optional.filter((slug) => new RegExp(`kpi\\(\\s*${slug}\\s*\\)`).test(expression));

export function unitCode(label: string, kpi: Kpi | null, units: readonly KnownUnit[]): string {
  const known = units.find((unit) => unit.label === label || unit.code === label);
  if (known) return known.code;
  if (kpi && !units.some(({ code }) => code === kpi.unit.code)) return kpi.unit.code;
  return `{${label.replace(/[{}]/g, '')}}`;
}
