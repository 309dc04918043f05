import { Plus, Trash2 } from 'lucide-react';
import { type Control, get, useController, useFormState } from 'react-hook-form';
import { Button } from '../../../design-system/buttons/button.tsx';
import { IconButton } from '../../../design-system/buttons/icon-button.tsx';
import { Field } from '../../../design-system/fields/field.tsx';
import { NumberInput } from '../../../design-system/fields/number-input.tsx';
import { fieldErrorText } from '../../../lib/forms/field-errors.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { WordsField } from '../questions/words-field.tsx';
import { type BandValues, emptyBand, type SettingsValues } from './settings-values.ts';

export function BandFields({ control }: { control: Control<SettingsValues> }) {
  const { t } = useTranslate();
  const { field } = useController({ control, name: 'bands' });
  const { errors } = useFormState({ control });
  const bands = field.value;
  const problemAt = (path: string): string | undefined => {
    const message: unknown = get(errors, `bands.${path}.message`);
    return typeof message === 'string' ? fieldErrorText(message) : undefined;
  };
  return (
    <section aria-labelledby="bands" className="grid gap-3">
      <div className="grid gap-1">
        <h2 id="bands" className="type-h3">
          {t('questionnaire-admin.bands')}
        </h2>
        <p className="measure text-small text-text-soft">{t('questionnaire-admin.bands.text')}</p>
      </div>
      {bands.map((band, place) => {
        const name = t('questionnaire-admin.bands.name', { number: place + 1 });
        const change = (changes: Partial<BandValues>) =>
          field.onChange(bands.with(place, { ...band, ...changes }));
        return (
          <fieldset
            // biome-ignore lint/suspicious/noArrayIndexKey: a new band has no short name yet, and its fields are controlled
            key={place}
            className="grid min-w-0 gap-3 border-t border-line pt-3"
          >
            <legend className="sr-only">{name}</legend>
            <div className="flex items-end gap-3">
              <Field
                label={t('questionnaire-admin.bands.min')}
                className="w-[128px]"
                error={problemAt(`${place}.min`)}
              >
                <NumberInput value={band.min} onChange={(min) => change({ min })} onBlur={field.onBlur} />
              </Field>
              <Field
                label={t('questionnaire-admin.bands.max')}
                className="w-[128px]"
                error={problemAt(`${place}.max`)}
              >
                <NumberInput value={band.max} onChange={(max) => change({ max })} onBlur={field.onBlur} />
              </Field>
              <IconButton
                className="ml-auto"
                label={t('content.item.remove', { name })}
                icon={<Trash2 size={16} aria-hidden="true" />}
                onClick={() => field.onChange(bands.toSpliced(place, 1))}
              />
            </div>
            <WordsField
              label={t('questionnaire-admin.bands.title')}
              value={band.name}
              onChange={(words) => change({ name: words })}
              onBlur={field.onBlur}
              problemAt={(language) => problemAt(`${place}.name.${language}`)}
              max={80}
              required
            />
            <WordsField
              label={t('questionnaire-admin.bands.meaning')}
              value={band.text}
              onChange={(words) => change({ text: words })}
              onBlur={field.onBlur}
              problemAt={(language) => problemAt(`${place}.text.${language}`)}
              max={500}
              rows={2}
              required
            />
          </fieldset>
        );
      })}
      {bands.length < 10 && (
        <div>
          <Button
            size="sm"
            icon={<Plus size={16} aria-hidden="true" />}
            onClick={() => field.onChange([...bands, emptyBand((bands.at(-1)?.max ?? -1) + 1)])}
          >
            {t('questionnaire-admin.bands.add')}
          </Button>
        </div>
      )}
    </section>
  );
}
