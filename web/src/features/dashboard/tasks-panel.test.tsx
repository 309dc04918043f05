import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { aDashboard } from '../../../test/dashboard-builders.ts';
import { initializeTolgee } from '../../lib/i18n/initialize-tolgee.ts';
import { LanguageProvider } from '../../lib/i18n/language-provider.tsx';
import { loadTexts } from '../../lib/i18n/tolgee.ts';
import { TasksPanel } from './tasks-panel.tsx';

vi.mock('../../lib/site/frame-link.tsx', () => ({
  FrameLink: (props: React.ComponentProps<'a'>) => <a {...props} />,
}));

beforeAll(async () => {
  initializeTolgee();
  await loadTexts('dashboard');
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test.each(['2026-11-15T12:00:00Z', '2026-11-17T23:30:00Z'])(
  'days are counted from the day of the organisation, whatever the clock of the browser says (%s)',
  (now) => {
    vi.setSystemTime(now);
    const task = {
      type: 'MEASURE_OVERDUE',
      title: 'LED-Beleuchtung',
      link: '/x',
      dueOn: '2026-11-15',
    } as const;
    render(
      <LanguageProvider>
        <TasksPanel dashboard={aDashboard({ today: '2026-11-16', tasks: [task] })} />
      </LanguageProvider>,
    );
    expect(screen.getByRole('listitem').textContent).toContain('seit gestern überfällig');
  },
);
