import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';

const { resolve } = createRequire(import.meta.url);
const weights = ['400Regular/Archivo_400Regular', '600SemiBold/Archivo_600SemiBold'];

const openCompiler = () =>
  NodeCompiler.create({
    // Documents read nothing but what they are given.
    workspace: import.meta.dirname,
    fontArgs: [
      { fontBlobs: weights.map((file) => readFileSync(resolve(`@expo-google-fonts/archivo/${file}.ttf`))) },
    ],
  });

let compiler: NodeCompiler | undefined;

interface Document {
  /** Typst; reads its data by `json(bytes(sys.inputs.data))`. */
  source: string;
  data: unknown;
  /** Stands in the document, so that the same content gives the same file. */
  madeAt: Date;
}

/** PDF/A refuses a document that misses a letter: first without those few typefaces have, then with western ones only. */
const uncertain = [
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\p{Zs}\p{Sc}+<=>|~^`´¨°©®™\n]/gu,
  /[^\x20-\x7e\u00a0-\u00ac\u00ae-\u017f\u2013-\u2026€\n]/gu,
];
const without = (signs: RegExp, data: unknown): unknown =>
  JSON.parse(JSON.stringify(data), (_, value) =>
    typeof value === 'string' ? value.replace(signs, '?') : value,
  );

/** Sets a document as PDF/A-3. Slow enough to belong into a thread of its own. */
export const typesetPdf = (document: Document): Uint8Array => attemptOrWithout(uncertain, document);

function attemptOrWithout([signs, ...further]: readonly RegExp[], document: Document): Uint8Array {
  try {
    return attempt(document);
  } catch (error) {
    if (!signs) throw error;
    return attemptOrWithout(further, { ...document, data: without(signs, document.data) });
  }
}

const attempt = ({ source, data, madeAt }: Document): Uint8Array =>
  compiled(source, data, (by, document) =>
    by.pdf(document, { pdfStandard: 'a-3b', creationTimestamp: Math.floor(madeAt.getTime() / 1000) }),
  );

/** Sets a page as a drawing in which every letter is an outline; one that the typeface lacks is left out. */
export const typesetSvg = ({ source, data }: Pick<Document, 'source' | 'data'>): string =>
  compiled(source, data, (by, document) => by.svg(document));

function compiled<Result>(
  source: string,
  data: unknown,
  write: (by: NodeCompiler, document: NodeTypstDocument) => Result,
): Result {
  compiler ??= openCompiler();
  const attempted = compiler.compile({
    mainFileContent: source,
    inputs: { data: JSON.stringify(data) },
  });
  const { result } = attempted;
  if (!result) throw new Error(`The document could not be set: ${reasonOf(attempted)}`);
  try {
    return write(compiler, result);
  } finally {
    compiler.evictCache(10);
  }
}

const reasonOf = (compiled: ReturnType<NodeCompiler['compile']>) =>
  JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics ?? 'unknown');
