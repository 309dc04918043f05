import type { Sector } from '@metra/contract/core/primitives';
import type { Confidence, FactorBasis, FactorKind, Gas } from '@metra/contract/shapes/factor-shapes';
import type {
  Aggregation,
  ComputedBy,
  Direction,
  Formula,
  Frequency,
  FuelOrigin,
  Kpi,
} from '@metra/contract/shapes/kpi-shapes';
import type { CrossCheck } from '../rules/cross-check.ts';
import type { Decimal } from '../rules/decimal.ts';
import type { Expression } from '../rules/formula.ts';
import type { FuelProperties } from '../rules/fuel-energy.ts';
import type { PlausibleRange } from '../rules/plausibility.ts';

export interface KpiTexts {
  name: string;
  description: string;
  whereToFind: string;
  unitLabel: string;
}

export interface Category {
  id: number;
  slug: string;
  sector: Sector;
  icon: string | null;
  position: number;
  translations: unknown;
}

export interface FactorDefinition {
  id: number;
  slug: string;
  position: number;
  translations: unknown;
  kind: FactorKind;
  gas: Gas | null;
  /** Null: the same everywhere. */
  country: string | null;
  selector: string | null;
  basis: FactorBasis | null;
  validFrom: string;
  validTo: string | null;
  /** The factor formulas named before; they mean this one now. */
  replaces: string | null;
  /** Slug of the factor to take where this one has no value. */
  fallback: string | null;
  /** Null: there is none, which is never zero. */
  value: Decimal | null;
  year: number;
  unitCode: string;
  source: string | null;
  url: string | null;
  confidence: Confidence;
  /** Where the value was read. */
  seenIn: string | null;
  /** On the operator's list. */
  review: boolean;
  reviewEvery: 'YEAR';
  /** When somebody last looked whether it still holds, and who. */
  reviewedAt: string | null;
  reviewedBy: number | null;
  version: number;
  /** Oldest year first. */
  history: readonly { year: number; value: Decimal | null; confidence: Confidence }[];
}

/** A KPI as all rules need it. */
export interface KpiDefinition {
  id: number;
  /** Null: of the catalogue. */
  organisationId: number | null;
  slug: string;
  sector: Sector;
  category: Category | null;
  position: number;
  translations: unknown;
  unitCode: string;
  decimals: number;
  aggregation: Aggregation;
  direction: Direction;
  /** Where values are good, for the direction BAND. */
  band: { min: Decimal; max: Decimal } | null;
  frequency: Frequency;
  /** Counts whole things. */
  wholeNumber: boolean;
  /** May be entered as amounts of these fuels. */
  fuels: FuelOrigin | null;
  formula: Formula | null;
  /** What the program knows itself. */
  computedBy: ComputedBy | null;
  /** Null where there is no formula, or one that cannot be read. */
  expression: Expression | null;
  /** Slugs its expression names. */
  inputs: readonly string[];
  factors: readonly string[];
  plausible: PlausibleRange;
  disclosures: Kpi['disclosures'];
  tags: string[];
  active: boolean;
  updatedAt: Date;
  version: number;
}

/** That an organisation does not use a KPI. */
export interface SwitchedOffKpi {
  reason: string;
  at: Date;
  /** Null where the account is gone. */
  by: string | null;
}

/** Nobody enters it. */
export const isComputed = ({ formula, computedBy }: Pick<KpiDefinition, 'formula' | 'computedBy'>): boolean =>
  formula !== null || computedBy !== null;

/** A cross-check with what is said where it is broken. */
export interface CatalogueCheck extends CrossCheck {
  slug: string;
  /** Compared over the year; otherwise over the period of a record. */
  overYear: boolean;
  translations: unknown;
}

/** A fuel of the catalogue. */
export interface FuelDefinition extends FuelProperties {
  slug: string;
  translations: unknown;
  renewable: boolean;
  /** Slugs of KPIs that are entered for it alone. */
  ownKpis: readonly string[];
}

/** The operator's KPIs, categories, factors, fuels and cross-checks. */
export interface Catalogue {
  categories: ReadonlyMap<number, Category>;
  kpis: readonly KpiDefinition[];
  factors: ReadonlyMap<string, FactorDefinition>;
  fuels: ReadonlyMap<string, FuelDefinition>;
  crossChecks: readonly CatalogueCheck[];
}
