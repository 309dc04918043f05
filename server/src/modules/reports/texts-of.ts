import type { ReportNarrative } from '@metra/contract/report-shapes';
import type { DisclosuresOfYear } from '@metra/contract/standard-shapes';
import type { TextToCheck } from './claims-in.ts';

/** All that people wrote into a report in their own words. */
export function textsOf(
  narrative: readonly ReportNarrative[],
  disclosures: DisclosuresOfYear,
): TextToCheck[] {
  return [
    ...narrative.flatMap(({ section, text }): TextToCheck[] =>
      text === null ? [] : [{ place: { kind: 'NARRATIVE', section }, text }],
    ),
    ...disclosures.disclosures.flatMap(({ code, datapoints }) =>
      datapoints.flatMap(({ name, type, value, source }): TextToCheck[] =>
        (type === 'TEXT' || type === 'STRING') && typeof value === 'string' && source !== 'PROFILE'
          ? [{ place: { kind: 'DATAPOINT', name, disclosure: code }, text: value }]
          : [],
      ),
    ),
  ];
}
