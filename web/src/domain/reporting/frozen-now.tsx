import type { FrozenReport } from '@metra/contract/operations/frozen-reports';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Link2 } from 'lucide-react';
import { useEffect } from 'react';
import { useWords } from '../../design-system/behaviour/words.ts';
import { Button } from '../../design-system/buttons/button.tsx';
import { DialogBody, DialogFooter } from '../../design-system/dialog/dialog.tsx';
import { Spinner } from '../../design-system/feedback/spinner.tsx';
import { StateText } from '../../design-system/values/badge.tsx';
import { events } from '../../lib/api/events.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { CopiedHash } from './copied-hash.tsx';
import { FileList } from './file-list.tsx';
import { frozenQueries } from './frozen.queries.ts';
import styles from './frozen-facts.module.css';
import { openShareDialog } from './share-dialog.tsx';

/** It shows the files as soon as they are ready, and can be closed before. */
export function FrozenNow({ first, onDone }: { first: FrozenReport; onDone: () => void }) {
  const { t } = useTranslate();
  const words = useWords();
  const { data: report = first } = useQuery(frozenQueries.detail(first.id));
  const isReady = report.state !== 'PREPARING';
  useEffect(() => {
    if (isReady) events.emit('frozenReportChanged');
  }, [isReady]);
  return (
    <>
      <DialogBody>
        <div className="grid gap-5">
          <div role="status">
            {isReady ? (
              <StateText tone="success" icon={CircleCheck}>
                {t('reporting.frozen.done', { number: report.number })}
              </StateText>
            ) : (
              <p className="flex items-start gap-3">
                <Spinner size={24} />
                <span>
                  {t('reporting.frozen.preparing', { number: report.number })}
                  <span className="type-small block text-text-muted">
                    {t('reporting.frozen.preparingText')}
                  </span>
                </span>
              </p>
            )}
          </div>
          <dl className={styles.facts}>
            <div>
              <dt>{t('reporting.frozen.number')}</dt>
              <dd>{report.number}</dd>
            </div>
            <div>
              <dt>{t('reporting.frozen.hash')}</dt>
              <dd>
                <CopiedHash hash={report.contentHash} number={report.number} />
              </dd>
            </div>
          </dl>
          {isReady && <FileList report={report} />}
        </div>
      </DialogBody>
      <DialogFooter>
        <Button variant="quiet" onClick={onDone}>
          {isReady ? words.close : t('reporting.frozen.inBackground')}
        </Button>
        {isReady && (
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
