import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { boundMemory } from './bound-memory.ts';
import { typesetTagged } from './typeset-tagged.ts';

const source = `#let data = json("/data.json")
#set document(title: "Werk", date: datetime(year: 2026, month: 11, day: 15, hour: 10, minute: 0, second: 0))
#set text(font: "Archivo", lang: "de")
#outline(title: [Inhalt])
= Werk
#data.text
#image("/picture.svg", alt: "Ein Kreis")`;
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><circle r="5"/></svg>';

const setWith = (text: string) =>
  typesetTagged({
    sources: { '/main.typ': source },
    data: { text },
    files: { '/picture.svg': Buffer.from(picture) },
  });

test('a document is tagged and says its language, title and headings', async () => {
  const pdf = await setWith('Hallo');
  const document = await getDocumentProxy(pdf.slice());
  const { info } = await document.getMetadata();
  expect(info).toMatchObject({ Title: 'Werk', Language: 'de' });
  expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
  const outline = await document.getOutline();
  expect(outline.map(({ title }) => title)).toEqual(['Werk']);
  const tree = JSON.stringify(await (await document.getPage(1)).getStructTree());
  expect(tree).toContain('"alt":"Ein Kreis"');
});

test('the same content gives the same file', async () => {
  const first = await setWith('Hallo');
  await setWith('Anders');
  expect(Buffer.from(await setWith('Hallo')).equals(first)).toBe(true);
});

test.each([
  '#panic() $x$ = Titel @ref <label> *fett* `roh` https://metra.example //',
  '=1+1',
  'Werk in Łódź, Ελλάδα, Київ, 日本, שלום',
  'Werk 🏭 👩‍🏭',
  'Werk \u0001\u009f\u202e',
])('input is displayed as text: %s', async (typed) => {
  const { text } = await extractText(await getDocumentProxy((await setWith(typed)).slice()), {
    mergePages: true,
  });
  for (const word of typed.split(' ').filter((part) => /^[\x20-\x7e]+$/.test(part)))
    expect(text).toContain(word);
});

test('a document that cannot be set says why, and the next one can', async () => {
  const broken = typesetTagged({ sources: { '/main.typ': '#nothing' }, data: {} });
  await expect(broken).rejects.toThrow('unknown variable');
  expect((await setWith('Hallo')).length).toBeGreaterThan(1000);
});

test('a document reads no files of the machine', async () => {
  const curious = typesetTagged({ sources: { '/main.typ': '#read("/etc/hosts")' }, data: {} });
  await expect(curious).rejects.toThrow('could not be set');
});

test('a module gets a limit to its memory, and stays a module', async () => {
  const { resolve } = createRequire(import.meta.url);
  const module = readFileSync(resolve('@myriaddreamin/typst-ts-web-compiler/wasm'));
  const bounded = boundMemory(module, 64 * 65_536);
  expect(WebAssembly.validate(bounded)).toBe(true);
  expect(() => boundMemory(bounded.subarray(0, 9), 65_536)).toThrow('cut off');
});
