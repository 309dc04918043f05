import { QuestionType } from '@metra/contract/shapes/questionnaire-shapes';
import { FormField } from '../../../design-system/fields/form-field.tsx';
import { Select } from '../../../design-system/fields/select.tsx';
import { Switch } from '../../../design-system/fields/switch.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { type QuestionControl, useFormPart } from './use-form-part.ts';
import { WordsField } from './words-field.tsx';

const GENERAL = 'general';
const sectors = ['e', 's', 'g'] as const;

export function QuestionBasics({ control }: { control: QuestionControl }) {
  const { t } = useTranslate();
  const text = useFormPart(control, 'text');
  const help = useFormPart(control, 'help');
  return (
    <div className="grid gap-5">
      <WordsField
        value={text.value}
        onChange={text.change}
        onBlur={text.onBlur}
        problemAt={text.problemAt}
        label={t('questionnaire-admin.question.text')}
        max={400}
        rows={2}
        required
      />
      <WordsField
        value={help.value}
        onChange={help.change}
        onBlur={help.onBlur}
        problemAt={help.problemAt}
        label={t('questionnaire-admin.question.help')}
        max={600}
        rows={2}
      />
      <div className="grid grid-cols-1 items-end gap-4 sm:grid-cols-2 md:grid-cols-3">
        <FormField control={control} name="type" label={t('questionnaire-admin.question.type')}>
          {(field) => (
            <Select
              {...field}
              options={QuestionType.options.map((type) => ({
                value: type,
                label: t(`questionnaire-admin.type.${type}`),
              }))}
            />
          )}
        </FormField>
        <FormField control={control} name="sector" label={t('questionnaire-admin.question.sector')}>
          {({ value, onChange, ...field }) => (
            <Select
              {...field}
              options={[
                { value: GENERAL, label: t('questionnaire-admin.question.general') },
                ...sectors.map((sector) => ({ value: sector, label: t(`common.sector.${sector}`), sector })),
              ]}
              value={value ?? GENERAL}
              onChange={(next) => onChange(next === GENERAL ? null : next)}
            />
          )}
        </FormField>
        <FormField
          control={control}
          name="required"
          label={t('questionnaire-admin.question.required')}
          labelHidden
        >
          {({ ref, ...field }) => (
            <Switch
              {...field}
              label={t('questionnaire-admin.question.required')}
              className="min-h-(--control)"
            />
          )}
        </FormField>
      </div>
    </div>
  );
}
