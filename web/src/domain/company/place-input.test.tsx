import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { initializeTolgee } from '../../lib/i18n/initialize-tolgee.ts';
import { PlaceInput } from './place-input.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Place() {
  const [value, setValue] = useState('Kassel');
  return <PlaceInput value={value} onChange={setValue} onFound={() => undefined} />;
}

test('suggestions are asked for when somebody types, not for what was there before', async () => {
  initializeTolgee();
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address, 'http://localhost').searchParams.get('query') ?? '');
    return Response.json({ items: [] });
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Place />
    </QueryClientProvider>,
  );
  await userEvent.type(screen.getByRole('combobox'), ' Nord');
  await vi.waitFor(() => expect(asked).toContain('Kassel Nord'), 30_000);
  expect(asked).not.toContain('Kassel');
});
