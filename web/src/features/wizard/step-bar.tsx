import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../design-system/buttons/button.tsx';
import { WizardBar } from '../../design-system/frames/wizard-bar.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import type { StepInHand } from './use-step.ts';
import { WizardSaveStatus } from './wizard-save-status.tsx';
import { InBar } from './wizard-slots.tsx';

interface StepBarProps {
  step: Pick<StepInHand, 'goBack' | 'goOn' | 'next'>;
  /** This has to be chosen first; the button names it and leads there. */
  missing?: { label: string; onClick: () => void } | undefined;
  /** The button submits this form instead of leading to the next step at once. */
  form?: string;
  /** This action replaces the button to the next step. */
  action?: ReactNode;
}

/** The bar leads back and to the next step by name, and shows whether all input is saved. */
export function StepBar({ step, missing, form, action }: StepBarProps) {
  const { t } = useTranslate();
  return (
    <InBar>
      <WizardBar
        back={step.goBack && { label: t('metra-lite.wizard.back'), onClick: step.goBack }}
        status={<WizardSaveStatus />}
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
