import type { EditedQuestionnaire } from '@metra/contract/operations/questionnaires-admin';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import type { ConflictField } from '../../../lib/versioned-form/conflict-view.tsx';
import { useTagName } from './earned-tags.tsx';
import type { EarnedWeight, QuestionValues, WordPair } from './question-values.ts';

export function useConflictFields(questionnaire: EditedQuestionnaire): ConflictField<QuestionValues>[] {
  const { t } = useTranslate();
  const nameOf = useTagName();
  const both = ({ de, en }: WordPair) => [de, en].filter(Boolean).join('\n') || t('conflict.empty');
  const tags = (earned: readonly EarnedWeight[]) =>
    earned.map(({ tag, weight }) => `${nameOf(tag)} ×${weight}`).join(', ');
  const lines = (parts: readonly string[]) => parts.join('\n') || t('conflict.empty');
  const numberOf = (id: number) => questionnaire.questions.findIndex((question) => question.id === id) + 1;
  return [
    { name: 'text', label: t('questionnaire-admin.question.text'), show: ({ text }) => both(text) },
    { name: 'help', label: t('questionnaire-admin.question.help'), show: ({ help }) => both(help) },
    {
      name: 'type',
      label: t('questionnaire-admin.question.type'),
      show: ({ type }) => t(`questionnaire-admin.type.${type}`),
    },
    {
      name: 'sector',
      label: t('questionnaire-admin.question.sector'),
      show: ({ sector }) =>
        sector ? t(`common.sector.${sector}`) : t('questionnaire-admin.question.general'),
    },
    {
      name: 'required',
      label: t('questionnaire-admin.question.required'),
      show: ({ required }) => t(required ? 'questionnaire-admin.yes' : 'questionnaire-admin.no'),
    },
    {
      name: 'options',
      label: t('questionnaire-admin.options'),
      show: ({ options }) =>
        lines(
          options.map((option) =>
            [option.text.de, option.score, tags(option.tags)]
              .filter((part) => part !== null && part !== '')
              .join(' · '),
          ),
        ),
    },
    {
      name: 'scale',
      label: t('questionnaire-admin.scale'),
      show: ({ scale }) => lines([`${scale.min}–${scale.max}`, (scale.scores ?? []).join(', ')]),
    },
    {
      name: 'number',
      label: t('questionnaire-admin.number'),
      show: ({ number }) => lines([`${number.min ?? ''}–${number.max ?? ''} ${number.unit}`]),
    },
    {
      name: 'input',
      label: t('questionnaire-admin.input'),
      show: ({ input }) => lines([String(input.maxLength ?? ''), both(input.placeholder)]),
    },
    {
      name: 'showIf',
      label: t('questionnaire-admin.condition'),
      show: ({ showIf }) =>
        lines(
          (showIf?.conditions ?? []).map(
            ({ questionId, operator }) =>
              `${t('questionnaire-admin.question.number', { number: numberOf(questionId) })} ${t(`questionnaire-admin.condition.${operator}`)}`,
          ),
        ),
    },
    {
      name: 'rules',
      label: t('questionnaire-admin.rules'),
      show: ({ rules }) =>
        lines(
          rules.map(({ min, max, words, tags: earned }) =>
            [min, max, words.de, tags(earned)].filter((part) => part !== null && part !== '').join(' · '),
          ),
        ),
    },
  ];
}
