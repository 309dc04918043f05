import type { BaselineChoice, GoalKpi, TargetProposal } from '@metra/contract/shapes/tracking-shapes';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { aGoal, aGoalKpi, aProposal } from '../../../../test/goal-builders.ts';
import { DesignSystemWords, germanWords } from '../../../design-system/behaviour/words.ts';
import { today } from '../../../domain/tracking/today.ts';
import { initializeTolgee } from '../../../lib/i18n/initialize-tolgee.ts';
import { LanguageProvider } from '../../../lib/i18n/language-provider.tsx';
import { loadTexts } from '../../../lib/i18n/tolgee.ts';
import { goalQueries } from '../goals.queries.ts';
import { EditKpi } from './edit-kpi.tsx';

beforeAll(async () => {
  initializeTolgee();
  await Promise.all([loadTexts('goals'), loadTexts('forms'), loadTexts('common'), loadTexts('conflict')]);
});
afterEach(cleanup);

const last = Number(today().slice(0, 4)) - 1;

const yearOf = (year: number, value: number, covered: number) => ({
  period: String(year),
  value,
  months: { covered, of: 12 },
  whole: covered === 12,
  estimated: 0,
  isYear: true,
});

interface Wishes {
  start?: number;
  proposals?: TargetProposal[];
  /** Null means that the baseline choices are still loading. */
  choices?: BaselineChoice[] | null;
  others?: GoalKpi[];
  onOther?: (kpiId: number) => void;
}

const known = [yearOf(last, 90, 10), yearOf(last - 1, 140, 12)];

function dialog(
  kpi = aGoalKpi({}),
  { start, proposals = [], choices = known, others = [], onOther }: Wishes = {},
) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const goal = aGoal({ kpis: [kpi, ...others], leadingKpiId: others[0]?.kpiId ?? kpi.kpiId, proposals });
  const arrive = (items: BaselineChoice[]) =>
    client.setQueryData(goalQueries.baselineChoices(goal.id, kpi.kpiId).queryKey, { items });
  if (choices) arrive(choices);
  render(
    <QueryClientProvider client={client}>
      <DesignSystemWords value={{ words: germanWords, language: 'de' }}>
        <LanguageProvider>
          <EditKpi goal={goal} kpi={kpi} start={start} onOther={onOther} onDone={() => undefined} />
        </LanguageProvider>
      </DesignSystemWords>
    </QueryClientProvider>,
  );
  return arrive;
}

test('a whole year can be the baseline, and one with gaps cannot and says how many months it has', () => {
  dialog();
  expect(screen.getByRole('radio', { name: new RegExp(`^${last - 1}`), checked: true })).toBeTruthy();
  expect(screen.getByText('10 von 12 Monaten, zu wenig für einen Startwert')).toBeTruthy();
});

test('a baseline without a whole year is the last twelve months, and the form states the estimated share', () => {
  const period = `${last}-11-01/${last + 1}-10-31`;
  const months = { ...yearOf(last, 60, 12), period, estimated: 0.25, isYear: false };
  dialog(aGoalKpi({}), { choices: [months, yearOf(last, 5, 2)] });
  const chosen = screen.getByRole('radio', { name: /^Letzte zwölf Monate/, checked: true });
  expect(chosen).toBeTruthy();
  expect(screen.getByText(/25\s%\sgeschätzt|25\s% geschätzt/)).toBeTruthy();
});

test('input that was typed before the records have loaded is kept, and the other fields are filled', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const arrive = dialog(aGoalKpi({}), { choices: null });
  await userEvent.type(screen.getByLabelText('Zielwert'), '70');
  act(() => arrive(known));
  expect(await screen.findByRole('radio', { name: new RegExp(`^${last - 1}`), checked: true })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Zielwert').value).toBe('70');
  vi.unstubAllGlobals();
});

test('a usual change completes the sentence', async () => {
  dialog();
  await userEvent.click(screen.getByRole('radio', { name: '−20\u00a0%' }));
  expect(screen.getByText(/Von 140 auf 112\skWh\./)).toBeTruthy();
});

