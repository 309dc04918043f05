import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Candidate } from './edit-distance.ts';
import { forgivenMistakes } from './edit-distance.ts';
import { coreOf } from './fold-text.ts';
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

/** Shorter ones stand within too many words. */
const shortestCore = 4;

/** What the words of all public offers say about those of a query. */
export async function wordFacts(
  db: Db,
  words: readonly string[],
  known: Pick<KnownWords, 'synonymsOf'>,
): Promise<WordFacts> {
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
}

/** Those that stand in an offer, in any of their forms. */
export async function wordsInOffers(db: Db, words: readonly string[]): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set();
  const { rows } = await sql<{ word: string }>`
    select t.word from unnest(${[...new Set(words)]}::text[]) as t (word)
    where exists (select from offer_words o where o.german_stem = (ts_lexize('german_stem', t.word))[1])
      or exists (select from offer_words o where o.english_stem = (ts_lexize('english_stem', t.word))[1])`.execute(
    db,
  );
  return new Set(rows.map(({ word }) => word));
}

async function factsOf(db: Db, words: readonly string[]): Promise<Fact[]> {
  const cores = words.map((word) => {
    const core = coreOf(word);
    return core.length >= shortestCore && !/\d/.test(core) ? core : null;
  });
  const { rows } = await sql<Fact>`
    select t.word,
      ts_lexize('german_stem', t.word) = '{}' or ts_lexize('english_stem', t.word) = '{}' as is_stop_word,
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
    from unnest(${[...words]}::text[], ${cores}::text[]) as t (word, core)`.execute(db);
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

/** One more mistake than is forgiven: two letters swapped are two here, and one to people. */
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
