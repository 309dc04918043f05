import { z } from 'zod';
import { rule } from '../core/field-keys.ts';
import { operation } from '../core/operation.ts';
import { Cents, Count, IsoDate } from '../core/primitives.ts';

/** The period of the bookings, by the date of the document and of the payment. */
const period = {
  from: IsoDate,
  to: IsoDate,
  payments: z.boolean().default(false).meta({ description: 'Whether payments are booked as well' }),
};
const inOrder = ({ from, to }: { from: string; to: string }) => from <= to;

const DatevPeriod = z.object(period).refine(inOrder, rule('endsBeforeStart', 'to'));
export type DatevPeriod = z.infer<typeof DatevPeriod>;

const counted = z.object({ count: Count, sum: Cents.meta({ description: 'Gross' }) });

export const DatevPreview = z.object({
  isConfigured: z.boolean().meta({ description: 'False: the DATEV settings are missing' }),
  chart: z.enum(['SKR03', 'SKR04']).nullable(),
  yearStart: IsoDate.nullable().meta({ description: 'First day of the business year the period lies in' }),
  invoices: counted,
  creditNotes: counted,
  payments: counted,
  withoutAmount: Count.meta({ description: 'Documents with an amount of zero, which are left out' }),
});
export type DatevPreview = z.infer<typeof DatevPreview>;

export const datev = {
  preview: operation({
    method: 'GET',
    path: '/admin/datev',
    access: 'admin',
    summary: 'The content of the DATEV file for a period, without creating it',
    query: DatevPeriod,
    response: DatevPreview,
  }),
  file: operation({
    method: 'GET',
    path: '/admin/datev/file',
    access: 'admin',
    hasEffect: true,
    summary: 'Bookings of a period within one business year, in the DATEV format, for the tax adviser',
    query: DatevPeriod,
    response: null,
    download: ['text/csv'],
    errors: ['datev.not_configured'],
  }),
};
