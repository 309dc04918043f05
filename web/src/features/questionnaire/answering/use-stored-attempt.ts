import type { AskedQuestionnaire } from '@metra/contract/operations/questionnaires';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ownResults } from '../../../domain/questionnaires/own-results.ts';
import type { Language } from '../../../lib/i18n/languages.ts';
import { browserStorage } from '../../../lib/storage/safe-storage.ts';
import { type Attempt, type Brought, broughtUpToDate, newAttempt, parseAttempt } from './attempt.ts';
import { answersInForm } from './form-answers.ts';

const keyOf = ({ id }: AskedQuestionnaire) => `questionnaire:${id}`;

/** Longer pauses are no answering. */
const LONGEST_PAUSE_SECONDS = 300;

interface Needs {
  questionnaire: AskedQuestionnaire;
  language: Language;
  form: RefObject<HTMLFormElement | null>;
  onLost: (count: number) => void;
}

/**
 * The way through the questions, kept in this browser with every change: closing it, changing the language or another tab
 * lose nothing. Null until the scripts have taken over; what was entered before is taken along.
 */
export function useStoredAttempt({ questionnaire, language, form, onLost }: Needs) {
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const present = useRef<Attempt | null>(null);
  const lastAt = useRef(0);
  const key = keyOf(questionnaire);

  useLayoutEffect(() => {
    // It begins when the scripts take over, and never again: later versions are brought in by whoever reads them.
    if (present.current) return;
    lastAt.current = Date.now();
    const { attempt: begun, lost } = begin(questionnaire, form.current, language);
    if (lost > 0) onLost(lost);
    present.current = begun;
    setAttempt(begun);
  }, [questionnaire, form, language, onLost]);

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key !== key) return;
      const other = parseAttempt(event.newValue);
      if (!other) return;
      present.current = other;
      setAttempt(other);
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [key]);

  const change = useCallback(
    (next: (now: Attempt) => Attempt): Attempt | null => {
      if (!present.current) return null;
      const pause = Math.round((Date.now() - lastAt.current) / 1000);
      lastAt.current = Date.now();
      const changed = next(present.current);
      const secondsTaken = changed.secondsTaken + Math.min(pause, LONGEST_PAUSE_SECONDS);
      present.current = { ...changed, secondsTaken };
      browserStorage.setItem(key, JSON.stringify(present.current));
      setAttempt(present.current);
      return present.current;
    },
    [key],
  );

  const forget = useCallback(() => browserStorage.removeItem(key), [key]);
  return { attempt, change, forget };
}

function begin(questionnaire: AskedQuestionnaire, form: HTMLFormElement | null, language: Language): Brought {
  const stored = parseAttempt(browserStorage.getItem(keyOf(questionnaire)));
  if (stored) return broughtUpToDate(stored, questionnaire);
  const entered = form && new FormData(form);
  const valuesOf = (name: string) => entered?.getAll(name).map(String) ?? [];
  const answers = answersInForm(questionnaire.questions, valuesOf, language);
  const fresh = newAttempt(questionnaire.version, answers);
  const again = new URLSearchParams(location.search).get('again');
  const earlier = ownResults().find(({ id }) => id === again);
  if (!earlier) return { attempt: fresh, lost: 0 };
  const changed = broughtUpToDate({ ...fresh, answers: earlier.answers }, questionnaire);
  const [first] = questionnaire.questions;
  return { ...changed, attempt: { ...changed.attempt, at: first?.id ?? null } };
}
