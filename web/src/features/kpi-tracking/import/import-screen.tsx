import { Link } from '@tanstack/react-router';
import { CircleCheck, Undo2 } from 'lucide-react';
import { Button, ButtonLink } from '../../../design-system/buttons/button.tsx';
import { Notice } from '../../../design-system/feedback/notice.tsx';
import { Spinner } from '../../../design-system/feedback/spinner.tsx';
import { Field } from '../../../design-system/fields/field.tsx';
import { FileDrop } from '../../../design-system/fields/file-drop.tsx';
import { useNamePage } from '../../../lib/guards/page-name.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { TemplateMenu } from '../grid/template-menu.tsx';
import { ImportPreview } from './import-preview.tsx';
import { RecentBatches } from './recent-batches.tsx';
import { type Importing, useImport } from './use-import.ts';

const ACCEPTED = '.csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** People choose a file, check and correct its rows, and only then import them. */
export function ImportScreen() {
  const { t, language } = useTranslate();
  const importing = useImport(language);
  useNamePage(t('tracking.import.title'));
  return (
    <>
      <header className="page-head mb-6">
        <div>
          <p className="mb-2 text-small text-text-muted">{t('tracking.title')}</p>
          <h1 className="type-display">{t('tracking.import.title')}</h1>
          <p className="measure mt-2 text-text-soft">{t('tracking.import.lead')}</p>
        </div>
        <div className="page-actions">
          <TemplateMenu choice={{}} />
        </div>
      </header>
      {importing.error && (
        <Notice tone="danger" className="mb-5">
          {importing.error}
        </Notice>
      )}
      {importing.work ? (
        <ImportPreview work={importing.work} importing={importing} />
      ) : (
        <>
          <Start importing={importing} />
          <RecentBatches />
        </>
      )}
    </>
  );
}

function Start({ importing }: { importing: Importing }) {
  const { t } = useTranslate();
  const { result, busy } = importing;
  return (
    <section className="panel grid gap-6 px-5 py-6 sm:px-6" aria-label={t('tracking.import.title')}>
      {result && (
        <div className="grid justify-items-start gap-2" role="status">
          <CircleCheck size={26} strokeWidth={1.5} aria-hidden="true" className="text-success" />
          <h2 className="type-h3">{t('tracking.import.done')}</h2>
          <p className="text-text-soft">
            {t('tracking.import.result', {
              created: result.created,
              changed: result.changed,
              unchanged: result.unchanged,
            })}
          </p>
          <div className="mt-2 flex flex-wrap gap-2">
            <ButtonLink render={<Link to="/app/company-data" />}>{t('tracking.import.toData')}</ButtonLink>
            {result.batchId && (
              <Button
                variant="quiet"
                icon={<Undo2 size={18} aria-hidden="true" />}
                loading={busy === 'takingBack'}
                onClick={() => void importing.takeBack()}
              >
                {t('tracking.import.takeBack')}
              </Button>
            )}
          </div>
        </div>
      )}
      {busy === 'reading' ? (
        <p role="status" className="flex min-h-[112px] items-center gap-4 text-text-soft">
          <Spinner size={24} />
          {t('tracking.import.reading')}
          <Button size="sm" variant="quiet" onClick={importing.close}>
            {t('tracking.import.cancel')}
          </Button>
        </p>
      ) : (
        <Field label={t(result ? 'tracking.import.another' : 'tracking.import.file')}>
          <FileDrop
            accept={ACCEPTED}
            hint={t('tracking.import.hint')}
            onFiles={([file]) => file && void importing.open(file)}
          />
        </Field>
      )}
    </section>
  );
}
