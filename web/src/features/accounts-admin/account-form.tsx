import { Role, TeamRole } from '@metra/contract/core/primitives';
import type { AdminAccount } from '@metra/contract/operations/accounts-admin';
import { personFields } from '@metra/contract/shapes/accounts';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { RadioGroup } from '../../design-system/fields/radio-group.tsx';
import { Select } from '../../design-system/fields/select.tsx';
import { TextInput } from '../../design-system/fields/text-input.tsx';
import { showToast } from '../../design-system/toast/toast-store.ts';
import { AdminForm, AdminGroup } from '../../domain/administration/admin-form.tsx';
import { AdminField } from '../../domain/administration/form/admin-field.tsx';
import type { AdminFields } from '../../domain/administration/form/form-context.ts';
import { events } from '../../lib/api/events.ts';
import { operatorApi } from '../../lib/api/operator-api.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useVersionedForm } from '../../lib/versioned-form/use-versioned-form.ts';
import { AccountFacts } from './account-facts.tsx';
import { AccountTabs } from './account-frame.tsx';
import { accountList } from './account-list.ts';
import { AccountMenu } from './account-menu.tsx';
import { AccountState, fullName } from './account-state.tsx';
import { accountsAdminQueries } from './accounts-admin.queries.ts';

const AccountValues = z.object({ ...personFields, role: Role, teamRole: TeamRole });
type AccountValues = z.infer<typeof AccountValues>;

const ROLES = { USER: ['USER'], METRA: ['METRA'], ADMIN: ['METRA', 'ADMIN'] } as const;

function roleOf({ roles }: AdminAccount): Role {
  if (roles.includes('ADMIN')) return 'ADMIN';
  return roles.includes('METRA') ? 'METRA' : 'USER';
}

const valuesOf = (account: AdminAccount) => ({
  values: {
    firstName: account.firstName,
    lastName: account.lastName,
    language: account.language,
    role: roleOf(account),
    teamRole: account.teamRole,
  },
  version: account.version,
});

export function AccountForm({ account, history }: { account: AdminAccount; history: ReactNode }) {
  const { t } = useTranslate();
  const { id } = account;
  const fields: AdminFields<AccountValues> = [
    { name: 'firstName', label: t('accounts-admin.firstName'), show: ({ firstName }) => firstName },
    { name: 'lastName', label: t('accounts-admin.lastName'), show: ({ lastName }) => lastName },
    {
      name: 'language',
      label: t('accounts-admin.language'),
      show: ({ language }) => t(`accounts-admin.language.${language}`),
    },
    {
      name: 'teamRole',
      label: t('accounts-admin.teamRole'),
      show: ({ teamRole }) => t(`accounts-admin.teamRole.${teamRole}`),
    },
    {
      name: 'role',
      label: t('accounts-admin.platformRole'),
      show: ({ role }) => t(`accounts-admin.role.${role}`),
    },
  ];
  const editing = useVersionedForm<AccountValues>(AccountValues, {
    start: valuesOf(account),
    read: async () =>
      valuesOf(await queryClient.fetchQuery({ ...accountsAdminQueries.account(id), staleTime: 0 })),
    write: async ({ role, teamRole, ...person }, { version, values }) =>
      valuesOf(
        await operatorApi.accountsAdmin.update({
          params: { accountId: id },
          body: {
            ...person,
            roles: role === values.role ? account.roles : [...ROLES[role]],
            ...(teamRole !== values.teamRole && { teamRole }),
            version,
          },
        }),
      ),
    onSaved() {
      events.emit('accountsAdministered');
      showToast({ variant: 'success', title: t('accounts-admin.saved', { name: fullName(account) }) });
    },
    joinsApart: true,
  });
  return (
    <AdminForm
      of={editing}
      fields={fields}
      title={fullName(account)}
      state={<AccountState of={account} />}
      list={{
        of: accountList,
        query: accountsAdminQueries.list,
        title: t('accounts-admin.title'),
        path: '/admin/accounts',
        hrefOf: (other) => `/admin/accounts/${other}`,
        id,
      }}
      actions={<AccountMenu of={account} />}
      tabs={<AccountTabs accountId={id} part="details" />}
      history={history}
    >
      <AdminGroup title={t('accounts-admin.person')}>
        <AdminField of={editing} name="firstName" required>
          {(field) => <TextInput {...field} maxLength={100} autoComplete="off" />}
        </AdminField>
        <AdminField of={editing} name="lastName" required>
          {(field) => <TextInput {...field} maxLength={100} autoComplete="off" />}
        </AdminField>
        <AdminField of={editing} name="language">
          {(field) => (
            <Select
              {...field}
              options={[
                { value: 'de', label: t('accounts-admin.language.de') },
                { value: 'en', label: t('accounts-admin.language.en') },
              ]}
            />
          )}
        </AdminField>
      </AdminGroup>
      <AdminGroup title={t('accounts-admin.teamRole')} text={t('accounts-admin.teamRole.text')} wide>
        <AdminField of={editing} name="teamRole">
          {(field) => (
            <RadioGroup
              {...field}
              options={TeamRole.options.map((teamRole) => ({
                value: teamRole,
                label: t(`accounts-admin.teamRole.${teamRole}`),
                description: t(`accounts-admin.teamRole.${teamRole}.text`),
              }))}
            />
          )}
        </AdminField>
      </AdminGroup>
      <AdminGroup title={t('accounts-admin.platformRole')} text={t('accounts-admin.platformRole.text')} wide>
        <AdminField of={editing} name="role">
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
        </AdminField>
      </AdminGroup>
      <AdminGroup title={t('accounts-admin.known')} wide>
        <AccountFacts of={account} />
      </AdminGroup>
    </AdminForm>
  );
}
