import type { SystemState } from '@metra/contract/operations/operation-admin';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { StateText } from '../../../design-system/values/badge.tsx';
import { AdminHead } from '../../../domain/administration/admin-head.tsx';
import { LoadError } from '../../../lib/errors/load-error.tsx';
import { formatBytes } from '../../../lib/formats/bytes.ts';
import { formatDateTime } from '../../../lib/formats/date-formats.ts';
import { formatNumber } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { operationQueries } from '../operation.queries.ts';
import { SystemSkeleton } from './system-skeleton.tsx';

export function SystemScreen() {
  const { t } = useTranslate();
  const query = useQuery(operationQueries.system());
  if (!query.data && !query.error) return <SystemSkeleton />;
  return (
    <div className="pb-12">
      <AdminHead title={t('administration.navigation.system')} />
      <div className="grid gap-6 px-5 pt-6 sm:px-8">
        {query.data ? (
          <Parts of={query.data} />
        ) : (
          <LoadError
            headingLevel={2}
            title={t('operation.system.failed')}
            text={t('operation.tryAgain')}
            query={query}
          />
        )}
      </div>
    </div>
  );
}

function Parts({
  of: { version, node, startedAt, environment, database, storage, backup, mails, jobs, checks },
}: {
  of: SystemState;
}) {
  const { t, language } = useTranslate();
  const number = (value: number) => formatNumber(value, language);
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <Part title={t('operation.system.program')}>
        <Fact name={t('operation.system.version')}>{version}</Fact>
        <Fact name={t('operation.system.since')}>{formatDateTime(startedAt, language)}</Fact>
        <Fact name={t('operation.system.environment')}>{environment}</Fact>
        <Fact name="Node.js">{node}</Fact>
      </Part>
      <Part title={t('operation.system.database')}>
        <Fact name="PostgreSQL">{database.version}</Fact>
        <Fact name={t('operation.system.latency')}>
          {formatNumber(database.latencyMs, language, { decimals: 1 })}&nbsp;ms
        </Fact>
        <Fact name={t('operation.system.size')}>{formatBytes(database.bytes, language)}</Fact>
        <Fact name={t('operation.system.connections')}>
          {t('operation.system.connectionsOf', {
            own: number(database.ownConnections),
            all: number(database.connections),
            most: number(database.maxConnections),
          })}
        </Fact>
        <Fact name={t('operation.system.migration')}>
          {database.migration} ({number(database.migrations)})
        </Fact>
      </Part>
      <Part title={t('operation.system.storage')}>
        <Fact name={t('operation.system.place')}>{t(`operation.system.place.${storage.place}`)}</Fact>
        <Fact name={t('operation.system.files')}>
          {number(storage.files)} · {formatBytes(storage.bytes, language)}
        </Fact>
        {storage.kinds.slice(0, 6).map(({ mimeType, files, bytes }) => (
          <Fact key={mimeType} name={mimeType}>
            {number(files)} · {formatBytes(bytes, language)}
          </Fact>
        ))}
      </Part>
      <Part title={t('operation.system.care')}>
        <Fact name={t('operation.system.backup')}>
          {backup ? (
            `${formatDateTime(backup.at, language)} · ${formatBytes(backup.bytes, language)}`
          ) : (
            <StateText tone="warning">{t('operation.system.noBackup')}</StateText>
          )}
        </Fact>
        <Fact name={t('operation.system.mailsLately')}>
          {t('operation.system.mailsOf', {
            failed: number(mails.failedLately),
            all: number(mails.failedLately + mails.sentLately),
            waiting: number(mails.waiting),
          })}
        </Fact>
        <Fact name={t('operation.system.failedJobs')}>{number(jobs.failed)}</Fact>
      </Part>
      <Part title={t('operation.system.checks')}>
        {checks.map(({ check, isFine }) => (
          <Fact key={check} name={t(`operation.check.${check}`)}>
            <StateText tone={isFine ? 'success' : 'warning'}>
              {isFine ? t('operation.check.fine') : t(`operation.check.${check}.missing`)}
            </StateText>
          </Fact>
        ))}
      </Part>
    </div>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="panel grid content-start gap-4 p-5">
    <h2 className="type-h3">{title}</h2>
    <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[200px_1fr]">{children}</dl>
  </section>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-small text-text-muted">{name}</dt>
    <dd className="min-w-0 break-words">{children}</dd>
  </>
);
