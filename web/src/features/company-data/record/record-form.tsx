import type { KpiRecord } from '@metra/contract/kpi-record-shapes';
import type { Kpi, Period } from '@metra/contract/kpi-shapes';
import { Button } from '../../../design-system/button.tsx';
import { periodOf, shiftPeriod } from '../../../design-system/calendar/periods.ts';
import { DialogBody, DialogFooter } from '../../../design-system/dialog/dialog.tsx';
import { useUnsavedInput } from '../../../design-system/dialog/unsaved-input.ts';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { useWords } from '../../../design-system/words.ts';
import { GRANULARITY } from '../../../domain/kpis/history/periods-between.ts';
import { spanText } from '../../../domain/kpis/record-text.ts';
import { today } from '../../../domain/tracking/today.ts';
import { ConflictView } from '../../../lib/conflict/conflict-view.tsx';
import { hasKey } from '../../../lib/errors.ts';
import { FormProblem } from '../../../lib/form-problem.tsx';
import { useContractForm } from '../../../lib/forms.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { RecordFields } from './record-fields.tsx';
import { RecordValues } from './record-values.ts';
import { useRecordWords } from './record-words.tsx';
import { useRecordSave } from './use-record-save.ts';

interface RecordFormProps {
  kpi: Kpi;
  /** Null: a new one. */
  record: KpiRecord | null;
  period: Period | null;
  onDone: () => void;
}

/** One value with everything about it. */
export function RecordForm({ kpi, record, period, onDone }: RecordFormProps) {
  const { t, language } = useTranslate();
  const words = useWords();
  const fields = useRecordWords(kpi);
  const granularity = GRANULARITY[kpi.frequency];
  const lastEnded = shiftPeriod(periodOf(today(), granularity), granularity, -1);
  const saving = useRecordSave(kpi, record, period ?? lastEnded);
  const work = useContractForm(RecordValues, {
    defaultValues: saving.base.values,
    fieldNames: { periodStart: 'period', periodEnd: 'period' },
    errorFields: { 'kpi_record.period_taken': 'period', 'kpi_record.period_overlaps': 'period' },
    submit: async (values) => said(await saving.save(values), values),
    // What is odd is asked about below the value.
    onError: (error) => hasKey(error, 'kpi_record.implausible'),
  });
  useUnsavedInput(work.form.formState.isDirty);
  const values = work.form.watch();
  const oddities = saving.oddities(values);

  function said(saved: boolean, { period: span }: RecordValues) {
    if (!saved) return;
    onDone();
    showToast({
      variant: 'success',
      title: t('company-data.record.saved', { period: spanText(span, language) }),
    });
  }

  if (saving.conflict)
    return (
      <ConflictView
        conflict={saving.conflict}
        fields={fields}
        onBack={saving.goBack}
        onResolve={async (resolved) => said(await saving.resolve(resolved), resolved)}
      />
    );
  return (
    <form noValidate onSubmit={work.onSubmit} className="contents">
      <DialogBody>
        <div className="grid gap-4">
          <FormProblem of={work} />
          <RecordFields
            kpi={kpi}
            control={work.control}
            kind={values.kind}
            isNew={record === null}
            oddities={oddities}
          />
        </div>
      </DialogBody>
      <DialogFooter>
        <Button variant="quiet" onClick={onDone}>
          {words.cancel}
        </Button>
        <Button type="submit" variant="primary" loading={work.submitting}>
          {t(oddities ? 'company-data.record.confirm' : 'company-data.record.save')}
        </Button>
      </DialogFooter>
    </form>
  );
}
