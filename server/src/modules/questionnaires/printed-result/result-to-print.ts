import type { Language } from '@metra/contract/core/primitives';
import type { QuestionnaireResult } from '@metra/contract/operations/questionnaires';

export interface ResultToPrint {
  result: QuestionnaireResult;
  language: Language;
}
