import { Button } from '../../design-system/buttons/button.tsx';
import { usePageMark } from '../../design-system/pictures/page-mark.ts';
import { FormProblem } from '../forms/form-problem.tsx';
import type { ContractForm } from '../forms/forms.ts';

interface SaveBarProps {
  of: Pick<ContractForm<never>, 'error' | 'waitUntil' | 'submitting'> & {
    isDirty: boolean;
    discard: () => void;
  };
  words: { unsaved: string; discard: string; save: string };
}

/**
 * The bar appears with the first change and stays visible until the input is saved or discarded. Errors appear
 * in it, because the person has just pressed its button.
 */
export function SaveBar({ of: editing, words }: SaveBarProps) {
  const { isDirty, submitting, discard } = editing;
  const shown = isDirty || submitting;
  usePageMark('bottomBar', shown);
  if (!shown) return null;
  return (
    <div className="sticky bottom-[calc(63px+env(safe-area-inset-bottom)+8px)] z-[calc(var(--z-header)-1)] col-span-full grid gap-3 rounded-panel border border-line-strong bg-surface-raised py-3 pr-3 pl-5 shadow-2 md:bottom-4">
      <FormProblem of={editing} />
      <div className="flex items-center gap-2">
        <p role="status" className="flex-1 leading-ui font-medium">
          {words.unsaved}
        </p>
        <Button variant="quiet" disabled={submitting} onClick={discard}>
          {words.discard}
        </Button>
        <Button type="submit" variant="primary" loading={submitting}>
          {words.save}
        </Button>
      </div>
    </div>
  );
}
