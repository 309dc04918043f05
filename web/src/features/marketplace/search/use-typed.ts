import { useState } from 'react';

/** Input that was not sent is replaced when the page changes to another search. The field keeps the focus. */
export function useTyped(applied: string): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(applied);
  const [known, setKnown] = useState(applied);
  if (known !== applied) {
    setKnown(applied);
    setTyped(applied);
  }
  return [typed, setTyped];
}
