import { z } from 'zod';
import { Id, Slug, text } from './primitives.ts';

/** CO₂ alone, or all greenhouse gases as CO₂ equivalents: two things, never under one name. */
export const Gas = z.enum(['CO2', 'CO2e']);
export type Gas = z.infer<typeof Gas>;

export const FactorKind = z.enum([
  'GRID_LOCATION',
  'GRID_LIFECYCLE',
  'RESIDUAL_MIX',
  'HEAT',
  'FUEL',
  'FUEL_BIOGENIC',
  'TRAVEL',
  'REFRIGERANT',
  'CONVERSION',
  'CONSTANT',
]);
export type FactorKind = z.infer<typeof FactorKind>;

/** What is counted: at the place of burning, with upstream chains, warming over 100 years, or energy in the fuel. */
export const FactorBasis = z.enum(['DIRECT', 'LIFECYCLE', 'GWP100', 'NET_CALORIFIC_VALUE']);
export type FactorBasis = z.infer<typeof FactorBasis>;

/** Read in a source, computed from sources, known but not looked up, or not found at all. */
export const Confidence = z.enum(['SOURCED', 'DERIVED', 'MEMORY', 'MISSING']);
export type Confidence = z.infer<typeof Confidence>;

/** What formulas may name instead of a factor; the country of the organisation then decides. */
export const factorSelectors = [
  'grid-location',
  'grid-lifecycle',
  'residual-mix',
  'district-heat',
  'electricity-market',
] as const;
export type FactorSelector = (typeof factorSelectors)[number];

/** A factor with the value of each year. */
export const Factor = z.object({
  slug: Slug.meta({ description: 'As formulas name it' }),
  name: text(200),
  note: text(1000),
  kind: FactorKind,
  gas: Gas.nullable(),
  country: text(2).nullable().meta({ description: 'EU: mean of the union; null: the same everywhere' }),
  basis: FactorBasis.nullable(),
  value: z.number().nullable().meta({ description: 'Null: there is none, another factor is taken instead' }),
  year: z.int(),
  unit: text(50).meta({ description: 'As people write it; empty for a mere number' }),
  source: text(2000).nullable(),
  url: text(500).nullable(),
  confidence: Confidence,
  history: z
    .array(z.object({ year: z.int(), value: z.number().nullable(), confidence: Confidence }))
    .max(200),
});
export type Factor = z.infer<typeof Factor>;

/** Why a value is not quite the one that was looked for. */
export const FactorRemark = z.enum([
  'OTHER_YEAR',
  'OTHER_COUNTRY',
  'COUNTRY_UNKNOWN',
  'NO_VALUE',
  'CO2_ONLY',
  'NOT_VERIFIED',
]);
export type FactorRemark = z.infer<typeof FactorRemark>;

/** The value of a factor that is used for a year. */
export const FactorInUse = z.object({
  name: text(200),
  slug: Slug.meta({ description: 'As formulas name it' }),
  value: z.number(),
  unit: text(50).meta({ description: 'As people write it; empty for a mere number' }),
  year: z.int().meta({ description: 'Year the value is of' }),
  forYear: z.int().meta({ description: 'Year of the period it is used for' }),
  gas: Gas.nullable(),
  country: text(2).nullable(),
  basis: FactorBasis.nullable(),
  source: text(2000).nullable(),
  url: text(500).nullable(),
  note: text(2000),
  confidence: Confidence.nullable().meta({ description: 'Null: the organisation’s own value' }),
  ownFactorId: Id.nullable().meta({ description: 'Not null: the organisation’s own value' }),
  insteadOf: text(200).nullable().meta({ description: 'Name of a factor that has no value for this year' }),
  remarks: z.array(FactorRemark).max(10),
  replaceable: z.boolean().meta({ description: 'An organisation may enter its own value' }),
});
export type FactorInUse = z.infer<typeof FactorInUse>;
