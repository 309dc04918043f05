import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { aKpi } from '../../../../test/kpi-builders.ts';
import { DesignSystemWords, germanWords } from '../../../design-system/behaviour/words.ts';
import { initializeTolgee } from '../../../lib/i18n/initialize-tolgee.ts';
import { LanguageProvider } from '../../../lib/i18n/language-provider.tsx';
import { loadTexts } from '../../../lib/i18n/tolgee.ts';
import { RecordFields } from './record-fields.tsx';
import { emptyValues, type RecordValues } from './record-values.ts';

beforeAll(async () => {
  initializeTolgee();
  await Promise.all([loadTexts('company-data'), loadTexts('records'), loadTexts('forms')]);
});
afterEach(cleanup);

let entered: Pick<RecordValues, 'value' | 'unit'>;

function Form() {
  const form = useForm<RecordValues>({
    defaultValues: emptyValues(aKpi(), { start: '2026-09-01', end: '2026-09-30' }),
  });
  const { value, unit } = form.watch();
  entered = { value, unit };
  return <RecordFields kpi={aKpi()} control={form.control} kind="VALUE" isNew={false} oddities={undefined} />;
}

function field(): HTMLInputElement {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DesignSystemWords value={{ words: germanWords, language: 'de' }}>
        <LanguageProvider>
          <Form />
        </LanguageProvider>
      </DesignSystemWords>
    </QueryClientProvider>,
  );
  return screen.getByRole('textbox', { name: /^Wert/ });
}

test('a unit typed beside the number becomes the unit of the value', async () => {
  const input = field();
  await userEvent.type(input, '1,8 MWh');
  expect(entered).toEqual({ value: 1.8, unit: 'MW.h' });
  await userEvent.tab();
  expect(input.value).toBe('1,8');
  expect(entered).toEqual({ value: 1.8, unit: 'MW.h' });
});

test('a unit of something else stays for a correction', async () => {
  const input = field();
  await userEvent.type(input, '12 kg');
  await userEvent.tab();
  expect(input.value).toBe('12 kg');
  expect(entered).toEqual({ value: Number.NaN, unit: 'kW.h' });
});
