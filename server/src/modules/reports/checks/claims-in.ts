import type { Language } from '@metra/contract/core/primitives';
import type { ReportCheck } from '@metra/contract/shapes/report-shapes';
import { claimMessage, claimSuggestion, claimTitle, greenClaims } from './green-claims.ts';

type ClaimPlace = NonNullable<ReportCheck['claim']>['place'];

export interface TextToCheck {
  place: ClaimPlace;
  text: string;
}

const longestPlace = 60;

function nameOf(place: ClaimPlace): string {
  switch (place.kind) {
    case 'NARRATIVE':
      return place.section;
    case 'DATAPOINT':
      return place.name;
    case 'PROFILE':
      return `profile ${place.field}`;
    case 'GOAL':
      return `goal ${place.id}`;
    case 'EXPLANATION':
      return place.key;
  }
}

const slugOf = (place: ClaimPlace): string =>
  nameOf(place)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, longestPlace)
    .replace(/-+$/, '');

/** The claims in several texts, each with a key of its own. */
export function claimsIn(
  texts: readonly TextToCheck[],
  language: Language,
): Omit<ReportCheck, 'explanation' | 'version'>[] {
  const counts = new Map<string, number>();
  return texts.flatMap(({ place, text }) =>
    greenClaims(text).map((claim) => {
      const key = `claim-${slugOf(place)}-${claim.term}`;
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return {
        key: count === 1 ? key : `${key}-${count}`,
        kind: 'CLAIM' as const,
        title: claimTitle(claim, language).slice(0, 200),
        message: claimMessage(claim, language),
        kpis: [],
        datapoints: place.kind === 'DATAPOINT' ? [{ name: place.name, disclosure: place.disclosure }] : [],
        expected: null,
        found: null,
        claim: {
          place,
          start: claim.start,
          end: claim.end,
          words: claim.words,
          severity: claim.severity,
          suggestion: claimSuggestion(claim, language),
        },
      };
    }),
  );
}
