import type { Language } from '@metra/contract/core/primitives';
import { unitLabel } from '@metra/contract/rules/units';
import type { FuelLine } from '@metra/contract/shapes/fuel-shapes';
import { type RawBuilder, sql } from 'kysely';
import { Decimal, onTheWire } from '../rules/decimal.ts';
import type { StoredFuelLine } from './fuel-lines.ts';

export type FuelTexts = Readonly<Record<string, { name: string; source: string | null }>>;

/** Reads the `FuelTexts` of the fuels in the lines of a record; null if there are none. */
export const fuelTextsOf = (lines: RawBuilder<unknown>, language: Language) => sql`
  case when jsonb_typeof(${lines}) = 'array' then (
    select jsonb_object_agg(u.slug, jsonb_build_object(
      'name', coalesce(u.translations #>> array[${language}, 'name'], u.translations #>> '{de,name}'),
      'source', coalesce(u.translations #>> array[${language}, 'source'], u.translations #>> '{de,source}')))
    from fuels u where u.slug in (select line ->> 'fuel' from jsonb_array_elements(${lines}) as each(line))) end`;

const numberOf = (text: string) => onTheWire(new Decimal(text));

export const densityView = (value: Decimal, per: 'L' | 'm3') => ({
  value: onTheWire(value),
  unit: `kg/${unitLabel(per)}`,
});

export const fuelLineView = (line: StoredFuelLine, texts: FuelTexts | null): FuelLine => ({
  fuel: line.fuel,
  name: texts?.[line.fuel]?.name ?? line.fuel,
  source: texts?.[line.fuel]?.source ?? '',
  amount: numberOf(line.amount),
  unit: { code: line.unit, label: unitLabel(line.unit) },
  netCalorificValue: numberOf(line.netCalorificValue),
  density: line.density && densityView(new Decimal(line.density.value), line.density.per),
  energy: numberOf(line.energy),
});
