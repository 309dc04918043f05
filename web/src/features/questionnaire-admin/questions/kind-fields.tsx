import { questionnaireLimits } from '@metra/contract/shapes/questionnaire-shapes';
import { Plus, Trash2 } from 'lucide-react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { IconButton } from '../../../design-system/buttons/icon-button.tsx';
import { Checkbox } from '../../../design-system/fields/checkbox.tsx';
import { Field } from '../../../design-system/fields/field.tsx';
import { NumberInput } from '../../../design-system/fields/number-input.tsx';
import { Select } from '../../../design-system/fields/select.tsx';
import { TextInput } from '../../../design-system/fields/text-input.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { type QuestionControl, useFormPart } from './use-form-part.ts';
import { WordsField } from './words-field.tsx';

interface KindFieldsProps {
  control: QuestionControl;
}

const stepsOf = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, step) => from + step);
const asOptions = (steps: readonly number[]) =>
  steps.map((step) => ({ value: String(step), label: String(step) }));

/** A scale: from where to where, what its ends mean, and what each step is worth. */
export function ScaleFields({ control }: KindFieldsProps) {
  const { t } = useTranslate();
  const { value: scale, change: changeAll, onBlur, problemAt } = useFormPart(control, 'scale');
  const steps = scale.min < scale.max ? stepsOf(scale.min, scale.max) : [];

  /** Points are spread evenly over as many steps as there are. */
  function change(min: number, max: number) {
    const count = Math.max(max - min, 1);
    const scores = scale.scores && stepsOf(min, max).map((_, step) => Math.round((step / count) * 100));
    changeAll({ ...scale, min, max, scores });
  }

  return (
    <section aria-labelledby="scale" className="grid gap-4">
      <h3 id="scale" className="type-h3">
        {t('questionnaire-admin.scale')}
      </h3>
      <div className="grid max-w-[320px] grid-cols-2 gap-4">
        <Field label={t('questionnaire-admin.scale.min')} error={problemAt('min')}>
          <Select
            options={asOptions([0, 1])}
            value={String(scale.min)}
            onBlur={onBlur}
            onChange={(min) => change(Number(min), scale.max)}
          />
        </Field>
        <Field label={t('questionnaire-admin.scale.max')} error={problemAt('max')}>
          <Select
            options={asOptions(stepsOf(2, 10))}
            value={String(scale.max)}
            onBlur={onBlur}
            onChange={(max) => change(scale.min, Number(max))}
          />
        </Field>
      </div>
      <WordsField
        value={scale.minLabel}
        onChange={(minLabel) => changeAll({ ...scale, minLabel })}
        onBlur={onBlur}
        problemAt={(language) => problemAt(`minLabel.${language}`)}
        label={t('questionnaire-admin.scale.minLabel')}
        max={80}
      />
      <WordsField
        value={scale.maxLabel}
        onChange={(maxLabel) => changeAll({ ...scale, maxLabel })}
        onBlur={onBlur}
        problemAt={(language) => problemAt(`maxLabel.${language}`)}
        label={t('questionnaire-admin.scale.maxLabel')}
        max={80}
      />
      <Checkbox
        label={t('questionnaire-admin.scored')}
        value={scale.scores !== null}
        onChange={(isScored) =>
          changeAll({
            ...scale,
            scores: isScored ? steps.map((_, step) => Math.round((step / (steps.length - 1)) * 100)) : null,
          })
        }
      />
      {scale.scores && (
        <div className="flex flex-wrap gap-3">
          {steps.map((step, place) => (
            <Field
              key={step}
              label={t('questionnaire-admin.scale.points', { step })}
              className="w-[96px]"
              error={problemAt(`scores.${place}`)}
            >
              <NumberInput
                value={scale.scores?.[place] ?? null}
                onBlur={onBlur}
                onChange={(points) =>
                  changeAll({ ...scale, scores: (scale.scores ?? []).with(place, points ?? 0) })
                }
              />
            </Field>
          ))}
        </div>
      )}
    </section>
  );
}

