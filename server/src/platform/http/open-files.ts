import { onFirstUse } from '../on-first-use.ts';

/** Files, connections to the database and to other services, and what a library opens without being asked. */
const kept = { least: 128, share: 0.25 };
const most = 5_000;

const isNumber = (value: unknown): value is number => typeof value === 'number';

/**
 * How many files the system lets this process have open; nothing where it does not say, or does not care. It is asked once:
 * its report also describes every connection that is open.
 */
const openFilesAllowed = onFirstUse((): number | undefined => {
  const report = process.report.getReport() as { userLimits?: { open_files?: { soft?: unknown } } };
  const allowed = report.userLimits?.open_files?.soft;
  return isNumber(allowed) ? allowed : undefined;
});

/** How many clients may be connected at once, so that enough is left for everything else. */
export function connectionsAllowed(openFiles = openFilesAllowed()): number {
  if (openFiles === undefined) return most;
  const left = openFiles - Math.max(kept.least, Math.floor(openFiles * kept.share));
  return Math.min(most, Math.max(left, Math.floor(openFiles / 4)));
}
