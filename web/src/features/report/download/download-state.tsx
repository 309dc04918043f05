import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '../../../design-system/buttons/button.tsx';
import { Notice } from '../../../design-system/feedback/notice.tsx';
import { Spinner } from '../../../design-system/feedback/spinner.tsx';
import { reportingPath } from '../../../domain/reporting/reporting-pages.ts';
import { errorText } from '../../../lib/errors/error-text.ts';
import { hasKey } from '../../../lib/errors/errors.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { FrameLink } from '../../../lib/site/frame-link.tsx';
import { cancelDownload, type Download, download, useDownload } from './report-download.ts';

/** A download can take a while, and it can fail, so its state is shown. */
export function DownloadState() {
  const { t } = useTranslate();
  const running = useDownload();
  if (!running || running.state === 'asked') return null;
  if (running.state === 'failed') return <Failed of={running} />;
  return (
    <div
      role="status"
      className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-line bg-surface px-4 py-3"
    >
      <Spinner size={16} />
      <span className="flex-1">
        {t('reporting.report.making', { format: t(`reporting.report.format.${running.format}`) })}
      </span>
      <Button variant="quiet" size="sm" onClick={cancelDownload}>
        {t('reporting.report.cancel')}
      </Button>
    </div>
  );
}

function Failed({ of }: { of: Download }) {
  const { t } = useTranslate();
  const [reason, setReason] = useState<string>();
  useEffect(() => {
    void errorText(of.error).then(setReason);
  }, [of.error]);
  return (
    <Notice
      tone="danger"
      className="mb-4"
      action={
        <span className="flex flex-wrap gap-2">
          {hasKey(of.error, 'report.no_identifier') && (
            <ButtonLink
              size="sm"
              render={
                <FrameLink href={`${reportingPath('vsme', of.year)}#B1`}>
                  {t('reporting.report.toIdentifier')}
                </FrameLink>
              }
            >
              {t('reporting.report.toIdentifier')}
            </ButtonLink>
          )}
          <Button size="sm" onClick={() => void download(of)}>
            {t('reporting.report.again')}
          </Button>
          <Button variant="quiet" size="sm" onClick={cancelDownload}>
            {t('reporting.report.dismiss')}
          </Button>
        </span>
      }
    >
      {t('reporting.report.failed', { format: t(`reporting.report.format.${of.format}`) })} {reason}
    </Notice>
  );
}
