import { useId, useRef } from 'react';
import { CheckboxRows } from '../../../design-system/fields/checkbox-rows.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { RowsSkeleton } from '../skeletons.tsx';
import { StepBar } from '../step-bar.tsx';
import { StepHead } from '../step-head.tsx';
import { UnreadableStep } from '../unreadable-step.tsx';
import { useStep } from '../use-step.ts';
import { WithCatalogue } from '../with-catalogue.tsx';
import { chooseMotivation, isAnswered } from '../wizard-steps.ts';

/** Why a company does this: any number of reasons, at least one. */
export function MotivationScreen() {
  const { t } = useTranslate();
  const step = useStep('motivation');
  const { state, store, unreadable } = step;
  const question = useId();
  const answers = useRef<HTMLDivElement>(null);
  const chosen = state.motivation.map(String);

  if (unreadable.includes('motivation'))
    return (
      <>
        <StepHead title={t('metra-lite.wizard.motivation.title')} />
        <UnreadableStep step="motivation" value="motivation" />
      </>
    );
  return (
    <>
      <StepHead
        id={question}
        title={t('metra-lite.wizard.motivation.title')}
        lead={t('metra-lite.wizard.motivation.lead')}
      />
      <WithCatalogue skeleton={<RowsSkeleton rows={6} />}>
        {({ motivations }) => (
          <div ref={answers} className="mt-10 max-w-[52rem]">
            <CheckboxRows
              aria-labelledby={question}
              rows={motivations.map(({ id, name, description }) => ({
                value: String(id),
                title: name,
                description,
              }))}
              value={chosen}
              onChange={(values) => store.change((now) => chooseMotivation(now, values.map(Number)))}
            />
          </div>
        )}
      </WithCatalogue>
      <StepBar
        step={step}
        missing={
          isAnswered(state, 'motivation')
            ? undefined
            : {
                label: t('metra-lite.wizard.motivation.missing'),
                onClick: () => answers.current?.querySelector<HTMLElement>('[role="checkbox"]')?.focus(),
              }
        }
      />
    </>
  );
}
