import { type Control, useWatch } from 'react-hook-form';
import { DatePicker } from '../../../design-system/fields/date-picker.tsx';
import { Field } from '../../../design-system/fields/field.tsx';
import { FormField } from '../../../design-system/fields/form-field.tsx';
import { Select } from '../../../design-system/fields/select.tsx';
import { Textarea } from '../../../design-system/fields/textarea.tsx';
import { EvidenceInput } from '../../../domain/tracking/evidence/evidence-input.tsx';
import { MEASURE_STATES } from '../../../domain/tracking/measure-states.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import type { MeasureForm } from './measure-values.ts';
import { MoneyInput } from './money-input.tsx';
import { RatingInput } from './rating-input.tsx';
import { ResponsibleInput } from './responsible-input.tsx';

interface MeasureFieldsProps {
  control: Control<MeasureForm>;
  onEvidence: (change: (present: MeasureForm['evidence']) => MeasureForm['evidence']) => void;
}

export function MeasureFields({ control, onEvidence }: MeasureFieldsProps) {
  const { t } = useTranslate();
  const evidence = useWatch({ control, name: 'evidence' });
  return (
    <div className="field-grid gap-y-4 border-t border-line pt-4">
      <FormField control={control} name="state" label={t('goals.measure.state')}>
        {(field) => (
          <Select
            {...field}
            options={MEASURE_STATES.map((state) => ({ value: state, label: t(`goals.state.${state}`) }))}
          />
        )}
      </FormField>
      <FormField
        control={control}
        name="responsible"
        label={t('goals.measure.responsible')}
        description={t('goals.measure.responsibleHint')}
      >
        {(field) => <ResponsibleInput {...field} />}
      </FormField>
      <FormField control={control} name="startsOn" label={t('goals.measure.startsOn')}>
        {(field) => <DatePicker {...field} />}
      </FormField>
      <FormField control={control} name="dueOn" label={t('goals.measure.dueOn')}>
        {(field) => <DatePicker {...field} />}
      </FormField>
      <FormField control={control} name="note" label={t('goals.measure.note')} className="col-span-full">
        {(field) => <Textarea {...field} rows={3} maxLength={5000} />}
      </FormField>
      <div className="col-span-full grid grid-cols-1 items-end gap-4 sm:grid-cols-3">
        {(['costPlanned', 'costActual', 'savingPerYear'] as const).map((name) => (
          <FormField
            key={name}
            control={control}
            name={name}
            label={t(`goals.measure.${name === 'savingPerYear' ? 'saving' : name}`)}
          >
            {(field) => <MoneyInput {...field} />}
          </FormField>
        ))}
      </div>
      <Field label={t('goals.measure.evidence')} className="col-span-full">
        <EvidenceInput value={evidence} onChange={onEvidence} />
      </Field>
      <Rating control={control} />
    </div>
  );
}

/** The rating appears when a measure is done, and stays as long as it exists. */
function Rating({ control }: Pick<MeasureFieldsProps, 'control'>) {
  const { t } = useTranslate();
  const [state, score] = useWatch({ control, name: ['state', 'score'] });
  if (state !== 'DONE' && score === null) return null;
  return (
    <>
      <FormField
        control={control}
        name="score"
        label={t('goals.rating.label')}
        description={t('goals.rating.hint')}
      >
        {(field) => <RatingInput {...field} />}
      </FormField>
      <FormField control={control} name="comment" label={t('goals.rating.comment')}>
        {(field) => <Textarea {...field} rows={2} maxLength={2000} />}
      </FormField>
    </>
  );
}
