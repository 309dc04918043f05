import type { Sector } from '@metra/contract/core/primitives';
import { goalPicture } from '@metra/pictures';
import { useId } from 'react';
import { RadioCards } from '../../../design-system/fields/radio-cards.tsx';
import { Picture } from '../../../design-system/pictures/picture.tsx';
import { SectorLabel } from '../../../design-system/values/tag.tsx';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { GoalSlot } from './goal-slot.tsx';
import type { SuggestedGoal } from './suggest-goals.ts';

interface GoalColumnProps {
  sector: Sector;
  offered: readonly SuggestedGoal[];
  chosen: number | undefined;
  onChoose: (goalId: number | null) => void;
}

/** One sector: the slot, what may stand in it, and a way to leave it empty. */
export function GoalColumn({ sector, offered, chosen, onChoose }: GoalColumnProps) {
  const { t } = useTranslate();
  const name = useId();
  const goal = offered.find((one) => one.goal.id === chosen)?.goal;
  return (
    <section aria-labelledby={name} className="flex min-w-0 flex-col max-lg:not-first:below-fold">
      <div className="mb-3 flex min-h-8 items-center justify-between gap-3">
        <h2 id={name} className="contents">
          <SectorLabel sector={sector} size="body">
            {t(`common.sectorLong.${sector}`)}
          </SectorLabel>
        </h2>
        {chosen !== undefined && (
          <button
            type="button"
            className="link min-h-(--target) rounded-chip text-small text-text-muted hover:text-text"
            aria-label={t('metra-lite.wizard.goals.clearOf', { sector: t(`common.sectorLong.${sector}`) })}
            onClick={() => onChoose(null)}
          >
            {t('metra-lite.wizard.goals.clear')}
          </button>
        )}
      </div>
      <GoalSlot sector={sector} goal={goal} isGone={chosen !== undefined && !goal} />
      <RadioCards
        aria-labelledby={name}
        className="mt-3 flex-1"
        value={goal ? String(goal.id) : null}
        onChange={(goalId) => onChoose(Number(goalId))}
        cards={offered.map(({ goal: one, reason }) => ({
          value: String(one.id),
          title: <CatalogueText>{one.name}</CatalogueText>,
          description: one.summary,
          picture: <Picture of={goalPicture(one.slug, sector)} alt="" />,
          ...(reason && {
            footer: <Suggestion>{t(`metra-lite.wizard.goals.suits.${reason}`)}</Suggestion>,
          }),
        }))}
      />
    </section>
  );
}

const Suggestion = ({ children }: { children: string }) => (
  <span className="block border-l-2 border-tick pl-2 font-medium text-text-soft">{children}</span>
);
