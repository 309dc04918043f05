import { act, renderHook, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { useSingleCall } from './use-single-call.ts';

test('a token is sent once, even if the component is mounted twice', async () => {
  const call = vi.fn(async () => 'answered');
  const { result } = renderHook(() => useSingleCall('once', call), { wrapper: StrictMode });
  await waitFor(() => expect(result.current.outcome).toEqual({ status: 'done', answer: 'answered' }));
  const again = renderHook(() => useSingleCall('once', call), { wrapper: StrictMode });
  await waitFor(() => expect(again.result.current.outcome).toEqual({ status: 'done', answer: 'answered' }));
  expect(call).toHaveBeenCalledTimes(1);
  expect(call).toHaveBeenCalledWith('once');
});

test('a failed call is repeated only if somebody asks for it', async () => {
  const error = new Error('no connection');
  const call = vi.fn<(token: string) => Promise<unknown>>().mockRejectedValueOnce(error).mockResolvedValue(1);
  const { result } = renderHook(() => useSingleCall('retried', call), { wrapper: StrictMode });
  await waitFor(() => expect(result.current.outcome).toEqual({ status: 'failed', error }));
  expect(call).toHaveBeenCalledTimes(1);
  act(() => result.current.repeat());
  await waitFor(() => expect(result.current.outcome).toEqual({ status: 'done', answer: 1 }));
  expect(call).toHaveBeenCalledTimes(2);
});

test('without a token nothing is sent', () => {
  const call = vi.fn(async () => undefined);
  renderHook(() => useSingleCall(undefined, call), { wrapper: StrictMode });
  expect(call).not.toHaveBeenCalled();
});
