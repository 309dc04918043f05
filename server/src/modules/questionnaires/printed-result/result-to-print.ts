import type { Language } from '@metra/contract/primitives';
import type { QuestionnaireResult } from '@metra/contract/questionnaires';

export interface ResultToPrint {
  result: QuestionnaireResult;
  language: Language;
}
