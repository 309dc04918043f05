import type { Account } from '@metra/contract/shapes/accounts';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation } from '@tanstack/react-router';
import { ArrowUpRight } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { AdminFrame } from '../../design-system/frames/admin-frame.tsx';
import { Avatar } from '../../design-system/pictures/avatar.tsx';
import { HelpButton } from '../../domain/help/help-button.tsx';
import { strategyQueries } from '../../domain/tracking/strategy.queries.ts';
import { AccountMenu } from '../../layouts/account-menu.tsx';
import { queryAnswers } from '../../lib/answer-cache/current-query-answers.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { ImpersonationBanner } from '../../lib/session/impersonation-banner.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { FrameLink } from '../../lib/site/frame-link.tsx';
import { paths } from '../../lib/site/paths.ts';
import { currentAdminPage, useAdminGroups } from './admin-items.ts';

/** The frame around the admin pages. */
export function AdminLayout() {
  const { t } = useTranslate();
  const pathname = useLocation({ select: (location) => location.pathname });
  const { account } = useSession();
  const groups = useAdminGroups(account);
  return (
    // The key gives another account a fresh page.
    <AdminFrame
      key={account?.id}
      Link={FrameLink}
      banner={<ImpersonationBanner />}
      homeHref={paths.admin}
      tag={t('common.navigation.adminTag')}
      groups={groups}
      account={account && <AccountAtFoot account={account} />}
      compactAccount={
        account && (
          <OwnMenu>
            <Avatar name={nameOf(account)} size="sm" />
          </OwnMenu>
        )
      }
      menuEnd={(close) => <HelpButton beforeOpening={close} />}
      current={currentAdminPage(groups, pathname)}
    >
      <Outlet />
    </AdminFrame>
  );
}

const nameOf = ({ firstName, lastName }: Account) => `${firstName} ${lastName}`;

function AccountAtFoot({ account }: { account: Account }) {
  const { t } = useTranslate();
  const name = nameOf(account);
  const strategy = useKnownStrategy();
  return (
    <>
      {strategy && (
        <FrameLink href={paths.dashboard} className="admin-nav-item">
          <ArrowUpRight size={17} aria-hidden="true" />
          {t('common.navigation.leaveAdministration')}
        </FrameLink>
      )}
      <OwnMenu>
        <span className="flex items-center gap-3 text-left">
          <Avatar name={name} size="sm" />
          <span className="min-w-0 truncate">{name}</span>
        </span>
      </OwnMenu>
    </>
  );
}

/**
 * Most staff have no strategy, so the administration does not request one. The application requests it on
 * sign-in, and the browser keeps the answer.
 */
function useKnownStrategy() {
  useEffect(() => queryAnswers.restore(strategyQueries.active()), []);
  return useQuery({ ...strategyQueries.active(), enabled: false }).data;
}

function OwnMenu({ children }: { children: ReactNode }) {
  const { t } = useTranslate();
  return (
    <AccountMenu align="start" items={[{ href: paths.account, label: t('common.navigation.account') }]}>
      {children}
    </AccountMenu>
  );
}
