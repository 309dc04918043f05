import type { Language } from '@metra/contract/core/primitives';
import { unitLabel } from '@metra/contract/rules/units';
import type { Fuel } from '@metra/contract/shapes/fuel-shapes';
import { textsIn } from '../../../platform/translations.ts';
import { densityView } from '../records/fuel-line.views.ts';
import { Decimal, onTheWire } from '../rules/decimal.ts';
import { densityUnit, exactEnergy, fuelUnits } from '../rules/fuel-energy.ts';
import type { FuelDefinition, KpiDefinition } from './definition.ts';
import { kpiTexts } from './kpi.views.ts';

const one = new Decimal(1);

export function fuelView(fuel: FuelDefinition, kpis: readonly KpiDefinition[], language: Language): Fuel {
  const { name, source } = textsIn<{ name: string; source?: string }>(fuel.translations, language);
  return {
    slug: fuel.slug,
    name,
    source: source ?? '',
    renewable: fuel.renewable,
    netCalorificValue: onTheWire(fuel.netCalorificValue),
    density: fuel.density && densityView(fuel.density, densityUnit(fuel)),
    units: fuelUnits(fuel).flatMap((code) => {
      const energy = exactEnergy(fuel, one, code);
      return energy ? { code, label: unitLabel(code), energy: onTheWire(energy) } : [];
    }),
    ownKpis: kpis
      .filter(({ slug, active }) => active && fuel.ownKpis.includes(slug))
      .map((kpi) => kpiTexts(kpi, language).name),
  };
}
