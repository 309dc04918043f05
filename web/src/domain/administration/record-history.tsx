import type { HistoryEntry, RecordKind } from '@metra/contract/record-history';
import { useQuery } from '@tanstack/react-query';
import { Skeleton, SkeletonRows } from '../../design-system/skeleton.tsx';
import { formatDateTime } from '../../lib/date-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { LoadError } from '../../lib/load-error.tsx';
import { recordHistoryQueries } from './record-history.queries.ts';

/** What was last done to a record, beside its form. */
export function RecordHistory({ kind, id }: { kind: RecordKind; id: number }) {
  const { t } = useTranslate();
  const query = useQuery(recordHistoryQueries.of(kind, id));
  const { data, error } = query;
  if (data) return <HistoryEntries entries={data.items} />;
  if (error) return <LoadError title={t('administration.history.error')} query={query} />;
  return (
    <Skeleton>
      <SkeletonRows rows={3} />
    </Skeleton>
  );
}

/** Entries of the audit log about one record, as marks on a rule. */
export function HistoryEntries({ entries }: { entries: readonly HistoryEntry[] }) {
  const { t } = useTranslate();
  if (entries.length === 0) return <p className="text-text-muted">{t('administration.history.none')}</p>;
  return (
    <ol className="grid gap-5 border-l border-line">
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ol>
  );
}

function Entry({ entry }: { entry: HistoryEntry }) {
  const { t, language } = useTranslate();
  const { actor, as, changes } = entry;
  const by =
    actor?.name || (actor ? t('administration.history.somebody') : t('administration.history.nobody'));
  const who = as ? t('administration.history.as', { name: by, as: as.name }) : by;
  return (
    <li className="relative grid gap-1 pl-5 before:absolute before:top-3 before:left-0 before:w-3 before:border-t before:border-line-strong">
      <p className="wrap-anywhere">{entry.text}</p>
      {changes.map(({ field, before, after }) => (
        <p key={field} className="text-small text-text-soft wrap-anywhere">
          {field}: {before && <s className="text-text-muted">{before}</s>} →{' '}
          <b className="font-medium">{after ?? '–'}</b>
        </p>
      ))}
      <p className="text-small text-text-muted">
        {who}, {formatDateTime(entry.at, language, 'short')}
      </p>
    </li>
  );
}
