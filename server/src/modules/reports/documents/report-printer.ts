import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { boundedWorker, LimitExceededError } from '../../../platform/threads/bounded-worker.ts';
import type { PrintAnswer, PrintQuestion } from './print-worker.ts';
import type { PrintableReport } from './printable.ts';
import { rememberedFiles } from './remembered-files.ts';

/** A hundred pages take some seconds of processor time, so this much means that the work never ends. */
const mostWork = 90_000;
/** The wall-clock limit allows for a machine that is busy throughout. */
const mostMilliseconds = 15 * 60_000;
/** The engine keeps 13 MB or more for each document and frees nothing, so the thread is replaced after this many. */
const mostOfOneThread = 15;
/** A request waits at most this long; the rest of its time is for reading the report. */
const patience = 3300;
const retryAfterSeconds = 2;
const mostWaiting = 20;
const mostOfOne = 4;

/** Without a report, it only prepares for the next one. */
type PrintReport = (report: PrintableReport | undefined) => Promise<Uint8Array>;

function inThread(): PrintReport {
  const ask = boundedWorker<PrintQuestion, PrintAnswer>(new URL('./print-worker.ts', import.meta.url), {
    workMilliseconds: mostWork,
    milliseconds: mostMilliseconds,
    heapMegabytes: 512,
    idleMilliseconds: 600_000,
    calls: mostOfOneThread,
    niceness: 12,
  });
  // The next thread uses this compiled module instead of compiling it again.
  let engine: WebAssembly.Module | undefined;
  return async (report) => {
    const answer = await ask({ report, engine });
    engine = answer.engine;
    return answer.pdf;
  };
}

/** Creates PDFs one after the other and caches them for a few minutes. */
export function reportPrinter(print: PrintReport = inThread(), waitMilliseconds = patience) {
  const files = rememberedFiles({ milliseconds: 300_000, bytes: 60_000_000 });
  const waiting = new Map<number, number>();
  let isPrepared = false;

  async function inTurn(organisationId: number, report: PrintableReport): Promise<Buffer> {
    const own = waiting.get(organisationId) ?? 0;
    const all = waiting.values().reduce((sum, count) => sum + count, 0);
    if (all >= mostWaiting || own >= mostOfOne)
      throw new DomainError('service.unavailable', { retryAfterSeconds: 5 });
    waiting.set(organisationId, own + 1);
    try {
      return Buffer.from(await print(report));
    } catch (error) {
      throw error instanceof LimitExceededError
        ? new DomainError('report.too_large', { cause: error })
        : error;
    } finally {
      const left = (waiting.get(organisationId) ?? 1) - 1;
      if (left > 0) waiting.set(organisationId, left);
      else waiting.delete(organisationId);
    }
  }

  const isTooLarge = (error: unknown) => error instanceof DomainError && error.key === 'report.too_large';

  /** Waits until the file exists, however long that takes. */
  const whole = (organisationId: number, report: PrintableReport): Promise<Buffer> =>
    files.get(`${organisationId} ${digestOf(report)}`, () => inTurn(organisationId, report), isTooLarge);

  return {
    whole,
    /**
     * Starts the thread and its engine while the first report is read, because both take about as long. Later threads
     * take over the engine.
     */
    prepare(): void {
      if (isPrepared) return;
      isPrepared = true;
      // A report that is printed afterwards fails for the same reason, and its caller is told.
      print(undefined).catch(() => undefined);
    },
    /** Waits for a limited time. The work continues, and a later request gets the file. */
    async soon(organisationId: number, report: PrintableReport): Promise<Buffer> {
      const stopped = new AbortController();
      const tooLong = pause(waitMilliseconds, undefined, { ref: false, signal: stopped.signal }).then(() => {
        throw new DomainError('report.in_preparation', { retryAfterSeconds });
      });
      tooLong.catch(() => undefined);
      try {
        return await Promise.race([whole(organisationId, report), tooLong]);
      } finally {
        stopped.abort();
      }
    },
  };
}

/** The digest of everything that is printed. */
const digestOf = ({ digest, language, frozen, logo }: PrintableReport): string =>
  createHash('sha256')
    .update(JSON.stringify([digest, language, frozen]))
    .update(logo ?? '')
    .digest('base64');
