import type { RecordQuestion } from '@metra/contract/shapes/kpi-record-shapes';
import { hasKey, isClientError } from '../../lib/errors/errors.ts';

/**
 * What is unusual about a value, as the server asks about it: it lies far off (with the limit or the value before), or
 * contradicts values of other KPIs (with the question). Sent back as it came, it says what was confirmed.
 */
export type Oddity = RecordQuestion;

const ODD = ['minimum', 'maximum', 'maxChange', 'crossCheck'] as const satisfies Oddity['key'][];

/** Everything the server asks about; undefined where it refused something else. */
export function odditiesIn(error: unknown): readonly Oddity[] | undefined {
  if (!isClientError(error) || !hasKey(error, 'kpi_record.implausible')) return undefined;
  return error.fields.flatMap(({ key, detail = '' }): Oddity[] => {
    const odd = ODD.find((one) => one === key);
    return odd ? [{ key: odd, detail }] : [];
  });
}
