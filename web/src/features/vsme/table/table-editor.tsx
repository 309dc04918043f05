import type { DisclosureTable } from '@metra/contract/shapes/standard-shapes';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { Notice } from '../../../design-system/feedback/notice.tsx';
import { Spinner } from '../../../design-system/feedback/spinner.tsx';
import { Pagination } from '../../../design-system/navigation/pagination.tsx';
import { LoadError } from '../../../lib/errors/load-error.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import type { Entry } from '../answers/answer-drafts.ts';
import { DraftNote } from '../answers/draft-note.tsx';
import { draftKey } from '../answers/stored-drafts.ts';
import { useVsme } from '../vsme-context.ts';
import { EditedRows } from './edited-rows.tsx';
import { pasteIntoTable } from './paste-dialog.tsx';
import { TableConflict } from './table-conflict.tsx';
import { type CellProblem, emptyRow, type RawRow, readRows } from './table-rows.ts';
import { type ChangeRows, useTableRows } from './use-table-rows.ts';

const PAGE = 25;
const MOST = 2000;

interface TableEditorProps {
  of: DisclosureTable;
  code: string;
  startWith: 'add' | 'paste' | null;
  onClose: () => void;
}

/**
 * The editor shows all rows of a table as fields. It stores them with every key stroke and saves them
 * together.
 */
export function TableEditor(props: TableEditorProps) {
  const { t } = useTranslate();
  const { entry, present, rows, change } = useTableRows(props.of, props.code);
  if (rows) return <OpenTable {...props} entry={entry} rows={rows} change={change} />;
  return present.error ? (
    <div className="p-5">
      <LoadError title={t('reporting.vsme.table.error')} query={present} />
    </div>
  ) : (
    <div className="flex justify-center p-6">
      <Spinner size={24} />
    </div>
  );
}

interface OpenTableProps extends Omit<TableEditorProps, 'code'> {
  entry: Entry | undefined;
  rows: readonly RawRow[];
  change: ChangeRows;
}

function OpenTable({ of, startWith, onClose, entry, rows, change }: OpenTableProps) {
  const { t, language } = useTranslate();
  const { year, drafts, goOn } = useVsme();
  const key = draftKey({ year: year.year, name: of.name });
  const [page, setPage] = useState(1);
  const [problems, setProblems] = useState<readonly CellProblem[]>([]);
  const [focusOn, setFocusOn] = useState<number | null>(null);
  const begun = useRef(false);

  function add() {
    const row = emptyRow(of, rows);
    change((known) => [...known, row]);
    setPage(Math.ceil((rows.length + 1) / PAGE));
    setFocusOn(row.id);
  }

  async function paste() {
    const pasted = await pasteIntoTable(of, rows, year.standard.version);
    if (pasted) change(() => pasted);
  }

  useEffect(() => {
    if (begun.current || startWith === null) return;
    begun.current = true;
    if (startWith === 'add') add();
    else void paste();
  });

  /** Returns the rows in the server's format, or shows what the server would refuse. */
  function readOrShow(wanted: readonly RawRow[]) {
    const parsed = readRows(of, wanted, language);
    setProblems(parsed.problems ?? []);
    if (!parsed.problems) return parsed.body;
    const first = wanted.findIndex(({ id }) => id === parsed.problems[0]?.id);
    setPage(Math.floor(Math.max(0, first) / PAGE) + 1);
    return undefined;
  }

  async function save() {
    const body = readOrShow(rows);
    if (body === undefined) return;
    if (!entry) return onClose();
    if (await drafts.save(key, body)) goOn(of.name);
  }

  async function saveOver(wanted: readonly RawRow[]) {
    change(() => wanted);
    const body = readOrShow(wanted);
    if (body !== undefined && (await drafts.keepMine(key, body))) goOn(of.name);
  }

  const theirs = entry?.state.kind === 'conflict' ? entry.state.theirs : undefined;
  const shown = rows.slice((page - 1) * PAGE, page * PAGE);
  return (
    <div className="pb-4">
      <EditedRows of={of} rows={shown} all={rows} problems={problems} focusOn={focusOn} change={change} />
      <div className="grid gap-4 px-5 pt-4 sm:px-6">
        <Pagination page={page} pageSize={PAGE} total={rows.length} onChange={setPage} />
        {problems.length > 0 && (
          <Notice tone="danger">{t('reporting.vsme.table.problems', { count: problems.length })}</Notice>
        )}
        {theirs && 'columns' in theirs && theirs.rowCount > 0 ? (
          <TableConflict
            theirs={theirs}
            madeFrom={entry?.draft.version ?? 0}
            mine={rows}
            onSave={(joined) => void saveOver(joined)}
            onDiscard={() => drafts.discard(key)}
          />
        ) : (
          <DraftNote
            entry={entry}
            mine={t('reporting.vsme.table.count', { count: rows.length })}
            onMine={() => void saveOver(rows)}
            onTheirs={() => drafts.discard(key)}
          />
        )}
        <div className="flex flex-wrap justify-between gap-2">
          {!theirs && (
            <div className="flex flex-wrap gap-2">
              <Button loading={entry?.state.kind === 'saving'} disabled={!entry} onClick={() => void save()}>
                {t('reporting.vsme.table.save')}
              </Button>
              <Button
                variant="quiet"
                onClick={() => {
                  drafts.discard(key);
                  onClose();
                }}
              >
                {t(entry ? 'reporting.vsme.discard' : 'reporting.vsme.close')}
              </Button>
            </div>
          )}
          <div className="flex flex-wrap gap-2">
            <Button variant="quiet" disabled={rows.length >= MOST} onClick={() => void paste()}>
              {t('reporting.vsme.table.paste')}
            </Button>
            <Button icon={<Plus size={16} />} disabled={rows.length >= MOST} onClick={add}>
              {t('reporting.vsme.table.add')}
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
}
