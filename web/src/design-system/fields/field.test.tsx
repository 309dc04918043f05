import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { afterEach, describe, expect, it } from 'vitest';
import { Field } from './field.tsx';
import { FileDrop } from './file-drop.tsx';
import { FormField } from './form-field.tsx';
import { NumberInput } from './number-input.tsx';
import { RadioGroup } from './radio-group.tsx';
import { Select } from './select.tsx';
import { TextInput } from './text-input.tsx';
import { Textarea } from './textarea.tsx';

afterEach(cleanup);

const ERROR = 'Bitte eine Angabe machen.';

function describedBy(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

const controls = {
  'a text input': <TextInput />,
  'a text area': <Textarea />,
  'a number input': <NumberInput value={null} onChange={() => undefined} />,
  'a select': <Select options={[]} value={null} />,
  'a radio group': <RadioGroup options={[{ value: 'a', label: 'A' }]} value={null} />,
  'a file drop': <FileDrop onFiles={() => undefined} />,
};

describe.each(Object.entries(controls))('%s in a field', (_name, control) => {
  it('is named by the label and described by hint and error', () => {
    render(
      <Field label="Angabe" description="Ein Hinweis." error={ERROR} required>
        {control}
      </Field>,
    );
    const named = screen.getByLabelText('Angabe');
    expect(named.getAttribute('aria-invalid')).toBe('true');
    expect(named.getAttribute('aria-required')).toBe('true');
    expect(describedBy(named)).toContain(ERROR);
    expect(describedBy(named)).toContain('Ein Hinweis.');
  });

  it('is valid without an error', () => {
    render(<Field label="Angabe">{control}</Field>);
    expect(screen.getByLabelText('Angabe').getAttribute('aria-invalid')).not.toBe('true');
  });
});

it('each radio keeps its own name', () => {
  render(
    <Field label="Größe">
      <RadioGroup options={[{ value: 'a', label: 'bis 49' }]} />
    </Field>,
  );
  expect(screen.getByRole('radiogroup', { name: 'Größe' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'bis 49' })).toBeTruthy();
});

function ValueForm() {
  const { control, handleSubmit } = useForm<{ value: number | null }>({ defaultValues: { value: null } });
  return (
    <form onSubmit={handleSubmit(() => undefined)}>
      <FormField control={control} name="value" label="Wert">
        {(field) => <NumberInput {...field} />}
      </FormField>
      <button type="submit">Speichern</button>
    </form>
  );
}

function RequiredForm() {
  const { control, handleSubmit } = useForm<{ name: string }>({
    defaultValues: { name: '' },
    mode: 'onTouched',
    resolver: ({ name }) =>
      name === ''
        ? { values: {}, errors: { name: { type: 'required', message: ERROR } } }
        : { values: { name }, errors: {} },
  });
  return (
    <form onSubmit={handleSubmit(() => undefined)}>
      <FormField control={control} name="name" label="Name">
        {(field) => <TextInput {...field} />}
      </FormField>
      <button type="submit">Speichern</button>
    </form>
  );
}

it('a form shows what its schema found at the field and moves there', async () => {
  const user = userEvent.setup();
  render(<RequiredForm />);
  await user.click(screen.getByRole('button'));
  const input = screen.getByRole('textbox', { name: 'Name' });
  expect(describedBy(input)).toContain(ERROR);
  expect(document.activeElement).toBe(input);
  await user.type(input, 'Lindner');
  expect(screen.queryByText(ERROR)).toBeNull();
});

it('the message of a field that loses the focus waits until the mouse is released', async () => {
  const user = userEvent.setup();
  render(<RequiredForm />);
  await user.click(screen.getByRole('textbox', { name: 'Name' }));
  await user.pointer({ keys: '[MouseLeft>]', target: document.body });
  expect(document.activeElement).toBe(document.body);
  await act(async () => undefined);
  expect(screen.queryByText(ERROR)).toBeNull();
  await user.pointer({ keys: '[/MouseLeft]', target: document.body });
  expect(await screen.findByText(ERROR)).toBeTruthy();
});

it('left by key, it says so at once', async () => {
  const user = userEvent.setup();
  render(<RequiredForm />);
  await user.click(screen.getByRole('textbox', { name: 'Name' }));
  await user.tab();
  expect(screen.getByText(ERROR)).toBeTruthy();
});

interface SizeValues {
  size: string | null;
}

function SizeForm() {
  const { control, handleSubmit } = useForm<SizeValues>({
    defaultValues: { size: null },
    resolver: () => ({ values: {}, errors: { size: { type: 'required', message: ERROR } } }),
  });
  return (
    <form onSubmit={handleSubmit(() => undefined)}>
      <FormField control={control} name="size" label="Größe">
        {(field) => <RadioGroup {...field} options={[{ value: 'a', label: 'bis 49' }]} />}
      </FormField>
      <button type="submit">Speichern</button>
    </form>
  );
}

it('a form moves to the first radio of a group that is missing an answer', async () => {
  render(<SizeForm />);
  await userEvent.click(screen.getByRole('button'));
  expect(document.activeElement).toBe(screen.getByRole('radio'));
});

it('a number lives in a form', async () => {
  const user = userEvent.setup();
  render(<ValueForm />);
  const input = screen.getByRole('textbox', { name: 'Wert' });
  await user.type(input, '1234,5');
  await user.tab();
  expect(input).toHaveProperty('value', '1.234,5');
});
