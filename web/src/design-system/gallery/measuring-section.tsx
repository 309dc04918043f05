import { useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { DeviationBar } from '../charts/deviation-bar.tsx';
import { type MonthState, MonthsStrip } from '../charts/months-strip.tsx';
import { ProgressRing } from '../charts/progress-ring.tsx';
import { Scale } from '../charts/scale.tsx';
import { Sparkline } from '../charts/sparkline.tsx';
import { MeasuringEdge } from '../pictures/measuring-edge.tsx';
import { Columns, Row, Stack } from './layout.tsx';
import type { GallerySection } from './section.ts';

const YEAR: readonly MonthState[] = [
  'before',
  'nothing-to-measure',
  ...Array<MonthState>(4).fill('recorded'),
  'estimated',
  'gap',
  'open',
  'open',
  ...Array<MonthState>(2).fill('to-come'),
];

function Measuring() {
  const [share, setShare] = useState(0.52);
  const percent = Math.round(share * 100);
  return (
    <Stack>
      <Columns>
        <div className="panel p-5">
          <Scale
            tone="e"
            share={share}
            plan={0.56}
            start={{ value: '380 t', label: 'Start 2024' }}
            target={{ value: '260 t', label: 'Ziel 2028' }}
            label={`${percent} Prozent erreicht, Plan 56 Prozent`}
          />
        </div>
        <div className="panel p-5">
          <Scale
            tone="s"
            share={0.02}
            plan={0.97}
            start={{ value: '8 h', label: 'Start 2024' }}
            target={{ value: '20 h', label: 'Ziel 2028' }}
            label="2 Prozent erreicht, Plan 97 Prozent"
          />
        </div>
        <div className="panel p-5">
          <Scale
            tone="g"
            share={1.12}
            plan={0.03}
            start={{ value: '25 %', label: 'Start 2024' }}
            target={{ value: '90 %', label: 'Ziel 2028' }}
            label="112 Prozent erreicht, Plan 3 Prozent"
          />
        </div>
        <div className="panel p-5">
          <Scale
            share={null}
            plan={0.4}
            start={{ value: '12', label: 'Start 2025' }}
            target={{ value: '4', label: 'Ziel 2028' }}
            label="Noch kein Wert, Plan 40 Prozent"
          />
        </div>
      </Columns>
      <Row>
        <Button size="sm" onClick={() => setShare((before) => (before > 0.9 ? 0.1 : before + 0.17))}>
          Wert ändern
        </Button>
        <ProgressRing share={0.78} value="78" unit="Prozent" label="78 Prozent vollständig" />
        <ProgressRing size="sm" share={0.89} value="89" unit="Prozent" label="89 Prozent vollständig" />
        <ProgressRing size="sm" share={0} value="0" unit="Prozent" label="0 Prozent vollständig" />
        <ProgressRing size="sm" share={1} value="100" unit="Prozent" label="100 Prozent vollständig" />
      </Row>
      <Row>
        <MonthsStrip months={YEAR} label="4 Monate erfasst, 1 geschätzt, 1 ohne Wert, 2 fehlen" />
        <Sparkline tone="e" values={[13, 16, 20, 22, 19, 12, 14, 9, 6, 5, 8, 4, 6]} />
        <Sparkline tone="s" values={[4, 4, 5, null, 5, 7, 7, 9]} />
        <Sparkline tone="g" values={[5]} />
        <DeviationBar tone="e" value={-290} largest={1350} />
        <DeviationBar tone="e" value={820} largest={1350} />
        <DeviationBar tone="e" value={1350} largest={1350} />
      </Row>
      <MeasuringEdge />
      <MeasuringEdge tone="rule" />
      <div className="bg-surface-ink pb-3">
        <MeasuringEdge tone="ink" />
      </div>
    </Stack>
  );
}

export const measuringSection: GallerySection = { title: 'Skala, Ring, Streifen', Content: Measuring };
