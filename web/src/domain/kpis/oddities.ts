import { hasKey, isClientError } from '../../lib/errors.ts';

/** What is unusual about a value: it lies far off, or contradicts values of other KPIs. */
export type Oddity =
  | { key: 'minimum' | 'maximum' | 'maxChange' /** The limit, or the value before. */; against: number }
  | { key: 'crossCheck'; question: string };

const ODD = ['minimum', 'maximum', 'maxChange'] as const;

/** What the server finds odd, with the limit or the value before it; undefined where it refused something else. */
export function odditiesIn(error: unknown): readonly Oddity[] | undefined {
  if (!isClientError(error) || !hasKey(error, 'kpi_record.implausible')) return undefined;
  return error.fields.flatMap(({ key, detail }): Oddity[] => {
    if (key === 'crossCheck') return [{ key, question: detail ?? '' }];
    const odd = ODD.find((one) => one === key);
    const against = Number(detail ?? Number.NaN);
    return odd && Number.isFinite(against) ? [{ key: odd, against }] : [];
  });
}
