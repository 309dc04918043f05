import { expect, test } from 'vitest';
import { typesetPdf } from './typeset.ts';

const source = '#let data = json(bytes(sys.inputs.data))\n#data.text';
const madeAt = new Date('2026-11-15T10:00:00Z');

test.each([
  ['letters of everyday', 'Müller & Søn, Łódź, Ελλάδα, Київ'],
  ['digits of another alphabet', 'Werk ꧑'],
  ['marks of another alphabet', 'Werk 𑽈'],
  ['letters few typefaces have', 'Werk ꟿ 〇 ①'],
  ['pictures', 'Werk 🏭'],
  ['control characters', 'Werk\u0001\u009f'],
])('a document can be set whatever was typed: %s', (_, text) => {
  const pdf = typesetPdf({ source, data: { text }, madeAt });
  expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
});
