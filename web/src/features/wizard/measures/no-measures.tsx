import type { Sector } from '@metra/contract/core/primitives';
import { Link } from '@tanstack/react-router';
import { ButtonLink } from '../../../design-system/buttons/button.tsx';
import { EmptyState } from '../../../design-system/feedback/empty-state.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { StepBar } from '../step-bar.tsx';
import { stepPaths } from '../step-paths.ts';
import type { StepInHand } from '../use-step.ts';

interface NoMeasuresProps {
  sector: Sector;
  step: StepInHand;
  /** The goal itself has left the catalogue. */
  isGone: boolean;
}

/** Nothing to choose from: the way leads back to the goals. */
export function NoMeasures({ sector, step, isGone }: NoMeasuresProps) {
  const { t } = useTranslate();
  const toGoals = (
    <ButtonLink variant="primary" render={<Link to={stepPaths.goals} />}>
      {t('metra-lite.wizard.measures.otherGoal')}
    </ButtonLink>
  );
  return (
    <div className="mt-10">
      <EmptyState
        variant="slot"
        headingLevel={2}
        sector={sector}
        title={t(isGone ? 'metra-lite.wizard.goals.gone' : 'metra-lite.wizard.measures.none')}
        text={t(isGone ? 'metra-lite.wizard.measures.goneHint' : 'metra-lite.wizard.measures.noneHint')}
      />
      <StepBar step={step} action={toGoals} />
    </div>
  );
}
