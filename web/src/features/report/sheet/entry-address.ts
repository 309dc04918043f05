import type { EntryPlace } from '@metra/contract/shapes/report-shapes';
import { reportingPath } from '../../../domain/reporting/reporting-pages.ts';
import { yearOf } from '../../../domain/tracking/period-text.ts';

export function entryAddress(place: EntryPlace, year: number): string {
  switch (place.kind) {
    case 'KPI':
      return place.category
        ? `/app/tracking/${place.category}?kpi=${place.kpiId}&year=${yearOf(place.period.start)}`
        : `/app/company-data/${place.sector}/${place.kpiId}`;
    case 'PROFILE':
      return '/app/profile/settings';
    case 'DATAPOINT':
      return `${reportingPath('vsme', year)}#${place.disclosure}`;
  }
}
