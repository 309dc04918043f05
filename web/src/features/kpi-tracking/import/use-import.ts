import type { Language } from '@metra/contract/primitives';
import { useRef, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-text.ts';
import { events } from '../../../lib/events.ts';
import { randomKey } from '../../../lib/random-key.ts';
import { type Mending, mendedRows, nothingMended, rowsFile } from './import-rows.ts';

export type Preview = Awaited<ReturnType<typeof api.kpiImport.preview>>;
export type Result = Awaited<ReturnType<typeof api.kpiImport.commit>>;

export interface ImportSettings {
  numbers: Language;
  sheet?: string | undefined;
}

interface Work {
  name: string;
  file: File;
  settings: ImportSettings;
  preview: Preview;
  mending: Mending;
}

type Busy = 'reading' | 'checking' | 'saving' | null;

/** From a file over its preview to what was imported. Nothing is written before the last step. */
export function useImport(language: Language) {
  const [work, setWork] = useState<Work | null>(null);
  const [busy, setBusy] = useState<Busy>(null);
  const [error, setError] = useState<string>();
  const [result, setResult] = useState<Result | null>(null);
  const attempt = useRef({ content: '', key: '' });
  const running = useRef<AbortController>(undefined);

  async function ask(kind: Exclude<Busy, null>, act: (signal: AbortSignal) => Promise<void>) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setBusy(kind);
    setError(undefined);
    try {
      await act(controller.signal);
    } catch (failure) {
      if (controller.signal.aborted) return;
      setError(await errorText(failure));
    }
    if (running.current === controller) setBusy(null);
  }

  const read = (file: File, settings: ImportSettings) =>
    ask('reading', async (signal) => {
      const preview = await api.kpiImport.preview({ body: settings }, { file, signal });
      setWork({ name: file.name, file, settings, preview, mending: nothingMended });
    });

  return {
    work,
    busy,
    error,
    result,
    open(file: File) {
      setResult(null);
      return read(file, { numbers: language });
    },
    /** The file is read again in another manner; what was mended was mended in the old one. */
    reread: (change: Partial<ImportSettings>) => work && read(work.file, { ...work.settings, ...change }),
    /** The rows are looked at again, with what was mended. */
    async mend(mending: Mending) {
      if (!work) return;
      setWork({ ...work, mending });
      await ask('checking', async (signal) => {
        const rows = mendedRows(work.preview.rows, mending);
        const body = { numbers: work.settings.numbers };
        const preview = await api.kpiImport.preview({ body }, { file: rowsFile(rows), signal });
        const { sheets, sheet, columns, ignored } = work.preview;
        setWork({
          ...work,
          preview: { ...preview, sheets, sheet, columns, ignored },
          mending: { cells: new Map(), left: new Set() },
        });
      });
    },
    commit: (confirmed: boolean) =>
      work &&
      ask('saving', async (signal) => {
        const rows = mendedRows(work.preview.rows, work.mending);
        const file = rowsFile(rows);
        const content = `${confirmed} ${JSON.stringify(rows)}`;
        // The same rows sent again, because the answer was lost, are imported once.
        if (attempt.current.content !== content) attempt.current = { content, key: randomKey() };
        const body = { numbers: work.settings.numbers, confirmed };
        const done = await api.kpiImport.commit(
          { body },
          { file, signal, idempotencyKey: attempt.current.key },
        );
        const kpiIds = [...new Set(work.preview.rows.flatMap(({ kpi }) => (kpi ? [kpi.id] : [])))];
        events.emit('kpiRecordChanged', { kpiIds });
        setResult(done);
        setWork(null);
      }),
    close() {
      running.current?.abort();
      setWork(null);
      setResult(null);
      setError(undefined);
      setBusy(null);
    },
  };
}

export type Importing = ReturnType<typeof useImport>;
