import type { ReportCompany } from '@metra/contract/shapes/report-shapes';
import type { Datapoint, DisclosuresOfYear } from '@metra/contract/shapes/standard-shapes';
import type { YearOfKpis } from '../kpis/kpis.module.ts';
import type { ReportedCompany } from '../organisations/organisations.module.ts';

/** The description of the company in the report. */
export function companyOf(
  company: ReportedCompany,
  kpis: Pick<YearOfKpis, 'row' | 'newest'>,
  disclosures: DisclosuresOfYear,
): ReportCompany {
  const turnover = kpis.row('turnover');
  const found = (wanted: string) =>
    disclosures.disclosures.flatMap(({ datapoints }) => datapoints).find((each) => each.name === wanted);
  const legalForm = [found('OtherUndertakingsLegalForm'), found('UndertakingsLegalForm')].flatMap(
    (datapoint) => (datapoint && textOf(datapoint)) || [],
  )[0];
  return {
    name: company.name,
    legalForm: legalForm ?? null,
    street: company.street,
    additionalInfo: company.additional_info,
    zipCode: company.zip_code,
    city: company.city,
    country: company.country,
    industry: company.industry,
    slogan: company.slogan,
    description: company.description,
    website: company.website,
    logo: company.logo && { id: company.logo.id, url: null },
    registerNumber: disclosures.entity.registerNumber,
    vatId: disclosures.entity.vatId,
    lei: disclosures.entity.lei,
    employees: kpis.newest('employees'),
    turnover: turnover && {
      value: turnover.value,
      period: turnover.period,
      unit: turnover.kpi.unit,
      decimals: turnover.kpi.decimals,
      previous: turnover.previous,
    },
    balanceSheetTotal: moneyOf(disclosures, found('Assets')),
  };
}

function textOf({ value, chosen }: Datapoint): string | null {
  const [member] = chosen;
  return member ? member.label.slice(0, 100) : typeof value === 'string' ? value.slice(0, 100) : null;
}

function moneyOf(
  disclosures: DisclosuresOfYear,
  datapoint: Datapoint | undefined,
): ReportCompany['balanceSheetTotal'] {
  if (!datapoint) return null;
  const number = (value: unknown) => (typeof value === 'string' && value !== '' ? Number(value) : null);
  const [now, then] = [number(datapoint.value), number(datapoint.previous?.value)];
  if (now === null && then === null) return null;
  const { start, end } = disclosures.period;
  const before = {
    start: `${Number(start.slice(0, 4)) - 1}${start.slice(4)}`,
    end: dayBefore(start),
  };
  return {
    value: now,
    period: now === null ? null : { start, end, code: `${start}/${end}` },
    unit: datapoint.unit ?? { code: '{EUR}', label: '€' },
    decimals: datapoint.decimals ?? 0,
    previous:
      then === null ? null : { value: then, period: { ...before, code: `${before.start}/${before.end}` } },
  };
}

const dayBefore = (day: string): string => Temporal.PlainDate.from(day).subtract({ days: 1 }).toString();
