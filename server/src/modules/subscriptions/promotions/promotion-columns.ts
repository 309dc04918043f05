import type { Promotion } from '@metra/contract/operations/promotions';
import { listColumns } from '../../../platform/http/list-export.ts';
import { dayCell, momentOf, moneyCell, numberCell } from '../../../platform/text/exported-sheet.ts';

const kindWords = {
  PERCENT: { de: 'Prozent', en: 'Percent' },
  AMOUNT: { de: 'Betrag', en: 'Amount' },
  TRIAL_DAYS: { de: 'Freie Tage', en: 'Free days' },
} as const;

const stateWords = {
  COMING: { de: 'Kommt noch', en: 'Coming' },
  RUNNING: { de: 'Läuft', en: 'Running' },
  OVER: { de: 'Vorbei', en: 'Over' },
} as const;

export const promotionColumns = listColumns<Promotion>({
  'Code / Code': ({ code }) => code,
  'Name / Name': ({ name }) => name,
  'Art / Kind': ({ kind }, { language }) => kindWords[kind][language],
  'Wert (%, €, Tage) / Value (%, €, days)': ({ kind, value }) =>
    kind === 'AMOUNT' ? moneyCell(value) : numberCell(value),
  'Gilt ab / Valid from': ({ validFrom }) => dayCell(validFrom),
  'Gilt bis / Valid until': ({ validUntil }) => dayCell(validUntil),
  'Einlösungen / Redemptions': ({ redemptions }) => numberCell(redemptions),
  'Höchstens / At most': ({ maxRedemptions }) => numberCell(maxRedemptions),
  'Stand / State': ({ state }, { language }) => stateWords[state][language],
  'Angelegt / Created': ({ createdAt }, { timeZone }) => momentOf(new Date(createdAt), timeZone),
});
