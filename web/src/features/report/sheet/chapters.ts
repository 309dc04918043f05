import type { Report, ReportGap } from '@metra/contract/shapes/report-shapes';

export interface ChapterEntry {
  number: number;
  title: 'company' | 'strategy' | 'environment' | 'social' | 'gaps' | 'method';
  /** Something is missing in it that somebody can do something about. */
  lacks: boolean;
}

const isOpen = ({ state }: ReportGap): boolean => state === 'OPEN';

/** Gaps of the company itself: they belong to no sector. */
export const gapsOfCompany = ({ gaps }: Pick<Report, 'gaps'>): ReportGap[] =>
  gaps.filter((gap) => isOpen(gap) && gap.place.kind === 'PROFILE');

export const openGaps = ({ gaps }: Pick<Report, 'gaps'>): ReportGap[] => gaps.filter(isOpen);

/** Nothing of the year is known yet: then nothing is missing in particular either. */
export const isBlank = ({ kpis }: Pick<Report, 'kpis'>): boolean => kpis.every(({ value }) => value === null);

export function chaptersOf(report: Pick<Report, 'gaps'>): ChapterEntry[] {
  const lacks = (...sectors: readonly string[]) =>
    openGaps(report).some(({ sector, kpi }) => kpi !== null && sectors.includes(sector ?? ''));
  return [
    { number: 1, title: 'company', lacks: gapsOfCompany(report).length > 0 },
    { number: 2, title: 'strategy', lacks: false },
    { number: 3, title: 'environment', lacks: lacks('e') },
    { number: 4, title: 'social', lacks: lacks('s', 'g') },
    { number: 5, title: 'gaps', lacks: false },
    { number: 6, title: 'method', lacks: false },
  ];
}
