import type { AdminInvoice } from '@metra/contract/shapes/billing-shapes';
import { listColumns } from '../../../platform/http/list-export.ts';
import { dayCell, momentOf, moneyCell, numberCell } from '../../../platform/text/exported-sheet.ts';
import { kindWords } from './invoices-sheet.views.ts';

const stateWords = {
  OPEN: { de: 'Offen', en: 'Open' },
  OVERDUE: { de: 'Überfällig', en: 'Overdue' },
  PAID: { de: 'Bezahlt', en: 'Paid' },
  CANCELLED: { de: 'Storniert', en: 'Cancelled' },
} as const;

export const invoiceColumns = listColumns<AdminInvoice>({
  'Nummer / Number': ({ number }) => number,
  'Art / Kind': ({ kind }, { language }) => kindWords[kind][language],
  'Stand / State': ({ state }, { language }) => stateWords[state][language],
  'Kunde / Customer': ({ customer }) => customer.name,
  'E-Mail / Email': ({ customer }) => customer.email,
  'Land / Country': ({ customer }) => customer.country,
  'Organisation / Organisation': ({ organisation }) => organisation?.name ?? null,
  'Datum / Date': ({ issuedOn }) => dayCell(issuedOn),
  'Fällig am / Due on': ({ dueOn }) => dayCell(dueOn),
  'Von / From': ({ periodStart }) => dayCell(periodStart),
  'Bis / To': ({ periodEnd }) => dayCell(periodEnd),
  'Netto (€) / Net (€)': ({ net }) => moneyCell(net),
  'USt. (€) / VAT (€)': ({ vat }) => moneyCell(vat),
  'Brutto (€) / Gross (€)': ({ gross }) => moneyCell(gross),
  'Bezahlt (€) / Paid (€)': ({ paid }) => moneyCell(paid),
  'Offen (€) / Open (€)': ({ open }) => moneyCell(open),
  'Bezahlt am / Paid on': ({ paidOn }) => dayCell(paidOn),
  'Erinnerungen / Reminders': ({ reminders }) => numberCell(reminders),
  'Zuletzt erinnert / Last reminded': ({ lastRemindedAt }, { timeZone }) =>
    momentOf(lastRemindedAt === null ? null : new Date(lastRemindedAt), timeZone),
  'Storniert durch / Cancelled by': ({ cancelledBy }) => cancelledBy?.number ?? null,
  'Storniert / Cancels': ({ cancels }) => cancels?.number ?? null,
});
