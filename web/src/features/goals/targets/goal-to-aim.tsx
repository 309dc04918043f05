import type { TrackableGoal } from '@metra/contract/shapes/tracking-shapes';
import { goalPicture } from '@metra/pictures';
import { Button } from '../../../design-system/buttons/button.tsx';
import { Picture } from '../../../design-system/pictures/picture.tsx';
import { SectorLabel } from '../../../design-system/values/tag.tsx';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { GoalStatusText } from '../../../domain/tracking/goal-status-text.tsx';
import { kpiText } from '../../../domain/tracking/kpi-text.ts';
import { proposalText } from '../../../domain/tracking/proposal-text.ts';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useMayWrite } from '../../../lib/session/for-writers.tsx';
import { leadingKpi } from '../kpis/leading-kpi.ts';

interface GoalToAimProps {
  goal: TrackableGoal;
  isNext: boolean;
  onSet: (kpiId: number) => void;
}

/** The row shows a goal with its KPI and the usual target, or the target that was set. */
export function GoalToAim({ goal, isNext, onSet }: GoalToAimProps) {
  const isWriter = useMayWrite();
  const { t } = useTranslate();
  const kpi = leadingKpi(goal);
  const action = t(kpi?.target ? 'goals.targets.change' : 'goals.judgement.setTarget');
  return (
    <li className="panel grid grid-cols-1 overflow-hidden sm:grid-cols-[160px_minmax(0,1fr)] lg:grid-cols-[240px_minmax(0,1fr)]">
      <div className="overflow-hidden max-sm:aspect-[416/120]">
        <Picture of={goalPicture(goal.slug, goal.sector)} crop="strip" alt="" />
      </div>
      <div className="grid content-center gap-x-8 gap-y-4 p-5 md:p-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] lg:items-center">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <SectorLabel sector={goal.sector}>{t(`common.sectorLong.${goal.sector}`)}</SectorLabel>
            <span className="lg:hidden">
              <GoalStatusText goal={goal} kpi={kpi} />
            </span>
          </p>
          <h2 className="mt-2 text-[1.3125rem]">
            <CatalogueText>{goal.name}</CatalogueText>
          </h2>
          {kpi && (
            <p className="type-small mt-1 text-text-muted">
              <CatalogueText>
                {t('goals.targets.measuredBy', { kpi: kpi.name, unit: kpi.unit.label })}
              </CatalogueText>
            </p>
          )}
        </div>
        <Aim goal={goal} />
        {kpi && isWriter ? (
          <Button
            variant={isNext ? 'primary' : 'secondary'}
            className="max-lg:justify-self-start"
            aria-label={t('goals.targets.ofGoal', { action, goal: goal.name })}
            onClick={() => onSet(kpi.kpiId)}
          >
            {action}
          </Button>
        ) : (
          <span />
        )}
      </div>
    </li>
  );
}

function Aim({ goal }: { goal: TrackableGoal }) {
  const { t, language } = useTranslate();
  const kpi = leadingKpi(goal);
  if (!kpi) return <p className="text-text-muted">{t('goals.targets.noKpi')}</p>;
  if (kpi.target)
    return (
      <div className="grid gap-1">
        <p className="type-h3">{kpiText(kpi.target.value, kpi, language)}</p>
        <p className="type-small text-text-muted">
          {t('goals.scale.target', { when: formatDate(kpi.target.date, language, 'month') })}
        </p>
      </div>
    );
  const proposal = goal.proposals.find(({ kpiId }) => kpiId === kpi.kpiId);
  if (!proposal) return <p className="text-text-muted">{t('goals.targets.noProposal')}</p>;
  return (
    <div className="grid gap-1">
      <p className="type-small text-text-muted">{t('goals.targets.proposal')}</p>
      <p className="type-h3">{proposalText(proposal, kpi, language)}</p>
      {proposal.rationale && (
        <p className="type-small text-text-soft">
          <CatalogueText>{proposal.rationale}</CatalogueText>
        </p>
      )}
    </div>
  );
}
