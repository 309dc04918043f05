import type { Language } from '@metra/contract/core/primitives';
import type { Quality } from '@metra/contract/shapes/kpi-record-shapes';
import { useRef, useState } from 'react';
import { showTakeBackResult, takeBackBatch } from '../../../domain/kpis/take-back.ts';
import { rememberQuality, usualQuality } from '../../../domain/kpis/usual-quality.ts';
import { api } from '../../../lib/api/api.ts';
import { events } from '../../../lib/api/events.ts';
import { randomKey } from '../../../lib/api/random-key.ts';
import { errorText } from '../../../lib/errors/error-text.ts';
import { type Corrections, correctedRows, noCorrections, rowsFile } from './import-rows.ts';

export type Preview = Awaited<ReturnType<typeof api.kpiImport.preview>>;
export type Result = Awaited<ReturnType<typeof api.kpiImport.commit>>;

export interface ImportSettings {
  numbers: Language;
  quality: Quality;
  sheet?: string | undefined;
}

interface Work {
  name: string;
  file: File;
  settings: ImportSettings;
  preview: Preview;
  corrections: Corrections;
}

type Busy = 'reading' | 'checking' | 'saving' | 'takingBack' | null;

/** Leads from a file through its preview to the import. Nothing is written before the last step. */
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
      setWork({ name: file.name, file, settings, preview, corrections: noCorrections });
    });

  async function check(next: Work) {
    setWork(next);
    await ask('checking', async (signal) => {
      const rows = correctedRows(next.preview.rows, next.corrections);
      const { numbers, quality } = next.settings;
      const body = { numbers, quality };
      const preview = await api.kpiImport.preview({ body }, { file: rowsFile(rows), signal });
      const { sheets, sheet, columns, ignored } = next.preview;
      setWork({
        ...next,
        preview: { ...preview, sheets, sheet, columns, ignored },
        corrections: noCorrections,
      });
    });
  }

  return {
    work,
    busy,
    error,
    result,
    open(file: File) {
      setResult(null);
      return read(file, { numbers: language, quality: usualQuality() });
    },
    /** Reads the file again with other settings. Corrections belong to the old rows and are dropped. */
    reread: (change: Partial<ImportSettings>) => work && read(work.file, { ...work.settings, ...change }),
    /** The quality applies to all rows that do not state their own. */
    async say(quality: Quality) {
      if (!work) return;
      rememberQuality(quality);
      await check({ ...work, settings: { ...work.settings, quality } });
    },
    /** The server checks the corrected rows again. */
    correct: (corrections: Corrections) => work && check({ ...work, corrections }),
    commit: (confirmed: boolean) =>
      work &&
      ask('saving', async (signal) => {
        const rows = correctedRows(work.preview.rows, work.corrections);
        const file = rowsFile(rows);
        const content = `${confirmed} ${work.settings.quality} ${JSON.stringify(rows)}`;
        // The idempotency key ensures that rows which are sent again after a lost answer are imported once.
        if (attempt.current.content !== content) attempt.current = { content, key: randomKey() };
        const { numbers, quality } = work.settings;
        const body = { numbers, quality, confirmed, fileName: work.name.slice(-255) };
        const done = await api.kpiImport.commit(
          { body },
          { file, signal, idempotencyKey: attempt.current.key },
        );
        const kpiIds = [...new Set(work.preview.rows.flatMap(({ kpi }) => (kpi ? [kpi.id] : [])))];
        events.emit('kpiRecordChanged', { kpiIds });
        setResult(done);
        setWork(null);
      }),
    /** The whole import is undone. */
    async takeBack() {
      if (!result?.batchId) return;
      const { batchId } = result;
      await ask('takingBack', async () => {
        showTakeBackResult(await takeBackBatch(batchId));
        events.emit('kpiRecordChanged', { kpiIds: [] });
        setResult(null);
      });
    },
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
