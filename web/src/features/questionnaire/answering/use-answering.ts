import type { AskedQuestionnaire } from '@metra/contract/operations/questionnaires';
import { answersById, isAnswered, problemOf } from '@metra/contract/rules/questionnaire-rules';
import type { Answer } from '@metra/contract/shapes/questionnaire-shapes';
import { type RefObject, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { log } from '../../../lib/errors/log.ts';
import type { Language } from '../../../lib/i18n/languages.ts';
import { type AskedQuestion, broughtUpToDate, wayThrough, withAnswer } from './attempt.ts';
import type { Sending } from './send-attempt.ts';
import { untilItArrived } from './until-it-arrived.ts';
import { useStoredAttempt } from './use-stored-attempt.ts';

/** `unreadable` means that a typed number is none. */
export type Problem = NonNullable<ReturnType<typeof problemOf>>[1] | 'required' | 'unreadable';

export type AnsweringState = 'answering' | 'sending' | 'waiting' | 'closed' | 'refused';

/**
 * The code that calls the server is loaded after the page and before it is needed, because the connection may
 * be lost by then.
 */
const loadSending = () => import('./send-attempt.ts');

interface Needs {
  asked: AskedQuestionnaire;
  language: Language;
  form: RefObject<HTMLFormElement | null>;
  onArrived: (resultId: string) => void;
}

/** The hook asks one question at a time and sends the answers. */
export function useAnswering({ asked, language, form, onArrived }: Needs) {
  const [questionnaire, setQuestionnaire] = useState(asked);
  const [lost, setLost] = useState(0);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const [state, setState] = useState<AnsweringState>('answering');
  const { attempt, change, forget } = useStoredAttempt({ questionnaire, language, form, onLost: setLost });

  useEffect(() => {
    loadSending().catch((error: unknown) => log.info('What sends answers could not be fetched yet.', error));
  }, []);

  const bringUpToDate = useCallback(async () => {
    const { readAgain } = await loadSending();
    const present = await readAgain(asked.id);
    if (present === null) return setState('closed');
    if (!present) return setState('waiting');
    setQuestionnaire(present);
    change((now) => {
      const brought = broughtUpToDate(now, present);
      setLost(brought.lost);
      return { ...brought.attempt, at: null, isFinished: false };
    });
    setState('answering');
  }, [asked.id, change]);

  const settle = useEffectEvent(async (sent: Exclude<Sending, { kind: 'waits' }>) => {
    switch (sent.kind) {
      case 'arrived':
        forget();
        return onArrived(sent.resultId);
      case 'changed':
        return bringUpToDate();
      case 'taken':
        change((now) => ({ ...now, submissionId: '' }));
        return;
      case 'closed':
        return setState('closed');
      case 'refused':
        log.error('The answers were not taken.', sent.error);
        return setState('refused');
    }
  });
  const send = useEffectEvent(async (): Promise<Sending> => {
    const sending = await loadSending().catch(() => undefined);
    const known = sending && (attempt?.submissionId ? attempt : change(sending.withSubmissionId));
    return known ? sending.sendAttempt(questionnaire, known) : { kind: 'waits' };
  });

  const finishedId = attempt?.isFinished ? attempt.submissionId : null;
  useEffect(() => {
    if (finishedId === null) return;
    setState('sending');
    return untilItArrived(send, {
      onWait: () => setState('waiting'),
      onSettled: (sent) => settle(sent).catch(logFailure),
    });
  }, [finishedId]);

  const { asked: way, index } = wayThrough(questionnaire.questions, attempt ?? { answers: [], at: null });
  const question = way[index];
  const answers = answersById(attempt?.answers ?? []);

  function goTo(id: number | undefined) {
    setProblem(null);
    setUnreadable(false);
    if (id !== undefined) change((now) => ({ ...now, at: id, isFinished: false }));
  }

  async function tell(questionId: number) {
    const { tellProgress, withSubmissionId } = await loadSending();
    const known = attempt?.submissionId ? attempt : change(withSubmissionId);
    const told = known && (await tellProgress(questionnaire, known, questionId));
    if (told === 'closed') setState('closed');
    if (told === 'changed') await bringUpToDate();
  }

  function goOn() {
    if (!attempt || !question || state === 'sending') return;
    const found = isUnreadable ? 'unreadable' : problemWith(question, answers.get(question.id));
    if (found) return setProblem(found);
    // Choosing none of several options is an answer, too.
    const isNone = question.type === 'MULTIPLE' && !answers.has(question.id);
    const answered = isNone
      ? withAnswer(attempt, question.id, { questionId: question.id, optionIds: [] })
      : attempt;
    const next = wayThrough(questionnaire.questions, answered).asked;
    const after = next[next.findIndex(({ id }) => id === question.id) + 1];
    setProblem(null);
    setUnreadable(false);
    change((now) => ({ ...now, answers: answered.answers, at: (after ?? question).id, isFinished: !after }));
    if (after) tell(after.id).catch(logFailure);
  }

  return {
    isLive: attempt !== null,
    questionnaire,
    way,
    index,
    question,
    answers,
    lost,
    problem,
    state,
    goOn,
    goTo,
    goBack: () => goTo(way[index - 1]?.id),
    answer(questionId: number, answer: Answer | null, isReadable = true) {
      setProblem(null);
      setUnreadable(!isReadable);
      // The question stays until the person continues.
      change((now) => ({ ...withAnswer(now, questionId, answer), at: questionId }));
    },
  };
}

const logFailure = (error: unknown) => log.info('The server could not be told.', error);

function problemWith(question: AskedQuestion, answer: Answer | undefined): Problem | null {
  if (question.required && !isAnswered(question, answer)) return 'required';
  return (answer && problemOf(question, answer)?.[1]) ?? null;
}
