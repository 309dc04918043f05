import type { KpiRecord } from '@metra/contract/shapes/kpi-record-shapes';
import { Ellipsis, History, Paperclip, PencilLine, Plus, Trash2 } from 'lucide-react';
import { IconButton } from '../../../design-system/buttons/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../design-system/layers/menu.tsx';
import { Table } from '../../../design-system/table/table.tsx';
import type { Column } from '../../../design-system/table/table-types.ts';
import { FuelLinesText } from '../../../domain/kpis/fuels/fuel-lines-text.tsx';
import { recordText, spanText } from '../../../domain/kpis/record-text.ts';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useMayWrite } from '../../../lib/session/for-writers.tsx';
import { deleteRecord } from '../record/delete-record.ts';
import type { KpiDialog } from './kpi-dialogs.tsx';

interface RecordsTableProps {
  records: readonly KpiRecord[];
  onAsk: (dialog: KpiDialog) => void;
}

export function RecordsTable({ records, onAsk }: RecordsTableProps) {
  const { t } = useTranslate();
  return (
    <Table
      caption={t('company-data.records.title')}
      columns={useColumns(onAsk)}
      rows={records}
      rowKey={({ id }) => id}
    />
  );
}

function useColumns(onAsk: RecordsTableProps['onAsk']): readonly Column<KpiRecord>[] {
  const { t, language } = useTranslate();
  const span = ({ periodStart: start, periodEnd: end }: KpiRecord) => spanText({ start, end }, language);
  return [
    {
      key: 'period',
      header: t('company-data.column.period'),
      cell: (record) => (
        <span className="grid">
          <b className="font-medium">{span(record)}</b>
          {record.fuels.length > 0 && <FuelLinesText lines={record.fuels} />}
          {record.note && <span className="type-small text-text-muted">{record.note}</span>}
        </span>
      ),
    },
    {
      key: 'value',
      header: t('company-data.column.value'),
      align: 'end',
      narrow: 'value',
      cell: (record) => (
        <span className={record.value === null ? 'text-text-muted' : 'font-strong'}>
          {recordText(record, language)}
        </span>
      ),
    },
    {
      key: 'quality',
      header: t('company-data.column.quality'),
      cell: ({ quality, value }) => (value === null ? '–' : t(`records.quality.${quality}`)),
    },
    {
      key: 'evidence',
      header: t('company-data.column.evidence'),
      cell: (record) => <EvidenceCell record={record} onAdd={() => onAsk({ kind: 'record', record })} />,
    },
    {
      key: 'author',
      header: t('company-data.column.author'),
      narrow: 'hidden',
      cell: ({ author, updatedAt }) => (
        <span className="type-small text-text-muted">
          {author?.name ?? t('records.someone')}, {formatDate(updatedAt, language, 'short')}
        </span>
      ),
    },
    {
      key: 'actions',
      header: t('company-data.column.actions'),
      headerHidden: true,
      narrow: 'action',
      cell: (record) => (
        <Menu
          trigger={
            <IconButton
              size="sm"
              label={t('company-data.records.actions', { period: span(record) })}
              icon={<Ellipsis size={18} aria-hidden="true" />}
            />
          }
        >
          <RecordChoices record={record} onAsk={onAsk} />
        </Menu>
      ),
    },
  ];
}

/** A table has many menus. A separate component translates the texts of a menu only when it opens. */
function RecordChoices({ record, onAsk }: { record: KpiRecord; onAsk: RecordsTableProps['onAsk'] }) {
  const { t } = useTranslate();
  const isWriter = useMayWrite();
  return (
    <>
      {isWriter && (
        <MenuItem icon={<PencilLine size={16} />} onSelect={() => onAsk({ kind: 'record', record })}>
          {t('company-data.records.edit')}
        </MenuItem>
      )}
      <MenuItem icon={<History size={16} />} onSelect={() => onAsk({ kind: 'changes', record })}>
        {t('company-data.records.changes')}
      </MenuItem>
      {isWriter && (
        <>
          <MenuSeparator />
          <MenuItem danger icon={<Trash2 size={16} />} onSelect={() => void deleteRecord(record)}>
            {t('company-data.records.delete')}
          </MenuItem>
        </>
      )}
    </>
  );
}

function EvidenceCell({ record, onAdd }: { record: KpiRecord; onAdd: () => void }) {
  const { t, language } = useTranslate();
  const [first, ...others] = record.evidence;
  if (!first)
    return (
      <button
        type="button"
        className="inline-flex min-h-(--target) items-center gap-2 rounded-chip text-small text-text-soft underline-offset-3 hover:text-text hover:underline"
        onClick={onAdd}
      >
        <Plus size={15} aria-hidden="true" />
        {t('company-data.records.attach')}
        <span className="sr-only">
          {' '}
          {spanText({ start: record.periodStart, end: record.periodEnd }, language)}
        </span>
      </button>
    );
  return (
    <a
      href={first.url}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-(--target) items-center gap-2 rounded-chip text-small text-text-soft underline-offset-3 hover:text-text hover:underline"
    >
      <Paperclip size={15} aria-hidden="true" />
      <span className="max-w-[160px] truncate">{first.name}</span>
      {others.length > 0 && <span>+{others.length}</span>}
    </a>
  );
}
