import type { HitReason } from '@metra/contract/shapes/offer-shapes';
import { memoizeByObject } from '../../../platform/memoize.ts';
import { type Candidate, closestMatch, forgivenMistakes } from './edit-distance.ts';
import { coreOf, foldText, hyphenated, wordsIn } from './fold-text.ts';
import { knownEnds, splitCompound } from './split-compound.ts';

/** This knowledge about words does not depend on the offers. */
export interface KnownWords {
  synonymsOf(words: string): string[];
  relatedTo(words: string): string[];
  partsOf(word: string): readonly string[];
  /** The list contains all words of terms and the parts of compounds. */
  readonly words: readonly string[];
}

/** The offers' texts answer these questions about the typed words. */
export interface WordFacts {
  /** The word is too common in one of the languages to search for. */
  isStopWord(word: string): boolean;
  /** An offer contains the word in some inflected form. */
  isInOffers(word: string): boolean;
  /** Offers contain these words, which begin or end with the word, such as compounds. */
  containing(word: string): readonly string[];
  /** The word may be a part of a compound that an offer contains. */
  isPart(word: string): boolean;
  /** Offers contain these words, which are similar to an unknown word. */
  similarTo(word: string): readonly (Candidate & { shown: string })[];
}

type WordReason = Extract<HitReason['kind'], 'WORDS' | 'SYNONYM' | 'PART' | 'RELATED' | 'CORRECTED'>;

/** A requested thing can be found by any of its alternatives. */
export interface Alternative {
  kind: WordReason;
  /** One term of each list has to match, in the syntax of `to_tsquery`: 'solar' or 'photovoltaik' <-> 'anlage'. */
  allOf: string[][];
  label: string;
}

export interface Wanted {
  typed: string;
  alternatives: Alternative[];
  /** These parts of a compound are searched if there are few results. */
  looser: Alternative[];
}

export interface UnderstoodQuery {
  wanted: Wanted[];
  corrected: { typed: string; meant: string }[];
}

const mostWords = 12;
const longestTerm = 4;
const mostCompounds = 4;
const mostAlternatives = { SYNONYM: 16, PART: 12, RELATED: 8 } as const;

/** Further words of a query are ignored. */
export const typedWords = (query: string): string[] =>
  wordsIn(query)
    .map(({ word }) => word)
    .filter((word) => word !== '')
    .slice(0, mostWords);

