import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { DialogBody, DialogFooter } from '../../../design-system/dialog/dialog.tsx';
import { openDialog } from '../../../design-system/dialog/open-dialog.tsx';
import { Notice } from '../../../design-system/feedback/notice.tsx';
import { Checkbox } from '../../../design-system/fields/checkbox.tsx';
import { DatePicker } from '../../../design-system/fields/date-picker.tsx';
import { Field } from '../../../design-system/fields/field.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { LoadError } from '../../../lib/errors/load-error.tsx';
import { reportError } from '../../../lib/errors/report-error.ts';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { formatMoney } from '../../../lib/formats/formats.ts';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { billingAdminQueries } from '../billing-admin.queries.ts';
import { Facts } from '../facts.tsx';
import { berlinToday } from '../today.ts';
import { lastMonth } from './last-month.ts';

/** The dialog shows the content of the file for the tax adviser before the download. */
export const openDatevDialog = (): Promise<void> =>
  openDialog<void>({
    title: translate('billing-admin.datev.title'),
    size: 'lg',
    content: ({ close }) => <DatevDialog onDone={close} />,
  });

function DatevDialog({ onDone }: { onDone: () => void }) {
  const { t, language } = useTranslate();
  const [period, setPeriod] = useState(() => ({ ...lastMonth(berlinToday()), payments: false }));
  const [isReading, setReading] = useState(false);
  const query = useQuery(billingAdminQueries.books(period));
  const { data } = query;

  async function take() {
    setReading(true);
    try {
      const file = await operatorApi.datev.file({ query: period });
      saveFile(file, `EXTF_Buchungsstapel_${period.from}_${period.to}.csv`);
      showToast({ variant: 'success', title: t('billing-admin.datev.done') });
      onDone();
    } catch (error) {
      await reportError(error);
    } finally {
      setReading(false);
    }
  }

  const counted = ({ count, sum }: { count: number; sum: number }) =>
    t('billing-admin.datev.counted', { count, sum: formatMoney(sum, language) });
  const isDay = (value: string | null): value is string =>
    value !== null && /^\d{4}-\d{2}-\d{2}$/.test(value);
  return (
    <>
      <DialogBody>
        <div className="grid gap-5">
          <p className="text-text-soft">{t('billing-admin.datev.text')}</p>
          <div className="field-grid">
            <Field label={t('billing-admin.datev.from')}>
              <DatePicker
                value={period.from}
                onChange={(from) => isDay(from) && setPeriod({ ...period, from })}
              />
            </Field>
            <Field label={t('billing-admin.datev.to')}>
              <DatePicker value={period.to} onChange={(to) => isDay(to) && setPeriod({ ...period, to })} />
            </Field>
          </div>
          <Checkbox
            value={period.payments}
            onChange={(payments) => setPeriod({ ...period, payments })}
            label={t('billing-admin.datev.payments')}
          />
          {data && !data.isConfigured && (
            <Notice tone="warning">{t('billing-admin.datev.notConfigured')}</Notice>
          )}
          {query.error && <LoadError title={t('billing-admin.datev.error')} query={query} />}
          {data && (
            <Facts
              facts={[
                { label: t('billing-admin.datev.invoices'), value: counted(data.invoices) },
                { label: t('billing-admin.datev.creditNotes'), value: counted(data.creditNotes) },
                {
                  label: t('billing-admin.datev.paymentsCount'),
                  value: period.payments && counted(data.payments),
                },
                {
                  label: t('billing-admin.datev.withoutAmount'),
                  value: data.withoutAmount > 0 && String(data.withoutAmount),
                },
                {
                  label: t('billing-admin.datev.year'),
                  value:
                    data.yearStart &&
                    t('billing-admin.datev.yearFrom', {
                      day: formatDate(data.yearStart, language),
                      chart: data.chart ?? '',
                    }),
                },
              ]}
            />
          )}
        </div>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onDone}>{t('billing-admin.close')}</Button>
        <Button
          variant="primary"
          loading={isReading}
          disabled={!data?.isConfigured || Boolean(query.error)}
          onClick={() => void take()}
        >
          {t('billing-admin.datev.take')}
        </Button>
      </DialogFooter>
    </>
  );
}
