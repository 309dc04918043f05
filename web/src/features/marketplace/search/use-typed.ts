import { useState } from 'react';

/** What is typed into a field. Where one went replaces what was typed and not sent; the field keeps the focus. */
export function useTyped(said: string): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(said);
  const [known, setKnown] = useState(said);
  if (known !== said) {
    setKnown(said);
    setTyped(said);
  }
  return [typed, setTyped];
}
