import { useState } from 'react';

/** Input that was not sent is replaced when the page changes to another search. The field keeps the focus. */
export function useTyped(said: string): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(said);
  const [known, setKnown] = useState(said);
  if (known !== said) {
    setKnown(said);
    setTyped(said);
  }
  return [typed, setTyped];
}
