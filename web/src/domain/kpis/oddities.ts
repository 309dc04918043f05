import type { RecordQuestion } from '@metra/contract/shapes/kpi-record-shapes';
import { hasKey, isClientError } from '../../lib/errors/errors.ts';

/**
 * The server asks about a value that differs much from a limit or the previous value, or contradicts values of
 * other KPIs. Sending an oddity back unchanged confirms it.
 */
export type Oddity = RecordQuestion;

const ODD = ['minimum', 'maximum', 'maxChange', 'crossCheck'] as const satisfies Oddity['key'][];

/** It is undefined when the server refused something else. */
export function odditiesIn(error: unknown): readonly Oddity[] | undefined {
  if (!isClientError(error) || !hasKey(error, 'kpi_record.implausible')) return undefined;
  return error.fields.flatMap(({ key, detail = '' }): Oddity[] => {
    const odd = ODD.find((one) => one === key);
    return odd ? [{ key: odd, detail }] : [];
  });
}
