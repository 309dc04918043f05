import type { SubscriptionState } from '@metra/contract/operations/my';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { aSubscriptionState } from '../../../../test/subscription-builders.ts';
import { initializeTolgee } from '../../../lib/i18n/initialize-tolgee.ts';
import { LanguageProvider } from '../../../lib/i18n/language-provider.tsx';
import { loadTexts } from '../../../lib/i18n/tolgee.ts';
import { EndedBanner } from './ended-banner.tsx';

beforeAll(async () => {
  initializeTolgee();
  await loadTexts('subscription');
});
afterEach(cleanup);

const shown = (subscription: SubscriptionState | null) =>
  render(
    <LanguageProvider>
      <EndedBanner subscription={subscription} />
    </LanguageProvider>,
  );

test('says when it ended, that nothing typed is lost, and opens the subscription beside the page', () => {
  shown(aSubscriptionState({ activeUntil: '2020-03-31', isTrial: false }));
  expect(screen.getByRole('alert').textContent).toContain('Ihr Abo endete am 31. März 2020.');
  expect(screen.getByRole('alert').textContent).toContain('bleibt stehen');
  const link = screen.getByRole('link', { name: /Abo ansehen/ });
  expect(link.getAttribute('href')).toBe('/app/profile/abo');
  expect(link.getAttribute('target')).toBe('_blank');
});

test('also where there is no subscription at all', () => {
  shown(null);
  expect(screen.getByRole('alert').textContent).toContain('Sie haben noch kein Abo.');
});
