import type { Overview } from '@metra/contract/operations/operation-admin';
import { useQuery } from '@tanstack/react-query';
import { cx } from '../../../design-system/behaviour/cx.ts';
import { CsvButton } from '../../../domain/administration/list/csv-button.tsx';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { LoadError } from '../../../lib/errors/load-error.tsx';
import { formatDateTime } from '../../../lib/formats/date-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { mayEnter } from '../../../lib/session/access.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { operationQueries } from '../operation.queries.ts';
import { LastEntries } from './last-entries.tsx';
import { Metrics } from './metrics.tsx';
import { MissedWords } from './missed-words.tsx';
import { OverviewSkeleton } from './overview-skeleton.tsx';
import { SystemAtAGlance } from './system-at-a-glance.tsx';
import { ToDoRows } from './to-do-rows.tsx';

export function OverviewScreen() {
  const { t } = useTranslate();
  const query = useQuery(operationQueries.overview());
  if (!query.data && !query.error) return <OverviewSkeleton />;
  return (
    <div className="grid gap-8 px-5 py-8 sm:px-8">
      {query.data ? (
        <Content of={query.data} />
      ) : (
        <>
          <h1>{t('administration.navigation.overview')}</h1>
          <LoadError
            headingLevel={2}
            title={t('operation.overview.failed')}
            text={t('operation.tryAgain')}
            query={query}
          />
        </>
      )}
    </div>
  );
}

function Content({ of: { toDo, readings, missedSearches } }: { of: Overview }) {
  const { t, language } = useTranslate();
  const { account } = useSession();
  const isAdministrator = account !== null && mayEnter(account, ['ADMIN']);
  return (
    <>
      <header className="page-head items-end">
        <div className="grid gap-2">
          <p className="text-small text-text-muted">{formatDateTime(new Date().toISOString(), language)}</p>
          <h1 className="type-display">
            {t('operation.overview.waiting', { count: toDo.length })}
            {isAdministrator && <Otherwise isAnythingToDo={toDo.length > 0} />}
          </h1>
        </div>
        <div className="page-actions">
          <CsvButton title={t('operation.overview.csv')} read={() => operatorApi.overview.export({})} />
        </div>
      </header>
      {toDo.length > 0 && <ToDoRows of={toDo} />}
      <Metrics of={readings} />
      <div className="grid gap-8 lg:grid-cols-3">
        <MissedWords of={missedSearches} />
        {isAdministrator && <LastEntries />}
        {isAdministrator && <SystemAtAGlance />}
      </div>
    </>
  );
}

/** Whether everything else runs, which is known a moment later. */
function Otherwise({ isAnythingToDo }: { isAnythingToDo: boolean }) {
  const { t } = useTranslate();
  const { data } = useQuery(operationQueries.system());
  const lacksBackup = data?.checks.some(({ check, isFine }) => check === 'BACKUP_FRESH' && !isFine);
  if (!isAnythingToDo && !lacksBackup) return null;
  return (
    <span className={cx('block text-text-muted', !data && 'invisible')}>
      {t(lacksBackup ? 'operation.overview.lacksBackup' : 'operation.overview.otherwise')}
    </span>
  );
}
