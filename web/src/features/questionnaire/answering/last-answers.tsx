import type { AskedQuestionnaire } from '@metra/contract/operations/questionnaires';
import type { Answers } from '@metra/contract/rules/questionnaire-rules';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { answerWords } from './answer-words.ts';
import type { AskedQuestion } from './attempt.ts';

const MOST = 3;

interface LastAnswersProps {
  asked: AskedQuestionnaire;
  way: readonly AskedQuestion[];
  index: number;
  answers: Answers;
  onChange: (questionId: number) => void;
}

/**
 * The panel beside the question shows the subject and the last answers; each answer links back to its
 * question.
 */
export function LastAnswers({ asked, way, index, answers, onChange }: LastAnswersProps) {
  const translating = useTranslate();
  const { t } = translating;
  const last = way
    .slice(0, index)
    .map((question, place) => ({ question, place, answer: answers.get(question.id) }))
    .flatMap(({ question, place, answer }) => (answer ? [{ question, place, answer }] : []))
    .toReversed()
    .slice(0, MOST);
  return (
    <aside
      aria-label={t('questionnaires.last.title')}
      className="mt-10 self-start border-line-strong text-small text-text-muted max-lg:hidden lg:border-l lg:pl-6"
    >
      {last.length === 0 ? (
        <>
          <p className="type-h3 text-text">{asked.name}</p>
          <p className="mt-2 text-ui leading-body">{asked.description}</p>
        </>
      ) : (
        <>
          <p>{t('questionnaires.last.title')}</p>
          <ol className="mt-2">
            {last.map(({ question, place, answer }) => (
              <li
                key={question.id}
                className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 border-b border-line py-3 leading-ui"
              >
                <span className="type-value text-ui leading-ui text-text-soft">{place + 1}</span>
                <span className="min-w-0">
                  {question.text}
                  <b className="block truncate text-ui font-medium text-text">
                    {answerWords(question, answer, translating)}
                  </b>
                </span>
                <button
                  type="button"
                  className="link self-start"
                  aria-label={t('questionnaires.last.changeOf', { number: place + 1 })}
                  onClick={() => onChange(question.id)}
                >
                  {t('questionnaires.last.change')}
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
      <p className="mt-4 leading-body">{t('questionnaires.privacy')}</p>
    </aside>
  );
}
