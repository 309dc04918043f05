import type { Recalculation } from '@metra/contract/shapes/tracking-shapes';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { DesignSystemWords, germanWords } from '../../../design-system/behaviour/words.ts';
import { initializeTolgee } from '../../../lib/i18n/initialize-tolgee.ts';
import { LanguageProvider } from '../../../lib/i18n/language-provider.tsx';
import { loadTexts } from '../../../lib/i18n/tolgee.ts';
import { goalQueries } from '../goals.queries.ts';
import { Recalculations } from './recalculations.tsx';

beforeAll(async () => {
  initializeTolgee();
  await Promise.all([loadTexts('goals'), loadTexts('common')]);
});
afterEach(cleanup);

const kpi = { id: 7, slug: 'x', name: 'Emissionen', unit: { code: 't', label: 't' }, decimals: 0 };
const cause = { name: 'Strom', at: '2026-11-03T08:00:00Z', by: 'Jonas Weil', reason: 'neuer Nachweis' };
const moved: Recalculation = {
  kpi,
  period: '2023',
  value: 412,
  valueNow: 398.2,
  causes: [
    { ...cause, kind: 'OWN_FACTOR' },
    { ...cause, kind: 'FACTOR', by: null, reason: null },
  ],
};

function show(items: Recalculation[]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(goalQueries.recalculations(1).queryKey, { items });
  const onRecalculate = vi.fn();
  const { container } = render(
    <QueryClientProvider client={client}>
      <DesignSystemWords value={{ words: germanWords, language: 'de' }}>
        <LanguageProvider>
          <Recalculations goalId={1} onRecalculate={onRecalculate} />
        </LanguageProvider>
      </DesignSystemWords>
    </QueryClientProvider>,
  );
  return { text: container.textContent.replaceAll('\u00a0', ' '), onRecalculate };
}

test('the list names both values and the change, and opens the baseline with the current value', async () => {
  const { text, onRecalculate } = show([moved]);
  expect(text).toContain('Emissionen: 2023 ergibt jetzt 398 t statt 412 t.');
  expect(text).toContain('Eigener Faktor „Strom“ geändert am 3. November 2026, Jonas Weil: neuer Nachweis');
  expect(text).toContain('Faktor „Strom“ von Metra korrigiert am 3. November 2026');
  await userEvent.click(screen.getByRole('button', { name: 'Start neu berechnen' }));
  expect(onRecalculate).toHaveBeenCalledWith(7, 398.2);
});

test('the list shows nothing if every baseline equals the value of its period', () => {
  expect(show([]).text).toBe('');
});
