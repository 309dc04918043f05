import type { Account } from '@metra/contract/shapes/accounts';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../lib/api/api.ts';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { reportError } from '../../../lib/errors/report-error.ts';

export interface Export {
  /** Bytes that have arrived; undefined when nothing is on its way. */
  bytes: number | undefined;
  isSaved: boolean;
  start: () => Promise<void>;
  cancel: () => void;
}

/** Fetches everything the organisation has here as one file. Leaving the page ends it. */
export function useExport({ organisation }: Account): Export {
  const [bytes, setBytes] = useState<number>();
  const [isSaved, setSaved] = useState(false);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start() {
    const own = new AbortController();
    running.current = own;
    setSaved(false);
    setBytes(0);
    try {
      const file = await api.account.exportData({}, { signal: own.signal, onProgress: setBytes });
      saveFile(file, `metra-${organisation.slug}-${new Date().toISOString().slice(0, 10)}.zip`);
      setSaved(true);
    } catch (error) {
      await reportError(error);
    } finally {
      if (running.current === own) setBytes(undefined);
    }
  }

  return { bytes, isSaved, start, cancel: () => running.current?.abort() };
}
