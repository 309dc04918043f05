import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../design-system/buttons/button.tsx';
import { WizardBar } from '../../design-system/frames/wizard-bar.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { SaveStatus } from './save-state.tsx';
import type { StepInHand } from './use-step.ts';
import { InBar } from './wizard-slots.tsx';

interface StepBarProps {
  step: Pick<StepInHand, 'goBack' | 'goOn' | 'next'>;
  /** What has to be chosen first; the button says so and leads there. */
  missing?: { label: string; onClick: () => void } | undefined;
  /** Sends a form instead of going on at once. */
  form?: string;
  /** Another action than going on. */
  action?: ReactNode;
}

/** Back, whether all is saved, and on to the next step by name. */
export function StepBar({ step, missing, form, action }: StepBarProps) {
  const { t } = useTranslate();
  return (
    <InBar>
      <WizardBar
        back={step.goBack && { label: t('metra-lite.wizard.back'), onClick: step.goBack }}
        status={<SaveStatus />}
      >
        {action ?? (
          <Button
            variant="primary"
            {...(missing
              ? { onClick: missing.onClick }
              : form
                ? { form, type: 'submit' as const }
                : { onClick: step.goOn })}
            iconEnd={missing ? undefined : <ArrowRight size={18} aria-hidden="true" />}
          >
            {missing?.label ?? t(`metra-lite.wizard.next.${step.next}`)}
          </Button>
        )}
      </WizardBar>
    </InBar>
  );
}
