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
  /** Null means that the factor is the same in all countries. */
  country: string | null;
  selector: string | null;
  basis: FactorBasis | null;
  validFrom: string;
  validTo: string | null;
  /** The name that formulas used before for this factor. */
  replaces: string | null;
  /** The slug of the factor that is used where this one has no value. */
  fallback: string | null;
  /** Null means that there is no value, which is never treated as zero. */
  value: Decimal | null;
  year: number;
  unitCode: string;
  source: string | null;
  url: string | null;
  confidence: Confidence;
  seenIn: string | null;
  /** True if the operator must review the factor. */
  review: boolean;
  reviewEvery: 'YEAR';
  /** The day of the last review and the person who did it. */
  reviewedAt: string | null;
  reviewedBy: number | null;
  version: number;
  /** The oldest year comes first. */
  history: readonly { year: number; value: Decimal | null; confidence: Confidence }[];
}

export interface KpiDefinition {
  id: number;
  /** Null means that the KPI belongs to the catalogue. */
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
  /** The range of good values if the direction is BAND. */
  band: { min: Decimal; max: Decimal } | null;
  frequency: Frequency;
  wholeNumber: boolean;
  /** Set if the value may be entered as amounts of these fuels. */
  fuels: FuelOrigin | null;
  formula: Formula | null;
  /** Set if the program computes the value from its own data. */
  computedBy: ComputedBy | null;
  /** Null if there is no formula or if it cannot be read. */
  expression: Expression | null;
  /** The slugs that the expression names. */
  inputs: readonly string[];
  factors: readonly string[];
  plausible: PlausibleRange;
  disclosures: Kpi['disclosures'];
  tags: string[];
  active: boolean;
  updatedAt: Date;
  version: number;
}

export interface SwitchedOffKpi {
  reason: string;
  at: Date;
  /** Null if the account no longer exists. */
  by: string | null;
}

export const isComputed = ({ formula, computedBy }: Pick<KpiDefinition, 'formula' | 'computedBy'>): boolean =>
  formula !== null || computedBy !== null;

/** A cross-check, with the text that is shown if the values break it. */
export interface CatalogueCheck extends CrossCheck {
  slug: string;
  /** True if the values are compared over the year; otherwise over the period of a record. */
  overYear: boolean;
  translations: unknown;
}

export interface FuelDefinition extends FuelProperties {
  slug: string;
  translations: unknown;
  renewable: boolean;
  /** The slugs of the KPIs that exist for this fuel alone. */
  ownKpis: readonly string[];
}

export interface Catalogue {
  categories: ReadonlyMap<number, Category>;
  kpis: readonly KpiDefinition[];
  factors: ReadonlyMap<string, FactorDefinition>;
  fuels: ReadonlyMap<string, FuelDefinition>;
  crossChecks: readonly CatalogueCheck[];
}
