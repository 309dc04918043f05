import type { TrackableGoal, TrackableMeasure } from '@metra/contract/tracking-shapes';
import { useLocation } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { fetchWhenReached } from '../../design-system/fetch-when-reached.ts';
import { Tabs } from '../../design-system/tabs.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useNarrow } from '../../lib/use-media.ts';
import { useStateChange } from './board/use-state-change.ts';
import { ChangesPanel } from './changes-panel.tsx';
import type { GoalDialog } from './goal-dialogs.tsx';
import { GoalHead } from './goal-head.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { KpiPanel } from './kpis/kpi-panel.tsx';
import { MeasuresSection } from './measures-section.tsx';
import { StoryPanel } from './story-panel.tsx';

const loadDialogs = () => import('./goal-dialogs.tsx');
const Dialogs = lazy(async () => ({ default: (await loadDialogs()).GoalDialogs }));

export function GoalPage({ goal }: { goal: TrackableGoal }) {
  const [dialog, setDialog] = useState<GoalDialog | null>(null);
  // Once asked for, the dialogs stay, so that they can close as gently as they opened.
  const [asked, setAsked] = useState(false);
  function ask(next: GoalDialog) {
    setAsked(true);
    setDialog(next);
  }
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
    kpis: <KpiPanel goal={goal} onEdit={(kpiId, start) => ask({ kind: 'kpi', kpiId, start })} />,
    history: (
      <>
        <ChangesPanel goalId={goal.id} />
        <HistoryPanel goalId={goal.id} />
      </>
    ),
    story: <StoryPanel goal={goal} onEdit={() => ask({ kind: 'edit' })} />,
  };
  return (
    <div className="wrap" {...fetchWhenReached(loadDialogs)}>
      <GoalHead goal={goal} onAsk={ask} />
      <Parts {...parts} />
      {asked && (
        <Suspense>
          <Dialogs goal={goal} dialog={dialog} onClose={() => setDialog(null)} />
        </Suspense>
      )}
    </div>
  );
}

type PartName = 'measures' | 'kpis' | 'history' | 'story';

/** The part a link from elsewhere leads to. */
const partOf = (hash: string): PartName =>
  hash === 'kpis-title' ? 'kpis' : hash === 'story-title' ? 'story' : 'measures';

/** Below each other where there is room, behind tabs where there is not. */
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
        items={(['measures', 'kpis', 'history', 'story'] as const).map((value) => ({
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
        {parts.history}
      </div>
    </>
  );
}
