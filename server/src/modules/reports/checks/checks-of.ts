import type { Language } from '@metra/contract/core/primitives';
import type { DisclosuresOfYear } from '@metra/contract/shapes/standard-shapes';
import type { YearOfKpis } from '../../kpis/kpis.module.ts';
import { answersApart, countedOtherwise } from './answers-apart.ts';
import { claimsIn } from './claims-in.ts';
import { contradictions, type FoundCheck } from './contradictions.ts';
import { textsOf } from './texts-of.ts';

interface ToCheck {
  kpis: Pick<YearOfKpis, 'checks' | 'row'>;
  disclosures: DisclosuresOfYear;
  written: Parameters<typeof textsOf>[0];
}

const kilowattHours = 1000;

/** Everything to check before a report is finished: contradictions, large changes and claims that need proof. */
export function checksOf({ kpis, disclosures, written }: ToCheck, language: Language): FoundCheck[] {
  const heat = kpis.row('district-heating')?.value ?? null;
  const ofKpis = kpis.checks.map((check) => ({ ...check, datapoints: [], claim: null }));
  return [
    ...ofKpis,
    ...contradictions(disclosures, {
      language,
      heat: heat === null ? null : heat / kilowattHours,
      found: new Set(ofKpis.map(({ key }) => key)),
    }),
    ...countedOtherwise(disclosures, language),
    ...answersApart(disclosures, language),
    ...claimsIn(textsOf(written, disclosures), language),
  ];
}
