import type { Language } from '@metra/contract/core/primitives';
import type { PageContent } from '@metra/contract/shapes/landing-page-shapes';
import { operatorDayOf } from '../../platform/clock/operator-time-zone.ts';
import type { Db } from '../../platform/database/database.ts';
import type { ContentImages } from './content-images.service.ts';
import { type LegalFacts, legalVariables, withEffectiveDate } from './legal-variables.ts';
import { type AskedQuestionnaires, imageIdsOf, type RenderContext } from './public-page.ts';
import { type PageKind, publicationGaps } from './publication-gaps.ts';

interface ContextOptions {
  language: Language;
  /** The moment when the version became public. */
  moment: Date;
  isVisitor: boolean;
}

/** Provides the values of variables and the pictures that a text is rendered with. */
export function pageContextService(
  facts: LegalFacts,
  images: ContentImages,
  askedQuestionnaires: (language: Language) => Promise<AskedQuestionnaires>,
) {
  const { variables, isInvented } = legalVariables(facts);
  const variablesOn = (moment: Date) => withEffectiveDate(variables, operatorDayOf(moment));

  return {
    isInvented,

    /** Visitors get public pictures, and editors get links that expire. */
    async contextOf(db: Db, content: PageContent, options: ContextOptions): Promise<RenderContext> {
      const ids = imageIdsOf(content);
      return {
        language: options.language,
        variables: variablesOn(options.moment),
        questionnaires: content.blocks.some(({ type }) => type === 'questionnaire')
          ? await askedQuestionnaires(options.language)
          : new Map(),
        images: await (options.isVisitor ? images.published(db, ids) : images.draft(db, ids)),
      };
    },

    gaps: async (db: Db, kind: PageKind, content: PageContent, now: Date) =>
      publicationGaps(kind, content, {
        variables: variablesOn(now),
        images: await images.draft(db, imageIdsOf(content)),
      }),
  };
}

export type PageContextService = ReturnType<typeof pageContextService>;
