import type { Language } from '@metra/contract/core/primitives';
import type { ReportCheck } from '@metra/contract/shapes/report-shapes';
import type { Datapoint, DisclosuresOfYear } from '@metra/contract/shapes/standard-shapes';
import { Decimal } from '../../kpis/kpis.module.ts';
import { withUnit, writeNumber } from '../documents/formats.ts';
import { type DatapointRule, datapointRules, purchasedHeat } from './rules-of-datapoints.ts';

export type FoundCheck = Omit<ReportCheck, 'explanation' | 'version'>;

interface Told {
  value: Decimal;
  label: string;
  unit: string | null;
  decimals: number;
  place: { name: string; disclosure: string } | null;
}

/** The numbers of a report by datapoint. Columns of tables are `Table.Column` with their sum. */
function numbersOf({ disclosures }: Pick<DisclosuresOfYear, 'disclosures'>): Map<string, Told> {
  const told = new Map<string, Told>();
  const add = (
    name: string,
    text: unknown,
    about: Pick<Datapoint, 'label' | 'unit' | 'decimals'>,
    place: NonNullable<Told['place']>,
  ) => {
    if (typeof text !== 'string') return;
    const { label, unit, decimals } = about;
    told.set(name, {
      value: new Decimal(text),
      label,
      unit: unit?.label ?? null,
      decimals: decimals ?? 0,
      place,
    });
  };
  for (const { code, datapoints, tables } of disclosures) {
    for (const each of datapoints)
      if (isNumber(each)) add(each.name, each.value, each, { name: each.name, disclosure: code });
    for (const { name, columns } of tables)
      for (const column of columns)
        add(`${name}.${column.name}`, column.sum, column, { name, disclosure: code });
  }
  return told;
}

export const isNumber = ({ type }: Pick<Datapoint, 'type'>): boolean =>
  type === 'NUMBER' || type === 'INTEGER' || type === 'MONEY' || type === 'PERCENT';

/** Parts that do not add up to their whole. Findings of the KPI checks are not repeated. */
export function contradictions(
  disclosures: Pick<DisclosuresOfYear, 'disclosures'>,
  {
    language,
    heat,
    found,
  }: {
    language: Language;
    /** Megawatt hours of district heat, for which the standard has no datapoint. */
    heat: number | null;
    found: ReadonlySet<string>;
  },
): FoundCheck[] {
  const told = numbersOf(disclosures);
  if (heat !== null)
    told.set(purchasedHeat, { value: new Decimal(heat), label: '', unit: null, decimals: 0, place: null });
  return datapointRules.flatMap((rule) =>
    rule.sameAs !== undefined && found.has(rule.sameAs) ? [] : brokenBy(rule, told, language),
  );
}

function brokenBy(rule: DatapointRule, told: ReadonlyMap<string, Told>, language: Language): FoundCheck[] {
  const { key, parts, optional = [], mayBeOut = '', whole: name, message } = rule;
  const whole = told.get(name);
  const there = parts.flatMap((part) => told.get(part) ?? []);
  if (!whole || parts.some((part) => !told.has(part) && !optional.includes(part))) return [];
  const sum = there.reduce((all, { value }) => all.plus(value), new Decimal(0));
  const less = sum.minus(told.get(mayBeOut)?.value ?? 0);
  if (!isApart(rule, sum, whole.value) || !isApart(rule, less, whole.value)) return [];
  const write = (value: Decimal) => {
    const number = writeNumber(value.toString(), language, { decimals: whole.decimals, trimmed: true });
    return whole.unit === null ? number : withUnit(number, whole.unit, language);
  };
  return [
    {
      key: `sum-told-${key}`,
      kind: 'SUM',
      title: whole.label.slice(0, 200),
      message: message[language].replace('{found}', write(sum)).replace('{expected}', write(whole.value)),
      kpis: [],
      datapoints: [whole, ...there].flatMap(({ place }) => place ?? []),
      expected: whole.value.toNumber(),
      found: sum.toNumber(),
      claim: null,
    },
  ];
}

/** True if the difference between parts and whole is larger than rounding explains. */
function isApart(
  { comparison, slack }: Pick<DatapointRule, 'comparison' | 'slack'>,
  sum: Decimal,
  whole: Decimal,
): boolean {
  const allowed = Decimal.max(whole.abs().times(slack.share), slack.amount);
  const over = sum.minus(whole);
  return comparison === 'AT_MOST' ? over.greaterThan(allowed) : over.abs().greaterThan(allowed);
}
