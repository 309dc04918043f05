import type { PageContent } from '@metra/contract/landing-page-shapes';
import type { Language } from '@metra/contract/primitives';
import type { Db } from '../../platform/database/database.ts';
import type { ContentImages } from './content-images.ts';
import { type LegalFacts, legalVariables, withEffectiveDate } from './legal-variables.ts';
import { imageIdsOf, type Reading } from './public-page.ts';
import { type PageKind, publicationGaps } from './publication-gaps.ts';

/** The operator's days. */
export const operatorTimeZone = 'Europe/Berlin';

export const dayOf = (moment: Date): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(operatorTimeZone).toPlainDate();

/** What a text is read with: what its variables stand for, and its pictures. */
export function readingService(facts: LegalFacts, images: ContentImages) {
  const { variables, isInvented } = legalVariables(facts);
  const variablesOn = (moment: Date) => withEffectiveDate(variables, dayOf(moment));

  return {
    isInvented,

    async reading(db: Db, content: PageContent, moment: Date, language: Language): Promise<Reading> {
      const ids = imageIdsOf(content);
      return {
        language,
        variables: variablesOn(moment),
        images: ids.length > 0 ? await images.find(db, ids) : new Map(),
      };
    },

    async gaps(db: Db, kind: PageKind, content: PageContent, now: Date) {
      const ids = imageIdsOf(content);
      const found = ids.length > 0 ? await images.find(db, ids) : new Map();
      return publicationGaps(kind, content, { variables: variablesOn(now), images: found });
    },
  };
}

export type ReadingService = ReturnType<typeof readingService>;
