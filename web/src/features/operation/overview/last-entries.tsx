import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '../../../lib/formats/date-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { openAuditEntry } from '../audit/audit-entry.tsx';
import { nameOf } from '../audit/audit-words.ts';
import { operationQueries } from '../operation.queries.ts';
import { SmallList } from './small-list.tsx';

const FEW = 5;

export function LastEntries() {
  const { t, language } = useTranslate();
  const { data } = useQuery(operationQueries.audit({ page: 0, pageSize: FEW }));
  return (
    <SmallList
      title={t('operation.overview.lately')}
      href="/admin/audit"
      link={t('administration.navigation.audit')}
    >
      <ul className="divide-y divide-line">
        {data?.items.map((entry) => (
          <li key={entry.id} className="py-2">
            <button
              type="button"
              className="grid w-full cursor-pointer gap-1 text-left"
              onClick={() => void openAuditEntry(entry)}
            >
              <span>{entry.text}</span>
              <span className="text-small text-text-muted">
                {nameOf(entry.actor, t)} · {formatDateTime(entry.at, language, 'short')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </SmallList>
  );
}
