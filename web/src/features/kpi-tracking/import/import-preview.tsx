import { useState } from 'react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { Notice } from '../../../design-system/feedback/notice.tsx';
import { Spinner } from '../../../design-system/feedback/spinner.tsx';
import { Checkbox } from '../../../design-system/fields/checkbox.tsx';
import { Segmented } from '../../../design-system/fields/segmented.tsx';
import { Pagination } from '../../../design-system/navigation/pagination.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { ImportProgress } from './import-progress.tsx';
import { type Outcome, shownRows, withCell, withoutLines } from './import-rows.ts';
import { PreviewTable } from './preview-table.tsx';
import type { Importing } from './use-import.ts';

interface ImportPreviewProps {
  work: NonNullable<Importing['work']>;
  importing: Importing;
}

const PAGE = 50;
const OUTCOMES: readonly Outcome[] = ['BAD', 'ODD', 'NEW', 'CHANGES', 'UNCHANGED'];

/** The preview shows the outcome of each row. People can correct invalid cells here. */
export function ImportPreview({ work, importing }: ImportPreviewProps) {
  const { t } = useTranslate();
  const { preview, corrections } = work;
  const counts = countsOf(preview.counts);
  const [outcome, setOutcome] = useState<Outcome | 'ALL'>(counts.BAD > 0 ? 'BAD' : 'ALL');
  const [pinned, setPinned] = useState<ReadonlySet<number>>(() => linesOf(preview.rows, outcome));
  const [page, setPage] = useState(1);
  const [confirmed, setConfirmed] = useState(false);
  const rows = shownRows(preview.rows, outcome, pinned);
  const bad = preview.rows.filter((row) => row.outcome === 'BAD').map(({ line }) => line);
  const writes = counts.NEW + counts.CHANGES + counts.ODD;

  function choose(next: Outcome | 'ALL') {
    setOutcome(next);
    setPinned(linesOf(preview.rows, next));
    setPage(1);
  }

  return (
    <>
      <section className="panel min-w-0" aria-labelledby="import-title">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4 px-5 pt-5 pb-4 sm:px-6">
          <div className="min-w-0">
            <h2 id="import-title" className="type-h2 truncate">
              {work.name}
            </h2>
            <p className="type-small mt-1 text-text-muted" role="status">
              {t('tracking.import.rows', { count: preview.rows.length })}:{' '}
              {OUTCOMES.toReversed()
                .filter((one) => counts[one] > 0)
                .map((one) => t(`tracking.import.count.${one}`, { count: counts[one] }))
                .join(', ')}
            </p>
          </div>
          <ImportProgress work={work} importing={importing} />
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 overflow-x-auto px-5 pb-4 sm:px-6">
          <Segmented
            label={t('tracking.import.show')}
            value={outcome}
            onChange={choose}
            options={[
              { value: 'ALL' as const, label: t('tracking.import.all') },
              ...OUTCOMES.filter((one) => counts[one] > 0 || one === outcome).map((one) => ({
                value: one,
                label: `${t(`tracking.outcome.${one}`)} ${counts[one]}`,
              })),
            ]}
          />
          {importing.busy === 'checking' && (
            <span role="status" className="type-small flex items-center gap-2 text-text-muted">
              <Spinner size={16} />
              {t('tracking.import.checking')}
            </span>
          )}
          {bad.length > 0 && (
            <Button
              size="sm"
              variant="quiet"
              onClick={() => void importing.correct(withoutLines(corrections, bad))}
            >
              {t('tracking.import.leaveBad', { count: bad.length })}
            </Button>
          )}
        </div>
        <PreviewTable
          rows={rows.slice((page - 1) * PAGE, page * PAGE)}
          onCorrect={(line, column, text) =>
            void importing.correct(withCell(corrections, line, column, text))
          }
          onLeave={(line) => void importing.correct(withoutLines(corrections, [line]))}
        />
        <Pagination
          page={page}
          pageSize={PAGE}
          total={rows.length}
          onChange={setPage}
          className="px-6 py-4"
        />
      </section>
      <div className="mt-5 grid gap-4">
        {counts.ODD > 0 && (
          <Checkbox
            label={t('tracking.import.confirmOdd', { count: counts.ODD })}
            value={confirmed}
            onChange={setConfirmed}
          />
        )}
        {counts.BAD > 0 && (
          <Notice tone="warning">{t('tracking.import.mendFirst', { count: counts.BAD })}</Notice>
        )}
        <div className="flex flex-wrap justify-end gap-2 max-sm:*:flex-auto">
          <Button variant="quiet" onClick={importing.close}>
            {t('tracking.import.cancel')}
          </Button>
          <Button
            variant="primary"
            loading={importing.busy === 'saving'}
            disabled={counts.BAD > 0 || writes === 0 || (counts.ODD > 0 && !confirmed)}
            onClick={() => void importing.commit(confirmed)}
          >
            {t('tracking.import.commit', { count: writes })}
          </Button>
        </div>
      </div>
    </>
  );
}

const countsOf = ({
  new: NEW,
  changes,
  unchanged,
  bad,
  odd,
}: ImportPreviewProps['work']['preview']['counts']) => ({
  NEW,
  CHANGES: changes,
  UNCHANGED: unchanged,
  BAD: bad,
  ODD: odd,
});

const linesOf = (rows: ImportPreviewProps['work']['preview']['rows'], outcome: Outcome | 'ALL') =>
  new Set(rows.filter((row) => row.outcome === outcome).map(({ line }) => line));
