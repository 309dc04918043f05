import type { Language } from '@metra/contract/core/primitives';

/** Environmental claims that need proof according to (EU) 2024/825, in German law since 27 September 2026. */
export interface FoundClaim {
  term: string;
  severity: 'FORBIDDEN' | 'GENERIC';
  /** The position in UTF-16 units of the text. */
  start: number;
  end: number;
  words: string;
}

interface Term {
  name: string;
  severity: FoundClaim['severity'];
  pattern: string;
}

const things =
  'produkte?n?|unternehmen|betrieb|firma|dienstleistung(?:en)?|verpackung(?:en)?|material(?:ien)?|baustoffe?n?|lieferkette';
const englishThings = 'products?|company|business|services?|packaging|materials?|supply chain';
/** Hyphens of every kind, a space, or a soft hyphen. */
const join = '[-\\u00ad\\u2010-\\u2013\\s]';
const co2 = 'co(?:2|₂|\\s2)e?';

/** Whole words, including their endings. */
const terms: readonly Term[] = [
  neutral('klimaneutral', `klima${join}?neutral(?:e[nmrs]?|ität)?`),
  neutral('co2-neutral', `${co2}${join}?neutral(?:e[nmrs]?|ität|ity)?`),
  neutral('treibhausgasneutral', `treibhausgas${join}?neutral(?:e[nmrs]?|ität)?`),
  neutral('klimapositiv', `klima${join}?positiv(?:e[nmrs]?)?`),
  neutral('co2-frei', `${co2}${join}?(?:frei(?:e[nmrs]?)?|free)`),
  neutral('co2-kompensiert', `${co2}${join}?kompensiert(?:e[nmrs]?)?`),
  neutral('netto-null', `netto${join}?null`),
  neutral('emissionsfrei', 'emissionsfrei(?:e[nmrs]?)?'),
  neutral('net-zero', `net${join}zero`),
  neutral('emission-free', `(?:emission${join}free|zero${join}emissions?)`),
  neutral('climate-neutral', `climate${join}neutral(?:ity)?`),
  neutral('carbon-neutral', `carbon${join}neutral(?:ity)?`),
  neutral('climate-positive', `climate${join}positive`),
  neutral('carbon-negative', `carbon${join}negative`),
  neutral('carbon-free', `carbon${join}free`),
  generic('umweltfreundlich', `umwelt${join}?freundlich(?:e[nmrs]?|keit|er|ste[nrs]?)?`),
  generic('umweltschonend', `umwelt${join}?schonend(?:e[nmrs]?)?`),
  generic('klimafreundlich', `klima${join}?freundlich(?:e[nmrs]?)?`),
  generic('klimaschonend', `klima${join}?schonend(?:e[nmrs]?)?`),
  generic('ressourcenschonend', `ressourcen${join}?schonend(?:e[nmrs]?)?`),
  generic('oekofreundlich', `öko${join}?freundlich(?:e[nmrs]?)?`),
  generic('gruen', `grüne[nmrs]?\\s+(?:${things})`),
  generic(
    'nachhaltig',
    `nachhaltige[nmrs]?\\s+(?:${things})|(?:vollständig|völlig|komplett|rundum|100\\s?%)\\s+nachhaltig`,
  ),
  generic('eco-friendly', `eco${join}?friendly`),
  generic('environmentally-friendly', `environment(?:ally)?${join}friendly`),
  generic('climate-friendly', `climate${join}friendly`),
  generic('green', `green\\s+(?:${englishThings})`),
  generic('sustainable', `sustainable\\s+(?:${englishThings})|(?:fully|completely|100\\s?%)\\s+sustainable`),
  generic('biodegradable', 'biodegradable|biologisch\\s+abbaubar(?:e[nmrs]?)?'),
];

function neutral(name: string, pattern: string): Term {
  return { name, severity: 'FORBIDDEN', pattern };
}
function generic(name: string, pattern: string): Term {
  return { name, severity: 'GENERIC', pattern };
}

const wholeWord = (pattern: string, flags: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, flags);
const patterns = terms.map((term) => ({ term, pattern: wholeWord(term.pattern, 'giu') }));
const anyTerm = wholeWord(terms.map(({ pattern }) => pattern).join('|'), 'iu');

/** A sentence that denies neutrality makes no claim. */
const denied = /(?:nicht|kein|keine|weder|not|never|no)\s+$/iu;
const longestDenial = 12;

/** Finds the claims in a text in their order; of two overlapping ones, the longer. */
export function greenClaims(text: string): FoundClaim[] {
  // Most texts contain no claim, so one test saves a search per term.
  if (!anyTerm.test(text)) return [];
  const found = patterns.flatMap(({ term, pattern }) =>
    [...text.matchAll(pattern)].flatMap(({ 0: words, index: start }): FoundClaim[] =>
      denied.test(text.slice(Math.max(0, start - longestDenial), start))
        ? []
        : [
            {
              term: term.name,
              severity: term.severity,
              start,
              end: start + words.length,
              words: words.slice(0, 200),
            },
          ],
    ),
  );
  const sorted = found.toSorted((a, b) => a.start - b.start || b.end - a.end);
  return sorted.filter((claim, index) => !sorted.slice(0, index).some((before) => before.end > claim.start));
}

const suggestions = {
  NEUTRAL: {
    de: 'Nennen Sie stattdessen, was Sie messen: „Wir haben unsere Emissionen seit … um … % gesenkt.“ Wer ausgleicht, nennt Menge und Zertifikat und nennt es nicht neutral.',
    en: 'Say what you measure instead: “We have cut our emissions by …% since ….” If you offset, name the amount and the certificate, and do not call it neutral.',
  },
  GENERIC: {
    de: 'Sagen Sie im selben Satz, woran das zu erkennen ist: „… aus 80 % Rezyklat“ oder „… mit Umweltzeichen“.',
    en: 'Say in the same sentence what makes it true: “… of 80% recycled material” or “… with an official ecolabel”.',
  },
} as const;

const messages = {
  FORBIDDEN: {
    de: 'Ohne anerkannten Nachweis ist diese Aussage seit dem 27. September 2026 unzulässig.',
    en: 'Without recognised proof this claim has not been permitted since 27 September 2026.',
  },
  GENERIC: {
    de: 'Allgemeine Umweltaussagen sind seit dem 27. September 2026 nur mit Beleg im selben Zusammenhang erlaubt.',
    en: 'Since 27 September 2026 general environmental claims have been permitted only with proof in the same place.',
  },
} as const;

export const claimMessage = ({ severity }: FoundClaim, language: Language): string =>
  messages[severity][language];

export const claimTitle = ({ words }: FoundClaim, language: Language): string =>
  language === 'de' ? `„${words}“ braucht einen Nachweis` : `“${words}” needs proof`;

export const claimSuggestion = ({ severity }: FoundClaim, language: Language): string =>
  suggestions[severity === 'FORBIDDEN' ? 'NEUTRAL' : 'GENERIC'][language];
