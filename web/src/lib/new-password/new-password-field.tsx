import { passwordLimits } from '@metra/contract/core/primitives';
import { Check, Circle } from 'lucide-react';
import { type Control, type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { cx } from '../../design-system/behaviour/cx.ts';
import { FormField } from '../../design-system/fields/form-field.tsx';
import { PasswordInput } from '../../design-system/fields/password-input.tsx';
import { useTranslate } from '../i18n/use-translate.ts';
import { type PasswordOwner, passwordRules } from './password-rules.ts';

interface NewPasswordFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  owner: PasswordOwner;
}

/** The field lists the rules and marks those that the input fulfils. */
export function NewPasswordField<Values extends FieldValues>({
  control,
  name,
  label,
  owner,
}: NewPasswordFieldProps<Values>) {
  const value: unknown = useWatch({ control, name });
  const password = typeof value === 'string' ? value : '';
  return (
    <FormField
      control={control}
      name={name}
      label={label}
      required
      description={<PasswordRules password={password} owner={owner} />}
    >
      {(field) => <PasswordInput {...field} autoComplete="new-password" />}
    </FormField>
  );
}

function PasswordRules({ password, owner }: { password: string; owner: PasswordOwner }) {
  const { t } = useTranslate();
  return (
    <span className="grid gap-1 pt-1">
      {passwordRules(password, owner).map(({ rule, met }) => (
        <span key={rule} className={cx('flex items-start gap-2', met && 'text-success-text')}>
          {met ? (
            <Check size={15} aria-hidden="true" className="h-lh stroke-2" />
          ) : (
            <span className="grid h-lh w-[15px] place-items-center">
              <Circle size={9} aria-hidden="true" className="stroke-2" />
            </span>
          )}
          <span>
            {t(`forms.password.${rule}`, { limit: passwordLimits.min })}
            <span className="sr-only">{t(met ? 'forms.password.met' : 'forms.password.open')}</span>
          </span>
        </span>
      ))}
    </span>
  );
}
