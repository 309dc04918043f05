import type { Sector } from '@metra/contract/core/primitives';
import { Skeleton, SkeletonLine } from '../../design-system/feedback/skeleton.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { FormSkeleton, GoalsSkeleton, MeasuresSkeleton, RowsSkeleton } from './skeletons.tsx';
import { StepHead } from './step-head.tsx';
import { StepsOnRule } from './welcome/steps-on-rule.tsx';
import { emptyState } from './wizard-state.ts';

/** A step that says what it asks for while its answers are awaited. */
export function WelcomeStepSkeleton() {
  const { t } = useTranslate();
  return (
    <Skeleton>
      <div className="grid grid-cols-1 items-end gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,440px)]">
        <div className="self-start pb-8 lg:pb-12">
          <h1 className="sr-only">{t('metra-lite.wizard.step.hello')}</h1>
          <HeadLines />
        </div>
        <div className="aspect-[440/392] max-lg:hidden" />
      </div>
      <StepsOnRule progress={emptyState.progress} here="hello" />
    </Skeleton>
  );
}

export function MotivationStepSkeleton() {
  const { t } = useTranslate();
  return (
    <Skeleton>
      <StepHead
        title={t('metra-lite.wizard.motivation.title')}
        lead={t('metra-lite.wizard.motivation.lead')}
      />
      <RowsSkeleton rows={6} />
    </Skeleton>
  );
}

export function GoalsStepSkeleton() {
  const { t } = useTranslate();
  return (
    <Skeleton>
      <StepHead title={t('metra-lite.wizard.goals.title')} lead={t('metra-lite.wizard.goals.lead')} />
      <GoalsSkeleton />
    </Skeleton>
  );
}

export function MeasuresStepSkeleton({ sector }: { sector: Sector }) {
  const { t } = useTranslate();
  return (
    <Skeleton>
      <StepHead
        title={t('metra-lite.wizard.measures.title')}
        lead={t(`metra-lite.wizard.measures.lead.${sector}`)}
      />
      <MeasuresSkeleton />
    </Skeleton>
  );
}

export function CompanyStepSkeleton() {
  const { t } = useTranslate();
  return (
    <Skeleton>
      <StepHead title={t('metra-lite.wizard.company.title')} lead={t('metra-lite.wizard.company.lead')} />
      <FormSkeleton />
    </Skeleton>
  );
}

export function SummaryStepSkeleton() {
  const { t } = useTranslate();
  return (
    <Skeleton>
      <StepHead
        title={
          <>
            <span className="sr-only">{t('metra-lite.wizard.step.summary')}</span>
            <SkeletonLine className="w-[480px]" />
          </>
        }
        lead={t('metra-lite.wizard.summary.lead')}
      />
      <RowsSkeleton rows={4} />
    </Skeleton>
  );
}

/** A question that names what is not known yet. */
const HeadLines = () => (
  <>
    <div className="type-display">
      <SkeletonLine className="w-[480px]" />
    </div>
    <div className="mt-3 text-[1rem] leading-body md:mt-4 md:text-lead">
      <SkeletonLine className="w-[560px]" />
      <SkeletonLine className="w-[90%] md:w-[540px]" />
      <SkeletonLine className="w-[80%] md:w-[380px]" />
      <SkeletonLine className="w-[60%] md:hidden" />
    </div>
  </>
);
