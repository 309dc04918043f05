import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import type { MeasureForm } from './measure-values.ts';
import { dropDraft, readDraft, useMeasureDraft } from './use-measure-draft.ts';

const MEASURE = 7;
const base = {
  values: {
    state: 'PLANNED',
    responsible: { id: null, name: '' },
    startsOn: null,
    dueOn: null,
    note: '',
    costPlanned: null,
    costActual: null,
    savingPerYear: null,
    evidence: [],
    score: null,
    comment: '',
  } satisfies MeasureForm,
  version: 3,
};

function NoteForm() {
  const form = useForm<MeasureForm, unknown, MeasureForm>({ defaultValues: base.values });
  useMeasureDraft(MEASURE, form, base);
  return (
    <>
      <input aria-label="Notiz" {...form.register('note')} />
      <button type="button" onClick={() => form.reset(base.values)}>
        Verwerfen
      </button>
    </>
  );
}

const type = (text: string) => userEvent.type(screen.getByRole('textbox', { name: 'Notiz' }), text);

afterEach(() => {
  cleanup();
  dropDraft(MEASURE);
});

test('unsaved input is stored in the browser with its base version', async () => {
  render(<NoteForm />);
  await type('Angebot');
  cleanup();
  expect(readDraft(MEASURE)).toEqual({ ...base, typed: { ...base.values, note: 'Angebot' } });
  expect(Object.values({ ...localStorage }).join()).toContain('Angebot');
});

test('discarded or unreadable input does not come back', async () => {
  render(<NoteForm />);
  await type('Angebot');
  await userEvent.click(screen.getByRole('button', { name: 'Verwerfen' }));
  expect(readDraft(MEASURE)).toBeNull();
  await type('Angebot');
  const [name = ''] = Object.keys({ ...localStorage }).filter((key) => key.startsWith('measure-draft:'));
  localStorage.setItem(name, '{"version":3}');
  expect(readDraft(MEASURE)).toBeNull();
});
