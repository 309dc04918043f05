import { FileQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { ErrorState } from '../../design-system/error-state.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { reportError } from '../../lib/report-error.ts';
import { unreadableValueMessage } from '../../lib/stored-values.ts';
import { useWizard } from './use-wizard.ts';
import type { Step } from './wizard-state.ts';
import { deny } from './wizard-steps.ts';
import type { ValueName } from './wizard-store.ts';

interface UnreadableStepProps {
  step: Step;
  value: ValueName;
}

/** What is stored for a step cannot be read: it can be begun anew, and nothing else is touched. */
export function UnreadableStep({ step, value }: UnreadableStepProps) {
  const { t } = useTranslate();
  const { store } = useWizard();
  const [busy, setBusy] = useState(false);

  async function beginAnew() {
    setBusy(true);
    try {
      await store.beginAnew(value);
      if (step !== 'hello') store.change((state) => deny(state, step));
    } catch (error) {
      await reportError(error);
      setBusy(false);
    }
  }

  return (
    <div className="mt-9">
      <ErrorState
        headingLevel={2}
        icon={FileQuestionMark}
        title={t('metra-lite.wizard.unreadable.title')}
        text={t(
          step === 'hello' ? 'metra-lite.wizard.unreadable.progress' : 'metra-lite.wizard.unreadable.text',
        )}
        onReload={beginAnew}
        reloading={busy}
        reloadLabel={t('metra-lite.wizard.unreadable.beginAnew')}
      />
      <p lang="en" className="type-micro mt-2.5 text-text-muted">
        {unreadableValueMessage}
      </p>
    </div>
  );
}
