import type { AdminSubscription } from '@metra/contract/operations/subscriptions-admin';
import { listColumns } from '../../platform/http/list-export.ts';
import { dayCell, momentOf, moneyCell, numberCell, yesNo } from '../../platform/text/exported-sheet.ts';

const stateWords = {
  TRIAL: { de: 'Testphase', en: 'Trial' },
  ACTIVE: { de: 'Aktiv', en: 'Active' },
  CANCELLED: { de: 'Gekündigt', en: 'Cancelled' },
  ENDED: { de: 'Beendet', en: 'Ended' },
} as const;

const momentCell = (instant: string | null, timeZone: string) =>
  momentOf(instant === null ? null : new Date(instant), timeZone);

export const subscriptionColumns = listColumns<AdminSubscription>({
  'Nummer / Number': ({ id }) => numberCell(id),
  'Organisation / Organisation': ({ organisation }) => organisation.name,
  'Stand / State': ({ state }, { language }) => stateWords[state][language],
  'Testphase / Trial': ({ isTrial }, { language }) => yesNo(isTrial, language),
  'Verlängert sich / Renews': ({ autoRenew }, { language }) => yesNo(autoRenew, language),
  'Begonnen / Started': ({ startedAt }, { timeZone }) => momentCell(startedAt, timeZone),
  'Gekündigt / Cancelled': ({ cancelledAt }, { timeZone }) => momentCell(cancelledAt, timeZone),
  'Läuft bis / Active until': ({ activeUntil }) => dayCell(activeUntil),
  'Preis netto (€) / Price net (€)': ({ price }) => moneyCell(price),
  'Aktion / Promotion': ({ promotion }) => promotion?.code ?? null,
  'Offene Rechnungen / Open invoices': ({ openInvoices }) => numberCell(openInvoices),
});
