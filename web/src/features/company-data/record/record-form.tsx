import type { KpiRecord } from '@metra/contract/shapes/kpi-record-shapes';
import type { Kpi, Period } from '@metra/contract/shapes/kpi-shapes';
import { periodOf, shiftPeriod } from '../../../design-system/calendar/periods.ts';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { GRANULARITY } from '../../../domain/kpis/history/periods-between.ts';
import { spanText } from '../../../domain/kpis/record-text.ts';
import { today } from '../../../domain/tracking/today.ts';
import { hasKey } from '../../../lib/errors/errors.ts';
import { firstMonth } from '../../../lib/formats/business-year.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useVersionedForm } from '../../../lib/versioned-form/use-versioned-form.ts';
import { VersionedDialogForm } from '../../../lib/versioned-form/versioned-form.tsx';
import { RecordFields } from './record-fields.tsx';
import { RecordValues } from './record-values.ts';
import { useRecordWords } from './record-words.tsx';
import { useRecordCalls } from './use-record-calls.ts';

interface RecordFormProps {
  kpi: Kpi;
  record: KpiRecord | null;
  period: Period | null;
  onDone: () => void;
}

export function RecordForm({ kpi, record, period, onDone }: RecordFormProps) {
  const { t, language } = useTranslate();
  const conflictFields = useRecordWords(kpi);
  const granularity = GRANULARITY[kpi.frequency];
  const lastEnded = shiftPeriod(periodOf(today(), granularity, firstMonth()), granularity, -1);
  const { oddities: odditiesOf, ...calls } = useRecordCalls(kpi, record, period ?? lastEnded);
  const editing = useVersionedForm(RecordValues, {
    ...calls,
    fieldNames: { periodStart: 'period', periodEnd: 'period' },
    errorFields: { 'kpi_record.period_taken': 'period', 'kpi_record.period_overlaps': 'period' },
    onError: (error) => hasKey(error, 'kpi_record.implausible'),
    onSaved(saved) {
      onDone();
      showToast({
        variant: 'success',
        title: t('company-data.record.saved', { period: spanText(saved.period, language) }),
      });
    },
  });
  const values = editing.form.watch();
  const oddities = odditiesOf(values);
  return (
    <VersionedDialogForm
      of={editing}
      conflictFields={conflictFields}
      submitLabel={t(oddities ? 'company-data.record.confirm' : 'company-data.record.save')}
      onCancel={onDone}
    >
      <div className="grid gap-4">
        <RecordFields
          kpi={kpi}
          control={editing.control}
          kind={values.kind}
          isNew={record === null}
          oddities={oddities}
        />
      </div>
    </VersionedDialogForm>
  );
}
