import { z } from 'zod';
import { rule } from '../core/field-keys.ts';
import { Id, Instant, IsoDate, notBlank, optionalText, Slug, text, Version } from '../core/primitives.ts';
import { KpiReference, KpiValue, Unit } from './kpi-shapes.ts';
import { Evidence } from './tracking-shapes.ts';

/** CO₂ alone, or all greenhouse gases as CO₂ equivalents. They are never mixed. */
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

/**
 * A factor counts direct emissions, upstream chains, warming over 100 years, or the energy of a fuel.
 */
export const FactorBasis = z.enum(['DIRECT', 'LIFECYCLE', 'GWP100', 'NET_CALORIFIC_VALUE']);
export type FactorBasis = z.infer<typeof FactorBasis>;

/** Read in a source, computed from sources, known but not looked up, or not found. */
export const Confidence = z.enum(['SOURCED', 'DERIVED', 'MEMORY', 'MISSING']);
export type Confidence = z.infer<typeof Confidence>;

/** Names that a formula can use instead of a factor. The country of the organisation selects the factor. */
export const factorSelectors = [
  'grid-location',
  'grid-lifecycle',
  'residual-mix',
  'district-heat',
  'electricity-market',
] as const;
export type FactorSelector = (typeof factorSelectors)[number];

/** A factor with its yearly values. */
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

/** Why the value differs from the requested one. */
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

const person = z.object({ id: Id, name: text(201) });

/** A value of a factor that an organisation has entered. */
export const OwnFactor = z.object({
  id: Id,
  factor: Slug.meta({ description: 'As formulas name it' }),
  name: text(200),
  value: z.number().meta({ description: 'As it was entered, in `unit`' }),
  unit: Unit,
  gas: Gas.nullable(),
  firstYear: z.int(),
  lastYear: z.int().nullable().meta({ description: 'Null: until the next own value begins' }),
  source: text(500),
  note: text(2000).nullable(),
  evidence: z.array(Evidence).max(20),
  author: person.nullable(),
  createdAt: Instant,
  updatedAt: Instant,
  deletedAt: Instant.nullable(),
  version: Version,
});
export type OwnFactor = z.infer<typeof OwnFactor>;

const factorYear = z.int().min(1990).max(2100);

const ownFactorFields = {
  value: KpiValue.min(0),
  unit: notBlank(50).meta({ description: 'Code; one of the units of the factor' }),
  firstYear: factorYear,
  lastYear: factorYear.nullable().default(null),
  source: notBlank(500),
  note: optionalText(2000),
  evidence: z
    .array(Id)
    .max(20)
    .optional()
    .meta({ description: 'Ids of uploaded resources; left out: as they are' }),
  confirmed: z
    .boolean()
    .default(false)
    .meta({ description: 'True: a value far from the usual one is confirmed' }),
};

const endsAfterItBegins = ({ firstYear, lastYear }: { firstYear: number; lastYear: number | null }) =>
  lastYear === null || firstYear <= lastYear;
const endsBeforeStart = rule('endsBeforeStart', 'lastYear');

export const OwnFactorWrite = z
  .strictObject({ factor: Slug, ...ownFactorFields })
  .refine(endsAfterItBegins, endsBeforeStart);
export type OwnFactorWrite = z.infer<typeof OwnFactorWrite>;

export const OwnFactorUpdate = z
  .strictObject({ ...ownFactorFields, why: notBlank(500), version: Version })
  .refine(endsAfterItBegins, endsBeforeStart);
export type OwnFactorUpdate = z.infer<typeof OwnFactorUpdate>;

const OwnFactorState = OwnFactor.pick({
  value: true,
  unit: true,
  firstYear: true,
  lastYear: true,
  source: true,
  note: true,
}).extend({ evidence: z.array(z.object({ id: Id, name: text(255) })).max(20) });

export const OwnFactorChange = z.object({
  id: Version.meta({ description: 'The version it made' }),
  at: Instant,
  by: person.nullable(),
  kind: z.enum(['CREATED', 'CHANGED', 'DELETED', 'RESTORED']),
  why: text(500).nullable(),
  before: OwnFactorState.nullable(),
  after: OwnFactorState.nullable(),
});
export type OwnFactorChange = z.infer<typeof OwnFactorChange>;

/** A factor in formulas of an organisation, with the value of a year. */
export const UsedFactor = FactorInUse.extend({
  title: text(200).meta({ description: 'The purpose of the factor, without naming its owner' }),
  kind: FactorKind,
  units: z.array(Unit).max(20).meta({ description: 'Units an own value can be entered in' }),
  usedBy: z.array(KpiReference.pick({ id: true, name: true, sector: true })).max(600),
  own: z.array(OwnFactor).max(200).meta({ description: 'All own values, the latest year first' }),
});
export type UsedFactor = z.infer<typeof UsedFactor>;

const CatalogueState = z.object({
  slug: text(100),
  value: z.number().nullable(),
  year: z.int(),
  unit: text(50),
  source: text(2000).nullable(),
  history: z.array(z.object({ year: z.int(), value: z.number().nullable() })).max(200),
});

/** A change by a new version of the catalogue. */
export const CatalogueChange = z.object({
  id: Id,
  at: Instant,
  before: CatalogueState,
  after: CatalogueState,
});
export type CatalogueChange = z.infer<typeof CatalogueChange>;

/** Why a factor needs a review. */
const ReviewReason = z.enum(['MARKED', 'NOT_LOOKED_UP', 'NO_VALUE', 'YEAR_OVER']);

/** A factor that an operator reviews once a year. */
export const FactorToReview = Factor.extend({
  id: Id,
  seenIn: text(2000).nullable().meta({ description: 'Where the value was read' }),
  reasons: z.array(ReviewReason).max(4),
  years: z
    .array(z.int())
    .max(200)
    .meta({ description: 'The years whose values were not looked up or are missing' }),
  reviewEvery: z.enum(['YEAR']),
  dueOn: IsoDate.meta({ description: 'One year after the end of the year of the newest value' }),
});
export type FactorToReview = z.infer<typeof FactorToReview>;
