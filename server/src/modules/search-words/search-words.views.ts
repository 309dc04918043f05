import type { Db } from '../../platform/database/database.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';

export const searchWordViews = (db: Db) => ({
  /** The whole vocabulary of the search. It has some hundred rows, so they are read together and cached. */
  async vocabulary(): Promise<Vocabulary> {
    const [synonyms, compounds, relations] = await Promise.all([
      db
        .selectFrom('search_synonyms')
        .select(['german_terms', 'english_terms'])
        .where('active', '=', true)
        .orderBy('position')
        .execute(),
      db
        .selectFrom('search_compounds')
        .select(['word', 'parts'])
        .where('active', '=', true)
        .orderBy('position')
        .execute(),
      db
        .selectFrom('search_relations')
        .select(['asked_terms as asked', 'related_terms as related'])
        .where('active', '=', true)
        .orderBy('position')
        .execute(),
    ]);
    const groups = synonyms.map(({ german_terms, english_terms }) => ({
      terms: [...german_terms, ...english_terms],
    }));
    return vocabularyOf(groups, compounds, relations);
  },
});
