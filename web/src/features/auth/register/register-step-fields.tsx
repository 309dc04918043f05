import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FormField } from '../../../design-system/fields/form-field.tsx';
import { TextInput } from '../../../design-system/fields/text-input.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { NewPasswordField } from '../../../lib/new-password/new-password-field.tsx';
import { NameFields } from '../name-fields.tsx';
import { TermsField } from '../terms-field.tsx';
import type { Question, RegisterValues } from './register-steps.ts';

interface RegisterStepFieldsProps {
  question: Question;
  form: UseFormReturn<RegisterValues, unknown, RegisterValues & { termsAccepted: true }>;
}

export function RegisterStepFields({ question, form }: RegisterStepFieldsProps) {
  const { t } = useTranslate();
  const { control } = form;
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => fields.current?.querySelector('input')?.focus(), []);

  return (
    <div ref={fields} className="grid gap-5">
      {question === 'organisation' && (
        <FormField control={control} name="organisationName" label={t('auth.field.organisation')} required>
          {(field) => (
            <TextInput
              {...field}
              // The page has set the focus here, so leaving the empty field is no mistake.
              onBlur={() => field.value !== '' && field.onBlur()}
              autoComplete="organization"
              data-autofocus
            />
          )}
        </FormField>
      )}
      {question === 'person' && <NameFields control={control} firstName="firstName" lastName="lastName" />}
      {question === 'access' && (
        <>
          <FormField
            control={control}
            name="email"
            label={t('auth.field.email')}
            description={t('auth.register.emailHint')}
            required
          >
            {(field) => <TextInput {...field} type="email" autoComplete="username" />}
          </FormField>
          <NewPasswordField
            control={control}
            name="password"
            label={t('auth.field.password')}
            owner={{ email: form.watch('email'), organisationName: form.getValues('organisationName') }}
          />
          <TermsField control={control} name="termsAccepted" />
        </>
      )}
    </div>
  );
}
