import type { OutputCell } from '../../../../platform/text/csv-writer.ts';

/** Report values are shortest decimals without an exponent, so they can be written as numbers unchanged. */
export const numberCell = (value: number | null | undefined): OutputCell =>
  value === null || value === undefined ? null : { number: String(value) };

export const shareCell = (share: number | null | undefined): OutputCell =>
  share === null || share === undefined ? null : { number: String(share), share: true };

export const dayCell = (day: string | null | undefined): OutputCell =>
  day === null || day === undefined ? null : { day };
