import type { PublicData } from '@metra/contract/operations/frontend';
import { useRef } from 'react';
import { Notice } from '../../../design-system/feedback/notice.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { GoalsSkeleton } from '../skeletons.tsx';
import { StepBar } from '../step-bar.tsx';
import { StepHead } from '../step-head.tsx';
import { UnreadableStep } from '../unreadable-step.tsx';
import { useStep } from '../use-step.ts';
import { WithCatalogue } from '../with-catalogue.tsx';
import { sectors } from '../wizard-state.ts';
import { chooseGoal, isAnswered } from '../wizard-steps.ts';
import { GoalColumn } from './goal-column.tsx';
import { IndustryHint } from './industry-hint.tsx';
import { suggestGoals } from './suggest-goals.ts';
import { useGoalsOfResult } from './use-goals-of-result.ts';

/** Three slots, one per sector: at most one goal each, at least one in all. */
export function GoalsScreen() {
  const { t } = useTranslate();
  const step = useStep('goals');
  const { state, store, company, unreadable } = step;
  const columns = useRef<HTMLDivElement>(null);
  const isPreselected = useGoalsOfResult(step);

  if (unreadable.includes('goals'))
    return (
      <>
        <StepHead title={t('metra-lite.wizard.goals.title')} />
        <UnreadableStep step="goals" value="goals" />
      </>
    );

  const suggested = ({ goals, motivations, industries }: PublicData) =>
    suggestGoals(goals, {
      motivations: motivations.filter(({ id }) => state.motivation.includes(id)),
      industry: industries.find(({ id }) => id === company.industry),
    });

  return (
    <>
      <StepHead
        title={t('metra-lite.wizard.goals.title')}
        lead={t('metra-lite.wizard.goals.lead')}
        aside={<IndustryHint company={company} onChange={store.changeCompany} />}
      />
      {isPreselected && <Notice className="mt-6">{t('metra-lite.wizard.goals.fromQuestionnaire')}</Notice>}
      <WithCatalogue skeleton={<GoalsSkeleton />}>
        {(catalogue) => {
          const offered = suggested(catalogue);
          return (
            <div ref={columns} className="mt-8 grid grid-cols-1 gap-10 md:mt-10 lg:grid-cols-3 lg:gap-6">
              {sectors.map((sector) => (
                <GoalColumn
                  key={sector}
                  sector={sector}
                  offered={offered.filter(({ goal }) => goal.sector === sector)}
                  chosen={state.goals[sector]}
                  onChoose={(goalId) => store.change((now) => chooseGoal(now, sector, goalId))}
                />
              ))}
            </div>
          );
        }}
      </WithCatalogue>
      <StepBar
        step={step}
        missing={
          isAnswered(state, 'goals')
            ? undefined
            : {
                label: t('metra-lite.wizard.goals.missing'),
                onClick: () => columns.current?.querySelector<HTMLElement>('[type="radio"]')?.focus(),
              }
        }
      />
    </>
  );
}
