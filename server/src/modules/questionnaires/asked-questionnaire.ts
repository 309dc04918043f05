import type { Language } from '@metra/contract/core/primitives';
import type { AskedQuestionnaire } from '@metra/contract/operations/questionnaires';
import type { Question } from '@metra/contract/shapes/questionnaire-shapes';
import { textsIn } from '../../platform/translations.ts';
import { type Band, wordsIn } from './result-profile.ts';

/** A questionnaire as it is stored. */
export interface StoredQuestionnaire {
  id: number;
  slug: string;
  translations: unknown;
  durationMinutes: number | null;
  bands: readonly Band[];
  questions: readonly Question[];
  lastNumber: number;
  active: boolean;
  version: number;
}

/** The questionnaire in one language, without the values of its answers. */
export function askedIn(stored: StoredQuestionnaire, language: Language): AskedQuestionnaire {
  const { id, slug, translations, durationMinutes, active, version, questions } = stored;
  const { name, description } = textsIn<{ name: string; description: string }>(translations, language);
  return {
    id,
    slug,
    name,
    description: description ?? '',
    durationMinutes,
    active,
    version,
    questions: questions.map((question, place) => askedQuestion(question, place + 1, language)),
  };
}

function askedQuestion(
  question: Question,
  order: number,
  language: Language,
): AskedQuestionnaire['questions'][number] {
  const { id, type, sector, text, help, required, options, scale, number, input, showIf } = question;
  const words = (each: Parameters<typeof wordsIn>[0]) => wordsIn(each, language);
  return {
    id,
    order,
    type,
    sector,
    text: words(text),
    help: words(help),
    required,
    options: options.map((option) => ({ id: option.id, text: words(option.text) })),
    scale: scale && {
      min: scale.min,
      max: scale.max,
      minLabel: words(scale.minLabel),
      maxLabel: words(scale.maxLabel),
    },
    number: number && { unit: number.unit, min: number.min, max: number.max, decimals: number.decimals },
    input: input && { maxLength: input.maxLength, placeholder: words(input.placeholder) },
    showIf,
  };
}
