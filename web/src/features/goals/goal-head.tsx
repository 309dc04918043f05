import type { TrackableGoal } from '@metra/contract/shapes/tracking-shapes';
import { goalPicture } from '@metra/pictures';
import { ArrowLeft } from 'lucide-react';
import { Picture } from '../../design-system/pictures/picture.tsx';
import { SectorLabel } from '../../design-system/values/tag.tsx';
import { CatalogueText } from '../../domain/tracking/catalogue-text.tsx';
import { GoalCurrentValue } from '../../domain/tracking/goal-current-value.tsx';
import { GoalJudgement, isMissedByGoal } from '../../domain/tracking/goal-judgement.tsx';
import { GoalScale } from '../../domain/tracking/goal-scale.tsx';
import { GoalStatusText } from '../../domain/tracking/goal-status-text.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { FrameLink } from '../../lib/site/frame-link.tsx';
import { ArchivedNotice } from './archived-notice.tsx';
import { GoalActions } from './goal-actions.tsx';
import type { GoalDialog } from './goal-dialogs.tsx';
import { leadingKpi } from './kpis/leading-kpi.ts';

interface GoalHeadProps {
  goal: TrackableGoal;
  onAsk: (dialog: GoalDialog) => void;
}

export function GoalHead({ goal, onAsk }: GoalHeadProps) {
  const { t } = useTranslate();
  const kpi = leadingKpi(goal);
  return (
    <>
      <div className="page-head py-6 md:pt-10 md:pb-8">
        <div className="min-w-0">
          <FrameLink href={goal.active ? '/app/dashboard' : '/app/reporting/archive'} className="back-link">
            <ArrowLeft size={16} aria-hidden="true" />
            {t(goal.active ? 'goals.back' : 'goals.archive')}
          </FrameLink>
          <h1 className="type-display">
            <CatalogueText>{goal.name}</CatalogueText>
          </h1>
          <p className="type-lead measure mt-3">{goal.summary}</p>
        </div>
        {goal.active && <GoalActions goal={goal} onAsk={onAsk} />}
      </div>
      {!goal.active && <ArchivedNotice goal={goal} />}
      <div className="panel grid grid-cols-1 overflow-hidden md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
        <div className="overflow-hidden max-md:aspect-[416/180] md:min-h-[320px]">
          <Picture of={goalPicture(goal.slug, goal.sector)} crop="strip" alt="" />
        </div>
        <div className="grid content-center p-5 [--goal-value-size:3.25rem] md:p-6 md:[--goal-value-size:4rem] lg:px-10 lg:py-8">
          <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <SectorLabel sector={goal.sector}>{t(`common.sectorLong.${goal.sector}`)}</SectorLabel>
            <GoalStatusText goal={goal} kpi={kpi} />
          </p>
          <div className="mt-6">
            <GoalCurrentValue kpi={kpi} measures={goal.measures} />
          </div>
          <div className="mt-5">
            <GoalScale sector={goal.sector} kpi={kpi} />
          </div>
          {goal.active && (
            <GoalJudgement
              goal={goal}
              kpi={kpi}
              proposal={goal.proposals.find(({ kpiId }) => kpiId === kpi?.kpiId)}
              setting={() =>
                kpi && onAsk(isMissedByGoal(goal, kpi) ? { kind: 'edit' } : { kind: 'kpi', kpiId: kpi.kpiId })
              }
            />
          )}
        </div>
      </div>
    </>
  );
}
