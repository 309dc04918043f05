import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { namesOf, printable, readFiles, type Typeface, typefacesFor } from './typeface.ts';

const openCompiler = (typefaces: readonly Typeface[]) =>
  NodeCompiler.create({
    // Documents read only what they are given, and `/letters.typ`.
    workspace: import.meta.dirname,
    fontArgs: [{ fontBlobs: typefaces.flatMap(readFiles) }],
  });

let opened: { compiler: NodeCompiler; typefaces: string } | undefined;

/**
 * The compiler has the typefaces of the document and no others. Most documents need the same ones as the
 * document before.
 */
function compilerWith(typefaces: readonly Typeface[]): NodeCompiler {
  const names = namesOf(typefaces);
  if (opened?.typefaces !== names) opened = { compiler: openCompiler(typefaces), typefaces: names };
  return opened.compiler;
}

interface Document {
  /** The Typst source reads its data by `json(bytes(sys.inputs.data))`. */
  source: string;
  data: unknown;
  /** The document states this time, so that the same content gives the same file. */
  madeAt: Date;
}

const withTexts = (data: unknown, change: (text: string) => string): unknown =>
  JSON.parse(JSON.stringify(data), (_, value: unknown) =>
    typeof value === 'string' ? change(value) : value,
  );

/**
 * PDF/A refuses a document with a letter that no typeface has. The common letters of Western languages are
 * never missing.
 */
const uncertain = /[^\x20-\x7e\u00a0-\u00ac\u00ae-\u017f\u2013-\u2026€\n]/gu;

/** Sets a document as PDF/A-3. The work is slow enough to need its own thread. */
export function typesetPdf(document: Document): Uint8Array {
  try {
    return attempt(document);
  } catch {
    return attempt({ ...document, data: withTexts(document.data, (text) => text.replace(uncertain, '?')) });
  }
}

const attempt = ({ source, data, madeAt }: Document): Uint8Array =>
  compiled(source, data, (by, document) =>
    by.pdf(document, { pdfStandard: 'a-3b', creationTimestamp: Math.floor(madeAt.getTime() / 1000) }),
  );

/** Sets a page as a drawing that contains every letter as an outline. */
export const typesetSvg = ({ source, data }: Pick<Document, 'source' | 'data'>): string =>
  compiled(source, data, (by, document) => by.svg(document));

function compiled<Result>(
  source: string,
  data: unknown,
  write: (by: NodeCompiler, document: NodeTypstDocument) => Result,
): Result {
  const texts = withTexts(data, (text) => printable(text).text);
  const typefaces = typefacesFor(texts);
  const compiler = compilerWith(typefaces);
  const attempted = compiler.compile({
    mainFileContent: source,
    inputs: { data: JSON.stringify(texts), typefaces: namesOf(typefaces) },
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
