import { rule } from '@metra/contract/field-keys';
import { IsoDate, text } from '@metra/contract/primitives';
import type { GoalKpi, TrackableGoal } from '@metra/contract/tracking-shapes';
import { z } from 'zod';
import { Button } from '../../../design-system/button.tsx';
import { DatePicker } from '../../../design-system/date-picker.tsx';
import { DialogBody, DialogFooter } from '../../../design-system/dialog/dialog.tsx';
import { useUnsavedInput } from '../../../design-system/dialog/unsaved-input.ts';
import { FormField } from '../../../design-system/form-field.tsx';
import { NumberInput } from '../../../design-system/number-input.tsx';
import { PeriodPicker } from '../../../design-system/period-picker.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { useWords } from '../../../design-system/words.ts';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { unitOf } from '../../../domain/tracking/kpi-text.ts';
import { codeOfPeriod, granularityOf, periodOfCode } from '../../../domain/tracking/period-code.ts';
import { ConflictView } from '../../../lib/conflict/conflict-view.tsx';
import { FormProblem } from '../../../lib/form-problem.tsx';
import { useContractForm } from '../../../lib/forms.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useGoalSave } from '../use-goal-save.ts';
import { useKpiWords } from './kpi-words.tsx';

const decimal = z.number().min(-1e15).max(1e15).nullable();

const KpiForm = z
  .object({
    period: text(20).nullable(),
    baseline: decimal,
    date: IsoDate.nullable(),
    target: decimal,
  })
  // A value needs its time, and a time its value.
  .refine(({ period, baseline }) => baseline === null || period !== null, rule('required', 'period'))
  .refine(({ date, target }) => target === null || date !== null, rule('required', 'date'))
  .refine(({ date, target }) => date === null || target !== null, rule('required', 'target'));
export type KpiForm = z.infer<typeof KpiForm>;

const partOf = (kpiId: number) => ({
  of({ kpis }: TrackableGoal): KpiForm {
    const kpi = kpis.find((one) => one.kpiId === kpiId);
    return {
      period: kpi?.baseline?.period ?? null,
      baseline: kpi?.baseline?.value ?? null,
      date: kpi?.target?.date ?? null,
      target: kpi?.target?.value ?? null,
    };
  },
  write: ({ period, baseline, date, target }: KpiForm) => ({
    kpis: [
      {
        kpiId,
        baseline: period !== null && baseline !== null ? { period, value: baseline } : null,
        target: date !== null && target !== null ? { date, value: target } : null,
      },
    ],
  }),
});

interface EditKpiProps {
  goal: TrackableGoal;
  kpi: GoalKpi;
  onDone: () => void;
}

/** Where a KPI begins and where it is to go. */
export function EditKpi({ goal, kpi, onDone }: EditKpiProps) {
  const { t } = useTranslate();
  const words = useWords();
  const fields = useKpiWords(kpi);
  const saving = useGoalSave(goal, partOf(kpi.kpiId));
  const work = useContractForm(KpiForm, {
    defaultValues: saving.base.values,
    submit: async (values) => said(await saving.save(values)),
  });
  const granularity = granularityOf(saving.base.values.period);
  useUnsavedInput(work.form.formState.isDirty);

  function said(saved: boolean) {
    if (!saved) return;
    onDone();
    showToast({ variant: 'success', title: t('goals.kpi.saved') });
  }

  if (saving.conflict)
    return (
      <ConflictView
        conflict={saving.conflict}
        fields={fields}
        onBack={saving.goBack}
        onResolve={async (values) => said(await saving.resolve(values))}
      />
    );
  return (
    <form noValidate onSubmit={work.onSubmit} className="contents">
      <DialogBody>
        <p className="mb-4 text-text-soft">
          <CatalogueText>{kpi.name}</CatalogueText>
        </p>
        <FormProblem of={work} />
        <div className="grid gap-4 sm:grid-cols-2">
          <FormField control={work.control} name="period" label={t('goals.kpi.baselinePeriod')}>
            {({ value, onChange, ...field }) => (
              <PeriodPicker
                {...field}
                granularity={granularity}
                value={periodOfCode(value)}
                onChange={(period) => onChange(codeOfPeriod(period, granularity))}
              />
            )}
          </FormField>
          <FormField control={work.control} name="baseline" label={t('goals.kpi.baselineValue')}>
            {(field) => <NumberInput {...field} unit={unitOf(kpi)} />}
          </FormField>
          <FormField control={work.control} name="date" label={t('goals.kpi.targetDate')}>
            {(field) => <DatePicker {...field} />}
          </FormField>
          <FormField control={work.control} name="target" label={t('goals.kpi.targetValue')}>
            {(field) => <NumberInput {...field} unit={unitOf(kpi)} />}
          </FormField>
        </div>
      </DialogBody>
      <DialogFooter>
        <Button variant="quiet" onClick={onDone}>
          {words.cancel}
        </Button>
        <Button type="submit" variant="primary" loading={work.submitting}>
          {t('goals.kpi.save')}
        </Button>
      </DialogFooter>
    </form>
  );
}
