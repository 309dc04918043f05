import { runAsSystem } from '../../platform/database/connection-shares.ts';
import type { Platform } from '../../platform/platform.ts';
import { operatorTimeZone } from './audit.views.ts';
import { missedSearchStore } from './missed-searches.store.ts';
import { foldedWords } from './missed-words.ts';

/** What comes within a moment is written together: a search waits for nothing. */
const everyMs = 5_000;
const mostAtOnce = 200;

export interface MissedSearches {
  /** Somebody searched among offers and found nothing. Who did is not asked. */
  note(typed: string): void;
  /** Writes what was noted. */
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
      // That a few searches go uncounted while the database is away matters to nobody.
      timer ??= setTimeout(() => void write().catch(() => {}), everyMs).unref();
    },
    write,
  };
}
