import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import openModule, { type TypstCompiler, TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler';
import { boundMemory } from './bound-memory.ts';
import { drawable, lettersOf } from './typeface.ts';

const { resolve } = createRequire(import.meta.url);
const weights = [
  '400Regular/Archivo_400Regular',
  '500Medium/Archivo_500Medium',
  '600SemiBold/Archivo_600SemiBold',
];

/** Forty pages take a tenth of it. */
const mostMemory = 1_000_000_000;
const PDF = 1;
const WITH_DIAGNOSTICS = 3;

export interface TaggedDocument {
  /** Typst files by path; the first is the document, the others are what it imports. */
  sources: Readonly<Record<string, string>>;
  /** Read by `json("/data.json")`: what people typed comes as data and is never read as markup. */
  data: unknown;
  /** Pictures and the like, by path. */
  files?: Readonly<Record<string, Uint8Array>>;
}

const readTypeface = (file: string) => readFileSync(resolve(`@expo-google-fonts/archivo/${file}.ttf`));

let opened: Promise<TypstCompiler> | undefined;
let letters: ReadonlySet<number> | undefined;

/** A text as documents can print it: what no typeface of theirs has a drawing of is replaced by `UNKNOWN`. */
export function printable(text: string): string {
  letters ??= weights
    .map((file) => lettersOf(readTypeface(file)))
    .reduce((all, each) => all.intersection(each));
  return drawable(text, letters);
}

async function openCompiler(): Promise<TypstCompiler> {
  const module = readFileSync(resolve('@myriaddreamin/typst-ts-web-compiler/wasm'));
  await openModule({ module_or_path: boundMemory(module, mostMemory) });
  const builder = new TypstCompilerBuilder();
  // Documents read nothing but what they are given.
  const nothing = () => undefined;
  await builder.set_access_model(
    {},
    () => 0,
    () => false,
    (path: string) => path,
    nothing,
  );
  for (const file of weights) await builder.add_raw_font(readTypeface(file));
  return builder.build();
}

/**
 * Sets a document as a tagged PDF. The document itself names its title, language and time, so that the same content gives
 * the same file. Slow, and no document is trusted to end: belongs into a bounded thread.
 */
export async function typesetTagged({ sources, data, files = {} }: TaggedDocument): Promise<Uint8Array> {
  opened ??= openCompiler();
  const compiler = await opened;
  const [main] = Object.keys(sources);
  if (main === undefined) throw new Error('There is nothing to set');
  return andThen(
    () => {
      for (const [path, source] of Object.entries(sources)) compiler.add_source(path, source);
      compiler.map_shadow('/data.json', new TextEncoder().encode(JSON.stringify(data)));
      for (const [path, content] of Object.entries(files)) compiler.map_shadow(path, content);
      return artifactOf(compiler, main);
    },
    () => {
      compiler.reset_shadow();
      compiler.reset();
    },
  );
}

/** Tidies up after work that ended or failed. An engine that broke off is left as it is: touching it would hide why. */
function andThen<Result>(work: () => Result, tidyUp: () => void): Result {
  try {
    const result = work();
    tidyUp();
    return result;
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) opened = undefined;
    else tidyUp();
    throw error;
  }
}

function artifactOf(compiler: TypstCompiler, main: string): Uint8Array {
  const world = compiler.snapshot(undefined, main, undefined);
  return andThen(
    () => {
      const { result, diagnostics }: { result?: Uint8Array; diagnostics?: unknown } = world.get_artifact(
        PDF,
        WITH_DIAGNOSTICS,
      );
      if (!result) throw new Error(`The document could not be set: ${JSON.stringify(diagnostics)}`);
      return result;
    },
    () => world.free(),
  );
}
