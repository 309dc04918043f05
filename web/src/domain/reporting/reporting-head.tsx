import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Notice } from '../../design-system/feedback/notice.tsx';
import { Segmented } from '../../design-system/fields/segmented.tsx';
import { ToolSelect } from '../../design-system/fields/tool-select.tsx';
import { TabLink, TabLinks } from '../../design-system/navigation/tabs.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useMayWrite } from '../../lib/session/for-writers.tsx';
import { FrameLink } from '../../lib/site/frame-link.tsx';
import { subscriptionStateQueries } from '../subscription/subscription-state.queries.ts';
import { type ReportingPage, useReportingItems } from './reporting-pages.ts';

interface NamedYear {
  year: number;
  label: string;
}

interface ReportingHeadProps {
  page: ReportingPage;
  /** A page without a year leaves them out. */
  year?: number | undefined;
  years?: readonly NamedYear[] | undefined;
}

/** More years than these are a list. */
const FEW = 4;

export function ReportingHead({ page, year, years }: ReportingHeadProps) {
  const { t } = useTranslate();
  return (
    <>
      <div className="flex flex-col-reverse gap-3 pt-5 sm:flex-row sm:items-center sm:gap-8">
        <TabLinks label={t('reporting.head.label')} className="flex-1 max-sm:justify-between">
          {useReportingItems(year).map((item) => (
            <TabLink
              key={item.page}
              current={item.page === page}
              render={<FrameLink href={item.href}>{item.label}</FrameLink>}
            >
              {item.label}
            </TabLink>
          ))}
        </TabLinks>
        {year !== undefined && years && years.length > 1 && <YearSwitch year={year} years={years} />}
      </div>
      <Beginning />
    </>
  );
}

/** Without any subscription so far the person cannot write here; the trial begins with the strategy. */
function Beginning() {
  const { t } = useTranslate();
  const { data: subscription } = useQuery(subscriptionStateQueries.current());
  const mayWrite = useMayWrite();
  if (subscription !== null || !mayWrite) return null;
  return (
    <Notice
      className="mt-5"
      action={
        <FrameLink href="/app/wizard/welcome" className="link font-medium text-text">
          {t('reporting.report.beginStrategy')}
        </FrameLink>
      }
    >
      {t('reporting.head.begin')}
    </Notice>
  );
}

function YearSwitch({ year, years }: { year: number; years: readonly NamedYear[] }) {
  const { t } = useTranslate();
  const navigate = useNavigate();
  const label = t('reporting.head.year');
  const options = years.map((one) => ({ value: String(one.year), label: one.label }));
  const change = (value: string) =>
    void navigate({ to: '.', search: { year: Number(value) } as never, resetScroll: false });
  if (years.length > FEW)
    return <ToolSelect aria-label={label} options={options} value={String(year)} onChange={change} />;
  return <Segmented label={label} options={options.toReversed()} value={String(year)} onChange={change} />;
}
