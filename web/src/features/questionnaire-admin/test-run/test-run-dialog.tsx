import type { EditedQuestionnaire } from '@metra/contract/operations/questionnaires-admin';
import {
  answerProblems,
  answersById,
  askedQuestions,
  bandOf,
  outcomeOf,
} from '@metra/contract/rules/questionnaire-rules';
import type { Answer } from '@metra/contract/shapes/questionnaire-shapes';
import { useState } from 'react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { DialogBody, DialogFooter } from '../../../design-system/dialog/dialog.tsx';
import { openDialog } from '../../../design-system/dialog/open-dialog.tsx';
import { Segmented } from '../../../design-system/fields/segmented.tsx';
import { type Language, languages } from '../../../lib/i18n/languages.ts';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { AnswerControl } from '../answer-control.tsx';
import { OutcomeView } from '../questions/effect-panel.tsx';
import { readable } from '../questions/question-values.ts';

/** Answers a questionnaire as visitors would; nothing is sent, and no result is made. */
export const openTestRun = (questionnaire: EditedQuestionnaire): Promise<void> =>
  openDialog({
    title: translate('questionnaire-admin.testRun'),
    size: 'xl',
    content: ({ close }) => <TestRun questionnaire={questionnaire} onClose={close} />,
  });

interface TestRunProps {
  questionnaire: EditedQuestionnaire;
  onClose: () => void;
}

function TestRun({ questionnaire: { questions, bands }, onClose }: TestRunProps) {
  const { t, language: own } = useTranslate();
  const [language, setLanguage] = useState<Language>(own);
  const [answers, setAnswers] = useState<readonly Answer[]>([]);
  const given = answersById(answers);
  const asked = askedQuestions(questions, given);
  const outcome = outcomeOf(questions, given, language);
  const open = answerProblems(questions, answers).length;
  const change = (questionId: number, answer: Answer | undefined) =>
    setAnswers([...answers.filter((each) => each.questionId !== questionId), ...(answer ? [answer] : [])]);
  return (
    <>
      <DialogBody>
        <div className="grid gap-5">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="measure text-small text-text-soft">{t('questionnaire-admin.testRun.text')}</p>
            <Segmented
              label={t('content.language')}
              value={language}
              options={languages.map((each) => ({ value: each, label: t(`content.language.${each}`) }))}
              onChange={setLanguage}
            />
          </div>
          <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_280px]">
            <ol className="grid min-w-0 gap-6" lang={language}>
              {asked.map((question) => (
                <li key={question.id} className="grid gap-2 border-t border-line pt-4">
                  <p className="font-medium">
                    {questions.indexOf(question) + 1}. {readable(question.text, language)}
                    {question.required && (
                      <span className="text-small font-text text-text-muted">
                        {' '}
                        ({t('questionnaire-admin.testRun.required')})
                      </span>
                    )}
                  </p>
                  {readable(question.help, language) !== '' && (
                    <p className="text-small text-text-muted">{readable(question.help, language)}</p>
                  )}
                  <AnswerControl
                    question={question}
                    answer={given.get(question.id)}
                    language={language}
                    onChange={(answer) => change(question.id, answer)}
                  />
                </li>
              ))}
            </ol>
            <section
              aria-labelledby="test-outcome"
              aria-live="polite"
              className="panel grid gap-3 p-4 lg:sticky lg:top-0"
            >
              <h3 id="test-outcome" className="type-h3">
                {t('questionnaire-admin.testRun.outcome')}
              </h3>
              <p className="text-small text-text-soft">
                {open > 0
                  ? t('questionnaire-admin.testRun.open', { count: open })
                  : t('questionnaire-admin.testRun.complete')}{' '}
                {t('questionnaire-admin.testRun.hidden', { count: questions.length - asked.length })}
              </p>
              <OutcomeView outcome={outcome} />
              {bands.length > 0 && (
                <ul className="grid gap-1 text-small">
                  {outcome.sectors.map(({ sector, score }) => {
                    const band = bandOf(bands, score);
                    return (
                      band && (
                        <li key={sector}>
                          {t(`common.sector.${sector}`)}: {readable(band.name, language)}
                        </li>
                      )
                    );
                  })}
                </ul>
              )}
            </section>
          </div>
        </div>
      </DialogBody>
      <DialogFooter>
        <Button variant="quiet" onClick={() => setAnswers([])} disabled={answers.length === 0}>
          {t('questionnaire-admin.testRun.again')}
        </Button>
        <Button variant="primary" onClick={onClose}>
          {t('questionnaire-admin.close')}
        </Button>
      </DialogFooter>
    </>
  );
}
