import type { Dashboard } from '@metra/contract/operations/my';
import { Plus } from 'lucide-react';
import { cx } from '../../design-system/behaviour/cx.ts';
import { Button } from '../../design-system/buttons/button.tsx';
import { SectorOutline } from '../../design-system/pictures/sector-outline.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { ForWriters } from '../../lib/session/for-writers.tsx';
import { GoalCard } from './goal-card.tsx';
import styles from './goal-cards.module.css';

type Sector = Dashboard['goals'][number]['sector'];

const SECTORS: readonly Sector[] = ['e', 's', 'g'];

interface GoalCardsProps {
  goals: Dashboard['goals'];
  onAddGoal: (sector: Sector) => void;
}

/** The goals are in the order of the sectors, and a sector without a goal has an empty place. */
export function GoalCards({ goals, onAddGoal }: GoalCardsProps) {
  const { t } = useTranslate();
  // The first goal without a target is the one to begin with.
  const first = goals.find(({ status }) => status === 'NO_TARGET');
  return (
    <section className={cx(styles.cards, 'panel')} aria-label={t('dashboard.goals.label')}>
      {SECTORS.map((sector) => {
        const own = goals.filter((goal) => goal.sector === sector);
        if (own.length === 0) return <Slot key={sector} sector={sector} onAdd={() => onAddGoal(sector)} />;
        return own.map((goal) => <GoalCard key={goal.id} goal={goal} isFirst={goal === first} />);
      })}
    </section>
  );
}

function Slot({ sector, onAdd }: { sector: Sector; onAdd: () => void }) {
  const { t } = useTranslate();
  return (
    <div
      className={cx(styles.slot, 'place-content-center justify-items-center gap-2 px-6 py-10 text-center')}
    >
      <SectorOutline sector={sector} />
      <h2 className="type-h3">{t('dashboard.slot.title')}</h2>
      <p className="text-text-muted">
        {t('dashboard.slot.text', { sector: t(`common.sectorLong.${sector}`) })}
      </p>
      <ForWriters>
        <Button className="mt-2" icon={<Plus size={18} aria-hidden="true" />} onClick={onAdd}>
          {t('dashboard.action.addGoal')}
        </Button>
      </ForWriters>
    </div>
  );
}
