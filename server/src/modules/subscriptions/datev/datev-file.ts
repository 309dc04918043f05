import { datevColumns } from './datev-columns.ts';
import type { DatevSettings } from './datev-settings.ts';

export interface Booking {
  /** Never below zero: the side tells the direction. */
  cents: number;
  /** Debit (Soll) or credit (Haben) of the account. */
  side: 'S' | 'H';
  account: string;
  against: string;
  taxKey: string | null;
  day: string;
  /** What open items are balanced by. */
  reference: string;
  /** Number of the document, where it is another one. */
  document: string | null;
  text: string;
  euVatId: string | null;
  dueOn: string | null;
}

export interface Batch {
  from: Temporal.PlainDate;
  to: Temporal.PlainDate;
  /** First day of the business year. */
  yearStart: Temporal.PlainDate;
  /** When it is written, on the operator's clock. */
  now: Temporal.PlainDateTime;
}

const textLimit = 60;
const documentWord = 'Belegnummer';

/** DATEV takes no signs that cannot be printed, and doubles a quote within quotes. */
const quoted = (text: string): string =>
  `"${text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .replaceAll('"', '""')}"`;

const compact = (day: Temporal.PlainDate): string => day.toString().replaceAll('-', '');
const german = (day: Temporal.PlainDate): string => day.toString().split('-').reverse().join('.');
/** 2026-11-15 as 1511, or 15112026 with its year. */
const dayAndMonth = (day: string): string => day.slice(8, 10) + day.slice(5, 7);
const dayMonthYear = (day: string): string => dayAndMonth(day) + day.slice(0, 4);

const amount = (cents: number): string =>
  `${Math.trunc(cents / 100)},${String(cents % 100).padStart(2, '0')}`;

/** Whole signs, and no half of one at the end. */
const cut = (text: string, most: number): string => [...text].slice(0, most).join('').trimEnd();

const line = (fields: readonly string[]): string => `${fields.join(';')}\r\n`;

/** The first two lines: what the batch is, and the names of its columns. */
export function datevHead(settings: DatevSettings, { from, to, yearStart, now }: Batch): string {
  const moment = now.toString({ smallestUnit: 'millisecond' }).replace(/\D/g, '');
  const header = [
    quoted('EXTF'),
    '700',
    '21',
    quoted('Buchungsstapel'),
    '13',
    moment,
    '',
    quoted('RE'),
    quoted(''),
    quoted(''),
    String(settings.adviser),
    String(settings.client),
    compact(yearStart),
    String(settings.accountLength),
    compact(from),
    compact(to),
    quoted(`Metra ${german(from)}-${german(to)}`),
    quoted(''),
    // Of the accounts, for any purpose, and not fixed: the adviser fixes it once it is checked.
    '1',
    '0',
    '0',
    quoted('EUR'),
    '',
    quoted(''),
    '',
    '',
    quoted(settings.chart.replace('SKR', '')),
    '',
    '',
    quoted(''),
    quoted(''),
  ];
  return line(header) + line(datevColumns.map(({ name }) => name));
}

export function datevLine(booking: Booking): string {
  const values: Readonly<Record<string, string | null>> = {
    'Umsatz (ohne Soll/Haben-Kz)': amount(booking.cents),
    'Soll/Haben-Kennzeichen': booking.side,
    'WKZ Umsatz': 'EUR',
    Konto: booking.account,
    'Gegenkonto (ohne BU-Schlüssel)': booking.against,
    'BU-Schlüssel': booking.taxKey,
    Belegdatum: dayAndMonth(booking.day),
    'Belegfeld 1': booking.reference,
    Buchungstext: cut(booking.text, textLimit),
    'Beleginfo - Art 1': booking.document && documentWord,
    'Beleginfo - Inhalt 1': booking.document,
    'EU-Land u. UStID (Bestimmung)': booking.euVatId,
    Festschreibung: '0',
    Fälligkeit: booking.dueOn && dayMonthYear(booking.dueOn),
  };
  return line(
    datevColumns.map(({ name, isText }) => (isText ? quoted(values[name] ?? '') : (values[name] ?? ''))),
  );
}
