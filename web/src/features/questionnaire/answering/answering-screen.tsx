import type { RefusedForm } from '@metra/contract/core/web-rendering';
import type { AskedQuestionnaire } from '@metra/contract/operations/questionnaires';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from '../../../design-system/behaviour/cx.ts';
import { buttonClass } from '../../../design-system/buttons/button-style.ts';
import { MAIN_ID } from '../../../design-system/frames/frame-parts.ts';
import { HomeLink } from '../../../design-system/frames/home-link.tsx';
import { SkipLink } from '../../../design-system/frames/skip-link.tsx';
import '../../../design-system/frames/frames.css';
import { resultPath } from '../../../domain/questionnaires/result-path.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { LanguageLink } from '../../../lib/site/language-link.tsx';
import { siteAddress } from '../../../lib/site/site-address.ts';
import { SiteLink } from '../../../lib/site/site-link.tsx';
import type { SiteScreenProps } from '../../../lib/site/site-page.ts';
import styles from './answering.module.css';
import { AnsweringBar } from './answering-bar.tsx';
import { Arrived, Closed } from './endings.tsx';
import { ANSWERS_FORM } from './form-answers.ts';
import { LastAnswers } from './last-answers.tsx';
import { ProgressRule } from './progress-rule.tsx';
import { QuestionView } from './question-view.tsx';
import { sentForm } from './sent-form.ts';
import { useAnswerKeys } from './use-answer-keys.ts';
import { useAnswering } from './use-answering.ts';

export interface AnsweringData {
  /** It is null if the questionnaire is switched off or never existed. */
  questionnaire: AskedQuestionnaire | null;
  slug: string;
  /** The questionnaire is embedded in another site's page. */
  isFramed: boolean;
  /** This form was sent without scripts and refused. */
  refused: RefusedForm | null;
}

const pathOf = ({ slug, isFramed }: AnsweringData): string =>
  `/questionnaires/${slug}${isFramed ? '/embed' : ''}`;

/** The questionnaire is one form without scripts, and one question at a time with them. */
export function AnsweringScreen({ data }: SiteScreenProps<AnsweringData>) {
  const { questionnaire, isFramed } = data;
  if (questionnaire)
    return <Answering key={questionnaire.id} asked={questionnaire} data={data} isFramed={isFramed} />;
  return (
    <Frame data={data} name="">
      <Closed isFramed={isFramed} />
    </Frame>
  );
}

interface FrameProps {
  data: AnsweringData;
  name: string;
  rule?: ReactNode;
  children: ReactNode;
}

/** The frame has no navigation, only the way out and the other language. */
function Frame({ data, name, rule, children }: FrameProps) {
  const { t } = useTranslate();
  const { isFramed } = data;
  const path = pathOf(data);
  return (
    <div className={styles.frame}>
      <header className={styles.head}>
        <SkipLink />
        <div className="wrap flex h-16 items-center gap-5">
          {isFramed ? (
            <a href={path.replace(/\/embed$/, '')} target="_blank" rel="noopener" className="font-strong">
              {name}
            </a>
          ) : (
            <>
              <HomeLink Link={SiteLink} href="/" />
              <span className="truncate border-l border-line-strong pl-5 text-ui text-text-muted max-sm:hidden">
                {name}
              </span>
            </>
          )}
          <div className="ml-auto flex items-center gap-1">
            <LanguageLink path={path} className={buttonClass({ variant: 'quiet', size: 'md' })} />
            {!isFramed && (
              <SiteLink
                href="/"
                aria-label={t('questionnaires.close')}
                className={buttonClass({ variant: 'quiet', size: 'md' })}
              >
                <X size={18} aria-hidden="true" />
                <span className="max-sm:hidden">{t('questionnaires.close')}</span>
              </SiteLink>
            )}
          </div>
        </div>
        {rule}
      </header>
      {children}
    </div>
  );
}

interface AnsweringProps {
  asked: AskedQuestionnaire;
  data: AnsweringData;
  isFramed: boolean;
}

