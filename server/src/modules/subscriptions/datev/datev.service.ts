import { AsyncLocalStorage } from 'node:async_hooks';
import { Readable } from 'node:stream';
import type { DatevPeriod, DatevPreview } from '@metra/contract/operations/datev';
import { operatorTimeZone } from '../../../platform/clock/operator-time-zone.ts';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError, invalid } from '../../../platform/http/domain-error.ts';
import type { Download } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readWithin } from '../../../platform/text/table-download.ts';
import { encodeWindows1252 } from '../../../platform/text/windows-1252.ts';
import { businessYearOf, isWithinOneYear } from './business-year.ts';
import { datevViews } from './datev.views.ts';
import { bookingOfDocument, bookingOfPayment } from './datev-bookings.ts';
import { type Batch, datevHead, datevLine } from './datev-file.ts';
import type { DatevSettings } from './datev-settings.ts';

interface Needs extends Pick<Platform, 'database' | 'clock' | 'audit'> {
  /** Undefined if bookkeeping is not configured. */
  datev: DatevSettings | undefined;
}

/** The booking file for the tax adviser. */
export function datevService({ database, clock, audit, datev: settings }: Needs) {
  function batchOf({ from, to }: DatevPeriod, { yearStart }: DatevSettings): Batch {
    const [first, last] = [Temporal.PlainDate.from(from), Temporal.PlainDate.from(to)];
    if (!isWithinOneYear(first, last, yearStart)) throw invalid('to', 'tooLong');
    return {
      from: first,
      to: last,
      yearStart: businessYearOf(first, yearStart),
      now: clock.now().toTemporalInstant().toZonedDateTimeISO(operatorTimeZone).toPlainDateTime(),
    };
  }

  async function* file(period: DatevPeriod, batch: Batch, known: DatevSettings): AsyncGenerator<Buffer> {
    const views = datevViews(database.kysely, { period });
    yield encodeWindows1252(datevHead(known, batch));
    for await (const page of views.documents())
      yield encodeWindows1252(page.map((document) => datevLine(bookingOfDocument(document, known))).join(''));
    if (!period.payments) return;
    for await (const page of views.payments())
      yield encodeWindows1252(page.map((payment) => datevLine(bookingOfPayment(payment, known))).join(''));
  }

  return {
    async preview(_call: Call, period: DatevPeriod): Promise<DatevPreview> {
      const batch = settings && batchOf(period, settings);
      const views = datevViews(database.kysely, { period });
      return {
        isConfigured: settings !== undefined,
        chart: settings?.chart ?? null,
        yearStart: batch?.yearStart.toString() ?? null,
        ...(await views.documentTotals()),
        payments: period.payments ? await views.paymentTotals() : { count: 0, sum: 0 },
      };
    },

    async file({ actor, origin }: Call, period: DatevPeriod): Promise<Download> {
      if (!settings) throw new DomainError('datev.not_configured');
      const batch = batchOf(period, settings);
      // The audit log entry is written before the first line is sent.
      await audit.record(database.kysely, {
        action: 'datev.exported',
        actor,
        subject: `datev:${period.from}/${period.to}`,
        origin,
        details: { payments: period.payments },
      });
      const lines = readWithin(AsyncLocalStorage.snapshot(), file(period, batch, settings));
      return {
        content: Readable.from(lines, { objectMode: false }),
        type: 'text/csv; charset=windows-1252',
        fileName: `EXTF_Buchungsstapel_${period.from}_${period.to}.csv`,
      };
    },
  };
}
