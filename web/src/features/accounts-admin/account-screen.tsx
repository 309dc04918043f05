import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { AdminPageError } from '../../domain/administration/admin-page-error.tsx';
import { RecordHistory } from '../../domain/administration/record-history.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { FrameLink } from '../../lib/site/frame-link.tsx';
import { AccountFacts } from './account-facts.tsx';
import { AccountForm } from './account-form.tsx';
import { AccountFrame } from './account-frame.tsx';
import { accountsAdminQueries } from './accounts-admin.queries.ts';
import { AccountSkeleton } from './accounts-skeletons.tsx';

const route = getRouteApi('/admin/accounts/$accountId');

export function AccountScreen() {
  const { t } = useTranslate();
  const { accountId } = route.useParams();
  const query = useQuery(accountsAdminQueries.account(accountId));
  const { data, error } = query;
  if (!data && !error) return <AccountSkeleton />;
  if (!data) return <AdminPageError title={t('accounts-admin.error')} query={query} />;
  const history = (
    <>
      <RecordHistory kind="account" id={accountId} />
      <FrameLink href={`/admin/accounts/${accountId}/history`} className="text-small">
        {t('accounts-admin.wholeHistory')}
      </FrameLink>
    </>
  );
  if (data.status === 'DELETED')
    return (
      <AccountFrame account={data} part="details">
        <AccountFacts of={data} />
      </AccountFrame>
    );
  return <AccountForm key={data.id} account={data} history={history} />;
}
