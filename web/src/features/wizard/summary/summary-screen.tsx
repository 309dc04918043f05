import type { PublicData } from '@metra/contract/operations/frontend';
import { useState } from 'react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { Notice } from '../../../design-system/feedback/notice.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { RowsSkeleton } from '../skeletons.tsx';
import { StepBar } from '../step-bar.tsx';
import { StepHead } from '../step-head.tsx';
import { useStep } from '../use-step.ts';
import { WithCatalogue } from '../with-catalogue.tsx';
import { AboveBar } from '../wizard-slots.tsx';
import { ChangeLink } from './change-link.tsx';
import { CompanyRow } from './company-row.tsx';
import { GoalRow } from './goal-row.tsx';
import { LogoNotice } from './logo-notice.tsx';
import { incompleteSteps, plannedGoals } from './plan.ts';
import { useFinish } from './use-finish.ts';

/** All that was chosen, each with a way to change it, and the end of the wizard. */
export function SummaryScreen() {
  return (
    <WithCatalogue withOwn skeleton={<RowsSkeleton rows={4} />}>
      {(catalogue) => <Summary catalogue={catalogue} />}
    </WithCatalogue>
  );
}

function Summary({ catalogue }: { catalogue: PublicData }) {
  const { t } = useTranslate();
  const step = useStep('summary');
  const { state, company } = step;
  const { finish, finishing, problem } = useFinish();
  const [asked, setAsked] = useState(false);
  const planned = plannedGoals(state, catalogue);
  const missing = incompleteSteps(planned, company);

  function onFinish() {
    setAsked(true);
    if (missing.length === 0) void finish();
  }

  return (
    <>
      <StepHead
        title={t('metra-lite.wizard.summary.title', { count: planned.length })}
        lead={t('metra-lite.wizard.summary.lead')}
      />
      <div className="mt-6 grid max-w-[56rem] gap-3 md:mt-10">
        {planned.map((one) => (
          <GoalRow key={one.sector} planned={one} />
        ))}
        <CompanyRow company={company} catalogue={catalogue} isIncomplete={missing.includes('companyInfos')} />
        <ReasonsRow
          reasons={catalogue.motivations
            .filter(({ id }) => state.motivation.includes(id))
            .map(({ name }) => name)}
        />
      </div>
      <AboveBar>
        <LogoNotice store={step.store} finishing={finishing} />
        {asked && missing.length > 0 && (
          <Notice tone="danger">{t('metra-lite.wizard.summary.incomplete')}</Notice>
        )}
        {problem && (
          <Notice tone="danger">
            {problem.text} {t('metra-lite.wizard.summary.nothingLost')}
            {problem.responseId && (
              <span className="type-micro mt-1 block">
                {t('parts.responseId', { id: problem.responseId })}
              </span>
            )}
          </Notice>
        )}
      </AboveBar>
      <StepBar
        step={step}
        action={
          <Button variant="primary" loading={finishing} onClick={onFinish}>
            {t('metra-lite.wizard.summary.finish')}
          </Button>
        }
      />
    </>
  );
}

function ReasonsRow({ reasons }: { reasons: readonly string[] }) {
  const { t } = useTranslate();
  return (
    <section
      className="panel flex items-center gap-4 p-4 md:p-5"
      aria-label={t('metra-lite.wizard.step.motivation')}
    >
      <div className="grid min-w-0 flex-1 justify-items-start gap-1 leading-[1.4] wrap-anywhere">
        <span className="type-small text-text-muted">{t('metra-lite.wizard.step.motivation')}</span>
        <ul className="grid gap-1 font-medium">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </div>
      <ChangeLink step="motivation" what={t('metra-lite.wizard.step.motivation')} />
    </section>
  );
}
