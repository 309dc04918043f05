import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import openModule, {
  type TypstCompiler,
  TypstCompilerBuilder,
  TypstFontResolverBuilder,
} from '@myriaddreamin/typst-ts-web-compiler';
import { boundMemory } from './bound-memory.ts';
import { namesOf, readFiles, type Typeface, typefacesFor } from './typeface.ts';

const { resolve } = createRequire(import.meta.url);
const letters = readFileSync(join(import.meta.dirname, 'letters.typ'), 'utf8');

/** A document of forty pages takes a tenth of it. */
const mostMemory = 1_000_000_000;
const PDF = 1;
const WITH_DIAGNOSTICS = 3;

export interface TaggedDocument {
  /**
   * The keys are the paths of Typst files. The first is the document, and the others are what it imports
   * beside `/letters.typ`.
   */
  sources: Readonly<Record<string, string>>;
  /**
   * The document reads this by `json("/data.json")`. Texts of people come as data, so that Typst never
   * reads it as markup.
   */
  data: unknown;
  /** The keys are the paths of pictures and similar files. */
  files?: Readonly<Record<string, Uint8Array>>;
}

interface Engine {
  compiler: TypstCompiler;
  /** The names tell which typefaces the compiler has. */
  typefaces: string;
}

let opened: Promise<Engine> | undefined;
let compiled: Promise<WebAssembly.Module> | undefined;

/** Compiling the engine takes a second or two, so its code is compiled once and passed to other threads. */
export function engineCode(): Promise<WebAssembly.Module> {
  compiled ??= WebAssembly.compile(
    boundMemory(readFileSync(resolve('@myriaddreamin/typst-ts-web-compiler/wasm')), mostMemory),
  );
  return compiled;
}

/** A thread takes the engine's code from another thread before it sets its first document. */
export function takeEngineCode(code: WebAssembly.Module): void {
  compiled ??= Promise.resolve(code);
}

async function openEngine(): Promise<Engine> {
  await openModule({ module_or_path: await engineCode() });
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
  return { compiler: await builder.build(), typefaces: '' };
}

/**
 * Loads the typefaces of the document and no others, so that the result does not depend on earlier documents.
 * Most documents need the same ones as the document before.
 */
async function load(engine: Engine, typefaces: readonly Typeface[]): Promise<void> {
  const builder = new TypstFontResolverBuilder();
  for (const file of typefaces.flatMap(readFiles)) builder.add_raw_font(file);
  const fonts = await builder.build();
  engine.compiler.set_fonts(fonts);
  engine.typefaces = namesOf(typefaces);
  fonts.free();
}

/**
 * Sets a document as a tagged PDF. The document itself names its title, language and time, so that the same
 * content gives the same file. The work is slow and may never end, so it belongs in a thread with limits.
 */
export async function typesetTagged({ sources, data, files = {} }: TaggedDocument): Promise<Uint8Array> {
  opened ??= openEngine();
  const engine = await opened;
  const { compiler } = engine;
  const [main] = Object.keys(sources);
  if (main === undefined) throw new Error('There is nothing to set');
  const typefaces = typefacesFor(data);
  while (engine.typefaces !== namesOf(typefaces)) await load(engine, typefaces);
  return andThen(
    () => {
      for (const [path, source] of Object.entries({ ...sources, '/letters.typ': letters }))
        compiler.add_source(path, source);
      compiler.map_shadow('/data.json', new TextEncoder().encode(JSON.stringify(data)));
      for (const [path, content] of Object.entries(files)) compiler.map_shadow(path, content);
      return artifactOf(engine, main);
    },
    () => {
      compiler.reset_shadow();
      compiler.reset();
    },
  );
}

/**
 * Tidies up after work that ended or failed. An engine that crashed is not touched, because that would hide
 * the cause.
 */
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

function artifactOf({ compiler, typefaces }: Engine, main: string): Uint8Array {
  const world = compiler.snapshot(undefined, main, [['typefaces', typefaces]]);
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
