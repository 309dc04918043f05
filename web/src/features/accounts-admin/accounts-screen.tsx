import type { AdminAccount } from '@metra/contract/operations/accounts-admin';
import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { Button } from '../../design-system/buttons/button.tsx';
import { AdminList } from '../../domain/administration/admin-list.tsx';
import { operatorApi } from '../../lib/api/operator-api.ts';
import { formatDate } from '../../lib/formats/date-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useAccountActs } from './account-bulk.ts';
import { accountList } from './account-list.ts';
import { AccountMenu } from './account-menu.tsx';
import { AccountState, fullName } from './account-state.tsx';
import { accountsAdminQueries } from './accounts-admin.queries.ts';
import { openCreateAccountDialog } from './create-account-dialog.tsx';

const route = getRouteApi('/admin/accounts');

export function AccountsScreen() {
  const { t, language } = useTranslate();
  const acts = useAccountActs();
  const search = route.useSearch();
  const yesOrNo = { true: t('administration.yes'), false: t('administration.no') };
  const wordsOf = <Key extends string>(keys: readonly Key[], word: (key: Key) => string) =>
    Object.fromEntries(keys.map((key) => [key, word(key)]));
  return (
    <AdminList<AdminAccount, typeof accountList>
      of={accountList}
      search={search}
      query={accountsAdminQueries.list}
      title={t('accounts-admin.title')}
      searchLabel={t('accounts-admin.search')}
      name={{
        header: t('accounts-admin.name'),
        of: (account) => fullName(account) || t('accounts-admin.anonymous'),
        detail: ({ email }) => email,
        sort: 'lastName',
      }}
      href={({ id }) => `/admin/accounts/${id}`}
      columns={{
        organisation: {
          header: t('accounts-admin.organisation'),
          cell: ({ organisation }) => organisation.name,
          narrow: 'hidden',
          wrap: true,
        },
        teamRole: {
          header: t('accounts-admin.teamRole'),
          cell: ({ teamRole }) => t(`accounts-admin.teamRole.${teamRole}`),
          narrow: 'hidden',
        },
        state: {
          header: t('accounts-admin.state'),
          cell: (account) => <AccountState of={account} />,
          narrow: 'value',
        },
        lastLoginAt: {
          header: t('accounts-admin.lastLogin'),
          narrowLabel: true,
          cell: ({ lastLoginAt }) =>
            lastLoginAt ? formatDate(lastLoginAt, language, 'short') : t('accounts-admin.never'),
          sort: 'lastLoginAt',
        },
        createdAt: {
          header: t('accounts-admin.created'),
          cell: ({ createdAt }) => formatDate(createdAt, language, 'short'),
          sort: 'createdAt',
          narrow: 'hidden',
        },
        roles: {
          header: t('accounts-admin.platformRole'),
          cell: ({ roles }) => roles.map((role) => t(`accounts-admin.role.${role}`)).join(', '),
          wrap: true,
        },
        subscription: {
          header: t('accounts-admin.subscription'),
          narrowLabel: true,
          cell: ({ subscription }) => t(`accounts-admin.subscription.${subscription}`),
        },
        secondFactor: {
          header: t('accounts-admin.secondFactor'),
          narrowLabel: true,
          cell: ({ hasSecondFactor }) => yesOrNo[hasSecondFactor ? 'true' : 'false'],
        },
        language: {
          header: t('accounts-admin.language'),
          narrowLabel: true,
          cell: (account) => t(`accounts-admin.language.${account.language}`),
        },
      }}
      filters={{
        status: {
          label: t('accounts-admin.state'),
          options: wordsOf(accountList.filters.status.values, (key) => t(`accounts-admin.status.${key}`)),
        },
        role: {
          label: t('accounts-admin.platformRole'),
          options: wordsOf(accountList.filters.role.values, (key) => t(`accounts-admin.role.${key}`)),
        },
        teamRole: {
          label: t('accounts-admin.teamRole'),
          options: wordsOf(accountList.filters.teamRole.values, (key) => t(`accounts-admin.teamRole.${key}`)),
        },
        inactiveDays: {
          label: t('accounts-admin.lastLogin'),
          show: (days: number) => t('accounts-admin.longerAgo', { days }),
          inputLabel: t('accounts-admin.longerAgoDays'),
        },
        neverSignedIn: { label: t('accounts-admin.neverSignedIn'), options: yesOrNo },
        createdWithinDays: {
          label: t('accounts-admin.created'),
          show: (days: number) => t('accounts-admin.within', { days }),
          inputLabel: t('accounts-admin.withinDays'),
        },
        subscription: {
          label: t('accounts-admin.subscription'),
          options: wordsOf(accountList.filters.subscription.values, (key) =>
            t(`accounts-admin.subscription.${key}`),
          ),
        },
        secondFactor: { label: t('accounts-admin.secondFactor'), options: yesOrNo },
        language: {
          label: t('accounts-admin.language'),
          options: wordsOf(accountList.filters.language.values, (key) => t(`accounts-admin.language.${key}`)),
        },
        organisationId: { label: t('accounts-admin.organisationNumber') },
      }}
      views={[
        { name: t('accounts-admin.views.new'), search: { createdWithinDays: 30 } },
        { name: t('accounts-admin.views.away'), search: { inactiveDays: 90, sort: 'lastLoginAt' } },
        { name: t('accounts-admin.views.unconfirmed'), search: { status: 'PENDING' } },
        { name: t('accounts-admin.views.blocked'), search: { status: 'SPAM' } },
        { name: t('accounts-admin.views.deleted'), search: { status: 'DELETED' } },
      ]}
      csv={(query) => operatorApi.accountsAdmin.export({ query })}
      action={
        <Button
          variant="primary"
          icon={<Plus size={18} aria-hidden="true" />}
          onClick={() => void openCreateAccountDialog()}
        >
          {t('accounts-admin.create')}
        </Button>
      }
      menu={(account) => <AccountMenu of={account} />}
      bulk={[acts.block, acts.unblock, acts.sendConfirmation, acts.restore, acts.delete]}
      empty={{ title: t('accounts-admin.none') }}
    />
  );
}
