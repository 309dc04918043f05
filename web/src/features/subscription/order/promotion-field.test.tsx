import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { initializeTolgee } from '../../../lib/i18n/initialize-tolgee.ts';
import { LanguageProvider } from '../../../lib/i18n/language-provider.tsx';
import { loadTexts, translate } from '../../../lib/i18n/tolgee.ts';
import { PromotionField } from './promotion-field.tsx';

beforeAll(async () => {
  initializeTolgee();
  await loadTexts('subscription');
});
afterEach(cleanup);

/** Codes hold at once, as over a fast line. */
function FieldWithCode({ onApply }: { onApply: (code: string) => void }) {
  const [typed, setTyped] = useState('');
  const [applied, setApplied] = useState('');
  const apply = async (code = typed) => {
    setTyped(code);
    setApplied(code);
    onApply(code);
  };
  const promotion = { typed, setTyped, applied, apply, isOpen: typed !== applied };
  return (
    <PromotionField
      promotion={{ ...promotion, problem: undefined, checking: false, refuse: () => false }}
      price={undefined}
    />
  );
}

async function typeCode() {
  const onApply = vi.fn();
  const user = userEvent.setup();
  render(
    <LanguageProvider>
      <FieldWithCode onApply={onApply} />
    </LanguageProvider>,
  );
  await user.type(screen.getByRole('textbox'), 'HERBST');
  return { user, onApply };
}

test('a code that is applied by its button is not taken back by the same press', async () => {
  const { user, onApply } = await typeCode();
  await user.click(screen.getByRole('button', { name: translate('subscription.code.apply') }));
  expect(onApply.mock.calls).toEqual([['HERBST']]);
});

test('neither is one that is applied by keyboard', async () => {
  const { user, onApply } = await typeCode();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(onApply.mock.calls).toEqual([['HERBST']]);
});

test('leaving the field for something else applies it too', async () => {
  const { user, onApply } = await typeCode();
  await user.click(document.body);
  expect(onApply.mock.calls).toEqual([['HERBST']]);
});
