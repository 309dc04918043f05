import type { DisclosureTable } from '@metra/contract/standard-shapes';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../design-system/button.tsx';
import { Notice } from '../../../design-system/notice.tsx';
import { Pagination } from '../../../design-system/pagination.tsx';
import { Spinner } from '../../../design-system/spinner.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { LoadError } from '../../../lib/load-error.tsx';
import { useDraft } from '../answers/current-answer-drafts.ts';
import { DraftNote } from '../answers/draft-note.tsx';
import { draftKey } from '../answers/kept-drafts.ts';
import { useVsme } from '../vsme-context.ts';
import { EditedRows } from './edited-rows.tsx';
import { pasteIntoTable } from './paste-dialog.tsx';
import { tableQueries } from './table.queries.ts';
import { type CellProblem, emptyRow, type RawRow, rawRowsOf, readRows } from './table-rows.ts';

const PAGE = 25;
const MOST = 2000;

interface TableEditorProps {
  of: DisclosureTable;
  code: string;
  /** Begin with a new row, or with a block from a spreadsheet. */
  startWith: 'add' | 'paste' | null;
  onClose: () => void;
}

/** All rows of a table to be typed into; they are kept with every key stroke and saved as a whole. */
export function TableEditor(props: TableEditorProps) {
  const { of } = props;
  const { t, language } = useTranslate();
  const { year, drafts } = useVsme();
  const entry = useDraft(drafts, year.year, of.name);
  const present = useQuery({
    ...tableQueries.wholeTable(year.year, of),
    enabled: entry === undefined,
  });
  if (entry) return <OpenTable {...props} rows={entry.draft.raw as readonly RawRow[]} />;
  if (present.error)
    return (
      <div className="p-5">
        <LoadError title={t('reporting.vsme.table.error')} query={present} />
      </div>
    );
  if (!present.data)
    return (
      <div className="flex justify-center p-6">
        <Spinner size={24} />
      </div>
    );
  return <OpenTable {...props} rows={rawRowsOf(of, present.data, language)} />;
}

function OpenTable({ of, code, startWith, onClose, rows }: TableEditorProps & { rows: readonly RawRow[] }) {
  const { t, language } = useTranslate();
  const { year, drafts, goOn } = useVsme();
  const entry = useDraft(drafts, year.year, of.name);
  const key = draftKey({ year: year.year, name: of.name });
  const [page, setPage] = useState(1);
  const [problems, setProblems] = useState<readonly CellProblem[]>([]);
  const [focusOn, setFocusOn] = useState<number | null>(null);
  const begun = useRef(false);

  const type = (next: readonly RawRow[]) =>
    drafts.type({ year: year.year, name: of.name, code, label: of.label, raw: next, version: of.version });

  function add() {
    const row = emptyRow(of, rows);
    type([...rows, row]);
    setPage(Math.ceil((rows.length + 1) / PAGE));
    setFocusOn(row.id);
  }

  async function paste() {
    const pasted = await pasteIntoTable(of, rows, year.standard.version);
    if (pasted) type(pasted);
  }

  useEffect(() => {
    if (begun.current || startWith === null) return;
    begun.current = true;
    if (startWith === 'add') add();
    else void paste();
  });

  async function save() {
    const reading = readRows(of, rows, language);
    if (reading.problems) {
      setProblems(reading.problems);
      const first = rows.findIndex(({ id }) => id === reading.problems[0]?.id);
      setPage(Math.floor(Math.max(0, first) / PAGE) + 1);
      return;
    }
    setProblems([]);
    if (!entry) return onClose();
    if (await drafts.save(key, reading.body)) goOn(of.name);
  }

  function keepMine() {
    const reading = readRows(of, rows, language);
    if (reading.problems) setProblems(reading.problems);
    else void drafts.keepMine(key, reading.body);
  }

  const shown = rows.slice((page - 1) * PAGE, page * PAGE);
  return (
    <div className="pb-4">
      <EditedRows
        of={of}
        rows={shown}
        all={rows}
        problems={problems}
        focusOn={focusOn}
        onChange={(row) => type(rows.map((one) => (one.id === row.id ? row : one)))}
        onRemove={(id) => type(rows.filter((one) => one.id !== id))}
        onRows={type}
      />
      <div className="grid gap-4 px-5 pt-4 sm:px-6">
        <Pagination page={page} pageSize={PAGE} total={rows.length} onChange={setPage} />
        {problems.length > 0 && (
          <Notice tone="danger">{t('reporting.vsme.table.problems', { count: problems.length })}</Notice>
        )}
        <DraftNote
          entry={entry}
          mine={t('reporting.vsme.table.count', { count: rows.length })}
          onMine={keepMine}
          onTheirs={() => drafts.discard(key)}
        />
        <div className="flex flex-wrap justify-between gap-2">
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
