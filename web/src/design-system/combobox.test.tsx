import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Combobox } from './combobox.tsx';
import { Field } from './field.tsx';

it('is one combobox from its first drawing on', () => {
  const drawn = new DOMParser().parseFromString(
    renderToStaticMarkup(
      <Field label="Branche">
        <Combobox options={[]} value={null} onChange={() => undefined} />
      </Field>,
    ),
    'text/html',
  );
  const comboboxes = drawn.querySelectorAll('[role=combobox]');
  expect([...comboboxes].map((element) => element.tagName)).toEqual(['INPUT']);
});
