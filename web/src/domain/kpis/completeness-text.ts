import type { Coverage } from '@metra/contract/shapes/completeness';
import type { Frequency, Period } from '@metra/contract/shapes/kpi-shapes';
import type { Language } from '../../lib/i18n/languages.ts';
import { translate } from '../../lib/i18n/tolgee.ts';
import { estimatedShareText, isOutdated } from '../tracking/value-quality.ts';
import { spanText } from './record-text.ts';

const NAMED = 3;

/** Example: `10 von 12 Monaten`. It is undefined when nothing is missing. */
export function coverageText({ state, covered, months }: Coverage): string | undefined {
  if (state === 'WHOLE') return undefined;
  const text = translate('common.coverage', { covered, months });
  if (state === 'RUNNING')
    return covered === months || months === 1
      ? translate('common.running')
      : `${translate('common.running')}, ${text}`;
  return covered === months ? translate('common.beyond') : text;
}

/** Example: `30 % der Monatswerte geschätzt`. It is undefined when nothing was estimated. */
export const estimatedText = ({ shares }: Coverage, language: Language): string | undefined =>
  estimatedShareText(shares?.estimated, language);

/** Example: `Juli 2025, Sep. 2025 und 3 weitere`. */
export function missingText({ missing }: Coverage, language: Language): string {
  const named = missing.slice(0, NAMED).map((period) => spanText(period, language));
  const others = missing.length - named.length;
  return others > 0
    ? translate('common.andMore', { periods: named.join(', '), count: others })
    : named.join(', ');
}

/** An outdated value shows its date instead of its period. */
export function asOfText(period: Period, frequency: Frequency, today: string, language: Language): string {
  const span = spanText(period, language);
  return isOutdated(period, frequency, today) ? translate('common.asOf', { period: span }) : span;
}
