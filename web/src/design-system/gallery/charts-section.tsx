import { useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { BarChart } from '../charts/bar-chart.tsx';
import { ChartFrame } from '../charts/chart-frame.tsx';
import { LineLegend, SectorLegend } from '../charts/legend.tsx';
import { LineChart } from '../charts/line-chart.tsx';
import { StackedChart } from '../charts/stacked-chart.tsx';
import { Segmented } from '../fields/segmented.tsx';
import {
  electricityChart,
  electricityTable,
  finishedMeasures,
  heat,
  months,
  planChart,
  planTable,
} from './chart-samples.ts';
import { Columns, Stack } from './layout.tsx';
import type { GallerySection } from './section.ts';

type Span = 'year' | 'three' | 'all';

function Charts() {
  const [span, setSpan] = useState<Span>('year');
  return (
    <Stack>
      <div className="panel p-5">
        <ChartFrame
          title="Stromverbrauch, kWh"
          summary="Stromverbrauch je Monat 2026 gegen Ziel und Vorjahr. September 23.020 Kilowattstunden, Ziel 23.100. Der Wert für Oktober fehlt."
          table={electricityTable}
          legend={
            <LineLegend
              items={[
                { label: '2026', line: 'current', tone: 'e' },
                { label: 'Ziel', line: 'target' },
                { label: '2025', line: 'last-year' },
              ]}
            />
          }
          tools={
            <Segmented
              label="Zeitraum"
              value={span}
              onChange={setSpan}
              options={[
                { value: 'year', label: 'Jahr' },
                { value: 'three', label: '3 Jahre' },
                { value: 'all', label: 'Seit Beginn' },
              ]}
            />
          }
        >
          <LineChart {...electricityChart} />
        </ChartFrame>
      </div>
      <div className="panel p-5">
        <ChartFrame
          title="Abstand zum Plan"
          description="Erreichter Fortschritt im Verhältnis zum geplanten. Plan = 100."
          summary="Führung steht bei 118, Soziales bei 108, Umwelt bei 93 von geplanten 100."
          table={planTable}
        >
          <LineChart {...planChart} height={260} />
        </ChartFrame>
      </div>
      <Columns>
        <div className="panel p-5">
          <ChartFrame
            title="Fernwärme, MWh"
            summary="Fernwärme je Quartal gegen Ziel 35 Megawattstunden. Zuletzt 31,5."
            table={{
              columns: ['Quartal', 'MWh'],
              rows: heat.labels.map((label, index) => [
                `${label} ${index < 3 ? 2025 : 2026}`,
                String(heat.values[index]).replace('.', ','),
              ]),
            }}
          >
            <BarChart {...heat} tone="e" target={{ label: 'Ziel', value: 35 }} />
          </ChartFrame>
        </div>
        <div className="panel p-5">
          <ChartFrame
            title="Unfälle"
            summary="Unfälle je Jahr gegen eine Grenze von 6. 2026 waren es 8."
            table={{
              columns: ['Jahr', 'Unfälle'],
              rows: [
                ['2024', '9'],
                ['2025', '5'],
                ['2026', '8'],
              ],
            }}
          >
            <BarChart
              labels={['2024', '2025', '2026']}
              values={[9, 5, 8]}
              tone="s"
              target={{ label: 'Grenze', value: 6 }}
              targetIsLimit
            />
          </ChartFrame>
        </div>
        <div className="panel p-5">
          <ChartFrame
            title="Abgeschlossene Maßnahmen"
            summary="Abgeschlossene Maßnahmen je Jahr nach Bereich: 2024 sechs, 2025 dreizehn, 2026 zweiundzwanzig."
            table={{
              columns: ['Jahr', 'Umwelt', 'Soziales', 'Führung'],
              rows: finishedMeasures.map((row) => [row.label, `${row.e}`, `${row.s}`, `${row.g}`]),
            }}
            legend={
              <SectorLegend
                items={[
                  { sector: 'e', label: 'Umwelt' },
                  { sector: 's', label: 'Soziales' },
                  { sector: 'g', label: 'Führung' },
                ]}
              />
            }
          >
            <StackedChart rows={finishedMeasures} />
          </ChartFrame>
        </div>
        <div className="panel p-5">
          <ChartFrame
            title="Wasserverbrauch, m³"
            summary="Noch keine Werte."
            table={{ columns: [], rows: [] }}
            empty={{
              labels: months,
              target: 'falling',
              text: 'Mit dem ersten Wert beginnt die Linie.',
              action: <Button size="sm">Wert erfassen</Button>,
            }}
          >
            {null}
          </ChartFrame>
        </div>
      </Columns>
    </Stack>
  );
}

export const chartsSection: GallerySection = { title: 'Diagramme', Content: Charts };
