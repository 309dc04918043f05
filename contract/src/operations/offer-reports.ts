import { z } from 'zod';
import { rule } from '../core/field-keys.ts';
import { operation } from '../core/operation.ts';
import { Email, Id, text } from '../core/primitives.ts';
import { Honeypot } from './offer-contacts.ts';

/** The kind of problem that a person reports about an offer. */
export const ReportReason = z.enum(['SPAM', 'WRONG', 'ILLEGAL', 'OTHER']);
export type ReportReason = z.infer<typeof ReportReason>;

/** A report about something illegal, or about another problem, needs a text. */
export const OfferReportWrite = z
  .strictObject({
    reason: ReportReason,
    text: text(2000).default(''),
    email: Email.optional().meta({ description: 'The address for a message about the outcome' }),
    homepage: Honeypot,
  })
  .refine(
    ({ reason, text: said }) => said.trim() !== '' || reason === 'SPAM' || reason === 'WRONG',
    rule('notBlank', 'text'),
  );
export type OfferReportWrite = z.infer<typeof OfferReportWrite>;

export const offerReports = {
  create: operation({
    method: 'POST',
    path: '/offers/{offerId}/reports',
    access: 'public',
    summary:
      'Tell the operator that something is wrong with an offer; counted once for each person and offer, a second time changes nothing',
    openToReader: true,
    refusedToImpersonator: true,
    params: z.object({ offerId: Id }),
    body: OfferReportWrite,
    response: null,
    status: 202,
    errors: ['not_found.offer'],
  }),
};
