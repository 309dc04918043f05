import type { FrozenReport } from '@metra/contract/operations/frozen-reports';
import { useMutation } from '@tanstack/react-query';
import { Check, Copy } from 'lucide-react';
import { Button } from '../../design-system/buttons/button.tsx';
import { confirmDialog } from '../../design-system/dialog/confirm-dialog.tsx';
import { DialogBody, DialogFooter } from '../../design-system/dialog/dialog.tsx';
import { Field } from '../../design-system/fields/field.tsx';
import { TextInput } from '../../design-system/fields/text-input.tsx';
import { api } from '../../lib/api/api.ts';
import { reportError } from '../../lib/errors/report-error.ts';
import { formatDate } from '../../lib/formats/date-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { ForWriters } from '../../lib/session/for-writers.tsx';
import { useCopy } from './use-copy.ts';
import { useMayWriteReport } from './use-may-write-report.ts';

interface PresentLinkProps {
  report: FrozenReport;
  link: NonNullable<FrozenReport['link']>;
  onEnded: () => void;
  onDone: () => void;
}

export function PresentLink({ report, link, onEnded, onDone }: PresentLinkProps) {
  const { t, language } = useTranslate();
  const { isCopied, copy } = useCopy();
  const mayMake = useMayWriteReport();
  const end = useMutation({
    mutationFn: () => api.frozenReports.endShare({ params: { frozenReportId: report.id } }),
    onSuccess: onEnded,
    onError: reportError,
  });

  async function ask() {
    const isSure = await confirmDialog({
      title: t('reporting.frozen.share.endTitle'),
      text: t(mayMake ? 'reporting.frozen.share.endText' : 'reporting.frozen.share.endTextWithout'),
      confirmLabel: t('reporting.frozen.share.end'),
      tone: 'danger',
    });
    if (isSure) end.mutate();
  }

  return (
    <>
      <DialogBody>
        <div className="grid gap-5">
          <p>{t('reporting.frozen.share.text')}</p>
          <Field label={t('reporting.frozen.share.link')}>
            <div className="flex gap-2">
              <TextInput
                readOnly
                value={link.url}
                className="flex-1 text-ellipsis"
                onFocus={(event) => event.target.select()}
              />
              <Button
                data-autofocus
                icon={
                  isCopied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />
                }
                onClick={() => void copy(link.url)}
              >
                <span aria-live="polite">
                  {t(isCopied ? 'reporting.frozen.copied' : 'reporting.frozen.copy')}
                </span>
              </Button>
            </div>
          </Field>
          <dl className="grid gap-4 sm:grid-cols-2">
            <div>
              <dt className="type-label">{t('reporting.frozen.share.until')}</dt>
              <dd className="tabular mt-1 text-text">{formatDate(link.expiresAt, language)}</dd>
            </div>
            <div>
              <dt className="type-label">{t('reporting.frozen.share.opened')}</dt>
              <dd className="tabular mt-1 text-text">
                {link.lastOpenedAt
                  ? t('reporting.frozen.share.times', {
                      count: link.opened,
                      date: formatDate(link.lastOpenedAt, language, 'short'),
                    })
                  : t('reporting.frozen.share.never')}
              </dd>
            </div>
          </dl>
          {link.code && (
            <div className="border-t border-line pt-4">
              <p className="type-label">{t('reporting.frozen.share.code')}</p>
              <p className="type-value mt-1 text-value-m text-text">
                {link.code.slice(0, 3)} {link.code.slice(3)}
              </p>
              <p className="type-small mt-1 text-text-muted">{t('reporting.frozen.share.otherWay')}</p>
            </div>
          )}
        </div>
      </DialogBody>
      <DialogFooter>
        <ForWriters>
          <Button
            variant="quiet"
            className="mr-auto text-danger-text"
            loading={end.isPending}
            onClick={() => void ask()}
          >
            {t('reporting.frozen.share.end')}
          </Button>
        </ForWriters>
        <Button onClick={onDone}>{t('reporting.frozen.share.done')}</Button>
      </DialogFooter>
    </>
  );
}
