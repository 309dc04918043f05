import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { namesOf, printable, readFiles, type Typeface, typefacesFor } from './typeface.ts';

const openCompiler = (typefaces: readonly Typeface[]) =>
  NodeCompiler.create({
    // Documents read nothing but what they are given, and `/letters.typ`.
    workspace: import.meta.dirname,
    fontArgs: [{ fontBlobs: typefaces.flatMap(readFiles) }],
  });

let opened: { compiler: NodeCompiler; typefaces: string } | undefined;

/** Has the typefaces of the document and no others. Most need what the one before needed. */
function compilerWith(typefaces: readonly Typeface[]): NodeCompiler {
  const names = namesOf(typefaces);
  if (opened?.typefaces !== names) opened = { compiler: openCompiler(typefaces), typefaces: names };
  return opened.compiler;
}

interface Document {
  /** Typst; reads its data by `json(bytes(sys.inputs.data))`. */
  source: string;
  data: unknown;
  /** Stands in the document, so that the same content gives the same file. */
  madeAt: Date;
}

const withTexts = (data: unknown, change: (text: string) => string): unknown =>
  JSON.parse(JSON.stringify(data), (_, value: unknown) =>
    typeof value === 'string' ? change(value) : value,
  );

/** PDF/A refuses a document that misses a letter: those of everyday in the west are never missing. */
const uncertain = /[^\x20-\x7e\u00a0-\u00ac\u00ae-\u017f\u2013-\u2026€\n]/gu;

/** Sets a document as PDF/A-3. Slow enough to belong into a thread of its own. */
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

/** Sets a page as a drawing in which every letter is an outline. */
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
