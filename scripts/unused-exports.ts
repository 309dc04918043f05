import { importsIn } from './imports.ts';
import { repositoryFiles, textOf } from './source-files.ts';

/** A name that a file exports although no other file of the product imports it. */
export interface UnusedExport {
  file: string;
  name: string;
}

type Files = ReadonlyMap<string, string>;
type Names = ReadonlyMap<string, ReadonlySet<string>>;

const PRODUCT = /^(contract|server|web)\/src\//;
const TEST = /\.test\.tsx?$|^(server|web)\/test\//;
/** Files that run and that nobody imports: commands, configurations of tools, benchmarks. */
const RUNS = /^(scripts|bench|e2e)\/|^[^/]+\.config\.ts$|^web\/[^/]+\.ts$/;

/** The server imports this file from a build, under the name in the contract. */
const BUILT = 'web/src/render/render.tsx';

const DECLARED =
  /^export\s+(?:declare\s+)?(?:async\s+)?(const|let|function\*?|class|interface|type)\s+([\w$]+)/gm;
const LISTED = /^export\s+(?:type\s+)?\{([^}]*)\}/gm;
const COMMENT = /\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm;
const STATEMENT = /^(?:import|export)\s+(?:type\s+)?([^'"`;]*?)\s+from\s*(['"])([^'"\n]+)\2/gm;
const DYNAMIC = /\bimport\s*\(\s*(['"])([^'"\n]+)\1/g;

export const sourceTexts = (): Files =>
  new Map(
    repositoryFiles()
      .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
      .map((file) => [file, textOf(file)]),
  );

/**
 * Returns the exports that no other file of the product imports. Two kinds are allowed: a type that the
 * file's own exports use, and code that the file uses and its tests import.
 */
export function unusedExports(files: Files): UnusedExport[] {
  const used = namesImported(files, (file) => !TEST.test(file) && (PRODUCT.test(file) || RUNS.test(file)));
  const tested = namesImported(files, (file) => TEST.test(file));
  return [...files]
    .filter(([file]) => PRODUCT.test(file) && !TEST.test(file) && !/\.(gen|d)\.ts$/.test(file))
    .filter(([file]) => file !== BUILT)
    .flatMap(([file, text]) => {
      const code = withoutComments(text);
      const has = (names: Names, name: string) => names.get(file)?.has(name) || names.get(file)?.has('*');
      return exportsIn(code)
        .filter(({ name }) => !has(used, name))
        .filter(({ name, isType }) => !(usesItself(code, name) && (isType || has(tested, name))))
        .map(({ name }) => ({ file, name }));
    });
}

const usesItself = (code: string, name: string) =>
  [...code.matchAll(/[\w$]+/g)].filter(([word]) => word === name).length > 1;

function exportsIn(code: string): { name: string; isType: boolean }[] {
  const declared = [...code.matchAll(DECLARED)].map(([, keyword, name = '']) => ({
    name,
    isType: keyword === 'type' || keyword === 'interface',
  }));
  const listed = [...code.matchAll(LISTED)].flatMap(([, names = '']) =>
    namesIn(names, 'outside').map((name) => ({ name, isType: false })),
  );
  // A schema and its type share a name. The use of the schema decides.
  const values = new Set(declared.filter(({ isType }) => !isType).map(({ name }) => name));
  return [...declared.filter(({ name, isType }) => !(isType && values.has(name))), ...listed];
}

/** Maps each file to the names that the given files import from it. */
function namesImported(files: Files, by: (file: string) => boolean): Names {
  const used = new Map<string, Set<string>>();
  const use = (target: string, names: readonly string[]) => {
    const known = used.get(target) ?? new Set();
    for (const name of names) known.add(name);
    used.set(target, known);
  };
  for (const [file, text] of files) {
    if (!by(file)) continue;
    const code = withoutComments(text);
    const fileOf = (specifier: string) => targetOf(file, specifier, files);
    for (const [, clause = '', , specifier = ''] of code.matchAll(STATEMENT)) {
      const braces = /\{([^}]*)\}/.exec(clause)?.[1] ?? '';
      use(fileOf(specifier), clause.includes('*') ? ['*'] : namesIn(braces, 'inside'));
    }
    // The names of a dynamic import appear somewhere in the same file.
    const words = code.match(/[\w$]+/g) ?? [];
    for (const [, , specifier = ''] of code.matchAll(DYNAMIC)) use(fileOf(specifier), words);
  }
  return used;
}

/** Parses `a, type B, c as d` into the names inside the imported file, or outside of it. */
const namesIn = (list: string, side: 'inside' | 'outside'): string[] =>
  list
    .split(',')
    .map((part) => part.trim().replace(/^type\s+/, ''))
    .filter(Boolean)
    .map((part) => part.split(/\s+as\s+/).at(side === 'inside' ? 0 : -1) ?? '');

function targetOf(file: string, specifier: string, files: Files): string {
  const target = importsIn(file, `import '${specifier}';`)[0]?.target ?? '';
  const [packageName = '', ...rest] = target.split('/');
  const inside = `${packageName}/src/${rest.join('/') || 'index'}.ts`;
  return files.has(target) ? target : inside;
}

const withoutComments = (text: string) => text.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ' '));
