import { operatorTimeZone } from '../../platform/clock/operator-time-zone.ts';
import { runAsSystem } from '../../platform/database/connection-shares.ts';
import type { Platform } from '../../platform/platform.ts';
import { missedSearchStore } from './missed-searches.store.ts';

/** Searches of a few seconds are written together, so that no search waits. */
const everyMs = 5_000;
const mostAtOnce = 200;

export interface MissedSearches {
  /** Counts a search among offers that found nothing. The person is not recorded. */
  note(typed: string): void;
  /** Writes the collected searches. */
  write(): Promise<void>;
}

export function noteMissedSearches({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): MissedSearches {
  let counts = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const noted = counts;
    counts = new Map();
    if (noted.size === 0) return;
    const today = clock.today(operatorTimeZone).toString();
    await runAsSystem(() => missedSearchStore(database.kysely).add(today, noted));
  }

  return {
    note(typed) {
      const words = foldedWords(typed);
      if (words === null || (counts.size >= mostAtOnce && !counts.has(words))) return;
      counts.set(words, (counts.get(words) ?? 0) + 1);
      // While the database is unavailable, the counts are dropped.
      timer ??= setTimeout(() => void write().catch(() => {}), everyMs).unref();
    },
    write,
  };
}

const longest = 80;

/**
 * Folds the typed text, so that spellings of the same words are counted together. Returns null for text without words
 * and for text that may be somebody's address or number, which must not be stored.
 */
function foldedWords(typed: string): string | null {
  const folded = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@+&./-]+/gu, ' ')
    .trim()
    .replace(/\s+/g, ' ');
  const isPersonal = folded.includes('@') || /\d[\d ./-]{5,}\d/.test(folded);
  if (isPersonal || !/\p{L}{2}/u.test(folded)) return null;
  return [...folded].slice(0, longest).join('').trim();
}
