import type { PublicGoal } from '@metra/contract/operations/frontend';
import { useState } from 'react';
import { DialogBody } from '../../../design-system/dialog/dialog.tsx';
import { Spinner } from '../../../design-system/feedback/spinner.tsx';
import { useCatalogue } from '../../../domain/tracking/own-measures.ts';
import { LoadError } from '../../../lib/errors/load-error.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { ChooseGoal } from './choose-goal.tsx';
import { ChooseMeasures } from './choose-measures.tsx';

type Sector = PublicGoal['sector'];

interface AddGoalProps {
  taken: readonly { slug: string; sector: Sector }[];
  sector: Sector | null;
  onDone: () => void;
}

export function AddGoal({ taken, sector, onDone }: AddGoalProps) {
  const { t } = useTranslate();
  const { query, data } = useCatalogue();
  const [goal, setGoal] = useState<PublicGoal | null>(null);
  const [inSector, setInSector] = useState<Sector>(sector ?? emptySector(taken));
  const [choosing, setChoosing] = useState<'goal' | 'measures'>('goal');

  if (!data)
    return (
      <DialogBody>
        {query.error ? (
          <LoadError title={t('dashboard.add.loading')} query={query} />
        ) : (
          <div className="grid min-h-[240px] place-items-center">
            <Spinner size={24} />
          </div>
        )}
      </DialogBody>
    );
  if (goal && choosing === 'measures')
    return <ChooseMeasures goal={goal} onBack={() => setChoosing('goal')} onDone={onDone} />;
  return (
    <ChooseGoal
      goals={data.goals.filter(({ slug }) => !taken.some((other) => other.slug === slug))}
      sector={inSector}
      onSector={setInSector}
      chosen={goal}
      onChoose={setGoal}
      onNext={() => setChoosing('measures')}
      onCancel={onDone}
    />
  );
}

const SECTORS = ['e', 's', 'g'] as const;

/** The dialog opens with a sector that has no goal yet, because people most likely add one there. */
const emptySector = (taken: AddGoalProps['taken']): Sector =>
  SECTORS.find((sector) => !taken.some((goal) => goal.sector === sector)) ?? 'e';
