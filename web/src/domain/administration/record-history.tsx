import type { HistoryEntry, RecordKind } from '@metra/contract/operations/record-history';
import { useQuery } from '@tanstack/react-query';
import { Skeleton, SkeletonRows } from '../../design-system/feedback/skeleton.tsx';
import { LoadError } from '../../lib/errors/load-error.tsx';
import { formatDateTime } from '../../lib/formats/date-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { type LabelOf, useHistoryLabel } from './history-words.ts';
import { recordHistoryQueries } from './record-history.queries.ts';
import { whatDiffers } from './what-differs.ts';

interface RecordHistoryProps {
  kind: RecordKind;
  id: number;
  /** It names fields that have another name in the form. */
  labelOf?: LabelOf | undefined;
}

/** The first entry is the creation, whose values the form shows, so a longer history needs more entries. */
const FEW = 3;

export function RecordHistory({ kind, id, labelOf }: RecordHistoryProps) {
  const { t } = useTranslate();
  const query = useQuery(recordHistoryQueries.of(kind, id));
  const { data, error } = query;
  if (data) return <HistoryEntries entries={data.items} labelOf={labelOf} />;
  if (error) return <LoadError title={t('administration.history.error')} query={query} />;
  return (
    <Skeleton>
      <SkeletonRows rows={3} />
    </Skeleton>
  );
}

interface HistoryEntriesProps {
  entries: readonly HistoryEntry[];
  labelOf?: LabelOf | undefined;
}

export function HistoryEntries({ entries, labelOf }: HistoryEntriesProps) {
  const { t } = useTranslate();
  if (entries.length === 0) return <p className="text-text-muted">{t('administration.history.none')}</p>;
  return (
    <ol className="grid gap-5 border-l border-line">
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} labelOf={labelOf} />
      ))}
    </ol>
  );
}

function Entry({ entry, labelOf }: { entry: HistoryEntry; labelOf: LabelOf | undefined }) {
  const { t, language } = useTranslate();
  const labelFor = useHistoryLabel(labelOf);
  const { actor, as } = entry;
  const isMade = entry.changes.length > FEW && entry.changes.every(({ before }) => before === null);
  const changes = isMade ? [] : entry.changes;
  const told = changes.flatMap((change) => {
    const label = labelFor(change.field);
    return label === undefined ? [] : [{ ...change, label }];
  });
  const others = changes.length - told.length;
  const by =
    actor?.name || (actor ? t('administration.history.somebody') : t('administration.history.nobody'));
  const read = (value: string | null) =>
    value === 'true' ? t('administration.yes') : value === 'false' ? t('administration.no') : value;
  const who = as ? t('administration.history.as', { name: by, as: as.name }) : by;
  return (
    <li className="relative grid gap-1 pl-5 before:absolute before:top-3 before:left-0 before:w-3 before:border-t before:border-line-strong">
      <p className="wrap-anywhere">{entry.text}</p>
      {told.map(({ field, label, before, after }) => {
        const [was, is] = whatDiffers(read(before) ?? '', read(after) ?? '');
        return (
          <p key={field} className="text-small text-text-soft wrap-anywhere">
            {label}: {was && <s className="text-text-muted">{was}</s>} →{' '}
            <b className="font-medium">{is || '–'}</b>
          </p>
        );
      })}
      {others > 0 && (
        <p className="text-small text-text-soft">{t('administration.history.others', { count: others })}</p>
      )}
      <p className="text-small text-text-muted">
        {who}, {formatDateTime(entry.at, language, 'short')}
      </p>
    </li>
  );
}
