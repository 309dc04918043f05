import type { KpiRecord, RecordChange, RecordState } from '@metra/contract/shapes/kpi-record-shapes';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { DialogBody } from '../../../design-system/dialog/dialog.tsx';
import { Spinner } from '../../../design-system/feedback/spinner.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { api } from '../../../lib/api/api.ts';
import { events } from '../../../lib/api/events.ts';
import { LoadError } from '../../../lib/errors/load-error.tsx';
import { reportError } from '../../../lib/errors/report-error.ts';
import { formatDateTime } from '../../../lib/formats/date-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { companyDataQueries } from '../company-data.queries.ts';
import { changedParts } from './changed-parts.ts';

interface RecordChangesProps {
  record: KpiRecord;
  onDone: () => void;
}

/** The list shows the changes of a record with person, time and values, and can restore one. */
export function RecordChanges({ record, onDone }: RecordChangesProps) {
  const { t } = useTranslate();
  const query = useInfiniteQuery(companyDataQueries.changes(record.id));
  const present = useQuery(companyDataQueries.record(record.id));
  const [busy, setBusy] = useState<number | null>(null);

  async function restore(change: RecordChange) {
    setBusy(change.id);
    try {
      await api.kpiRecords.restoreChange({
        params: { kpiRecordId: record.id, changeId: change.id },
        body: { version: present.data?.version ?? record.version },
      });
      showToast({ variant: 'success', title: t('records.restored') });
      onDone();
    } catch (error) {
      await reportError(error);
    } finally {
      setBusy(null);
      events.emit('kpiRecordChanged', { kpiIds: [record.kpiId] });
    }
  }

  if (!query.data)
    return (
      <DialogBody>
        {query.error ? (
          <LoadError title={t('company-data.changes.error')} query={query} />
        ) : (
          <Spinner size={24} />
        )}
      </DialogBody>
    );
  const changes = query.data.pages.flatMap(({ items }) => items);
  return (
    <DialogBody>
      <ol className="divide-y divide-line *:py-4">
        {changes.map((change) => (
          <Change
            key={change.id}
            change={change}
            busy={busy === change.id}
            onRestore={() => void restore(change)}
          />
        ))}
      </ol>
      {query.hasNextPage && (
        <Button size="sm" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('company-data.records.more')}
        </Button>
      )}
    </DialogBody>
  );
}

interface ChangeProps {
  change: RecordChange;
  busy: boolean;
  onRestore: () => void;
}

function Change({ change, busy, onRestore }: ChangeProps) {
  const { t, language } = useTranslate();
  const by = change.by?.name ?? t('records.someone');
  return (
    <li>
      <p className="type-small text-text-muted">{formatDateTime(change.at, language, 'short')}</p>
      <p className="font-medium">
        {t(`company-data.changes.${change.kind}`, { by })}
        {change.via === 'IMPORT' && <> ({t('company-data.changes.byImport')})</>}
        {change.via === 'TAKE_BACK' && <> ({t('company-data.changes.byTakeBack')})</>}
      </p>
      <Difference before={change.before} after={change.after} />
      {change.before && (
        <Button size="sm" className="mt-2" loading={busy} onClick={onRestore}>
          {t('company-data.changes.restore')}
        </Button>
      )}
    </li>
  );
}

function Difference({ before, after }: { before: RecordState | null; after: RecordState | null }) {
  const { t, language } = useTranslate();
  const parts = changedParts(before, after, language);
  if (parts.length === 0) return null;
  return (
    <dl className="mt-2 grid gap-1 text-ui">
      {parts.map(({ name, from, to }) => (
        <div key={name} className="grid grid-cols-[96px_minmax(0,1fr)] gap-3">
          <dt className="text-text-muted">{t(`company-data.changes.part.${name}`)}</dt>
          <dd>
            {from !== null && <del className="text-text-muted">{from}</del>}{' '}
            {to !== null && <ins className="font-medium no-underline">{to}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
