import { useState } from 'react';
import { expressionOf, type FormulaPart, tokensIn } from './formula-tokens.ts';

const MOST_STEPS = 50;

interface Step {
  expression: string;
  caret: number;
}

/** Holds a formula in parts, the caret for the next part, and the steps to undo. */
export function useFormulaEditing(expression: string, onChange: (expression: string) => void) {
  const tokens = tokensIn(expression);
  const [wantedCaret, setCaret] = useState(tokens.length);
  const [steps, setSteps] = useState<readonly Step[]>([]);
  // The text may have become shorter.
  const caret = Math.min(wantedCaret, tokens.length);

  function write(parts: readonly FormulaPart[], nextCaret: number) {
    setSteps([...steps.slice(1 - MOST_STEPS), { expression, caret }]);
    setCaret(nextCaret);
    onChange(expressionOf(parts));
  }

  return {
    tokens,
    caret,
    canUndo: steps.length > 0,
    moveTo: (index: number) => setCaret(Math.max(0, Math.min(tokens.length, index))),
    insert: (...parts: FormulaPart[]) =>
      write(tokens.toSpliced(caret, 0, ...parts.map(withPlace)), caret + parts.length),
    replace: (index: number, part: FormulaPart) => write(tokens.with(index, withPlace(part)), caret),
    remove(index: number) {
      if (index < 0 || index >= tokens.length) return;
      write(tokens.toSpliced(index, 1), index < caret ? caret - 1 : caret);
    },
    undo() {
      const before = steps.at(-1);
      if (!before) return;
      setSteps(steps.slice(0, -1));
      setCaret(before.caret);
      onChange(before.expression);
    },
  };
}

export type FormulaEditing = ReturnType<typeof useFormulaEditing>;

/** The positions are computed again from the text. */
const withPlace = (part: FormulaPart) => ({ ...part, at: 0 });