/** A number: its limits, its unit, and what it is worth. */
export function NumberFields({ control }: KindFieldsProps) {
  const { t } = useTranslate();
  const { value, change: changeAll, onBlur, problemAt } = useFormPart(control, 'number');
  const change = (changes: Partial<typeof value>) => changeAll({ ...value, ...changes });
  const steps = value.scoring;
  return (
    <section aria-labelledby="number" className="grid gap-4">
      <h3 id="number" className="type-h3">
        {t('questionnaire-admin.number')}
      </h3>
      <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
        <Field label={t('questionnaire-admin.number.min')} error={problemAt('min')}>
          <NumberInput value={value.min} onChange={(min) => change({ min })} onBlur={onBlur} />
        </Field>
        <Field label={t('questionnaire-admin.number.max')} error={problemAt('max')}>
          <NumberInput value={value.max} onChange={(max) => change({ max })} onBlur={onBlur} />
        </Field>
        <Field label={t('questionnaire-admin.number.unit')} optional>
          <TextInput
            value={value.unit}
            maxLength={50}
            onBlur={onBlur}
            onChange={(event) => change({ unit: event.target.value })}
          />
        </Field>
        <Field label={t('questionnaire-admin.number.decimals')}>
          <Select
            options={asOptions(stepsOf(0, 6))}
            value={String(value.decimals)}
            onChange={(decimals) => change({ decimals: Number(decimals) })}
          />
        </Field>
      </div>
      <Checkbox
        label={t('questionnaire-admin.scored')}
        value={steps !== null}
        onChange={(isScored) => change({ scoring: isScored ? [{ max: null, score: null }] : null })}
      />
      {steps?.map((step, place) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no ids, and their fields are controlled
          key={place}
          className="flex flex-wrap items-end gap-3"
        >
          <Field
            label={t('questionnaire-admin.number.upTo', { number: place + 1 })}
            className="w-[160px]"
            error={problemAt(`scoring.${place}.max`)}
          >
            <NumberInput
              value={step.max}
              onBlur={onBlur}
              onChange={(max) => change({ scoring: steps.with(place, { ...step, max }) })}
            />
          </Field>
          <Field
            label={t('questionnaire-admin.points')}
            className="w-[112px]"
            error={problemAt(`scoring.${place}.score`)}
          >
            <NumberInput
              value={step.score}
              onBlur={onBlur}
              onChange={(score) => change({ scoring: steps.with(place, { ...step, score }) })}
            />
          </Field>
          <IconButton
            label={t('questionnaire-admin.number.removeStep', { number: place + 1 })}
            icon={<Trash2 size={16} aria-hidden="true" />}
            disabled={steps.length === 1}
            onClick={() => change({ scoring: steps.toSpliced(place, 1) })}
          />
        </div>
      ))}
      {steps && steps.length < 20 && (
        <div>
          <Button
            size="sm"
            icon={<Plus size={16} aria-hidden="true" />}
            onClick={() => change({ scoring: [...steps, { max: null, score: null }] })}
          >
            {t('questionnaire-admin.number.addStep')}
          </Button>
        </div>
      )}
    </section>
  );
}

export function TextFields({ control }: KindFieldsProps) {
  const { t } = useTranslate();
  const { value, change, onBlur, problemAt } = useFormPart(control, 'input');
  return (
    <section aria-labelledby="input" className="grid gap-4">
      <h3 id="input" className="type-h3">
        {t('questionnaire-admin.input')}
      </h3>
      <Field
        label={t('questionnaire-admin.input.maxLength')}
        description={t('questionnaire-admin.input.most', { most: questionnaireLimits.answerText })}
        className="max-w-[220px]"
        error={problemAt('maxLength')}
      >
        <NumberInput
          value={value.maxLength}
          onBlur={onBlur}
          onChange={(maxLength) => change({ ...value, maxLength })}
        />
      </Field>
      <WordsField
        value={value.placeholder}
        onChange={(placeholder) => change({ ...value, placeholder })}
        onBlur={onBlur}
        problemAt={(language) => problemAt(`placeholder.${language}`)}
        label={t('questionnaire-admin.input.placeholder')}
        max={200}
      />
    </section>
  );
}
