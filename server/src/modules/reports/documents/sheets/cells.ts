import type { OutputCell } from '../../../../platform/text/csv-writer.ts';

/** Numbers of a report are shortest decimals; a spreadsheet knows no exponent of theirs that it would not write itself. */
export const numberCell = (value: number | null | undefined): OutputCell =>
  value === null || value === undefined ? null : { number: String(value) };

export const shareCell = (share: number | null | undefined): OutputCell =>
  share === null || share === undefined ? null : { number: String(share), share: true };

export const dayCell = (day: string | null | undefined): OutputCell =>
  day === null || day === undefined ? null : { day };
