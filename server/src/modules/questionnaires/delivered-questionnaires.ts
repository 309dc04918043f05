import {
  Question,
  type QuestionnaireFile,
  type QuestionType,
} from '@metra/contract/shapes/questionnaire-shapes';
import { readDelivered, type Texts, translated } from '../../platform/delivered-files.ts';

interface DeliveredTagRule {
  when: {
    option?: string;
    notOption?: string;
    min?: number;
    max?: number;
    keywords?: Texts<string[]>;
  };
  tags: { tag: string; weight: number }[];
}

interface DeliveredQuestion {
  slug: string;
  type: keyof typeof types;
  sector: 'e' | 's' | 'g' | 'general';
  required: boolean;
  text: Texts;
  help: Texts;
  options: { slug: string; label: Texts; score: number | null }[] | null;
  scale: { min: number; max: number; minLabel: Texts; maxLabel: Texts; scores: number[] } | null;
  number: {
    unit: string;
    min: number;
    max: number;
    decimals: number;
    scoring: { max: number; score: number }[] | null;
  } | null;
  textInput: { maxLength: number; placeholder: Texts } | null;
  tagMapping: DeliveredTagRule[];
}

interface DeliveredQuestionnaire {
  slug: string;
  name: Texts;
  description: Texts;
  durationMinutes: number;
  scoring: { bands: QuestionnaireFile['bands'] };
  questions: DeliveredQuestion[];
}

const types = {
  single_choice: 'SINGLE',
  multiple_choice: 'MULTIPLE',
  scale: 'SCALE',
  number: 'NUMBER',
  text: 'TEXT',
} as const satisfies Record<string, QuestionType>;

/** People should not see UCUM's braces. */
const unitWords: Readonly<Record<string, string>> = { '{person}': '', 'h/{person}': 'h' };

/** A question has a hundred numbers of its own, so that a new option in the file renumbers no other question. */
const numbersOfQuestion = 100;

/** The delivered questionnaires as rows. Questions and options are numbered in the order of the file. */
export function readDeliveredQuestionnaires() {
  const delivered = [readDelivered<DeliveredQuestionnaire>('questionnaire')];
  return delivered.map(({ slug, name, description, durationMinutes, scoring, questions }) => ({
    slug,
    translations: translated({ name, description }),
    duration_minutes: durationMinutes,
    bands: scoring.bands,
    questions: questions.map((question, place) => questionOf(question, (place + 1) * numbersOfQuestion)),
    last_number: (questions.length + 1) * numbersOfQuestion - 1,
    active: true,
  }));
}

function questionOf(question: DeliveredQuestion, id: number): Question {
  const { slug, type, sector, required, text, help, scale, number, textInput } = question;
  const options = (question.options ?? []).map(({ slug: option, label, score }, place) => ({
    slug: option,
    written: { id: id + place + 1, text: label, score },
  }));
  const numberOf = (option: string): number => {
    const found = options.find((each) => each.slug === option);
    if (!found) throw new Error(`Question "${slug}" has no option "${option}"`);
    return found.written.id;
  };
  // Delivered questions must follow the rules for editors.
  return Question.parse({
    id,
    type: types[type],
    sector: sector === 'general' ? null : sector,
    required,
    text,
    help,
    options: options.map(({ written }) => written),
    scale: scale && {
      min: scale.min,
      max: scale.max,
      minLabel: scale.minLabel,
      maxLabel: scale.maxLabel,
      scores: scale.scores,
    },
    number: number && { ...number, unit: unitWords[number.unit] ?? number.unit },
    input: textInput,
    showIf: null,
    tagMapping: question.tagMapping.map(({ when: { option, notOption, ...when }, tags }) => ({
      when: {
        ...when,
        ...(option !== undefined && { optionId: numberOf(option) }),
        ...(notOption !== undefined && { notOptionId: numberOf(notOption) }),
      },
      tags,
    })),
  });
}
