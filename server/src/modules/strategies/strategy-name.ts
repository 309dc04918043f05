import type { Language } from '@metra/contract/primitives';

/** What a strategy is called until someone renames it. */
export const strategyName = ({ year }: Temporal.PlainDate, language: Language) =>
  language === 'de' ? `Strategie ${year}` : `Strategy ${year}`;
