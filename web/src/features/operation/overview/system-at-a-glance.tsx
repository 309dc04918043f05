import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { StateText } from '../../../design-system/values/badge.tsx';
import { formatDateTime } from '../../../lib/formats/date-formats.ts';
import { formatNumber } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { operationQueries } from '../operation.queries.ts';
import { SmallList } from './small-list.tsx';

export function SystemAtAGlance() {
  const { t, language } = useTranslate();
  const { data } = useQuery(operationQueries.system());
  const isBackupFresh = data?.checks.some(({ check, isFine }) => check === 'BACKUP_FRESH' && isFine);
  return (
    <SmallList
      title={t('administration.navigation.operation')}
      href="/admin/system"
      link={t('administration.navigation.system')}
    >
      {data && (
        <dl className="divide-y divide-line">
          <Line name={t('operation.system.backup')}>
            <StateText tone={isBackupFresh ? 'success' : 'warning'}>
              {data.backup
                ? formatDateTime(data.backup.at, language, 'short')
                : t('operation.system.noBackup')}
            </StateText>
          </Line>
          <Line name={t('operation.system.database')}>
            <StateText tone="success">
              {formatNumber(data.database.latencyMs, language, { decimals: 1 })}&nbsp;ms
            </StateText>
          </Line>
          <Line name={t('operation.system.mailsLately')}>
            <StateText tone={data.mails.failedLately > 0 ? 'warning' : 'success'}>
              {t('operation.overview.mailsBack', {
                failed: data.mails.failedLately,
                all: data.mails.failedLately + data.mails.sentLately,
              })}
            </StateText>
          </Line>
          <Line name={t('operation.system.version')}>{data.version}</Line>
        </dl>
      )}
    </SmallList>
  );
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex justify-between gap-4 py-2">
    <dt>{name}</dt>
    <dd className="text-right">{children}</dd>
  </div>
);
