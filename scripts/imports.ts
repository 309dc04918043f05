import { posix } from 'node:path';
import { repositoryFiles, textOf } from './source-files.ts';

export interface Import {
  file: string;
  line: number;
  /** For our files, the path from the root of the repository; otherwise the name of the package. */
  target: string;
  /** `import('…')` loads the target later. */
  isDynamic: boolean;
}

/** `import … from '…'` and `export … from '…'`, `import '…'`, `import('…')`. */
const IMPORT =
  /(?:^\s*(?:import|export)\b[^'"`;]*?\bfrom\s*|^\s*import\s*|\bimport\s*\(\s*)(['"])([^'"\n]+)\1/gm;
const COMMENT = /\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm;
const OWN_PACKAGE = /^@metra\/([a-z]+)(?:\/(.*))?$/;

export function allImports(): Import[] {
  return repositoryFiles()
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
    .flatMap((file) => importsIn(file, textOf(file)));
}

export function importsIn(file: string, text: string): Import[] {
  const code = text.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ' '));
  return [...code.matchAll(IMPORT)].map((match) => ({
    file,
    line: code.slice(0, match.index + match[0].length).split('\n').length,
    target: resolveTarget(file, match[2] ?? ''),
    isDynamic: /^import\s*\(/.test(match[0].trimStart()),
  }));
}

function resolveTarget(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  const own = OWN_PACKAGE.exec(specifier);
  return own ? posix.join(own[1] ?? '', own[2] ?? '') : specifier;
}
