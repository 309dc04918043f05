import { ClientError } from '@metra/contract/core/client-error';
import { act, renderHook } from '@testing-library/react';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../../../lib/api/api.ts';
import { cancelDownload, download, useDownload } from './report-download.ts';

const saved = vi.hoisted(() => vi.fn());
vi.mock('../../../lib/browser/save-file.ts', () => ({ saveFile: saved }));

const wanted = { year: 2026, format: 'pdf', language: 'de', fileName: 'Bericht.pdf' } as const;
const preparing = new ClientError('later', {
  id: 'x',
  type: 'api',
  status: 409,
  i18nKey: 'report.in_preparation',
  retryAfter: 3,
});
const call = vi.spyOn(api.reportExport, 'download');

beforeEach(() => {
  vi.useFakeTimers();
  saved.mockClear();
  call.mockReset();
});

afterEach(() => {
  cancelDownload();
  vi.useRealTimers();
});

test('a file that takes a while is asked for again, and saved when it is there', async () => {
  const file = new Blob(['%PDF']);
  call.mockRejectedValueOnce(preparing).mockResolvedValueOnce(file);
  const { result } = renderHook(useDownload);
  await act(async () => void download(wanted));
  expect(result.current?.state).toBe('making');
  await act(() => vi.advanceTimersByTimeAsync(2_900));
  expect(call).toHaveBeenCalledOnce();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(saved).toHaveBeenCalledWith(file, 'Bericht.pdf');
  expect(result.current).toBeNull();
});

test('a cancelled download gives no file', async () => {
  call.mockRejectedValue(preparing);
  const { result } = renderHook(useDownload);
  await act(async () => void download(wanted));
  act(cancelDownload);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(call).toHaveBeenCalledOnce();
  expect(result.current).toBeNull();
  expect(saved).not.toHaveBeenCalled();
});

test('a refusal is told', async () => {
  const refusal = new ClientError('no', { id: 'x', type: 'api', status: 422, i18nKey: 'report.too_large' });
  call.mockRejectedValueOnce(refusal);
  const { result } = renderHook(useDownload);
  await act(async () => void download(wanted));
  expect(result.current).toMatchObject({ state: 'failed', error: refusal });
});
