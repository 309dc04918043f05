import { useEffect, useRef } from 'react';

export interface AnswerKeys {
  /** A letter from A, or a digit: true where there is something to choose. */
  onChoose: (sign: string) => boolean;
  onNext: () => void;
  onBack: () => void;
}

const isField = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['radio', 'checkbox'].includes(target.type));

const isControl = (target: EventTarget | null) =>
  target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement;

/** Letters and digits choose, Enter goes on, Backspace goes back: wherever the keyboard is, except in a field. */
export function useAnswerKeys(keys: AnswerKeys): void {
  const present = useRef(keys);
  useEffect(() => {
    present.current = keys;
  });
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isField(event.target))
        return;
      const { onChoose, onNext, onBack } = present.current;
      if (event.key === 'Enter' && !isControl(event.target)) onNext();
      else if (event.key === 'Backspace') onBack();
      else if (!/^[a-z\d]$/i.test(event.key) || !onChoose(event.key.toUpperCase())) return;
      event.preventDefault();
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
