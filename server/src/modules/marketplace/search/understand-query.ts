import type { HitReason } from '@metra/contract/shapes/offer-shapes';
import { memoizeByObject } from '../../../platform/memoize.ts';
import { type Candidate, forgivenMistakes, meantBy } from './edit-distance.ts';
import { coreOf, foldText, hyphenated, wordsIn } from './fold-text.ts';
import { knownEnds, splitCompound } from './split-compound.ts';

/** What is known about words, whatever the offers say. */
export interface KnownWords {
  synonymsOf(words: string): string[];
  relatedTo(words: string): string[];
  partsOf(word: string): readonly string[];
  /** Every word that stands in a term or is part of a compound. */
  readonly words: readonly string[];
}

/** What the offers' own words say about what was typed. */
export interface WordFacts {
  /** Too common in one of the languages to look for. */
  isStopWord(word: string): boolean;
  /** Stands in an offer, in any of its forms. */
  isInOffers(word: string): boolean;
  /** Words of offers that begin or end with it: what it is a part of. */
  containing(word: string): readonly string[];
  /** Of the possible parts of compounds, those that stand in an offer. */
  isPart(word: string): boolean;
  /** Words of offers that look like one that is in none. */
  similarTo(word: string): readonly (Candidate & { shown: string })[];
}

type WordReason = Extract<HitReason['kind'], 'WORDS' | 'SYNONYM' | 'PART' | 'RELATED' | 'CORRECTED'>;

/** One way to find what was asked for. */
export interface Alternative {
  kind: WordReason;
  /** Of each of these one has to be there; a term as `to_tsquery` reads it: 'solar' or 'photovoltaik' <-> 'anlage'. */
  allOf: string[][];
  label: string;
}

/** One thing asked for, and all the ways to find it. */
export interface Wanted {
  typed: string;
  alternatives: Alternative[];
  /** For when little is found: single parts of a compound. */
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

/** The words of a query, the first dozen of them. */
export const typedWords = (query: string): string[] =>
  wordsIn(query)
    .map(({ word }) => word)
    .filter((word) => word !== '')
    .slice(0, mostWords);

/** Turns what was typed into what is looked for. */
export function understandQuery(query: string, known: KnownWords, facts: WordFacts): UnderstoodQuery {
  const all = typedWords(query);
  const meaningful = all.filter((word) => !facts.isStopWord(word));
  // "Für uns" asks for nothing; but a word that is common in one language may be the whole question.
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
      // What merely contains a mistyped word is nothing anybody meant.
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
    return meantBy(word, [...facts.similarTo(word), ...ofTerms]);
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

  /** What the word is made of, all of it; and words that it is a part of. */
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

/** As it stands, and without its ending: "diensträder" is looked up as "dienstrad" too. */
function lookedUpAs(term: readonly string[]): string[] {
  const last = term.at(-1) ?? '';
  const before = term.slice(0, -1);
  return distinct([last, coreOf(last), `${coreOf(last)}e`].map((form) => [...before, form].join(' ')));
}

/** Known compounds that begin or end with a word: who looks for a "Fahrrad" may want "Fahrradleasing". */
const compoundsWith = (part: string, known: KnownWords): string[] =>
  distinct(termWords(known).map(({ word }) => word))
    .filter((word) => word.length > part.length + 2 && (word.startsWith(part) || word.endsWith(part)))
    .slice(0, mostCompounds);

/** How many of these words, from the first on, are one known term; the first alone where nothing is known. */
function longestTermOf(words: readonly string[], known: KnownWords): readonly string[] {
  for (let length = words.length; length > 1; length -= 1) {
    const term = words.slice(0, length);
    if (lookedUpAs(term).some((form) => known.synonymsOf(form).length > 0)) return term;
  }
  return words.slice(0, 1);
}

const quoted = (word: string) => `'${word}'`;

/** Words in a row, or joined where hyphens hold them together. */
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

/** Words of terms, folded once for each edition of what is known. */
const termWords = memoizeByObject(({ words }: KnownWords): TermWord[] =>
  words.flatMap((text) => wordsIn(text).map((word) => ({ ...word, uses: 0 }))),
);

const termKeys = memoizeByObject(
  (known: KnownWords): ReadonlySet<string> => new Set(termWords(known).map(({ word }) => word)),
);
