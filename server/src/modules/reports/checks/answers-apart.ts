import type { Language } from '@metra/contract/core/primitives';
import type { Datapoint, DisclosuresOfYear } from '@metra/contract/shapes/standard-shapes';
import { Decimal } from '../../kpis/kpis.module.ts';
import { writeShare } from '../documents/formats.ts';
import { type FoundCheck, isNumber } from './contradictions.ts';

/** The change from one year to the next. */
const usualChange = new Decimal('0.5');
/** Below this, a difference of one is already a large share. */
const smallCount = 20;

const words = {
  de: (label: string, change: string) =>
    `${label}: ${change} gegenüber dem Vorjahr. Wenn das stimmt, nennen Sie den Grund.`,
  en: (label: string, change: string) =>
    `${label}: ${change} against the year before. If that is right, give the reason.`,
} as const;

/** The change of an answer since last year, as a share; null if the share means nothing. */
function changeOfAnswer({ type, value, previous, decimals }: Datapoint): Decimal | null {
  if (type === 'PERCENT' || typeof value !== 'string' || typeof previous?.value !== 'string') return null;
  const [now, then] = [new Decimal(value), new Decimal(previous.value)];
  if (then.isZero()) return null;
  const isCount = decimals === 0 && type !== 'MONEY';
  if (isCount && now.abs().lessThan(smallCount) && then.abs().lessThan(smallCount)) return null;
  return now.minus(then).dividedBy(then.abs());
}

/** Typed answers that changed more than is likely. KPI values are checked when they are entered. */
export function answersApart(
  { disclosures }: Pick<DisclosuresOfYear, 'disclosures'>,
  language: Language,
): FoundCheck[] {
  return disclosures.flatMap(({ code, datapoints }) =>
    datapoints.flatMap((datapoint): FoundCheck[] => {
      const { name, label, source, value, previous } = datapoint;
      if (!isNumber(datapoint) || source !== 'ANSWER') return [];
      const change = changeOfAnswer(datapoint);
      if (!change?.abs().greaterThan(usualChange)) return [];
      return [
        {
          key: `change-told-${slugOf(name)}`,
          kind: 'CHANGE',
          title: label.slice(0, 200),
          message: words[language](
            label,
            writeShare(change.toNumber(), language, { decimals: 0, signed: true }),
          ).slice(0, 600),
          kpis: [],
          datapoints: [{ name, disclosure: code }],
          expected: Number(previous?.value),
          found: Number(value),
          claim: null,
        },
      ];
    }),
  );
}

const longestKey = 100;
const slugOf = (name: string): string =>
  name
    .replace(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase()
    .slice(0, longestKey)
    .replace(/-$/, '');

/** A KPI that counts heads does not give full-time equivalents, whatever unit was chosen. */
export function countedOtherwise(
  { disclosures }: Pick<DisclosuresOfYear, 'disclosures'>,
  language: Language,
): FoundCheck[] {
  const named = (wanted: string) => {
    for (const { code, datapoints } of disclosures) {
      const datapoint = datapoints.find(({ name }) => name === wanted);
      if (datapoint) return { datapoint, place: { name: wanted, disclosure: code } };
    }
    return undefined;
  };
  const [type, number] = [named('TypeOfNumberOfEmployees'), named('NumberOfEmployees')];
  if (type?.datapoint.value !== 'vsme:Full-TimeEquivalentFTEMember' || number?.datapoint.source !== 'KPI')
    return [];
  return [
    {
      key: 'cross-told-heads',
      kind: 'CROSS_CHECK',
      title: type.datapoint.label.slice(0, 200),
      message: heads[language],
      kpis: [],
      datapoints: [type.place, number.place],
      expected: null,
      found: null,
      claim: null,
    },
  ];
}

const heads = {
  de: 'Angegeben sind Vollzeitäquivalente, die Kennzahl „Beschäftigte“ zählt aber Köpfe.',
  en: 'Full-time equivalents are chosen, but the KPI “Employees” counts heads.',
} as const;
