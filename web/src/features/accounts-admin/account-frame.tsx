import type { AdminAccount } from '@metra/contract/operations/accounts-admin';
import { Link } from '@tanstack/react-router';
import { MoreHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../design-system/buttons/button.tsx';
import { Menu } from '../../design-system/layers/menu.tsx';
import { TabLink, TabLinks } from '../../design-system/navigation/tabs.tsx';
import { AdminHead } from '../../domain/administration/admin-head.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { FrameLink } from '../../lib/site/frame-link.tsx';
import { AccountMenu } from './account-menu.tsx';
import { AccountState, fullName } from './account-state.tsx';

export type AccountPart = 'details' | 'sessions' | 'history';

export function AccountTabs({ accountId, part }: { accountId: number; part: AccountPart }) {
  const { t } = useTranslate();
  const link = { params: { accountId }, activeOptions: { exact: true, includeSearch: false } };
  return (
    <TabLinks label={t('accounts-admin.parts')}>
      <TabLink render={<Link to="/admin/accounts/$accountId" {...link} />} current={part === 'details'}>
        {t('accounts-admin.details')}
      </TabLink>
      <TabLink
        render={<Link to="/admin/accounts/$accountId/sessions" {...link} />}
        current={part === 'sessions'}
      >
        {t('accounts-admin.sessions')}
      </TabLink>
      <TabLink
        render={<Link to="/admin/accounts/$accountId/history" {...link} />}
        current={part === 'history'}
      >
        {t('accounts-admin.history')}
      </TabLink>
    </TabLinks>
  );
}

interface AccountFrameProps {
  account: AdminAccount;
  part: AccountPart;
  children: ReactNode;
}

/** The frame is for parts of an account that are not a form. */
export function AccountFrame({ account, part, children }: AccountFrameProps) {
  const { t } = useTranslate();
  return (
    <>
      <AdminHead
        crumb={
          <FrameLink href="/admin/accounts" className="text-small text-text-muted">
            {t('accounts-admin.title')}
          </FrameLink>
        }
        title={fullName(account) || t('accounts-admin.anonymous')}
        state={<AccountState of={account} />}
        tabs={<AccountTabs accountId={account.id} part={part} />}
        actions={
          <Menu
            trigger={
              <Button icon={<MoreHorizontal size={18} aria-hidden="true" />}>
                {t('administration.form.actions')}
              </Button>
            }
          >
            <AccountMenu of={account} />
          </Menu>
        }
      />
      <div className="px-5 pt-6 pb-16 sm:px-8">{children}</div>
    </>
  );
}
