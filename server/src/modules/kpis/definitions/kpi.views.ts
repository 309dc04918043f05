import type { Language } from '@metra/contract/core/primitives';
import { convertibleTo, unitLabel } from '@metra/contract/rules/units';
import type {
  Kpi,
  KpiReference,
  SwitchedOff,
  TrackingCategory,
  Unit,
} from '@metra/contract/shapes/kpi-shapes';
import { memoizeByLanguage } from '../../../platform/memoize.ts';
import { textsIn } from '../../../platform/translations.ts';
import { onTheWire, onTheWireOrNull } from '../rules/decimal.ts';
import {
  type Category,
  isComputed,
  type KpiDefinition,
  type KpiTexts,
  type SwitchedOffKpi,
} from './definition.ts';

export const kpiTexts = memoizeByLanguage(
  ({ translations }: KpiDefinition, language: Language): KpiTexts =>
    textsIn<KpiTexts>(translations, language),
);

export const unitOf = (kpi: KpiDefinition, language: Language): Unit => ({
  code: kpi.unitCode,
  label: kpiTexts(kpi, language).unitLabel ?? unitLabel(kpi.unitCode),
});

/** The units in which a value can be entered, starting with the KPI's own. */
export const unitsOf = (kpi: KpiDefinition, language: Language): Unit[] =>
  convertibleTo(kpi.unitCode).map((code) =>
    code === kpi.unitCode ? unitOf(kpi, language) : { code, label: unitLabel(code) },
  );

export const categoryReference = (category: Category | null, language: Language) =>
  category && { slug: category.slug, name: textsIn<{ name: string }>(category.translations, language).name };

export function categoryView(category: Category, language: Language): TrackingCategory {
  const { name, description } = textsIn<{ name: string; description: string }>(
    category.translations,
    language,
  );
  return { slug: category.slug, name, description, sector: category.sector, icon: category.icon };
}

export const kpiReference = (kpi: KpiDefinition, language: Language): KpiReference => ({
  id: kpi.id,
  slug: kpi.slug,
  name: kpiTexts(kpi, language).name,
  sector: kpi.sector,
  category: categoryReference(kpi.category, language),
  unit: unitOf(kpi, language),
  decimals: kpi.decimals,
  aggregation: kpi.aggregation,
  direction: kpi.direction,
  band: kpi.band && { min: onTheWire(kpi.band.min), max: onTheWire(kpi.band.max) },
  frequency: kpi.frequency,
  wholeNumber: kpi.wholeNumber,
  own: kpi.organisationId !== null,
  derived: isComputed(kpi),
});

const plausibleView = ({ plausible }: KpiDefinition): Kpi['plausible'] => ({
  min: onTheWireOrNull(plausible.min),
  max: onTheWireOrNull(plausible.max),
  maxChange: onTheWireOrNull(plausible.maxChange),
});

export const switchedOffView = ({ reason, at, by }: SwitchedOffKpi): SwitchedOff => ({
  reason,
  at: at.toISOString(),
  by,
});

interface KpiAbout {
  language: Language;
  canEdit: boolean;
  switchedOff: SwitchedOffKpi | undefined;
}

export function kpiView(kpi: KpiDefinition, { language, canEdit, switchedOff }: KpiAbout): Kpi {
  const { derived: _, ...reference } = kpiReference(kpi, language);
  const { description, whereToFind } = kpiTexts(kpi, language);
  return {
    ...reference,
    description,
    whereToFind,
    units: unitsOf(kpi, language),
    formula: kpi.formula,
    computedBy: kpi.computedBy,
    fuels: kpi.fuels,
    plausible: plausibleView(kpi),
    disclosures: kpi.disclosures,
    tags: kpi.tags,
    active: kpi.active,
    switchedOff: switchedOff ? switchedOffView(switchedOff) : null,
    canEdit,
    ...(canEdit && { translations: kpi.translations as NonNullable<Kpi['translations']> }),
    version: kpi.version,
  };
}
