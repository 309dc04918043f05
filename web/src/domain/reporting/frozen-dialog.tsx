import type { FrozenReport, FrozenReportItem } from '@metra/contract/operations/frozen-reports';
import { verifyPath } from '@metra/contract/rules/report-addresses';
import { useQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useWords } from '../../design-system/behaviour/words.ts';
import { Button } from '../../design-system/buttons/button.tsx';
import { DialogBody, DialogFooter } from '../../design-system/dialog/dialog.tsx';
import { openDialog } from '../../design-system/dialog/open-dialog.tsx';
import { Skeleton, SkeletonBlock } from '../../design-system/feedback/skeleton.tsx';
import { LoadError } from '../../lib/errors/load-error.tsx';
import { formatDate, formatDateTime } from '../../lib/formats/date-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { CopiedHash } from './copied-hash.tsx';
import { FileList } from './file-list.tsx';
import { frozenQueries } from './frozen.queries.ts';
import styles from './frozen-facts.module.css';
import { FrozenStateText } from './frozen-state.tsx';
import { openShareDialog } from './share-dialog.tsx';
import { useMayShare } from './use-may-share.ts';

export const openFrozenDialog = ({
  id,
  number,
}: Pick<FrozenReportItem, 'id' | 'number'>): Promise<undefined> =>
  openDialog<undefined>({
    title: number,
    size: 'lg',
    content: ({ close }) => <FrozenDialog id={id} onDone={() => close()} />,
  });

function FrozenDialog({ id, onDone }: { id: number; onDone: () => void }) {
  const { t } = useTranslate();
  const words = useWords();
  const query = useQuery(frozenQueries.detail(id));
  const report = query.data;
  const mayShare = useMayShare({ sharedUntil: report?.sharedUntil ?? null });
  return (
    <>
      <DialogBody>
        {report && <Facts report={report} />}
        {!report && query.error && <LoadError title={t('reporting.frozen.error')} query={query} />}
        {!report && !query.error && (
          <Skeleton className="grid gap-4 pb-4">
            {[1, 2, 3, 4].map((row) => (
              <SkeletonBlock key={row} className="h-[44px]" />
            ))}
          </Skeleton>
        )}
      </DialogBody>
      <DialogFooter>
        <Button variant="quiet" onClick={onDone}>
          {words.close}
        </Button>
        {report && report.state !== 'PREPARING' && mayShare && (
          <Button
            icon={<Link2 size={18} aria-hidden="true" />}
            onClick={() => {
              onDone();
              void openShareDialog(report.id, report.number);
            }}
          >
            {t('reporting.frozen.share')}
          </Button>
        )}
      </DialogFooter>
    </>
  );
}

function Facts({ report }: { report: FrozenReport }) {
  const { t, language } = useTranslate();
  const { number, contentHash, author, frozenAt, period, reason } = report;
  return (
    <div className="grid gap-5">
      <dl className={styles.facts}>
        <div>
          <dt>{t('reporting.frozen.state')}</dt>
          <dd>
            <FrozenStateText report={report} />
          </dd>
        </div>
        <div>
          <dt>{t('reporting.frozen.period')}</dt>
          <dd>
            {t('reporting.frozen.span', {
              from: formatDate(period.start, language),
              to: formatDate(period.end, language),
            })}
          </dd>
        </div>
        <div>
          <dt>{t('reporting.frozen.at')}</dt>
          <dd>
            {formatDateTime(frozenAt, language)}
            {author && <span className={styles.note}>{author}</span>}
          </dd>
        </div>
        {reason && report.replaces && (
          <div>
            <dt>{t('reporting.frozen.freeze.replaces')}</dt>
            <dd>
              {report.replaces.number}
              <span className={styles.note}>{reason}</span>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('reporting.frozen.hash')}</dt>
          <dd>
            <CopiedHash hash={contentHash} number={number} />
            <span className={styles.note}>
              <a
                href={verifyPath(language, { number, hash: contentHash })}
                target="_blank"
                rel="noreferrer"
                className="link"
              >
                {t('reporting.frozen.verify')}
              </a>
            </span>
          </dd>
        </div>
      </dl>
      {report.state === 'PREPARING' ? (
        <p role="status">{t('reporting.frozen.preparingText')}</p>
      ) : (
        <FileList report={report} />
      )}
    </div>
  );
}
