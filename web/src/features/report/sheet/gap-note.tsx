import type { EntryPlace, ReportGap } from '@metra/contract/shapes/report-shapes';
import { chapterId } from '../../../domain/reporting/check-places.ts';
import { reportingPath } from '../../../domain/reporting/reporting-pages.ts';
import { useMayWriteReport } from '../../../domain/reporting/use-may-write-report.ts';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { yearOf } from '../../../domain/tracking/period-text.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { FrameLink } from '../../../lib/site/frame-link.tsx';
import { Explanation } from '../text/explanation.tsx';
import { MarginNote } from './margin-note.tsx';
import { spanText, valueText } from './report-words.ts';

const NAMED = 4;

interface GapNoteProps {
  gaps: readonly ReportGap[];
  year: number;
}

/**
 * The note names the missing values and links to where they are entered. Only people who may write see it.
 */
export function GapNote({ gaps, year }: GapNoteProps) {
  const { t } = useTranslate();
  const mayWrite = useMayWriteReport();
  const [first, ...others] = gaps;
  if (!first || !mayWrite) return null;
  if (others.length === 0) return <OneGap gap={first} year={year} />;
  const more = gaps.length - NAMED;
  return (
    <MarginNote title={t('reporting.report.gap.several', { count: gaps.length })}>
      {t('reporting.report.gap.severalText')}
      <ul className="mt-1">
        {gaps.slice(0, NAMED).map((gap) => (
          <li key={gap.key}>
            <EntryLink gap={gap} year={year}>
              <CatalogueText>{gap.name}</CatalogueText>
            </EntryLink>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <a href={`#${chapterId(5)}`} className="link mt-1 inline-block font-medium text-text">
          {t('reporting.report.gap.more', { count: more })}
        </a>
      )}
    </MarginNote>
  );
}

function OneGap({ gap, year }: { gap: ReportGap; year: number }) {
  const { t, language } = useTranslate();
  const { previous, kpi } = gap;
  return (
    <MarginNote title={<CatalogueText>{gap.name}</CatalogueText>}>
      {previous && kpi
        ? t('reporting.report.gap.previous', {
            period: spanText(previous.period, language),
            value: valueText(previous.value, kpi, language),
          })
        : t('reporting.report.gap.text')}
      <span className="mt-1 flex flex-wrap gap-x-4">
        <EntryLink gap={gap} year={year}>
          {t('reporting.report.gap.enter')}
          <span className="sr-only">: {gap.name}</span>
        </EntryLink>
      </span>
      <Explanation year={year} of={gap} name={gap.name} action={t('reporting.report.gap.reason')} />
    </MarginNote>
  );
}

interface EntryLinkProps {
  gap: Pick<ReportGap, 'place'>;
  year: number;
  children: React.ReactNode;
}

export const EntryLink = ({ gap, year, children }: EntryLinkProps) => (
  <FrameLink
    href={entryAddress(gap.place, year)}
    className="link inline-flex min-h-6 items-center font-medium text-text pointer-coarse:min-h-[44px]"
  >
    {children}
  </FrameLink>
);

function entryAddress(place: EntryPlace, year: number): string {
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
