import type { DisclosuresOfYear, DisclosureTable } from '@metra/contract/shapes/standard-shapes';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { initializeTolgee } from '../../../lib/i18n/initialize-tolgee.ts';
import { LanguageProvider } from '../../../lib/i18n/language-provider.tsx';
import { loadTexts } from '../../../lib/i18n/tolgee.ts';
import { VsmeContext, type VsmeView } from '../vsme-context.ts';
import { EditedRows } from './edited-rows.tsx';
import type { RawRow } from './table-rows.ts';
import type { ChangeRows } from './use-table-rows.ts';

beforeAll(async () => {
  initializeTolgee();
  await loadTexts('reporting');
});

const table = {
  label: 'Materialien',
  axis: { label: 'Material', typed: true, options: null, codeList: null },
  columns: [{ name: 'Mass', label: 'Masse', type: 'NUMBER', unit: null }],
} as unknown as DisclosureTable;
const view = { year: { currency: 'EUR', standard: { version: 'v' } } as DisclosuresOfYear } as VsmeView;

/** A row that counts how often it is drawn. */
function countingRow(id: number, drawn: Map<number, number>): RawRow {
  return {
    id,
    key: `Material ${id}`,
    get label() {
      drawn.set(id, (drawn.get(id) ?? 0) + 1);
      return `Material ${id}`;
    },
    cells: ['1'],
  };
}

const NONE: never[] = [];

function Editing({ start }: { start: readonly RawRow[] }) {
  const [rows, setRows] = useState(start);
  const change: ChangeRows = useCallback((make) => setRows(make), []);
  return <EditedRows of={table} rows={rows} all={rows} problems={NONE} focusOn={null} change={change} />;
}

test('typing into a row draws no other one anew', () => {
  const drawn = new Map<number, number>();
  const start = [1, 2, 3].map((id) => countingRow(id, drawn));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LanguageProvider>
        <VsmeContext value={view}>
          <Editing start={start} />
        </VsmeContext>
      </LanguageProvider>
    </QueryClientProvider>,
  );
  const before = new Map(drawn);
  const field = screen.getByLabelText('Masse, Material 2');
  fireEvent.change(field, { target: { value: '25' } });
  expect(screen.getByLabelText<HTMLInputElement>('Masse, Material 2').value).toBe('25');
  expect([drawn.get(1), drawn.get(3)]).toEqual([before.get(1), before.get(3)]);
});
