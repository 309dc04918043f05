import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Focusable } from '../buttons/use-group-focus.ts';
import { RadioCards } from './radio-cards.tsx';

afterEach(cleanup);

const cards = [
  { value: 'power', title: 'Strom', description: 'Weniger verbrauchen', detail: 'Kostet wenig' },
  { value: 'water', title: 'Wasser', disabled: true },
  { value: 'waste', title: 'Abfall' },
];

const group = createRef<Focusable>();

function Choice({ beginning = null }: { beginning?: string | null }) {
  const [value, setValue] = useState(beginning);
  return (
    <RadioCards ref={group} required aria-label="Thema" cards={cards} value={value} onChange={setValue} />
  );
}

const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

it('is named as a group, and each card by all that it says', () => {
  render(<Choice />);
  expect(screen.getByRole('radiogroup', { name: 'Thema' }).getAttribute('aria-required')).toBe('true');
  expect(radio(/^Strom\s*Weniger verbrauchen$/).checked).toBe(false);
});

it('the whole card is the target, and the chosen one shows its detail', async () => {
  const user = userEvent.setup();
  render(<Choice />);
  expect(screen.queryByText('Kostet wenig')).toBeNull();
  await user.click(screen.getByText('Weniger verbrauchen'));
  expect(radio(/Strom/).checked).toBe(true);
  expect(screen.getByText('Kostet wenig')).toBeTruthy();
  await user.click(screen.getByText('Wasser'));
  expect(radio(/Strom/).checked).toBe(true);
});

it('is one stop, and the arrows choose among what may be chosen', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Choice beginning="power" />
      <button type="button">Weiter</button>
    </>,
  );
  await user.tab();
  expect(document.activeElement).toBe(radio(/Strom/));
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(radio(/Abfall/));
  expect(radio(/Abfall/).checked).toBe(true);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button'));
});

it('focus goes to the chosen card, or to the first', () => {
  const { unmount } = render(<Choice beginning="waste" />);
  group.current?.focus();
  expect(document.activeElement).toBe(radio(/Abfall/));
  unmount();
  render(<Choice />);
  group.current?.focus();
  expect(document.activeElement).toBe(radio(/Strom/));
});

it('does not send the form around it when Enter is pressed', async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Choice />
      <button type="submit">Weiter</button>
    </form>,
  );
  group.current?.focus();
  await user.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});
