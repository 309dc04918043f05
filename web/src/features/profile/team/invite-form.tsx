import { Email, Language } from '@metra/contract/core/primitives';
import { InvitedRole } from '@metra/contract/shapes/accounts';
import { z } from 'zod';
import { FormField } from '../../../design-system/fields/form-field.tsx';
import { Select } from '../../../design-system/fields/select.tsx';
import { TextInput } from '../../../design-system/fields/text-input.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { api } from '../../../lib/api/api.ts';
import { invalidateAnswers } from '../../../lib/api/invalidate-answers.ts';
import { DialogForm } from '../../../lib/forms/dialog-form.tsx';
import { useContractForm } from '../../../lib/forms/forms.ts';
import { languages } from '../../../lib/i18n/languages.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

const Invite = z.object({ email: z.string().trim().pipe(Email), language: Language, teamRole: InvitedRole });

export function InviteForm({ onDone }: { onDone: () => void }) {
  const { t, language } = useTranslate();
  const invite = useContractForm(Invite, {
    defaultValues: { email: '', language, teamRole: 'MEMBER' },
    async submit(body) {
      await api.team.invite({ body });
      showToast({ variant: 'success', title: t('account.team.invited', { email: body.email }) });
      onDone();
      await invalidateAnswers(api.team.list);
    },
  });
  return (
    <DialogForm
      of={invite}
      submitLabel={t('account.team.send')}
      onCancel={onDone}
      intro={<p className="mb-5 text-text-soft">{t('account.team.inviteText')}</p>}
    >
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-[1fr_9rem]">
        <FormField control={invite.control} name="email" label={t('account.team.email')} required>
          {(field) => <TextInput {...field} type="email" autoComplete="off" />}
        </FormField>
        <FormField control={invite.control} name="language" label={t('account.team.language')}>
          {(field) => (
            <Select
              {...field}
              options={languages.map((value) => ({ value, label: t(`common.language.${value}`) }))}
            />
          )}
        </FormField>
        <FormField
          control={invite.control}
          name="teamRole"
          label={t('account.team.role')}
          description={t(`account.team.roleText.${invite.form.watch('teamRole')}`)}
          className="col-span-full"
        >
          {(field) => (
            <Select
              {...field}
              options={InvitedRole.options.map((value) => ({
                value,
                label: t(`account.team.role.${value}`),
              }))}
            />
          )}
        </FormField>
      </div>
    </DialogForm>
  );
}
