import { createStore, type Store } from '../../../design-system/behaviour/store.ts';
import type { FileTransfer } from '../../../design-system/feedback/file-transfer.tsx';

export interface Sending<Target> {
  signal: AbortSignal;
  onProgress: (share: number) => void;
  /** The upload replaces the content of this file; undefined means a new file. */
  target: Target | undefined;
}

interface UploadNeeds<Target> {
  send: (file: File, sending: Sending<Target>) => Promise<void>;
  /** Returns why the upload failed; undefined if there is nothing to say. */
  explain: (error: unknown) => Promise<string | undefined>;
  /** Returns what is wrong with a file before it is sent. */
  refuse: (file: File) => string | undefined;
  /** All chosen files have been uploaded, failed or were cancelled. */
  onSettled: (arrived: number) => void;
}

export interface Uploads<Target> extends Pick<Store<readonly FileTransfer[]>, 'get' | 'subscribe'> {
  add(files: readonly File[], target?: Target): void;
  /** Removes a file from the list and cancels its upload. */
  dismiss(transfer: FileTransfer): void;
  cancelAll(): void;
}

/** More uploads at the same time only make each of them slower. */
const AT_ONCE = 3;

interface Waiting<Target> {
  key: string;
  file: File;
  target: Target | undefined;
}

/** A few files are uploaded at the same time, each with its own progress and outcome. */
export function createUploads<Target>({
  send,
  explain,
  refuse,
  onSettled,
}: UploadNeeds<Target>): Uploads<Target> {
  const transfers = createStore<readonly FileTransfer[]>([]);
  const controllers = new Map<string, AbortController>();
  let waiting: Waiting<Target>[] = [];
  let lastKey = 0;
  let arrived = 0;

  const change = (key: string, news: Partial<FileTransfer>) =>
    transfers.set(transfers.get().map((each) => (each.key === key ? { ...each, ...news } : each)));
  const drop = (key: string | undefined) => transfers.set(transfers.get().filter((each) => each.key !== key));

  async function deliver({ key, file, target }: Waiting<Target>): Promise<void> {
    const controller = new AbortController();
    controllers.set(key, controller);
    try {
      await send(file, {
        signal: controller.signal,
        target,
        onProgress: (progress) => change(key, { progress }),
      });
      arrived += 1;
      drop(key);
    } catch (error) {
      if (!controller.signal.aborted) change(key, { error: (await explain(error)) ?? '' });
    } finally {
      controllers.delete(key);
      next();
    }
  }

  function next(): void {
    while (controllers.size < AT_ONCE && waiting.length > 0) {
      const [first, ...others] = waiting;
      waiting = others;
      if (first) void deliver(first);
    }
    if (controllers.size > 0) return;
    const count = arrived;
    arrived = 0;
    if (count > 0) onSettled(count);
  }

  function callBack(key: string | undefined): void {
    waiting = waiting.filter((each) => each.key !== key);
    controllers.get(key ?? '')?.abort();
    drop(key);
  }

  return {
    get: transfers.get,
    subscribe: transfers.subscribe,
    add(files, target) {
      const added = files.map((file) => {
        lastKey += 1;
        return { key: `${lastKey}`, file, target, error: refuse(file) };
      });
      transfers.set([
        ...transfers.get(),
        ...added.map(({ key, file, error }) => ({ key, name: file.name, ...(error && { error }) })),
      ]);
      waiting = [...waiting, ...added.filter(({ error }) => !error)];
      next();
    },
    dismiss: ({ key }) => callBack(key),
    cancelAll() {
      for (const { key } of transfers.get()) callBack(key);
    },
  };
}

/** Leaving the page now would lose something. */
export const isUnderWay = (transfers: readonly FileTransfer[]): boolean =>
  transfers.some(({ error }) => error === undefined);
