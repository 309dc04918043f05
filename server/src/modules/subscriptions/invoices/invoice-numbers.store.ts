import type { Tx } from '../../../platform/database/database.ts';

export interface InvoiceNumber {
  year: number;
  sequence: number;
  number: string;
}

const invoiceNumber = (year: number, sequence: number): string =>
  `ME-${year}-${String(sequence).padStart(5, '0')}`;

export const invoiceNumberStore = (tx: Tx) => ({
  /**
   * The next number of a year. Its row stays locked until the transaction ends, so that numbers have no gaps and
   * other transactions wait. Take it last in a transaction.
   */
  async next(year: number): Promise<InvoiceNumber> {
    const { last } = await tx
      .insertInto('invoice_numbers')
      .values({ year, last: 1 })
      .onConflict((conflict) =>
        conflict.column('year').doUpdateSet((row) => ({ last: row('invoice_numbers.last', '+', 1) })),
      )
      .returning('last')
      .executeTakeFirstOrThrow();
    return { year, sequence: last, number: invoiceNumber(year, last) };
  },
});
