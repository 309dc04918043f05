import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ToolSelect } from '../fields/tool-select.tsx';
import { Menu, MenuItem } from '../layers/menu.tsx';
import { usePart } from './use-part.ts';

afterEach(cleanup);

function Opener({ load }: { load: () => Promise<{ text: string }> }) {
  const { part, whenReached, ask } = usePart(load);
  return part ? (
    <p>{part.text}</p>
  ) : (
    <button type="button" {...whenReached} onClick={() => void ask().catch(() => undefined)}>
      Öffnen
    </button>
  );
}

test('a part is fetched when somebody comes near, and shown only when it is asked for', async () => {
  const load = vi.fn(async () => ({ text: 'da' }));
  render(<Opener load={load} />);
  expect(load).not.toHaveBeenCalled();
  fireEvent.pointerEnter(screen.getByRole('button'));
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('da')).toBeNull();
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('da')).not.toBeNull();
});

test('a part that does not come leaves everything as it is, and can be asked for again', async () => {
  const load = vi
    .fn<() => Promise<{ text: string }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'));
  load.mockResolvedValue({ text: 'da' });
  render(<Opener load={load} />);
  const button = screen.getByRole('button');
  fireEvent.click(button);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1), 30_000);
  expect(screen.getByRole('button')).toBe(button);
  fireEvent.click(button);
  expect(await screen.findByText('da')).not.toBeNull();
});

test.each(['click', 'ArrowDown'])('a menu opens with the first %s on its button', async (way) => {
  const chosen = vi.fn();
  render(
    <Menu trigger={<button type="button">Mehr</button>}>
      <MenuItem onSelect={chosen}>Umbenennen</MenuItem>
    </Menu>,
  );
  const button = screen.getByRole('button', { name: 'Mehr' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  if (way === 'click') await userEvent.click(button);
  else fireEvent.keyDown(button, { key: way });
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Umbenennen' }));
  expect(chosen).toHaveBeenCalledTimes(1);
});

test('a select above a page says what is chosen, and opens its list with the first press', async () => {
  const changed = vi.fn();
  const options = [
    { value: 'all', label: 'Alle Bereiche' },
    { value: 'e', label: 'Umwelt' },
  ];
  render(<ToolSelect aria-label="Bereich" options={options} value="all" onChange={changed} />);
  const control = screen.getByRole('combobox', { name: 'Bereich' });
  expect(control.textContent).toBe('Alle Bereiche');
  await userEvent.click(control);
  await userEvent.click(await screen.findByRole('option', { name: 'Umwelt' }));
  expect(changed).toHaveBeenCalledWith('e');
});
