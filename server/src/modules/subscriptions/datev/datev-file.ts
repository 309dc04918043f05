import { datevColumns } from './datev-columns.ts';
import type { DatevSettings } from './datev-settings.ts';

export interface Booking {
  /** Never negative; the side shows the direction. */
  cents: number;
  /** Debit (Soll) or credit (Haben) of the account. */
  side: 'S' | 'H';
  account: string;
  against: string;
  taxKey: string | null;
  day: string;
  /** The number by which open items are balanced. */
  reference: string;
  /** The number of the document if it differs. */
  document: string | null;
  text: string;
  euVatId: string | null;
  dueOn: string | null;
}

export interface Batch {
  from: Temporal.PlainDate;
  to: Temporal.PlainDate;
  /** The first day of the business year. */
  yearStart: Temporal.PlainDate;
  /** The time of writing in the operator's time zone. */
  now: Temporal.PlainDateTime;
}

const textLimit = 60;
const documentWord = 'Belegnummer';

/** DATEV refuses unprintable characters and doubles quotes within quotes. */
const quoted = (text: string): string =>
  `"${text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .replaceAll('"', '""')}"`;

const compact = (day: Temporal.PlainDate): string => day.toString().replaceAll('-', '');
const german = (day: Temporal.PlainDate): string => day.toString().split('-').reverse().join('.');
/** Writes 2026-11-15 as 1511, or as 15112026 with the year. */
const dayAndMonth = (day: string): string => day.slice(8, 10) + day.slice(5, 7);
const dayMonthYear = (day: string): string => dayAndMonth(day) + day.slice(0, 4);

const amount = (cents: number): string =>
  `${Math.trunc(cents / 100)},${String(cents % 100).padStart(2, '0')}`;

/** Cuts between characters, never inside one. */
const cut = (text: string, most: number): string => [...text].slice(0, most).join('').trimEnd();

const line = (fields: readonly string[]): string => `${fields.join(';')}\r\n`;

/** The first two lines describe the batch and name its columns. */
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
    // The batch is for financial accounting, for any purpose, and not fixed; the adviser fixes it after the check.
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