test('the proposal of the catalogue is filled in and follows another baseline', async () => {
  dialog(aGoalKpi({}), {
    proposals: [aProposal({ amount: -15 })],
    choices: [yearOf(last, 200, 12), yearOf(last - 1, 140, 12)],
  });
  expect(await screen.findByText(/Von 200 auf 170\skWh\./)).toBeTruthy();
  expect(
    screen.getByText(/Vorschlag aus dem Katalog: −15\s% in drei Jahren\. Licht und Regelung/),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: new RegExp(`^${last - 1}`) }));
  expect(await screen.findByText(/Von 140 auf 119\skWh\./)).toBeTruthy();
});

test('a baseline can be typed without records, and the proposal becomes a value', async () => {
  dialog(aGoalKpi({}), { proposals: [aProposal({ amount: -15 })], choices: [] });
  expect(screen.getByText(/noch kein ganzes Jahr erfasst/)).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: /^Startwert/ }), '100');
  expect(await screen.findByDisplayValue('85')).toBeTruthy();
  const target = screen.getByRole('textbox', { name: /^Zielwert/ });
  await userEvent.clear(target);
  await userEvent.type(target, '90');
  await userEvent.type(screen.getByRole('textbox', { name: /^Startwert/ }), '0');
  expect(screen.getByDisplayValue('90')).toBeTruthy();
});

test('a baseline of zero has no relative change, and the form names the other KPI of the catalogue', async () => {
  const onOther = vi.fn();
  const other = aGoalKpi({ kpiId: 2, name: 'Spenden' });
  const proposals = [aProposal({ amount: 25 }), aProposal({ kpiId: 2 })];
  const choices = [yearOf(last, 0, 12)];
  const kpi = aGoalKpi({ direction: 'HIGHER' });
  dialog(kpi, { proposals, choices, onOther, others: [kpi, other] });
  expect(screen.getByText(/braucht einen Startwert über null/)).toBeTruthy();
  expect(screen.queryByRole('radio', { name: /25\s%/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Lieber an „Spenden“ messen' }));
  expect(onOther).toHaveBeenCalledWith(2);
});

test('a start that is better than usual gets no target it would have passed already', async () => {
  dialog(aGoalKpi({ direction: 'HIGHER' }), {
    proposals: [aProposal({ kind: 'TO_VALUE', amount: 20 })],
    choices: [yearOf(last, 25, 12)],
  });
  expect(await screen.findByText(/Sie sind schon besser/)).toBeTruthy();
  expect(screen.getByRole('textbox', { name: /^Zielwert/ })).toHaveProperty('value', '');
});

test('a KPI beside the leading one can lead from now on', async () => {
  const leading = aGoalKpi({ kpiId: 2, name: 'Gesamter Energieverbrauch' });
  dialog(aGoalKpi({}), { others: [leading] });
  expect(screen.getByText(/Leitkennzahl ist „Gesamter Energieverbrauch“/)).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: /als Leitkennzahl des Ziels/ }));
  expect(screen.getByLabelText(/Grund der Änderung/)).toBeTruthy();
});

test('the form asks for a reason when an earlier target changes', async () => {
  dialog(
    aGoalKpi({
      baseline: { period: '2020', value: 150, changed: null },
      target: { date: '2030-12-31', value: 100 },
    }),
  );
  expect(screen.queryByLabelText(/Grund der Änderung/)).toBeNull();
  const field = screen.getByRole('textbox', { name: /^Startwert/ });
  await userEvent.clear(field);
  await userEvent.type(field, '160');
  expect(screen.getByLabelText(/Grund der Änderung/)).toBeTruthy();
});

test('the current value of the baseline period is proposed, and the form asks for a reason', async () => {
  const baseline = { period: '2020', value: 150, changed: null };
  dialog(aGoalKpi({ baseline, target: { date: '2030-12-31', value: 100 } }), { start: 138.2 });
  expect(await screen.findByDisplayValue('138,2')).toBeTruthy();
  expect(screen.getByLabelText(/Grund der Änderung/)).toBeTruthy();
});
