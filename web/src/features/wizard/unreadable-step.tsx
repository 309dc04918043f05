import { FileQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design-system/buttons/button.tsx';
import { ErrorState } from '../../design-system/feedback/error-state.tsx';
import { unreadableValueMessage } from '../../lib/autosave/stored-values.ts';
import { reportError } from '../../lib/errors/report-error.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { StepBar } from './step-bar.tsx';
import { useStep } from './use-step.ts';
import type { Step } from './wizard-state.ts';
import { deny } from './wizard-steps.ts';
import type { ValueName } from './wizard-store.ts';

interface UnreadableStepProps {
  step: Step;
  value: ValueName;
}

/**
 * If the stored value of a step cannot be read, the person can start the step again; other steps do not
 * change.
 */
export function UnreadableStep({ step, value }: UnreadableStepProps) {
  const { t } = useTranslate();
  const inHand = useStep(step);
  const { store } = inHand;
  // The greeting continues below; other steps have nothing to show until the value is readable.
  const isWholeStep = step !== 'hello';
  const [busy, setBusy] = useState(false);

  async function beginAnew() {
    setBusy(true);
    try {
      await store.beginAnew(value);
      if (isWholeStep) store.change((state) => deny(state, step));
    } catch (error) {
      await reportError(error);
      setBusy(false);
    }
  }

  const button = (
    <Button variant={isWholeStep ? 'primary' : 'secondary'} loading={busy} onClick={beginAnew}>
      {t('metra-lite.wizard.unreadable.beginAnew')}
    </Button>
  );
  return (
    <div className="mt-10">
      <ErrorState
        headingLevel={2}
        icon={FileQuestionMark}
        title={t('metra-lite.wizard.unreadable.title')}
        text={t(isWholeStep ? 'metra-lite.wizard.unreadable.text' : 'metra-lite.wizard.unreadable.progress')}
        action={isWholeStep ? undefined : button}
      />
      <p lang="en" className="type-micro mt-2 text-text-muted">
        {unreadableValueMessage}
      </p>
      {isWholeStep && <StepBar step={inHand} action={button} />}
    </div>
  );
}
