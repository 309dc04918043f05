import type { PublicGoal } from '@metra/contract/operations/frontend';
import { goalPicture } from '@metra/pictures';
import { EmptyState } from '../../../design-system/feedback/empty-state.tsx';
import { RadioCards } from '../../../design-system/fields/radio-cards.tsx';
import { Segmented } from '../../../design-system/fields/segmented.tsx';
import { Picture } from '../../../design-system/pictures/picture.tsx';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { DialogForm } from '../../../lib/forms/dialog-form.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

type Sector = PublicGoal['sector'];

interface ChooseGoalProps {
  goals: readonly PublicGoal[];
  sector: Sector;
  onSector: (sector: Sector) => void;
  chosen: PublicGoal | null;
  onChoose: (goal: PublicGoal | null) => void;
  onNext: () => void;
  onCancel: () => void;
}

export function ChooseGoal(props: ChooseGoalProps) {
  const { goals, sector, onSector, chosen, onChoose, onNext, onCancel } = props;
  const { t } = useTranslate();
  const offered = goals.filter((goal) => goal.sector === sector);
  return (
    <DialogForm
      of={{ isDirty: chosen !== null, submitting: false, onSubmit: async () => onNext() }}
      submitLabel={t('dashboard.add.next')}
      canSubmit={chosen !== null}
      onCancel={onCancel}
    >
      <div className="grid gap-4 pt-1">
        <Segmented
          label={t('dashboard.add.sector')}
          value={sector}
          onChange={onSector}
          options={(['e', 's', 'g'] as const).map((value) => ({
            value,
            label: t(`common.sector.${value}`),
          }))}
        />
        {offered.length === 0 ? (
          <EmptyState sector={sector} title={t('dashboard.add.none')} />
        ) : (
          <RadioCards
            aria-label={t('dashboard.add.goal')}
            className="sm:grid-cols-2"
            value={chosen ? String(chosen.id) : null}
            onChange={(id) => onChoose(offered.find((goal) => String(goal.id) === id) ?? null)}
            cards={offered.map((goal) => ({
              value: String(goal.id),
              title: <CatalogueText>{goal.name}</CatalogueText>,
              description: goal.summary,
              picture: <Picture of={goalPicture(goal.slug, goal.sector)} alt="" />,
            }))}
          />
        )}
      </div>
    </DialogForm>
  );
}
