import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Button } from '../../design-system/buttons/button.tsx';
import { AdminPageError } from '../../domain/administration/admin-page-error.tsx';
import { recordHistoryQueries } from '../../domain/administration/record-history.queries.ts';
import { HistoryEntries } from '../../domain/administration/record-history.tsx';
import { LoadError } from '../../lib/errors/load-error.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { AccountFrame } from './account-frame.tsx';
import { accountsAdminQueries } from './accounts-admin.queries.ts';
import { AccountSkeleton } from './accounts-skeletons.tsx';

const route = getRouteApi('/admin/accounts/$accountId/history');

/** The list holds actions on the account and by it, the latest first. */
export function AccountHistoryScreen() {
  const { t } = useTranslate();
  const { accountId } = route.useParams();
  const account = useQuery(accountsAdminQueries.account(accountId));
  const history = useInfiniteQuery(recordHistoryQueries.pages('account', accountId));
  if (!account.data && !account.error) return <AccountSkeleton />;
  if (!account.data) return <AdminPageError title={t('accounts-admin.error')} query={account} />;
  return (
    <AccountFrame account={account.data} part="history">
      <div className="grid max-w-[760px] justify-items-start gap-6">
        {history.data && <HistoryEntries entries={history.data.pages.flatMap(({ items }) => items)} />}
        {!history.data && history.error && (
          <LoadError headingLevel={2} title={t('administration.history.error')} query={history} />
        )}
        {history.hasNextPage && (
          <Button loading={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
            {t('administration.history.more')}
          </Button>
        )}
      </div>
    </AccountFrame>
  );
}
