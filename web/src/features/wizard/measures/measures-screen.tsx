import type { Sector } from '@metra/contract/core/primitives';
import type { PublicData, PublicGoal } from '@metra/contract/operations/frontend';
import { getRouteApi } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { MeasuresSkeleton } from '../skeletons.tsx';
import { StepBar } from '../step-bar.tsx';
import { StepHead } from '../step-head.tsx';
import { UnreadableStep } from '../unreadable-step.tsx';
import { type StepInHand, useStep } from '../use-step.ts';
import { WithCatalogue } from '../with-catalogue.tsx';
import { measureStep, sectors } from '../wizard-state.ts';
import { chooseMeasure } from '../wizard-steps.ts';
import { ChosenGoal } from './chosen-goal.tsx';
import { MeasureRows } from './measure-rows.tsx';
import { NoMeasures } from './no-measures.tsx';

const route = getRouteApi('/app/wizard/measures/$type');

/** One screen for the three sectors: its guard lets only these through. */
export function MeasuresScreen() {
  const { type } = route.useParams();
  const sector = sectors.find((known) => known === type) ?? 'e';
  return <MeasuresOf key={sector} sector={sector} />;
}

function MeasuresOf({ sector }: { sector: Sector }) {
  const { t } = useTranslate();
  const name = measureStep(sector);
  const step = useStep(name);
  const title = t('metra-lite.wizard.measures.title');

  if (step.unreadable.includes('measures'))
    return (
      <>
        <StepHead title={title} />
        <UnreadableStep step={name} value="measures" />
      </>
    );

  const goalIn = ({ goals }: PublicData) =>
    goals.find(({ id, sector: own }) => id === step.state.goals[sector] && own === sector);

  return (
    <>
      <StepHead title={title} lead={t(`metra-lite.wizard.measures.lead.${sector}`)} />
      <WithCatalogue withOwn skeleton={<MeasuresSkeleton />}>
        {(catalogue) => {
          const goal = goalIn(catalogue);
          if (!goal?.measures.length) return <NoMeasures sector={sector} step={step} isGone={!goal} />;
          return <Choosing goal={goal} step={step} />;
        }}
      </WithCatalogue>
    </>
  );
}

interface ChoosingProps {
  goal: PublicGoal;
  step: StepInHand;
}

function Choosing({ goal, step }: ChoosingProps) {
  const { t } = useTranslate();
  const rows = useRef<{ focus: () => void }>(null);
  const chosen = goal.measures.find(({ id }) => id === step.state.measures[goal.sector]);
  return (
    <>
      <ChosenGoal goal={goal} />
      <MeasureRows
        ref={rows}
        label={t('metra-lite.wizard.measures.title')}
        goal={goal}
        chosen={chosen?.id}
        onChoose={(id) => step.store.change((state) => chooseMeasure(state, goal.sector, id))}
      />
      <StepBar
        step={step}
        missing={
          chosen
            ? undefined
            : {
                label: t('metra-lite.wizard.measures.missing'),
                onClick: () => rows.current?.focus(),
              }
        }
      />
    </>
  );
}
