import { z } from 'zod';
import { Slug, text } from '../core/primitives.ts';
import { KpiValue, Unit } from './kpi-shapes.ts';

/** How many amounts of fuels one value can be made of. */
export const fuelLimit = 30;

/** An amount of a fuel. */
export const FuelAmount = z.strictObject({
  fuel: Slug.meta({ description: 'Slug of a fuel' }),
  amount: KpiValue.gte(0),
  unit: text(50).meta({ description: 'Code of a unit the fuel can be entered in' }),
});
export type FuelAmount = z.infer<typeof FuelAmount>;

const Density = z.object({ value: z.number(), unit: text(20) });

/** The properties that convert a fuel into energy. */
const FuelEnergy = z.object({
  name: text(200),
  netCalorificValue: z.number().meta({ description: 'MJ a kilogram' }),
  source: text(300),
});

export const Fuel = FuelEnergy.extend({
  slug: Slug,
  renewable: z.boolean().meta({ description: 'The fuel is renewable according to the source' }),
  density: Density.nullable().meta({ description: 'Null: cannot be entered by volume' }),
  units: z
    .array(Unit.extend({ energy: z.number().meta({ description: 'kWh of one unit' }) }))
    .max(10)
    .meta({ description: 'Units it can be entered in' }),
  ownKpis: z.array(text(200)).max(5).meta({ description: 'Names of KPIs that are entered for it alone' }),
});
export type Fuel = z.infer<typeof Fuel>;

/** One amount of a value, with the numbers that converted it into energy. */
export const FuelLine = FuelEnergy.extend({
  fuel: Slug,
  amount: z.number(),
  unit: Unit,
  density: Density.nullable().meta({ description: 'Null: was not needed' }),
  energy: z.number().meta({ description: 'kWh' }),
});
export type FuelLine = z.infer<typeof FuelLine>;
