import type { ReportCheck } from '@metra/contract/shapes/report-shapes';
import { reportingPath } from './reporting-pages.ts';

export interface CheckPlace {
  address: string;
  kind: 'text' | 'datapoint' | 'kpi';
  name: string;
}

export const chapterId = (number: number): string => `chapter-${number}`;

const CHAPTERS: Readonly<Record<string, number>> = {
  foreword: 1,
  company: 1,
  strategy: 2,
  outlook: 2,
  environment: 3,
};
const LAST_OF_SECTORS = 4;
const GAPS = 5;

/** A contradiction links to its answer, or otherwise to its KPIs. */
export function checkPlaces(
  { claim, datapoints, kpis }: Pick<ReportCheck, 'claim' | 'datapoints' | 'kpis'>,
  year: number,
): CheckPlace[] {
  if (claim) return [{ kind: 'text', name: '', address: textAddress(claim.place, year) }];
  const [datapoint] = datapoints;
  if (datapoint)
    return [{ kind: 'datapoint', name: '', address: `${reportingPath('vsme', year)}#${datapoint.name}` }];
  return kpis.map(({ id, sector, name }) => ({
    kind: 'kpi',
    name,
    address: `/app/company-data/${sector}/${id}`,
  }));
}

function textAddress(place: NonNullable<ReportCheck['claim']>['place'], year: number): string {
  const chapter = (number: number) => `${reportingPath('report', year)}#${chapterId(number)}`;
  switch (place.kind) {
    case 'NARRATIVE':
      return chapter(CHAPTERS[place.section] ?? LAST_OF_SECTORS);
    case 'DATAPOINT':
      return `${reportingPath('vsme', year)}#${place.name}`;
    case 'PROFILE':
      return '/app/organisation/profile';
    case 'GOAL':
      return `/app/dashboard/goals/${place.id}`;
    case 'EXPLANATION':
      return chapter(GAPS);
  }
}
