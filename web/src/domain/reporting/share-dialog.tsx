import type { FrozenReport } from '@metra/contract/operations/frozen-reports';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../design-system/buttons/button.tsx';
import { DialogBody, DialogFooter } from '../../design-system/dialog/dialog.tsx';
import { openDialog } from '../../design-system/dialog/open-dialog.tsx';
import { Skeleton, SkeletonBlock } from '../../design-system/feedback/skeleton.tsx';
import { events } from '../../lib/api/events.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { LoadError } from '../../lib/errors/load-error.tsx';
import { translate } from '../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { frozenQueries } from './frozen.queries.ts';
import { NewLink } from './new-link.tsx';
import { PresentLink } from './present-link.tsx';
import { useMayWriteReport } from './use-may-write-report.ts';

export const openShareDialog = (frozenReportId: number, number: string): Promise<undefined> =>
  openDialog<undefined>({
    title: translate('reporting.frozen.share.title', { number }),
    size: 'lg',
    content: ({ close }) => <ShareDialog frozenReportId={frozenReportId} onDone={() => close()} />,
  });

function ShareDialog({ frozenReportId, onDone }: { frozenReportId: number; onDone: () => void }) {
  const { t } = useTranslate();
  const mayMake = useMayWriteReport();
  const detail = frozenQueries.detail(frozenReportId);
  const query = useQuery({ ...detail, staleTime: 0 });

  function changed(report: FrozenReport) {
    queryClient.setQueryData(detail.queryKey, report);
    events.emit('frozenReportChanged');
  }

  if (query.data?.link)
    return (
      <PresentLink
        report={query.data}
        link={query.data.link}
        onEnded={() => changed({ ...query.data, link: null, sharedUntil: null })}
        onDone={onDone}
      />
    );
  if (query.data && mayMake) return <NewLink report={query.data} onMade={changed} onCancel={onDone} />;
  if (query.data)
    return (
      <>
        <DialogBody>
          <p>{t('reporting.frozen.share.noneWithout')}</p>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onDone}>{t('reporting.frozen.share.done')}</Button>
        </DialogFooter>
      </>
    );
  return (
    <DialogBody>
      {query.error ? (
        <LoadError title={t('reporting.frozen.share.error')} query={query} />
      ) : (
        <Skeleton className="grid gap-4 pb-4">
          <SkeletonBlock className="h-[44px]" />
          <SkeletonBlock className="h-[44px]" />
        </Skeleton>
      )}
    </DialogBody>
  );
}
