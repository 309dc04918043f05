import { Download } from 'lucide-react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { StateText } from '../../../design-system/values/badge.tsx';
import { formatBytes } from '../../../lib/formats/bytes.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import type { Export } from './use-export.ts';

/** Starts the export and says how far it is; its size is known only at the end. */
export function ExportButton({ of: running }: { of: Export }) {
  const { t, language } = useTranslate();
  const { bytes, isSaved, start, cancel } = running;
  const isRunning = bytes !== undefined;
  const arrived = formatBytes(bytes ?? 0, language);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button icon={<Download size={18} aria-hidden="true" />} loading={isRunning} onClick={start}>
        {t('account.export.start')}
      </Button>
      {isRunning && (
        <Button variant="quiet" onClick={cancel}>
          {t('parts.cancel')}
        </Button>
      )}
      <span role="status">
        {isRunning && (
          <span className="tabular text-small text-text-muted">
            {t('account.export.arrived', { arrived })}
          </span>
        )}
        {isSaved && !isRunning && <StateText tone="success">{t('account.export.saved')}</StateText>}
      </span>
    </div>
  );
}
