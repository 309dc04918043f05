import type { QuestionnaireResult } from '@metra/contract/operations/questionnaires';
import type { Translating } from '../../../lib/i18n/use-translate.ts';

type Reason = QuestionnaireResult['goals'][number]['reason'];

export function reasonText({ questions, tags }: Reason, t: Translating['t']): string {
  const [first, second] = questions;
  if (first && second)
    return t('questionnaires.result.becauseTwo', { first: first.text, second: second.text });
  if (first) return t('questionnaires.result.because', { question: first.text });
  return tags.map(({ name }) => name).join(', ');
}
