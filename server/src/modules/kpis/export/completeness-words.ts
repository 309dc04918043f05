import type { Language } from '@metra/contract/core/primitives';
import type { Coverage, QualityShares } from '@metra/contract/shapes/completeness';

const words = {
  de: {
    whole: 'vollständig',
    running: 'läuft noch',
    beyond: 'enthält auch Monate davor',
    months: (covered: number, months: number) =>
      `${covered} von ${months} ${months === 1 ? 'Monat' : 'Monaten'}`,
    estimated: (share: string) => `${share} % geschätzt`,
    switchedOff: (since: string, reason: string) => `nicht genutzt seit ${since}: ${reason}`,
  },
  en: {
    whole: 'complete',
    running: 'in progress',
    beyond: 'includes earlier months',
    months: (covered: number, months: number) =>
      `${covered} of ${months} ${months === 1 ? 'month' : 'months'}`,
    estimated: (share: string) => `${share}% estimated`,
    switchedOff: (since: string, reason: string) => `not used since ${since}: ${reason}`,
  },
} as const;

interface Told extends Pick<Coverage, 'months' | 'covered' | 'state'> {
  shares: Pick<QualityShares, 'estimated'> | null;
}

export const runningWord = (language: Language): string => words[language].running;

export const switchedOffWords = (since: string, reason: string, language: Language): string =>
  words[language].switchedOff(since, reason);

/** Writes the completeness of a value as the text of a cell: `läuft noch, 9 von 12 Monaten, 11 % geschätzt`. */
export function completenessWords({ months, covered, state, shares }: Told, language: Language): string {
  const say = words[language];
  const estimated = percentOf(shares?.estimated ?? 0);
  // A running period that is complete so far needs no further text.
  const isToBeContinued = state === 'RUNNING' && (covered === months || months === 1);
  return [
    ...(state === 'RUNNING' ? [say.running] : []),
    ...(isToBeContinued ? [] : [state === 'WHOLE' ? say.whole : say.months(covered, months)]),
    ...(state === 'GAPS' && covered === months ? [say.beyond] : []),
    ...(estimated > 0 ? [say.estimated(String(estimated))] : []),
  ].join(', ');
}

/** The text agrees with the screens: a value that exists is never 0 %, and an incomplete one is never 100 %. */
const percentOf = (share: number): number =>
  share === 0 || share === 1 ? share * 100 : Math.min(99, Math.max(1, Math.round(share * 100)));

/** Combines the completeness of several periods. */
export function allTogether(parts: readonly Told[]): Told {
  const sum = (of: (part: Told) => number) => parts.reduce((total, part) => total + of(part), 0);
  const valued = parts.filter(({ shares }) => shares !== null);
  const weight = valued.reduce((total, { covered }) => total + covered, 0);
  const estimated = valued.reduce(
    (total, { covered, shares }) => total + covered * (shares?.estimated ?? 0),
    0,
  );
  const isState = (state: Told['state']) => parts.some((part) => part.state === state);
  return {
    months: sum(({ months }) => months),
    covered: sum(({ covered }) => covered),
    state: isState('RUNNING') ? 'RUNNING' : isState('GAPS') ? 'GAPS' : 'WHOLE',
    shares: weight > 0 ? { estimated: estimated / weight } : null,
  };
}
