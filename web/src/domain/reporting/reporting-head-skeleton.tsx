import { SkeletonBlock } from '../../design-system/feedback/skeleton.tsx';
import { TabLink, TabLinks } from '../../design-system/navigation/tabs.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { type ReportingPage, useReportingItems } from './reporting-pages.ts';

/** It reserves space for the years where the page has them. */
export function ReportingHeadSkeleton({ page }: { page: ReportingPage }) {
  const { t } = useTranslate();
  return (
    <div className="flex flex-col-reverse gap-3 pt-5 sm:flex-row sm:items-center sm:gap-8">
      <TabLinks label={t('reporting.head.label')} className="flex-1 max-sm:justify-between">
        {useReportingItems().map((item) => (
          <TabLink key={item.page} href={item.href} current={item.page === page}>
            {item.label}
          </TabLink>
        ))}
      </TabLinks>
      {page !== 'archive' && <SkeletonBlock className="h-[38px] sm:w-[180px]" />}
    </div>
  );
}
