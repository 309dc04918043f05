import { rule } from '@metra/contract/field-keys';
import { IsoDate, text } from '@metra/contract/primitives';
import type { GoalKpi, TrackableGoal } from '@metra/contract/tracking-shapes';
import { useState } from 'react';
import { z } from 'zod';
import { DatePicker } from '../../../design-system/date-picker.tsx';
import { FormField } from '../../../design-system/form-field.tsx';
import { NumberInput } from '../../../design-system/number-input.tsx';
import { PeriodPicker } from '../../../design-system/period-picker.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { unitOf } from '../../../domain/tracking/kpi-text.ts';
import { codeOfPeriod, granularityOf, periodOfCode } from '../../../domain/tracking/period-code.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useVersionedForm } from '../../../lib/versioned-form/use-versioned-form.ts';
import { VersionedDialogForm } from '../../../lib/versioned-form/versioned-form.tsx';
import { editGoalPart } from '../edit-goal-part.ts';
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
  const conflictFields = useKpiWords(kpi);
  const calls = editGoalPart(goal, partOf(kpi.kpiId));
  const [granularity] = useState(() => granularityOf(calls.start.values.period));
  const editing = useVersionedForm(KpiForm, {
    ...calls,
    onSaved() {
      onDone();
      showToast({ variant: 'success', title: t('goals.kpi.saved') });
    },
  });
  return (
    <VersionedDialogForm
      of={editing}
      conflictFields={conflictFields}
      submitLabel={t('goals.kpi.save')}
      onCancel={onDone}
      intro={
        <p className="mb-4 text-text-soft">
          <CatalogueText>{kpi.name}</CatalogueText>
        </p>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField control={editing.control} name="period" label={t('goals.kpi.baselinePeriod')}>
          {({ value, onChange, ...field }) => (
            <PeriodPicker
              {...field}
              granularity={granularity}
              value={periodOfCode(value)}
              onChange={(period) => onChange(codeOfPeriod(period, granularity))}
            />
          )}
        </FormField>
        <FormField control={editing.control} name="baseline" label={t('goals.kpi.baselineValue')}>
          {(field) => <NumberInput {...field} unit={unitOf(kpi)} />}
        </FormField>
        <FormField control={editing.control} name="date" label={t('goals.kpi.targetDate')}>
          {(field) => <DatePicker {...field} />}
        </FormField>
        <FormField control={editing.control} name="target" label={t('goals.kpi.targetValue')}>
          {(field) => <NumberInput {...field} unit={unitOf(kpi)} />}
        </FormField>
      </div>
    </VersionedDialogForm>
  );
}
