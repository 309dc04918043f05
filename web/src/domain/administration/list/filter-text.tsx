import type { ReactNode } from 'react';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { formatNumber } from '../../../lib/formats/formats.ts';
import type { Language } from '../../../lib/i18n/languages.ts';
import type { FilterWords } from './list-props.ts';

export function filterText(words: FilterWords, value: unknown, language: Language): ReactNode {
  if (words.show) return words.show(value as never);
  if (words.useChoices) return <ChosenText useChoices={words.useChoices} value={String(value)} />;
  const named = words.options?.[String(value)];
  if (named !== undefined) return named;
  if (typeof value === 'number') return formatNumber(value, language);
  const text = String(value);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDate(text, language, 'short') : text;
}

interface ChosenTextProps {
  useChoices: NonNullable<FilterWords['useChoices']>;
  value: string;
}

/** A deleted object has no name any more. */
function ChosenText({ useChoices, value }: ChosenTextProps) {
  const options = useChoices();
  return options && (options.find((option) => option.value === value)?.label ?? value);
}
