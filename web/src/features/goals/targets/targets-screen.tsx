import type { TrackableGoal } from '@metra/contract/shapes/tracking-shapes';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { fetchWhenReached } from '../../../design-system/behaviour/fetch-when-reached.ts';
import { ButtonLink } from '../../../design-system/buttons/button.tsx';
import { LoadError } from '../../../lib/errors/load-error.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { goalQueries } from '../goals.queries.ts';
import { GoalToAim } from './goal-to-aim.tsx';
import { TargetsSkeleton } from './targets-skeleton.tsx';

const loadDialog = () => import('./target-dialog.tsx');
const Dialog = lazy(async () => ({ default: (await loadDialog()).TargetDialog }));

/** The page follows the wizard. People can also set the targets later. */
export function TargetsScreen() {
  const { t } = useTranslate();
  const query = useQuery(goalQueries.active());
  if (query.data) return <Targets goals={query.data.items} />;
  if (!query.error) return <TargetsSkeleton />;
  return (
    <div className="wrap py-16">
      <LoadError
        title={t('goals.targets.error')}
        text={t('goals.error.text')}
        query={query}
        headingLevel={1}
      />
    </div>
  );
}

function Targets({ goals }: { goals: readonly TrackableGoal[] }) {
  const { t } = useTranslate();
  const [opened, setOpened] = useState<{ goalId: number; kpiId: number } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = goals.filter(({ status }) => status === 'NO_TARGET');
  const goal = goals.find(({ id }) => id === opened?.goalId);
  function ask(goalId: number, kpiId: number) {
    setOpened({ goalId, kpiId });
    setOpen(true);
  }
  return (
    <div className="wrap" {...fetchWhenReached(loadDialog)}>
      <div className="page-head py-6 sm:pt-12 sm:pb-10">
        <div>
          <p className="mb-4 text-small text-text-muted">{t('goals.targets.kick')}</p>
          <h1 className="type-display max-w-[24em]">
            {t('goals.targets.title', { count: open.length })}{' '}
            <span className="block text-text-muted">{t('goals.targets.lead', { count: open.length })}</span>
          </h1>
        </div>
      </div>
      <ol className="grid gap-4">
        {goals.map((each) => (
          <GoalToAim
            key={each.id}
            goal={each}
            isNext={each === open[0]}
            onSet={(kpiId) => ask(each.id, kpiId)}
          />
        ))}
      </ol>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="type-small max-w-[60ch] text-text-muted">
          {open.length > 0 && t('goals.targets.laterHint')}
        </p>
        <ButtonLink
          variant={open.length > 0 ? 'secondary' : 'primary'}
          className="max-sm:flex-auto"
          iconEnd={<ArrowRight size={18} aria-hidden="true" />}
          render={<Link to="/app/dashboard" />}
        >
          {t(open.length > 0 ? 'goals.targets.later' : 'goals.targets.toOverview')}
        </ButtonLink>
      </div>
      {goal && opened && (
        <Suspense>
          <Dialog
            goal={goal}
            kpiId={opened.kpiId}
            open={isOpen}
            onOther={(kpiId) => ask(goal.id, kpiId)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
