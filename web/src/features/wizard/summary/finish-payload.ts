import type { WizardFinish } from '@metra/contract/shapes/wizard-shapes';
import { sectors, type WizardState } from '../wizard-state.ts';
import type { CompanyInfo } from '../wizard-values.ts';

/** Returns what the summary sends; undefined while something is missing. */
export function finishPayload(
  { goals, measures }: WizardState,
  company: CompanyInfo,
): WizardFinish | undefined {
  const { name, industry, size, address, additionalInfo, zipCode, city, country, location, logo } = company;
  if (industry === null || size === null) return undefined;
  return {
    name: name.trim(),
    address: address.trim(),
    billingData: {
      street: address.trim(),
      additionalInfo: additionalInfo.trim() || null,
      zipCode: zipCode.trim(),
      city: city.trim(),
      country,
    },
    category: size,
    industry,
    location,
    logo: logo?.id ?? null,
    goals: sectors.flatMap((sector) => {
      const [goal, measure] = [goals[sector], measures[sector]];
      return goal === undefined || measure === undefined ? [] : [{ id: goal, measures: [measure] }];
    }),
  };
}
