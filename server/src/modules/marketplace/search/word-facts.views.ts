import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Candidate } from './edit-distance.ts';
import { forgivenMistakes } from './edit-distance.ts';
import { coreOf } from './fold-text.ts';
import { type TermLookup, wordsOfTerm } from './search-terms.ts';
import { possibleParts } from './split-compound.ts';
import type { KnownWords, WordFacts } from './understand-query.ts';

interface Fact {
  word: string;
  is_stop_word: boolean;
  is_in_offers: boolean;
  containing: string[];
}

interface Similar extends Candidate {
  typed: string;
  shown: string;
}

/** Shorter words are part of too many others. */
const shortestCore = 4;

export const wordFactViews = (db: Db) => ({
  /** Facts about a query's words from all public offers. */
  async of(words: readonly string[], known: Pick<KnownWords, 'synonymsOf'>): Promise<WordFacts> {
    const typed = [...new Set(words)];
    const [facts, parts] = await Promise.all([factsOf(db, typed), partsAmong(db, typed)]);
    const byWord = new Map(facts.map((fact) => [fact.word, fact]));
    const unknown = facts
      .filter(({ is_in_offers, is_stop_word }) => !is_in_offers && !is_stop_word)
      .map(({ word }) => word)
      .filter((word) => forgivenMistakes(word.length) > 0 && known.synonymsOf(word).length === 0);
    const similar = unknown.length > 0 ? await similarWords(db, unknown) : [];
    return {
      isStopWord: (word) => byWord.get(word)?.is_stop_word ?? false,
      isInOffers: (word) => byWord.get(word)?.is_in_offers ?? false,
      containing: (word) => byWord.get(word)?.containing ?? [],
      isPart: (word) => parts.has(word),
      similarTo: (word) => similar.filter((each) => each.typed === word),
    };
  },

  /** PostgreSQL's form of the terms, and the number of offers with their words. */
  async terms(terms: readonly string[]): Promise<TermLookup> {
    if (terms.length === 0) return { queriesOf: () => [], usesOf: () => 0, shownAs: (word) => word };
    const words = [...new Set(terms.flatMap(wordsOfTerm))];
    const [queries, uses] = await Promise.all([
      sql<{ term: string; queries: string[] }>`
      select t.term, array[to_tsquery('german', t.term)::text, to_tsquery('english', t.term)::text] as queries
      from unnest(${[...terms]}::text[]) as t (term)`.execute(db),
      // A word that is too common for a search does not exclude the term.
      sql<{ word: string; uses: number | null; shown: string | null }>`
      select t.word, (select o.shown from offer_words o where o.word = t.word) as shown, case when ts_lexize('german_stem', t.word) = '{}' or ts_lexize('english_stem', t.word) = '{}'
        then 1e9 else greatest(
        (select sum(o.uses) from offer_words o where o.german_stem = (ts_lexize('german_stem', t.word))[1]),
        (select sum(o.uses) from offer_words o where o.english_stem = (ts_lexize('english_stem', t.word))[1])) end::float8 as uses
      from unnest(${words}::text[]) as t (word)`.execute(db),
    ]);
    const byTerm = new Map(
      queries.rows.map((row) => [row.term, row.queries.filter((query) => query !== '')]),
    );
    const byWord = new Map(uses.rows.map((row) => [row.word, row]));
    return {
      queriesOf: (term) => byTerm.get(term) ?? [],
      usesOf: (word) => byWord.get(word)?.uses ?? 0,
      shownAs: (word) => byWord.get(word)?.shown ?? word,
    };
  },
});

/** The spelling in PostgreSQL's stop word list: "für" instead of "fuer". */
const unfolded = (word: string): string =>
  word.replace(/ae|oe|ue/g, (letters) => ({ ae: 'ä', oe: 'ö', ue: 'ü' })[letters] ?? letters);

async function factsOf(db: Db, words: readonly string[]): Promise<Fact[]> {
  const cores = words.map((word) => {
    const core = coreOf(word);
    return core.length >= shortestCore && !/\d/.test(core) ? core : null;
  });
  const { rows } = await sql<Fact>`
    select t.word,
      ts_lexize('german_stem', t.word) = '{}' or ts_lexize('german_stem', t.unfolded) = '{}'
        or ts_lexize('english_stem', t.word) = '{}' as is_stop_word,
      exists (select from offer_words o where o.german_stem = (ts_lexize('german_stem', t.word))[1])
        or exists (select from offer_words o where o.english_stem = (ts_lexize('english_stem', t.word))[1])
        as is_in_offers,
      array(
        select o.word from offer_words o
        where t.core is not null and o.word like '%' || t.core || '%'
          and (o.word like t.core || '___%' or o.word ~ ('^.{3,}' || t.core || '.{0,3}$'))
          and length(o.word) >= length(t.word) + 3
        order by o.uses desc, o.word limit 12
      ) as containing
    from unnest(${[...words]}::text[], ${words.map(unfolded)}::text[], ${cores}::text[])
      as t (word, unfolded, core)`.execute(db);
  return rows;
}

async function partsAmong(db: Db, words: readonly string[]): Promise<ReadonlySet<string>> {
  const asked = [...new Set(words.flatMap(possibleParts))];
  if (asked.length === 0) return new Set();
  const rows = await db
    .selectFrom('offer_words')
    .select('word')
    .where(sql<boolean>`word = any(${asked}::text[])`)
    .execute();
  return new Set(rows.map(({ word }) => word));
}

/**
 * The query allows one more mistake, because PostgreSQL counts two swapped letters as two mistakes and this search as
 * one.
 */
async function similarWords(db: Db, words: readonly string[]): Promise<Similar[]> {
  const { rows } = await sql<Similar>`
    select t.typed, o.word, o.shown, o.uses
    from unnest(${[...words]}::text[]) as t (typed)
    cross join lateral (
      select word, shown, uses from offer_words
      where left(word, 1) = left(t.typed, 1) and length(word) between length(t.typed) - 2 and length(t.typed) + 2
        and levenshtein_less_equal(word, t.typed, 3) <= 3
      union
      select word, shown, uses from offer_words
      where word % t.typed and levenshtein_less_equal(word, t.typed, 3) <= 3
      limit 200
    ) o`.execute(db);
  return rows;
}
