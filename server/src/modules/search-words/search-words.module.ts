import { cachedUntilSignal } from '../../platform/cached-until-signal.ts';
import type { Platform } from '../../platform/platform.ts';
import { searchWordViews } from './search-words.views.ts';

export { readDeliveredWords } from './delivered-words.ts';
export { seedSearchWords } from './seed.store.ts';
export type { Phrase } from './vocabulary.ts';

/** The vocabulary, cached by each server until the catalogue changes. */
export function cachedVocabulary({ database, signals }: Pick<Platform, 'database' | 'signals'>) {
  const read = cachedUntilSignal(signals, ['catalogue'], (_: 'all') =>
    searchWordViews(database.kysely).vocabulary(),
  );
  return () => read('all');
}
