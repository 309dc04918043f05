import type { Kpi } from '@metra/contract/shapes/kpi-shapes';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { aKpi } from '../../../../test/kpi-builders.ts';
import { DesignSystemWords, germanWords } from '../../../design-system/behaviour/words.ts';
import { Dialog } from '../../../design-system/dialog/dialog.tsx';
import { ToastContainer } from '../../../design-system/toast/toast-container.tsx';
import { initializeTolgee } from '../../../lib/i18n/initialize-tolgee.ts';
import { LanguageProvider } from '../../../lib/i18n/language-provider.tsx';
import { loadTexts } from '../../../lib/i18n/tolgee.ts';
import { OwnKpi } from './own-kpi.tsx';

beforeAll(async () => {
  initializeTolgee();
  await loadTexts('common', 'forms', 'api', 'company-data', 'records', 'conflict');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const texts = { description: '', whereToFind: '', unitLabel: 'kWh' };
const own = aKpi({
  own: true,
  canEdit: true,
  name: 'Druckluft',
  translations: { de: { name: 'Druckluft', ...texts }, en: { name: 'Compressed air', ...texts } },
});
const newer: Kpi = {
  ...own,
  version: 2,
  decimals: 2,
  translations: { de: { name: 'Pressluft', ...texts }, en: { name: 'Air under pressure', ...texts } },
};

/** On this server somebody else has saved a newer version. It answers with what it receives. */
function serve(): { version: number; [field: string]: unknown }[] {
  const written: { version: number }[] = [];
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    if (method === 'PUT') {
      const sent = JSON.parse(String(body));
      written.push(sent);
      return sent.version === newer.version
        ? Response.json({ ...newer, version: 3 })
        : Response.json({ i18nKey: 'conflict.version', message: '' }, { status: 409 });
    }
    return Response.json(address.endsWith(`/kpis/${own.id}`) ? newer : { items: [] });
  });
  return written;
}

test("a colleague's change is shown beside the own input, and properties without a field stay theirs", async () => {
  const written = serve();
  const onSaved = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DesignSystemWords value={{ words: germanWords, language: 'de' }}>
        <LanguageProvider>
          <ToastContainer />
          <Dialog open onClose={() => undefined} title="Kennzahl ändern">
            <OwnKpi kpi={own} sector="e" onCancel={() => undefined} onSaved={onSaved} />
          </Dialog>
        </LanguageProvider>
      </DesignSystemWords>
    </QueryClientProvider>,
  );
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Druckluft Halle 2');
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));

  const choice = await screen.findByRole('radiogroup', { name: 'Name' });
  expect(within(choice).getByText('Druckluft Halle 2')).toBeTruthy();
  expect(within(choice).getByText('Pressluft')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Auswahl speichern' }));

  await vi.waitFor(() => expect(onSaved).toHaveBeenCalled(), 30_000);
  expect(written.at(-1)).toMatchObject({
    version: 2,
    decimals: 2,
    translations: { de: { name: 'Druckluft Halle 2' }, en: { name: 'Air under pressure' } },
  });
});
