import type { Session } from '@metra/contract/shapes/accounts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Button } from '../../design-system/buttons/button.tsx';
import { confirmDialog } from '../../design-system/dialog/confirm-dialog.tsx';
import { EmptyState } from '../../design-system/feedback/empty-state.tsx';
import { showToast } from '../../design-system/toast/toast-store.ts';
import { Badge } from '../../design-system/values/badge.tsx';
import { AdminPageError } from '../../domain/administration/admin-page-error.tsx';
import { events } from '../../lib/api/events.ts';
import { operatorApi } from '../../lib/api/operator-api.ts';
import { LoadError } from '../../lib/errors/load-error.tsx';
import { reportError } from '../../lib/errors/report-error.ts';
import { formatDateTime } from '../../lib/formats/date-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { deviceOf } from '../../lib/session/device-name.ts';
import { AccountFrame } from './account-frame.tsx';
import { fullName } from './account-state.tsx';
import { accountsAdminQueries } from './accounts-admin.queries.ts';
import { AccountSkeleton } from './accounts-skeletons.tsx';

const route = getRouteApi('/admin/accounts/$accountId/sessions');

export function AccountSessionsScreen() {
  const { t } = useTranslate();
  const { accountId } = route.useParams();
  const account = useQuery(accountsAdminQueries.account(accountId));
  const sessions = useQuery(accountsAdminQueries.sessions(accountId));
  const ending = useMutation({
    mutationFn: () => operatorApi.accountsAdmin.endSessions({ params: { accountId } }),
    onSuccess: () => showToast({ variant: 'success', title: t('accounts-admin.sessions.allEnded') }),
    onError: reportError,
    onSettled: () => events.emit('accountsAdministered'),
  });
  if (!account.data && !account.error) return <AccountSkeleton />;
  if (!account.data) return <AdminPageError title={t('accounts-admin.error')} query={account} />;
  const name = fullName(account.data);
  const others = sessions.data?.items.filter(({ current }) => !current) ?? [];

  async function endAll() {
    const isConfirmed = await confirmDialog({
      title: t('accounts-admin.sessions.endAllTitle', { name }),
      text: t('accounts-admin.sessions.endAllText'),
      confirmLabel: t('accounts-admin.sessions.endAll'),
      tone: 'danger',
      size: 'md',
    });
    if (isConfirmed) ending.mutate();
  }

  return (
    <AccountFrame account={account.data} part="sessions">
      <div className="grid max-w-[760px] gap-5">
        {sessions.data && sessions.data.items.length > 0 && (
          <ul className="panel divide-y divide-line">
            {sessions.data.items.map((session) => (
              <SessionRow key={session.id} accountId={accountId} session={session} />
            ))}
          </ul>
        )}
        {sessions.data?.items.length === 0 && (
          <EmptyState headingLevel={2} title={t('accounts-admin.sessions.none')} />
        )}
        {!sessions.data && sessions.error && account.data.status !== 'DELETED' && (
          <LoadError headingLevel={2} title={t('accounts-admin.sessions.error')} query={sessions} />
        )}
        {account.data.status === 'DELETED' && (
          <EmptyState headingLevel={2} title={t('accounts-admin.sessions.none')} />
        )}
        {others.length > 1 && (
          <Button className="justify-self-start" loading={ending.isPending} onClick={() => void endAll()}>
            {t('accounts-admin.sessions.endAll')}
          </Button>
        )}
      </div>
    </AccountFrame>
  );
}

function SessionRow({ accountId, session }: { accountId: number; session: Session }) {
  const { t, language } = useTranslate();
  const { browser, system } = deviceOf(session.device);
  const device = [browser, system].filter(Boolean).join(', ') || t('accounts-admin.sessions.unknownDevice');
  const ending = useMutation({
    mutationFn: () => operatorApi.accountsAdmin.endSession({ params: { accountId, sessionId: session.id } }),
    onSuccess: () => showToast({ variant: 'success', title: t('accounts-admin.sessions.ended', { device }) }),
    onError: reportError,
    onSettled: () => events.emit('accountsAdministered'),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-4">
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {device}
          {session.current && <Badge tone="current">{t('accounts-admin.sessions.current')}</Badge>}
          {session.impersonated && <Badge tone="warning">{t('accounts-admin.sessions.impersonated')}</Badge>}
        </p>
        <p className="text-small text-text-muted">
          {t('accounts-admin.sessions.used', {
            used: formatDateTime(session.lastUsedAt, language, 'short'),
            created: formatDateTime(session.createdAt, language, 'short'),
          })}
        </p>
      </div>
      {!session.current && (
        <Button
          size="sm"
          loading={ending.isPending}
          aria-label={t('accounts-admin.sessions.endLabel', { device })}
          onClick={() => ending.mutate()}
        >
          {t('accounts-admin.sessions.end')}
        </Button>
      )}
    </li>
  );
}
