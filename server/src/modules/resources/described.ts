import type { ResourceWrite } from '@metra/contract/operations/resources';
import { cleanFileName } from './file-names.ts';
import type { Description } from './resources.store.ts';

type Words = Omit<Description, 'type'>;

const nothing: Words = {
  name: '',
  description: null,
  alt_text_de: null,
  alt_text_en: null,
  focus_x: null,
  focus_y: null,
};

const textOr = (written: string | null | undefined, before: string | null) =>
  written === undefined ? before : written?.trim() || null;

/** The description of a file: the given values, and the previous ones for those that were left out. */
export function described(
  { name, description, altText = {}, focus }: Omit<ResourceWrite, 'type'>,
  before: Words = nothing,
): Words {
  const { x, y } =
    focus === undefined ? { x: before.focus_x, y: before.focus_y } : (focus ?? { x: null, y: null });
  return {
    name: name === undefined ? before.name : cleanFileName(name),
    description: textOr(description, before.description),
    alt_text_de: textOr(altText.de, before.alt_text_de),
    alt_text_en: textOr(altText.en, before.alt_text_en),
    focus_x: x,
    focus_y: y,
  };
}