export function understandQuery(query: string, known: KnownWords, facts: WordFacts): UnderstoodQuery {
  const all = typedWords(query);
  const meaningful = all.filter((word) => !facts.isStopWord(word));
  // "Für uns" contains nothing to search for, but a word that is common in one language may be the whole query.
  const words = meaningful.length > 0 ? meaningful : all;
  const corrected: UnderstoodQuery['corrected'] = [];
  const wanted: Wanted[] = [];
  for (let begin = 0; begin < words.length; ) {
    const term = longestTermOf(words.slice(begin, begin + longestTerm), known);
    wanted.push(wantedOf(term));
    begin += term.length;
  }
  return { wanted, corrected };

  function wantedOf(term: readonly string[]): Wanted {
    const typed = term.join(' ');
    const own = alternativesOf(term, 'WORDS', term.map((word) => shownIn(query, word)).join(' '));
    const [only] = term;
    if (term.length > 1 || only === undefined) return { typed, alternatives: own, looser: [] };
    const meant = isUnderstood(only, own) ? undefined : correctionOf(only);
    if (!meant) return { typed, alternatives: own, looser: singlePartsOf(only) };
    corrected.push({ typed: shownIn(query, only), meant: meant.shown });
    return {
      typed,
      // Words that only contain a mistyped word are irrelevant.
      alternatives: [
        ...own.filter(({ kind }) => kind === 'WORDS'),
        ...alternativesOf([meant.word], 'CORRECTED', meant.shown),
      ],
      looser: singlePartsOf(meant.word),
    };
  }

  function isUnderstood(word: string, alternatives: readonly Alternative[]): boolean {
    return facts.isInOffers(word) || alternatives.some(({ kind }) => kind === 'SYNONYM');
  }

  function correctionOf(word: string) {
    if (forgivenMistakes(word.length) === 0) return undefined;
    const ofTerms = termWords(known).filter((each) => Math.abs(each.word.length - word.length) <= 2);
    return closestMatch(word, [...facts.similarTo(word), ...ofTerms]);
  }

  function alternativesOf(
    term: readonly string[],
    kind: 'WORDS' | 'CORRECTED',
    asWritten: string,
  ): Alternative[] {
    const forms = lookedUpAs(term);
    const synonyms = distinct(forms.flatMap((form) => known.synonymsOf(form))).slice(
      0,
      mostAlternatives.SYNONYM,
    );
    const related = distinct(forms.flatMap((form) => known.relatedTo(form))).slice(
      0,
      mostAlternatives.RELATED,
    );
    return [
      { kind, allOf: term.map((word) => [quoted(word)]), label: asWritten },
      ...(term.length > 1 ? [{ kind, allOf: [[quoted(term.join(''))]], label: asWritten }] : []),
      ...synonyms.map((label): Alternative => ({ kind: 'SYNONYM', allOf: [termsOf(label)], label })),
      ...(term.length === 1 ? partsOf(term[0] ?? '') : []),
      ...related.map((label): Alternative => ({ kind: 'RELATED', allOf: [termsOf(label)], label })),
    ];
  }

  function isKnownPart(part: string): boolean {
    return facts.isPart(part) || termKeys(known).has(part);
  }

  function compoundOf(word: string): string[] | undefined {
    const delivered = lookedUpAs([word])
      .map((form) => known.partsOf(form))
      .find((parts) => parts.length > 0);
    return delivered?.map((part) => foldText(part).replaceAll(' ', '')) ?? splitCompound(word, isKnownPart);
  }

  function singlePartsOf(word: string): Alternative[] {
    const parts = compoundOf(word) ?? knownEnds(word, isKnownPart);
    const canBeFound = (part: string) => facts.isPart(part) || known.synonymsOf(part).length > 0;
    const labels = parts.some(canBeFound) ? parts : parts.flatMap((part) => compoundsWith(part, known));
    return labels.map((label): Alternative => ({ kind: 'PART', allOf: [withSynonyms(label)], label }));
  }

  /** A compound may be found by its parts, and a word by the compounds that contain it. */
  function partsOf(word: string): Alternative[] {
    const parts = compoundOf(word);
    const whole: Alternative[] = parts
      ? [{ kind: 'PART', allOf: parts.map(withSynonyms), label: parts.join(' ') }]
      : [];
    const containing = facts.containing(word).slice(0, mostAlternatives.PART);
    return [
      ...whole,
      ...containing.map((label): Alternative => ({ kind: 'PART', allOf: [[quoted(label)]], label })),
    ];
  }

  function withSynonyms(part: string): string[] {
    const synonyms = distinct(lookedUpAs([part]).flatMap((form) => known.synonymsOf(form)));
    return distinct([quoted(part), ...synonyms.slice(0, mostAlternatives.SYNONYM).flatMap(termsOf)]);
  }
}

/** A term is looked up with and without its ending: "diensträder" is also looked up as "dienstrad". */
function lookedUpAs(term: readonly string[]): string[] {
  const last = term.at(-1) ?? '';
  const before = term.slice(0, -1);
  return distinct([last, coreOf(last), `${coreOf(last)}e`].map((form) => [...before, form].join(' ')));
}

/** A word may stand for a known compound: a search for "Fahrrad" may mean "Fahrradleasing". */
const compoundsWith = (part: string, known: KnownWords): string[] =>
  distinct(termWords(known).map(({ word }) => word))
    .filter((word) => word.length > part.length + 2 && (word.startsWith(part) || word.endsWith(part)))
    .slice(0, mostCompounds);

/** Returns as many leading words as form one known term, or the first word if none do. */
function longestTermOf(words: readonly string[], known: KnownWords): readonly string[] {
  for (let length = words.length; length > 1; length -= 1) {
    const term = words.slice(0, length);
    if (lookedUpAs(term).some((form) => known.synonymsOf(form).length > 0)) return term;
  }
  return words.slice(0, 1);
}

const quoted = (word: string) => `'${word}'`;

/** A term is searched as a phrase, and hyphenated words are also joined. */
function termsOf(term: string): string[] {
  const words = wordsIn(term).map(({ word }) => word);
  const isHyphenated = hyphenated(term).some((parts) => parts.length > 1);
  const inARow = words.map(quoted).join(' <-> ');
  return isHyphenated ? [quoted(words.join('')), inARow] : [inARow];
}

const shownIn = (query: string, word: string) =>
  wordsIn(query).find((each) => each.word === word)?.shown ?? word;

const distinct = (values: readonly string[]): string[] => [...new Set(values)];

interface TermWord extends Candidate {
  shown: string;
}

/** Folding the words of terms takes long, so each vocabulary does it once. */
const termWords = memoizeByObject(({ words }: KnownWords): TermWord[] =>
  words.flatMap((text) => wordsIn(text).map((word) => ({ ...word, uses: 0 }))),
);

const termKeys = memoizeByObject(
  (known: KnownWords): ReadonlySet<string> => new Set(termWords(known).map(({ word }) => word)),
);
