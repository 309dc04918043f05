import type { Kpi } from '@metra/contract/shapes/kpi-shapes';
import { lazy, Suspense, useState } from 'react';
import { fetchWhenReached } from '../../../design-system/behaviour/fetch-when-reached.ts';
import { useDrawn } from '../../../lib/browser/use-drawn.ts';
import { useNarrow } from '../../../lib/browser/use-media.ts';
import { SwitchedOffNotice } from '../switched-off/switched-off-notice.tsx';
import { AboutPanel } from './about-panel.tsx';
import { DeletedRecords } from './deleted-records.tsx';
import { FirstSteps } from './first-steps.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { isComputed } from './is-computed.ts';
import type { KpiDialog } from './kpi-dialogs.tsx';
import { KpiHead } from './kpi-head.tsx';
import { OriginPanel } from './origin-panel.tsx';
import { RecordsPanel } from './records-panel.tsx';

const loadDialogs = () => import('./kpi-dialogs.tsx');
const Dialogs = lazy(async () => ({ default: (await loadDialogs()).KpiDialogs }));

/** The page is empty as long as nothing was ever entered. */
export function KpiPage({ kpi, isEmpty }: { kpi: Kpi; isEmpty: boolean }) {
  const [dialog, setDialog] = useState<KpiDialog | null>(null);
  // A dialog that was open once stays mounted, so that it can animate its closing.
  const [wasOpened, setOpened] = useState(false);
  const isExplained = useDrawn(!useNarrow());
  function ask(next: KpiDialog) {
    setOpened(true);
    setDialog(next);
  }
  return (
    <div className="wrap pb-20" {...fetchWhenReached(loadDialogs)}>
      <KpiHead kpi={kpi} isEmpty={isEmpty} onAsk={ask} />
      {kpi.switchedOff && (
        <SwitchedOffNotice
          kpi={kpi}
          off={kpi.switchedOff}
          onChangeReason={() => ask({ kind: 'switchOff' })}
        />
      )}
      <HistoryPanel
        kpi={kpi}
        firstSteps={
          isEmpty
            ? !kpi.switchedOff && (
                <FirstSteps kpi={kpi} onEnter={() => ask({ kind: 'enter', period: null })} />
              )
            : undefined
        }
      />
      <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_360px]">
        <div className="grid min-w-0 content-start gap-6">
          {!isComputed(kpi) && !isEmpty && <RecordsPanel kpi={kpi} onAsk={ask} />}
          {isEmpty && <DeletedRecords kpi={kpi} className="panel px-6 py-3" />}
          <OriginPanel kpi={kpi} />
        </div>
        {isExplained && <AboutPanel kpi={kpi} />}
      </div>
      {wasOpened && (
        <Suspense>
          <Dialogs kpi={kpi} dialog={dialog} onClose={() => setDialog(null)} />
        </Suspense>
      )}
    </div>
  );
}
