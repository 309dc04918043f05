import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { Field } from '../fields/field.tsx';
import { SoonCombobox } from '../fields/soon-combobox.tsx';
import { SoonSelect } from '../fields/soon-select.tsx';

afterEach(cleanup);

const options = [
  { value: 'de', label: 'Deutschland' },
  { value: 'at', label: 'Österreich' },
];
const nothing = () => undefined;

const controls = {
  'a select': <SoonSelect options={options} value="de" />,
  'a combobox': (
    <SoonCombobox options={options} value={{ value: 'de', label: 'Deutschland' }} onChange={nothing} />
  ),
};

const read = () => {
  const control = screen.getByRole<HTMLInputElement>('combobox', { name: 'Land' });
  const describedBy = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return {
    shown: control.value || control.textContent,
    isInvalid: control.getAttribute('aria-invalid'),
    isRequired: control.getAttribute('aria-required'),
    isExpanded: control.getAttribute('aria-expanded'),
    popup: control.getAttribute('aria-haspopup'),
    description: describedBy.map((id) => document.getElementById(id)?.textContent).join(' '),
    look: control.className,
    buttons: screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label')),
  };
};

describe.each(Object.entries(controls))('%s', (_name, control) => {
  it('reads the same before its list has come', async () => {
    render(
      <Field label="Land" description="Ein Hinweis." error="Bitte wählen." required>
        {control}
      </Field>,
    );
    const standIn = screen.getByRole('combobox');
    const before = read();
    expect(before).toMatchObject({ shown: 'Deutschland', isInvalid: 'true', isRequired: 'true' });
    expect(before.description).toContain('Bitte wählen.');
    await vi.waitFor(() => expect(standIn.isConnected).toBe(false), 30_000);
    expect(read()).toEqual(before);
  });

  it('keeps the focus when its list comes', async () => {
    render(<Field label="Land">{control}</Field>);
    const standIn = screen.getByRole('combobox');
    act(() => standIn.focus());
    await vi.waitFor(() => expect(standIn.isConnected).toBe(false), 30_000);
    expect(document.activeElement).toBe(screen.getByRole('combobox'));
  });
});

test.each(['a select', 'a combobox'] as const)('%s that is pressed at once opens', async (name) => {
  render(<Field label="Land">{controls[name]}</Field>);
  fireEvent.click(screen.getByRole('combobox'));
  expect(await screen.findByRole('option', { name: 'Österreich' })).toBeTruthy();
});

it('early input searches the list', async () => {
  const user = userEvent.setup();
  render(
    <Field label="Land">
      <SoonCombobox options={options} value={null} onChange={nothing} />
    </Field>,
  );
  const standIn = screen.getByRole('combobox');
  act(() => standIn.focus());
  fireEvent.change(standIn, { target: { value: 'ö' } });
  expect(standIn.isConnected).toBe(false);
  await user.keyboard('st');
  expect(await screen.findByRole('option', { name: 'Österreich' })).toBeTruthy();
  expect(screen.queryByRole('option', { name: 'Deutschland' })).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('öst');
});
