import type { TrackableGoal, TrackableMeasure } from '@metra/contract/shapes/tracking-shapes';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { fetchWhenReached } from '../../design-system/behaviour/fetch-when-reached.ts';
import { Tabs } from '../../design-system/navigation/tabs.tsx';
import { useNarrow } from '../../lib/browser/use-media.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useStateChange } from './board/use-state-change.ts';
import { ChangesPanel } from './changes-panel.tsx';
import type { GoalDialog } from './goal-dialogs.tsx';
import { GoalHead } from './goal-head.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { KpiPanel } from './kpis/kpi-panel.tsx';
import { leadingKpi } from './kpis/leading-kpi.ts';
import { MeasuresSection } from './measures-section.tsx';
import { OffersPanel } from './offers-panel.tsx';
import { StoryPanel } from './story-panel.tsx';

const loadDialogs = () => import('./goal-dialogs.tsx');
const Dialogs = lazy(async () => ({ default: (await loadDialogs()).GoalDialogs }));

export function GoalPage({ goal }: { goal: TrackableGoal }) {
  const [dialog, setDialog] = useState<GoalDialog | null>(null);
  // A dialog that was open once stays mounted, so that it can animate its closing.
  const [wasOpened, setOpened] = useState(false);
  function ask(next: GoalDialog) {
    setOpened(true);
    setDialog(next);
  }
  const address = useDialogOfAddress(goal, ask);
  const changeState = useStateChange(({ measure, state }) => ask({ kind: 'stateConflict', measure, state }));

  const parts = {
    measures: (
      <MeasuresSection
        goal={goal}
        onAdd={() => ask({ kind: 'addMeasures' })}
        onOpen={(measure: TrackableMeasure) => ask({ kind: 'measure', measureId: measure.id })}
        onState={changeState}
        onRemove={(measure: TrackableMeasure) => ask({ kind: 'removeMeasure', measure })}
      />
    ),
    kpis: (
      <KpiPanel
        goal={goal}
        onEdit={(kpiId, start) => ask({ kind: 'kpi', kpiId, start })}
        onLead={() => ask({ kind: 'leadKpi' })}
      />
    ),
    history: (
      <>
        <ChangesPanel goalId={goal.id} />
        <HistoryPanel goalId={goal.id} />
      </>
    ),
    story: <StoryPanel goal={goal} onEdit={() => ask({ kind: 'edit' })} />,
    // A finished goal needs no offers any more.
    offers: goal.active ? <OffersPanel goalId={goal.id} /> : null,
  };
  return (
    <div className="wrap" {...fetchWhenReached(loadDialogs)}>
      <GoalHead goal={goal} onAsk={ask} />
      <Parts {...parts} />
      {wasOpened && (
        <Suspense>
          <Dialogs
            goal={goal}
            dialog={dialog}
            onAsk={ask}
            onClose={() => {
              setDialog(null);
              address.forget();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

const TARGET = 'target';
const PLAN = /^plan-(\d+)$/;

/** A link can ask for the baseline and target of the leading KPI, or for a measure to plan. */
function dialogOfHash(hash: string, goal: TrackableGoal): GoalDialog | null {
  if (!goal.active) return null;
  const kpi = leadingKpi(goal);
  if (hash === TARGET && kpi) return { kind: 'kpi', kpiId: kpi.kpiId };
  const measureId = Number(PLAN.exec(hash)?.[1]);
  return goal.measures.some(({ id }) => id === measureId) ? { kind: 'measure', measureId } : null;
}

/** Opens the dialog that the address names. Closing the dialog removes it from the address. */
function useDialogOfAddress(goal: TrackableGoal, ask: (dialog: GoalDialog) => void) {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new address opens a dialog
  useEffect(() => {
    const dialog = dialogOfHash(hash, goal);
    if (dialog) ask(dialog);
  }, [hash]);
  return {
    forget() {
      if (hash === TARGET || PLAN.test(hash))
        void navigate({ to: '.', hash: '', replace: true, resetScroll: false });
    },
  };
}

type PartName = 'measures' | 'kpis' | 'history' | 'story' | 'offers';

function partOf(hash: string): PartName {
  if (hash === 'kpis-title' || hash === TARGET) return 'kpis';
  if (hash === 'story-title') return 'story';
  return hash === 'offers' ? 'offers' : 'measures';
}

/** A wide screen shows all parts below each other, and a narrow one shows them in tabs. */
function Parts(parts: Record<PartName, ReactNode>) {
  const { t } = useTranslate();
  const narrow = useNarrow();
  const hash = useLocation({ select: (location) => location.hash });
  const [tab, setTab] = useState(() => partOf(hash));
  if (narrow)
    return (
      <Tabs
        className="mt-6"
        label={t('goals.tabs.label')}
        value={tab}
        onChange={setTab}
        items={(['measures', 'kpis', 'history', 'story', 'offers'] as const)
          .filter((value) => parts[value] !== null)
          .map((value) => ({
            value,
            label: t(`goals.tabs.${value}`),
            content: parts[value],
          }))}
      />
    );
  return (
    <>
      {parts.measures}
      <div className="mt-12 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_400px]">
        {parts.kpis}
        {parts.story}
        <div className="grid gap-6">{parts.history}</div>
        {parts.offers}
      </div>
    </>
  );
}
