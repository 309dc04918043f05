import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TolgeeProvider } from '@tolgee/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { aGoal, aGoalKpi } from '../../../../test/goal-builders.ts';
import { DesignSystemWords, germanWords } from '../../../design-system/words.ts';
import { kpiQueries } from '../../../domain/kpis/kpi.queries.ts';
import { today } from '../../../domain/tracking/today.ts';
import { initializeTolgee } from '../../../lib/i18n/initialize-tolgee.ts';
import { getTolgee, loadTexts } from '../../../lib/i18n/tolgee.ts';
import { EditKpi } from './edit-kpi.tsx';

beforeAll(async () => {
  initializeTolgee();
  await Promise.all([loadTexts('goals'), loadTexts('forms'), loadTexts('common'), loadTexts('conflict')]);
});
afterEach(cleanup);

const last = Number(today().slice(0, 4)) - 1;
const range = { from: `${last - 2}-01-01`, to: `${last}-12-31`, granularity: 'YEAR' as const };

const yearOf = (year: number, value: number, covered: number) => ({
  period: { start: `${year}-01-01`, end: `${year}-12-31`, code: String(year) },
  value,
  noResult: null,
  records: covered,
  completeness: {
    months: 12,
    covered,
    state: covered === 12 ? ('WHOLE' as const) : ('GAPS' as const),
    missing: [],
    shares: null,
  },
});

function dialog(kpi = aGoalKpi({}), start?: number) {
  const client = new QueryClient();
  const series = { kpi, name: kpi.name, granularity: 'YEAR', tooLong: [], targets: [] };
  const points = [yearOf(last - 1, 140, 12), yearOf(last, 90, 10)];
  client.setQueryData(kpiQueries.history(kpi.kpiId, range).queryKey, { ...series, points } as never);
  const goal = aGoal({ kpis: [kpi], leadingKpiId: kpi.kpiId });
  render(
    <QueryClientProvider client={client}>
      <DesignSystemWords value={{ words: germanWords, language: 'de' }}>
        <TolgeeProvider tolgee={getTolgee()}>
          <EditKpi goal={goal} kpi={kpi} start={start} onDone={() => undefined} />
        </TolgeeProvider>
      </DesignSystemWords>
    </QueryClientProvider>,
  );
}

test('a whole year can be the start, one with gaps cannot, and says how many months it has', () => {
  dialog();
  expect(screen.getByRole('radio', { name: new RegExp(`^${last - 1}`) })).not.toHaveProperty(
    'ariaDisabled',
    'true',
  );
  expect(screen.getByText('10 von 12 Monaten, zu wenig für einen Start')).toBeTruthy();
});

test('a start and a usual change make the sentence', async () => {
  dialog();
  await userEvent.click(screen.getByRole('radio', { name: new RegExp(`^${last - 1}`) }));
  await userEvent.click(screen.getByRole('radio', { name: '−20\u00a0%' }));
  expect(screen.getByText(/Von 140\skWh auf 112\skWh\./)).toBeTruthy();
});

test('a reason is asked for when something changes that was set before', async () => {
  dialog(
    aGoalKpi({
      baseline: { period: '2020', value: 150, changed: null },
      target: { date: '2030-12-31', value: 100 },
    }),
  );
  expect(screen.queryByLabelText(/Warum ändern Sie das/)).toBeNull();
  const field = screen.getByRole('textbox', { name: /^Wert am Start/ });
  await userEvent.clear(field);
  await userEvent.type(field, '160');
  expect(screen.getByLabelText(/Warum ändern Sie das/)).toBeTruthy();
});

test('what the period of the start has now is proposed, and a reason asked for', async () => {
  const baseline = { period: '2020', value: 150, changed: null };
  dialog(aGoalKpi({ baseline, target: { date: '2030-12-31', value: 100 } }), 138.2);
  expect(await screen.findByDisplayValue('138,2')).toBeTruthy();
  expect(screen.getByLabelText(/Warum ändern Sie das/)).toBeTruthy();
});
