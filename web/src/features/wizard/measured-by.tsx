import type { PublicGoal } from '@metra/contract/operations/frontend';
import { Ruler } from 'lucide-react';
import { CatalogueText } from '../../domain/tracking/catalogue-text.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

export function MeasuredBy({ goal }: { goal: PublicGoal }) {
  const { t } = useTranslate();
  return (
    <figcaption>
      <Ruler size={15} strokeWidth={2} aria-hidden="true" />
      <span>
        {goal.measuredBy ? (
          <>
            {t('metra-lite.wizard.goals.measuredBy')} <CatalogueText>{goal.measuredBy.name}</CatalogueText>
          </>
        ) : (
          <CatalogueText>{goal.name}</CatalogueText>
        )}
      </span>
    </figcaption>
  );
}
