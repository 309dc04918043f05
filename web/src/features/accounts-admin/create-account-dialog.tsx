import { Email, notBlank, Role } from '@metra/contract/core/primitives';
import { personFields } from '@metra/contract/shapes/accounts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { openDialog } from '../../design-system/dialog/open-dialog.tsx';
import { Combobox } from '../../design-system/fields/combobox.tsx';
import { FormField } from '../../design-system/fields/form-field.tsx';
import { RadioGroup } from '../../design-system/fields/radio-group.tsx';
import { Select } from '../../design-system/fields/select.tsx';
import { TextInput } from '../../design-system/fields/text-input.tsx';
import { showToast } from '../../design-system/toast/toast-store.ts';
import { events } from '../../lib/api/events.ts';
import { operatorApi } from '../../lib/api/operator-api.ts';
import { DialogForm } from '../../lib/forms/dialog-form.tsx';
import { useContractForm } from '../../lib/forms/forms.ts';
import { translate } from '../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { accountsAdminQueries } from './accounts-admin.queries.ts';

const NewAccount = z.object({
  email: Email,
  ...personFields,
  role: Role,
  place: z.enum(['KNOWN', 'NEW']),
  organisation: z.object({ value: z.string(), label: z.string() }).nullable(),
  organisationName: z.union([notBlank(200), z.literal('')]),
});

const ROLES = { USER: ['USER'], METRA: ['METRA'], ADMIN: ['METRA', 'ADMIN'] } as const;

/** Creates an account. A mail asks its owner to choose a password. */
export const openCreateAccountDialog = (): Promise<void> =>
  openDialog({
    title: translate('accounts-admin.create.title'),
    size: 'lg',
    content: ({ close }) => <NewAccountForm onDone={close} />,
  });

function NewAccountForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslate();
  const [typed, setTyped] = useState('');
  const found = useQuery(accountsAdminQueries.organisations(typed));
  const editing = useContractForm(NewAccount, {
    defaultValues: {
      email: '',
      firstName: '',
      lastName: '',
      language: 'de',
      role: 'USER',
      place: 'KNOWN',
      organisation: null,
      organisationName: '',
    },
    errorFields: { 'account.email_taken': 'email' },
    fieldNames: { organisationId: 'organisation' },
    async submit({ role, place, organisation, organisationName, ...person }) {
      const made = await operatorApi.accountsAdmin.create({
        body: {
          ...person,
          roles: [...ROLES[role]],
          ...(role === 'USER' &&
            place === 'KNOWN' &&
            organisation && { organisationId: Number(organisation.value) }),
          ...(role === 'USER' && place === 'NEW' && { organisationName }),
        },
      });
      events.emit('accountsAdministered');
      showToast({ variant: 'success', title: t('accounts-admin.create.done', { email: made.email }) });
      onDone();
    },
  });
  const { control, form } = editing;
  const isMember = form.watch('role') === 'USER';
  const isNew = form.watch('place') === 'NEW';
  return (
    <DialogForm
      isOwn
      of={editing}
      submitLabel={t('accounts-admin.create.submit')}
      onCancel={onDone}
      intro={<p className="mb-5 text-text-soft">{t('accounts-admin.create.text')}</p>}
    >
      <div className="field-grid">
        <FormField control={control} name="firstName" required label={t('accounts-admin.firstName')}>
          {(field) => <TextInput {...field} maxLength={100} autoComplete="off" data-autofocus />}
        </FormField>
        <FormField control={control} name="lastName" required label={t('accounts-admin.lastName')}>
          {(field) => <TextInput {...field} maxLength={100} autoComplete="off" />}
        </FormField>
        <FormField control={control} name="email" required label={t('accounts-admin.email')}>
          {(field) => <TextInput {...field} type="email" autoComplete="off" />}
        </FormField>
        <FormField control={control} name="language" required label={t('accounts-admin.language')}>
          {(field) => (
            <Select
              {...field}
              options={[
                { value: 'de', label: t('accounts-admin.language.de') },
                { value: 'en', label: t('accounts-admin.language.en') },
              ]}
            />
          )}
        </FormField>
      </div>
      <div className="mt-5 grid gap-5">
        <FormField control={control} name="role" required label={t('accounts-admin.platformRole')}>
          {(field) => (
            <RadioGroup
              {...field}
              options={Role.options.map((role) => ({
                value: role,
                label: t(`accounts-admin.role.${role}`),
                description: t(`accounts-admin.role.${role}.text`),
              }))}
            />
          )}
        </FormField>
        {isMember && (
          <FormField control={control} name="place" required label={t('accounts-admin.organisation')}>
            {(field) => (
              <RadioGroup
                {...field}
                inline
                options={[
                  { value: 'KNOWN', label: t('accounts-admin.create.known') },
                  { value: 'NEW', label: t('accounts-admin.create.new') },
                ]}
              />
            )}
          </FormField>
        )}
        {isMember && !isNew && (
          <FormField control={control} name="organisation" required label={t('accounts-admin.create.which')}>
            {({ value, ...field }) => (
              <Combobox
                {...field}
                value={value}
                options={(found.data?.items ?? []).map(({ id, name }) => ({
                  value: String(id),
                  label: name,
                }))}
                onSearch={setTyped}
                loading={found.isFetching}
              />
            )}
          </FormField>
        )}
        {isMember && isNew && (
          <FormField
            control={control}
            name="organisationName"
            required
            label={t('accounts-admin.create.name')}
          >
            {(field) => <TextInput {...field} maxLength={200} autoComplete="off" />}
          </FormField>
        )}
      </div>
    </DialogForm>
  );
}
