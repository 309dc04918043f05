import type { KpiBatch } from '@metra/contract/operations/kpi-batches';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ClipboardPaste, FileSpreadsheet, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { showTakeBackResult, takeBackBatch } from '../../../domain/kpis/take-back.ts';
import { events } from '../../../lib/api/events.ts';
import { reportError } from '../../../lib/errors/report-error.ts';
import { formatDateTime } from '../../../lib/formats/date-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { kpiTrackingQueries } from '../kpi-tracking.queries.ts';

/** The list shows recent imports and pastes, and each can be undone. Without any it is left out. */
export function RecentBatches() {
  const { t } = useTranslate();
  const query = useInfiniteQuery(kpiTrackingQueries.batches());
  const batches = query.data?.pages.flatMap(({ items }) => items) ?? [];
  if (batches.length === 0) return null;
  return (
    <section className="panel mt-6" aria-labelledby="recent-batches">
      <h2 id="recent-batches" className="type-h3 px-5 pt-5 pb-2 sm:px-6">
        {t('tracking.recent.title')}
      </h2>
      <ul className="divide-y divide-line">
        {batches.map((batch) => (
          <BatchRow key={batch.id} batch={batch} />
        ))}
      </ul>
      {query.hasNextPage && (
        <div className="border-t border-line px-4 py-2">
          <Button
            size="sm"
            variant="quiet"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('tracking.recent.more')}
          </Button>
        </div>
      )}
    </section>
  );
}

function BatchRow({ batch }: { batch: KpiBatch }) {
  const { t, language } = useTranslate();
  const [busy, setBusy] = useState(false);
  const Icon = batch.kind === 'FILE' ? FileSpreadsheet : ClipboardPaste;
  const name = batch.fileName ?? t(`tracking.recent.${batch.kind}`);
  const personAnd = (at: string, by: KpiBatch['by']) => ({
    at: formatDateTime(at, language, 'short'),
    by: by?.name ?? t('records.someone'),
  });

  async function takeBack() {
    const { confirmDialog } = await import('../../../design-system/dialog/confirm-dialog.tsx');
    const sure = await confirmDialog({
      title: t('tracking.recent.confirm', { name }),
      text: t('tracking.recent.confirmText', { count: batch.values }),
      confirmLabel: t('tracking.recent.takeBack'),
    });
    if (!sure) return;
    setBusy(true);
    try {
      showTakeBackResult(await takeBackBatch(batch.id));
    } catch (error) {
      await reportError(error);
    } finally {
      setBusy(false);
      events.emit('kpiRecordChanged', { kpiIds: [] });
    }
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3 sm:px-6">
      <Icon size={20} aria-hidden="true" className="shrink-0 text-text-muted" />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{name}</p>
        <p className="type-small text-text-muted">
          {t('tracking.recent.values', { count: batch.values })} ·{' '}
          {batch.takenBack
            ? t('tracking.recent.takenBack', personAnd(batch.takenBack.at, batch.takenBack.by))
            : t('tracking.recent.by', personAnd(batch.at, batch.by))}
        </p>
      </div>
      {batch.canBeTakenBack && (
        <Button
          size="sm"
          variant="quiet"
          icon={<Undo2 size={16} aria-hidden="true" />}
          loading={busy}
          onClick={() => void takeBack()}
        >
          {t('tracking.recent.takeBack')}
          <span className="sr-only"> {name}</span>
        </Button>
      )}
    </li>
  );
}
