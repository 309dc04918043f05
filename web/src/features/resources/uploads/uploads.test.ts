import { expect, test, vi } from 'vitest';
import { createUploads, isUnderWay } from './uploads.ts';

const aFile = (name: string) => new File(['x'], name);

function setUp(refuse: (file: File) => string | undefined = () => undefined) {
  const sent: {
    name: string;
    signal: AbortSignal;
    onProgress: (share: number) => void;
    end: () => void;
    fail: () => void;
  }[] = [];
  const onSettled = vi.fn();
  const uploads = createUploads({
    send: ({ name }, { signal, onProgress }) =>
      new Promise<void>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        sent.push({ name, signal, onProgress, end: resolve, fail: () => reject(new Error('away')) });
      }),
    explain: async () => 'Keine Verbindung.',
    refuse,
    onSettled,
  });
  const names = () => sent.map(({ name }) => name);
  return { uploads, sent, names, onSettled };
}

test('three are sent at once, the next when one has arrived; progress is told', async () => {
  const { uploads, sent, names, onSettled } = setUp();
  uploads.add(['a', 'b', 'c', 'd'].map(aFile));
  expect(names()).toEqual(['a', 'b', 'c']);
  sent[0]?.onProgress(0.5);
  expect(uploads.get()[0]).toMatchObject({ name: 'a', progress: 0.5 });
  sent[0]?.end();
  await vi.waitFor(() => expect(names()).toEqual(['a', 'b', 'c', 'd']), 30_000);
  expect(uploads.get().map(({ name }) => name)).toEqual(['b', 'c', 'd']);
  expect(onSettled).not.toHaveBeenCalled();
  for (const each of sent) each.end();
  await vi.waitFor(() => expect(onSettled).toHaveBeenCalledExactlyOnceWith(4), 30_000);
  expect(uploads.get()).toEqual([]);
});

test('one that fails says why and keeps nobody waiting', async () => {
  const { uploads, sent, onSettled } = setUp();
  uploads.add([aFile('a'), aFile('b')]);
  sent[0]?.fail();
  sent[1]?.end();
  await vi.waitFor(
    () => expect(uploads.get()).toMatchObject([{ name: 'a', error: 'Keine Verbindung.' }]),
    30_000,
  );
  await vi.waitFor(() => expect(onSettled).toHaveBeenCalledExactlyOnceWith(1), 30_000);
  expect(isUnderWay(uploads.get())).toBe(false);
  const [failed] = uploads.get();
  if (failed) uploads.dismiss(failed);
  expect(uploads.get()).toEqual([]);
});

test('one that does not fit is never sent', () => {
  const { uploads, names } = setUp(({ name }) => (name === 'big' ? 'Zu groß.' : undefined));
  uploads.add([aFile('big'), aFile('small')]);
  expect(names()).toEqual(['small']);
  expect(uploads.get()).toMatchObject([{ name: 'big', error: 'Zu groß.' }, { name: 'small' }]);
});

test('two of one name are two; called back, one is gone and the other goes on', async () => {
  const { uploads, sent, onSettled } = setUp();
  uploads.add([aFile('a'), aFile('a')]);
  const [first] = uploads.get();
  expect(new Set(uploads.get().map(({ key }) => key)).size).toBe(2);
  if (first) uploads.dismiss(first);
  expect(sent[0]?.signal.aborted).toBe(true);
  expect(uploads.get()).toHaveLength(1);
  sent[1]?.end();
  await vi.waitFor(() => expect(onSettled).toHaveBeenCalledExactlyOnceWith(1), 30_000);
});

test('leaving the page cancels all uploads, also waiting ones', async () => {
  const { uploads, sent, names, onSettled } = setUp();
  uploads.add(['a', 'b', 'c', 'd'].map(aFile));
  expect(isUnderWay(uploads.get())).toBe(true);
  uploads.cancelAll();
  await vi.waitFor(() => expect(sent.every(({ signal }) => signal.aborted)).toBe(true), 30_000);
  expect(uploads.get()).toEqual([]);
  expect(names()).toEqual(['a', 'b', 'c']);
  expect(onSettled).not.toHaveBeenCalled();
});
