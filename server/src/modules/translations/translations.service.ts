import type { Response as Answer, Query } from '@metra/contract/core/operation';
import type { TranslatedKind, translationsAdmin } from '@metra/contract/operations/translations-admin';
import type { Call } from '../../platform/http/call.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { translationStore } from './translations.store.ts';
import { translationViews } from './translations.views.ts';

/** Content that lacks a language or was changed in only one language. */
export function translationsService({ database, audit }: Pick<Platform, 'database' | 'audit'>) {
  return {
    async overview({ language }: Call): Promise<Answer<typeof translationsAdmin.overview>> {
      return { items: await translationViews(database.kysely, { language }).counts() };
    },

    gaps: ({ language }: Call, kind: TranslatedKind, query: Query<typeof translationsAdmin.gaps>) =>
      translationViews(database.kysely, { language }).gaps(kind, query),

    confirm: ({ actor, origin, language }: Call, kind: TranslatedKind, id: number): Promise<void> =>
      database.transaction(async (tx) => {
        if (!(await translationViews(tx, { language }).has(kind, id)))
          throw new DomainError('not_found.object');
        await translationStore(tx).confirm(kind, id);
        await audit.record(tx, {
          action: 'translation.confirmed',
          actor,
          subject: `${kind.toLowerCase()}:${id}`,
          origin,
        });
      }),
  };
}