function Answering({ asked, data, isFramed }: AnsweringProps) {
  const { t, language } = useTranslate();
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [arrivedAt, setArrivedAt] = useState<string | null>(null);
  const sent = sentForm(asked, data.refused, language);
  const answering = useAnswering({
    asked,
    language,
    form,
    onArrived(resultId) {
      const address = siteAddress(resultPath(asked, resultId), language);
      if (isFramed) setArrivedAt(address);
      else location.assign(address);
    },
  });
  const { isLive, questionnaire, way, index, question, answers, problem, state } = answering;

  useAnswerKeys({
    onNext: answering.goOn,
    onBack: answering.goBack,
    onChoose: (sign) => chooseBySign(answering, sign),
  });

  const questionId = question?.id;
  const shown = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (!isLive) return;
    // The first question keeps the focus at the top of the page, because the person has just arrived.
    if (shown.current !== undefined && shown.current !== questionId) {
      scrollTo({ top: 0 });
      const field = form.current?.querySelector<HTMLElement>('main input[type="text"], main textarea');
      // On a phone the keyboard would cover the question.
      const target = field && matchMedia('(pointer: fine)').matches ? field : heading.current;
      target?.focus({ preventScroll: true });
    }
    shown.current = questionId;
  }, [isLive, questionId]);

  if (arrivedAt) {
    return (
      <Frame data={data} name={asked.name}>
        <Arrived address={arrivedAt} />
      </Frame>
    );
  }
  if (state === 'closed') {
    return (
      <Frame data={data} name={asked.name}>
        <Closed isFramed={isFramed} hasAnswers />
      </Frame>
    );
  }
  const shownQuestions = isLive ? way.slice(index, index + 1) : asked.questions;
  return (
    <Frame
      data={data}
      name={asked.name}
      rule={
        <div className={cx(!isLive && styles.withScripts)}>
          <ProgressRule current={index + 1} count={way.length} />
        </div>
      }
    >
      <form
        ref={form}
        action={siteAddress(`${pathOf(data)}/${ANSWERS_FORM}`, language)}
        method="post"
        target={isFramed ? '_blank' : undefined}
        noValidate={isLive}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          answering.goOn();
        }}
      >
        <main
          id={MAIN_ID}
          tabIndex={-1}
          className="wrap grid content-start gap-x-16 py-6 outline-0 md:py-12 lg:grid-cols-[minmax(0,700px)_minmax(0,1fr)]"
        >
          <div className="grid content-start gap-16">
            <h1 className={cx(isLive ? 'sr-only' : 'type-display', !isLive && styles.withoutScripts)}>
              {asked.name}
            </h1>
            {!isLive && sent.message && (
              <p role="alert" className="rounded-control bg-danger-soft px-4 py-3 text-danger-text">
                {sent.message}
              </p>
            )}
            {shownQuestions.map((each, place) => (
              <QuestionView
                key={isLive ? `live-${each.id}` : each.id}
                question={each}
                className={!isLive && place > 0 ? styles.later : undefined}
                headingRef={heading}
                minutes={questionnaire.durationMinutes}
                position={
                  isLive ? { index, count: way.length } : { index: place, count: asked.questions.length }
                }
                answer={isLive ? answers.get(each.id) : sent.answers.get(each.id)}
                problem={isLive ? problem : sent.problemOf(each)}
                onAnswer={
                  isLive ? (answer, isReadable) => answering.answer(each.id, answer, isReadable) : undefined
                }
              />
            ))}
          </div>
          <LastAnswers
            asked={questionnaire}
            way={way}
            index={isLive ? index : 0}
            answers={answers}
            onChange={answering.goTo}
          />
        </main>
        <AnsweringBar answering={answering} />
      </form>
      <p className="sr-only" role="status">
        {isLive && index > 0 ? t('questionnaires.progress', { current: index + 1, count: way.length }) : ''}
      </p>
    </Frame>
  );
}

function chooseBySign({ question, answers, answer }: ReturnType<typeof useAnswering>, sign: string): boolean {
  if (!question) return false;
  const { id: questionId, type, options, scale } = question;
  if (scale) {
    const value = /\d/.test(sign) ? Number(sign) : Number.NaN;
    if (!(value >= scale.min && value <= scale.max)) return false;
    answer(questionId, { questionId, value });
    return true;
  }
  const option = options[sign.charCodeAt(0) - 65];
  if (!option) return false;
  const chosen = answers.get(questionId)?.optionIds ?? [];
  if (type === 'SINGLE') answer(questionId, { questionId, optionIds: [option.id] });
  else {
    const others = chosen.filter((id) => id !== option.id);
    const optionIds = others.length < chosen.length ? others : [...chosen, option.id];
    answer(questionId, optionIds.length > 0 ? { questionId, optionIds } : null);
  }
  return true;
}
