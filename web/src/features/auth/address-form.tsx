import { Email } from '@metra/contract/core/primitives';
import { z } from 'zod';
import { Button } from '../../design-system/buttons/button.tsx';
import { FormField } from '../../design-system/fields/form-field.tsx';
import { TextInput } from '../../design-system/fields/text-input.tsx';
import { FormProblem } from '../../lib/forms/form-problem.tsx';
import { useContractForm } from '../../lib/forms/forms.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { FormActions } from './form-actions.tsx';

const Address = z.object({ email: z.string().trim().pipe(Email) });

interface AddressFormProps {
  email?: string | undefined;
  submitLabel: string;
  send: (email: string) => Promise<unknown>;
  onSent: (email: string) => void;
}

/** The link is sent to the address that the person enters here. */
export function AddressForm({ email = '', submitLabel, send, onSent }: AddressFormProps) {
  const { t } = useTranslate();
  const form = useContractForm(Address, {
    defaultValues: { email },
    async submit({ email: checked }) {
      await send(checked);
      onSent(checked);
    },
    fieldNames: { username: 'email' },
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-5">
      <FormProblem of={form} />
      <FormField control={form.control} name="email" label={t('auth.field.email')} required>
        {(field) => <TextInput {...field} type="email" autoComplete="username" data-autofocus />}
      </FormField>
      <FormActions>
        <Button type="submit" variant="primary" size="lg" loading={form.submitting}>
          {submitLabel}
        </Button>
      </FormActions>
    </form>
  );
}
