import {
  type TaggedDocument,
  takeEngineCode,
  typesetTagged,
} from '../../src/platform/documents/typeset-tagged.ts';

interface Question {
  document: TaggedDocument;
  engine: WebAssembly.Module;
}

export default function typeset({ document, engine }: Question): Promise<Uint8Array> {
  takeEngineCode(engine);
  return typesetTagged(document);
}
