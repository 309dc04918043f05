import type { Answer } from '@metra/contract/shapes/questionnaire-shapes';
import { TriangleAlert } from 'lucide-react';
import { type RefObject, useId } from 'react';
import { cx } from '../../../design-system/behaviour/cx.ts';
import { formatNumber } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { SectorName } from '../sector-name.tsx';
import { AnswerFields } from './answer-fields.tsx';
import styles from './answering.module.css';
import type { AskedQuestion } from './attempt.ts';
import type { Problem } from './use-answering.ts';

interface QuestionViewProps {
  question: AskedQuestion;
  position: { index: number; count: number };
  minutes: number | null;
  answer: Answer | undefined;
  problem: Problem | null;
  onAnswer: ((answer: Answer | null, isReadable?: boolean) => void) | undefined;
  headingRef: RefObject<HTMLHeadingElement | null>;
  className: string | undefined;
}

/** One question with what is said about it and what it is answered with. */
export function QuestionView(props: QuestionViewProps) {
  const { question, position, minutes, answer, problem, onAnswer, headingRef, className } = props;
  const { t } = useTranslate();
  const id = useId();
  const { index, count } = position;
  const left = minutes === null ? 0 : Math.ceil(minutes * (1 - index / count));
  const problemId = problem ? `${id}-problem` : undefined;
  const helpId = question.help ? `${id}-help` : undefined;
  return (
    <section className={cx('min-w-0', className)} aria-labelledby={id}>
      <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-text-muted">
        {question.sector && <SectorName sector={question.sector} />}
        <span className="tabular">
          {t('questionnaires.place', { current: index + 1, count })}
          {onAnswer && left > 0 && `, ${t('questionnaires.minutesLeft', { count: left })}`}
        </span>
        {!question.required && <span>{t('questionnaires.optional')}</span>}
      </p>
      <h2 id={id} ref={headingRef} tabIndex={-1} className={cx(styles.heading, 'type-display')}>
        {question.text}
      </h2>
      {question.help && (
        <p id={helpId} className="mt-3 type-lead">
          {question.help}
        </p>
      )}
      {!onAnswer && question.showIf && (
        <p className="mt-3 text-small text-text-muted">{t('questionnaires.onlyIf')}</p>
      )}
      <AnswerFields
        question={question}
        answer={answer}
        onAnswer={onAnswer}
        labelledBy={id}
        describedBy={[helpId, problemId].filter(Boolean).join(' ') || undefined}
        isInvalid={problem !== null}
      />
      {problem && (
        <p
          id={problemId}
          role="alert"
          className="mt-4 flex items-start gap-2 rounded-control bg-danger-soft px-4 py-3 leading-ui text-danger-text forced-colors:border"
        >
          <TriangleAlert size={18} aria-hidden="true" className="mt-px" />
          <span>
            <ProblemText question={question} problem={problem} />
          </span>
        </p>
      )}
    </section>
  );
}

function ProblemText({ question, problem }: { question: AskedQuestion; problem: Problem }) {
  const { t, language } = useTranslate();
  const { number, scale, type } = question;
  const limits = number ?? scale;
  const written = (value: number | undefined) => formatNumber(value ?? 0, language);
  switch (problem) {
    case 'required':
      return t(
        type === 'SINGLE' || type === 'MULTIPLE'
          ? 'questionnaires.problem.choose'
          : 'questionnaires.problem.required',
      );
    case 'minimum':
    case 'maximum':
      return t('questionnaires.problem.range', { min: written(limits?.min), max: written(limits?.max) });
    case 'wholeNumber':
      return t('questionnaires.problem.wholeNumber');
    case 'multipleOf':
      return t('questionnaires.problem.decimals', { count: number?.decimals ?? 0 });
    case 'unreadable':
      return t('questionnaires.problem.number');
    default:
      return t('questionnaires.problem.other');
  }
}
