import { Languages } from 'lucide-react';
import type { ReactNode } from 'react';
import { type ControllerRenderProps, type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { cx } from '../../../design-system/behaviour/cx.ts';
import { FormField } from '../../../design-system/fields/form-field.tsx';
import { TextInput } from '../../../design-system/fields/text-input.tsx';
import { Textarea } from '../../../design-system/fields/textarea.tsx';
import { type Language, languages } from '../../../lib/i18n/languages.ts';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { isSame, valueAt } from '../../../lib/versioned-form/differences.ts';
import type { VersionedForm } from '../../../lib/versioned-form/use-versioned-form.ts';
import { type AdminFieldWords, useFieldWords } from './form-context.ts';

interface AdminFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> {
  of: VersionedForm<Values>;
  name: Name;
  description?: ReactNode;
  required?: boolean;
  mark?: ReactNode;
  className?: string;
  children: (field: ControllerRenderProps<Values, Name>) => ReactNode;
}

/** A changed field has a yellow bar and shows its previous value below. */
export function AdminField<Values extends FieldValues, Name extends FieldPath<Values>>({
  of,
  name,
  description,
  required = false,
  mark,
  className,
  children,
}: AdminFieldProps<Values, Name>) {
  const { t } = useTranslate();
  const { label, show } = useFieldWords(name);
  // The form's schema types the values; a field compares its value without a type.
  const { control } = of;
  const value: unknown = useWatch({ control, name });
  const saved = (of.form.formState.defaultValues ?? {}) as Values;
  const isChanged = !isSame(value, valueAt(saved, name));
  const before = isChanged && show(saved as never);
  return (
    <div className={cx('relative min-w-0', className)} data-changed={isChanged || undefined}>
      {isChanged && (
        <span aria-hidden="true" className="absolute inset-y-0 -left-3 w-1 rounded-chip bg-current-value" />
      )}
      <FormField
        control={control}
        name={name}
        label={
          mark ? (
            <span className="flex flex-wrap items-center justify-between gap-2">
              {label}
              {mark}
            </span>
          ) : (
            label
          )
        }
        description={description}
        required={required}
      >
        {children}
      </FormField>
      {isChanged && (
        <p className="mt-1 text-small text-text-muted wrap-anywhere">
          {isEmpty(before)
            ? t('administration.form.beforeEmpty')
            : typeof before === 'string' || typeof before === 'number'
              ? t('administration.form.before', { value: String(before) })
              : before}
        </p>
      )}
    </div>
  );
}

const isEmpty = (shown: ReactNode) =>
  shown === null || shown === undefined || shown === '' || shown === false;

interface AdminTextsProps<Values extends FieldValues> {
  of: VersionedForm<Values>;
  /** The path of the languages, for example `translations`. */
  within: string;
  /** The name of the text in each language, for example `title`. */
  name: string;
  max: number;
  rows?: number;
  /** A language without the text is marked. */
  required?: boolean;
  description?: ReactNode;
}

/** Both languages of a text are side by side. */
export function AdminTexts<Values extends FieldValues>(props: AdminTextsProps<Values>) {
  return (
    <div className="field-grid col-span-full">
      {languages.map((language) => (
        <TextIn key={language} {...props} language={language} />
      ))}
    </div>
  );
}

function TextIn<Values extends FieldValues>(props: AdminTextsProps<Values> & { language: Language }) {
  const { of, within, name, max, rows, required = false, description, language } = props;
  const { t } = useTranslate();
  const path = `${within}.${language}.${name}` as FieldPath<Values>;
  const value: unknown = useWatch({ control: of.control, name: path });
  const isMissing = required && String(value ?? '').trim() === '';
  return (
    <AdminField
      of={of}
      name={path}
      description={description}
      mark={
        isMissing && (
          <span className="inline-flex items-center gap-1 text-small font-medium text-warning-text">
            <Languages size={15} aria-hidden="true" className="stroke-2" />
            {t('administration.form.missing')}
          </span>
        )
      }
    >
      {({ value: text, ...field }) => {
        const control = { ...field, value: String(text ?? ''), lang: language, maxLength: max };
        return rows ? <Textarea {...control} rows={rows} /> : <TextInput {...control} />;
      }}
    </AdminField>
  );
}

export const textFields = <Values extends FieldValues>(
  within: string,
  name: string,
  label: string,
): readonly AdminFieldWords<Values>[] =>
  languages.map((language) => {
    const path = `${within}.${language}.${name}` as FieldPath<Values>;
    return {
      name: path,
      label: translate('administration.form.labelled', {
        label,
        language: translate(`administration.form.language.${language}`),
      }),
      show: (values) => String(valueAt(values, path) ?? ''),
    };
  });
