import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { BarChart } from './bar-chart.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { LineChart } from './line-chart.tsx';
import { MonthsStrip } from './months-strip.tsx';
import { ProgressRing } from './progress-ring.tsx';
import { Scale } from './scale.tsx';
import { StackedChart } from './stacked-chart.tsx';

afterEach(cleanup);

const months = ['Jan.', 'Feb.', 'März', 'Apr.', 'Mai', 'Juni'];

function renderFrame() {
  render(
    <ChartFrame
      title="Stromverbrauch"
      summary="Der Verbrauch sinkt seit März."
      table={{
        columns: ['Monat', 'kWh'],
        rows: [
          ['Januar', '27.850'],
          ['Februar', 'fehlt'],
        ],
      }}
    >
      <LineChart
        labels={months}
        series={[{ label: '2026', tone: 'e', values: [3, null, 2, 1, null, null] }]}
      />
    </ChartFrame>,
  );
}

describe('a chart in its frame', () => {
  it('is a picture with a summary in words', () => {
    renderFrame();
    expect(screen.getByRole('img', { name: 'Der Verbrauch sinkt seit März.' })).toBeTruthy();
  });

  it('shows the same values as a table and back', () => {
    renderFrame();
    fireEvent.click(screen.getByRole('button', { name: 'Als Tabelle' }));
    const table = screen.getByRole('table', { name: 'Stromverbrauch' });
    expect(within(table).getByRole('row', { name: 'Januar 27.850' })).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Als Diagramm' }));
    expect(screen.getByRole('img')).toBeTruthy();
  });

  it('says that there is nothing yet, without a table to switch to', () => {
    render(
      <ChartFrame
        title="Wasser"
        summary=""
        table={{ columns: [], rows: [] }}
        empty={{ labels: months, text: 'Mit dem ersten Wert beginnt die Linie.' }}
      >
        {null}
      </ChartFrame>,
    );
    expect(screen.getByText('Noch keine Werte')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a bar chart', () => {
  it('marks the periods to come, behind the last bar', () => {
    const { container } = render(
      <BarChart
        labels={['Q1', 'Q2', 'Q3', 'Q4']}
        values={[3, 2, null, null]}
        toCome={{ from: 2, word: 'noch offen' }}
      />,
    );
    expect(screen.getAllByText('noch offen')).toHaveLength(1);
    const [field] = container.querySelectorAll('.chart-to-come');
    const bars = [...container.querySelectorAll('.chart-bar')];
    const ends = bars.map((bar) => Number(bar.getAttribute('x')) + Number(bar.getAttribute('width')));
    expect(Number(field?.getAttribute('x'))).toBeGreaterThan(Math.max(...ends));
  });
});

describe('the periods to come', () => {
  it('is named in two lines where one is too narrow', () => {
    render(
      <BarChart
        labels={Array.from({ length: 7 }, (_, at) => `${at}`)}
        values={[3, 2, 3, 2, 3, 2, null]}
        toCome={{ from: 6, word: 'noch offen' }}
      />,
    );
    expect(screen.getByText('noch')).toBeTruthy();
    expect(screen.getByText('offen')).toBeTruthy();
  });
});

describe('a line chart', () => {
  it('marks the periods to come, once', () => {
    const { container } = render(
      <LineChart
        labels={months}
        series={[{ label: '2026', tone: 'e', values: [3, 2, 2, 1, null, null] }]}
        toCome={{ from: 4, word: 'noch offen' }}
      />,
    );
    expect(screen.getAllByText('noch offen')).toHaveLength(1);
    const [field] = container.querySelectorAll('.chart-to-come');
    const [last] = container.querySelectorAll('.chart-current-value');
    expect(Number(field?.getAttribute('x'))).toBeGreaterThan(Number(last?.getAttribute('cx')));
  });

  it('breaks the line at a missing month and names the gap', () => {
    const { container } = render(
      <LineChart
        label="Verlauf"
        labels={months}
        series={[{ label: '2026', tone: 'e', values: [10, 12, null, 11, 9, null] }]}
        missing={[2]}
      />,
    );
    expect(container.querySelectorAll('.chart-line')).toHaveLength(2);
    expect(screen.getByText('fehlt')).toBeTruthy();
  });

  it('marks exactly one value per series in yellow: the last one', () => {
    const { container } = render(
      <LineChart
        labels={months}
        series={[
          { label: 'Umwelt', tone: 'e', values: [1, 2, 3, 4, 5, 6] },
          { label: 'Soziales', tone: 's', values: [2, 3, 4, 5, null, null] },
        ]}
      />,
    );
    expect(container.querySelectorAll('.chart-current-value')).toHaveLength(2);
    expect(screen.getByText('Umwelt 6')).toBeTruthy();
    expect(screen.getByText('Soziales 5')).toBeTruthy();
  });

  it('shows where it does not start at zero', () => {
    const series = (values: number[]) => [{ label: '2026', tone: 'e' as const, values }];
    const { container, rerender } = render(
      <LineChart labels={months} series={series([90, 95, 92, 94, 93, 96])} />,
    );
    expect(container.querySelector('.chart-break')).not.toBeNull();
    rerender(<LineChart labels={months} series={series([1, 95, 92, 94, 93, 96])} />);
    expect(container.querySelector('.chart-break')).toBeNull();
  });

  it('reads out the period under the pointer in full', () => {
    const { container } = render(
      <LineChart
        labels={months}
        periods={['Januar 2026', 'Februar 2026', 'März 2026', 'April 2026', 'Mai 2026', 'Juni 2026']}
        series={[{ label: 'Strom', tone: 'e', values: [27850, 25410, null, null, null, null] }]}
        missing={[2]}
      />,
    );
    const box = container.querySelector('.chart-box');
    if (!box) throw new Error('no chart');
    fireEvent.pointerMove(box, { clientX: 1 });
    expect(screen.getByText('Januar 2026').parentElement?.textContent).toContain('27.850');
    fireEvent.pointerLeave(box);
    expect(screen.queryByText('Januar 2026')).toBeNull();
  });
});

describe('bars', () => {
  it('hatch what rises above a limit', () => {
    const { container } = render(
      <BarChart
        labels={['2025', '2026']}
        values={[5, 8]}
        target={{ label: 'Grenze', value: 6 }}
        targetIsLimit
      />,
    );
    expect(container.querySelectorAll('rect[fill^="url("]')).toHaveLength(1);
    expect(screen.getByText('Grenze 6')).toBeTruthy();
  });

  it('carry the values of the sectors and their total', () => {
    render(<StackedChart rows={[{ label: '2026', e: 9, s: 6, g: 7 }]} />);
    for (const value of ['9', '6', '7', '22']) expect(screen.getByText(value)).toBeTruthy();
  });
});

describe('small measures', () => {
  it('say in words where a scale stands', () => {
    render(
      <Scale
        share={0.52}
        plan={0.56}
        start={{ value: '380 t', label: 'Start 2024' }}
        target={{ value: '260 t', label: 'Ziel 2028' }}
        label="52 Prozent erreicht, Plan 56 Prozent"
      />,
    );
    const scale = screen.getByRole('img', { name: '52 Prozent erreicht, Plan 56 Prozent' });
    expect(scale.textContent).toContain('52\u00a0%');
    expect(scale.textContent).toContain('Plan 56\u00a0%');
  });

  it('show no knob where nothing was measured', () => {
    const end = { value: '1', label: 'x' };
    const { container } = render(
      <Scale share={null} plan={0.4} start={end} target={end} label="Noch kein Wert" />,
    );
    expect(container.querySelector('.scale-knob')).toBeNull();
  });

  it('name a ring and a strip of months', () => {
    render(
      <>
        <ProgressRing share={0.78} value="78" label="78 Prozent vollständig" />
        <MonthsStrip months={['recorded', 'open', 'to-come']} label="Februar fehlt" />
      </>,
    );
    expect(screen.getByRole('img', { name: '78 Prozent vollständig' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Februar fehlt' })).toBeTruthy();
  });
});
