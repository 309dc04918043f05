import type { FrozenReportItem } from '@metra/contract/operations/frozen-reports';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { initializeTolgee } from '../../lib/i18n/initialize-tolgee.ts';
import { LanguageProvider } from '../../lib/i18n/language-provider.tsx';
import { loadTexts } from '../../lib/i18n/tolgee.ts';
import { FrozenStateText } from './frozen-state.tsx';

beforeAll(async () => {
  initializeTolgee();
  await loadTexts('reporting');
});
afterEach(cleanup);

const frozen: FrozenReportItem = {
  id: 1,
  number: 'LIND-2025-01',
  year: 2025,
  yearLabel: '2025',
  period: { start: '2025-01-01', end: '2025-12-31' },
  state: 'VALID',
  frozenAt: '2026-03-12T09:04:00.000Z',
  author: 'Katrin Lindner',
  hash: null,
  contentHash: 'a'.repeat(64),
  share: 0.5,
  pages: 12,
  reason: null,
  replaces: null,
  replacedBy: null,
  sharedUntil: null,
};

function textOf(report: FrozenReportItem): string {
  const { container } = render(
    <LanguageProvider>
      <FrozenStateText report={report} />
    </LanguageProvider>,
  );
  return container.textContent;
}

test('a report that another one has replaced says which, and why', () => {
  const replacedBy = {
    id: 2,
    number: 'LIND-2025-02',
    frozenAt: '2026-04-02T09:00:00.000Z',
    reason: 'Diesel berichtigt',
  };
  const text = textOf({ ...frozen, state: 'REPLACED', replacedBy });
  expect(text).toContain('LIND-2025-02');
  expect(text).toContain('Diesel berichtigt');
  expect(textOf(frozen)).not.toContain('LIND-2025-02');
});
