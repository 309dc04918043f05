import { posix } from 'node:path';
import { importsIn } from '../imports.ts';

/** Maps each file to the files that it reads directly: imports, workers, and data in the same folder. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const CODE = /\.(ts|tsx|mjs)$/;
const WORKER = /new URL\(\s*'([^']+)',\s*import\.meta\.url\)/g;
const LOCALES = 'web/src/locales/';

/** The database of every server test is made from these folders. */
const TEMPLATE = {
  reader: 'server/test/app/cluster.ts',
  folders: ['server/migrations/', 'server/catalogue/'],
};

export function importGraph(texts: ReadonlyMap<string, string>): ImportGraph {
  const data = dataByFolder([...texts.keys()]);
  return new Map(
    [...texts]
      .filter(([file]) => CODE.test(file))
      .map(([file, text]) => [
        file,
        [
          ...importsIn(file, text).map(({ target }) => fileOf(target, texts)),
          ...[...text.matchAll(WORKER)].map(([, path = '']) => posix.join(posix.dirname(file), path)),
          ...(data.get(posix.dirname(file)) ?? []),
          ...(text.includes('import.meta.glob') ? startingWith([LOCALES], texts) : []),
          ...(file === TEMPLATE.reader ? startingWith(TEMPLATE.folders, texts) : []),
        ].filter((target) => texts.has(target)),
      ]),
  );
}

const startingWith = (folders: readonly string[], texts: ReadonlyMap<string, string>) =>
  [...texts.keys()].filter((file) => folders.some((folder) => file.startsWith(folder)));

/** `contract/errors` means `contract/src/core/errors.ts`. A file of the web can have a suffix (`?url`). */
function fileOf(target: string, texts: ReadonlyMap<string, string>): string {
  const path = target.replace(/\?.*$/, '');
  const [folder = '', ...rest] = path.split('/');
  const inside = `${folder}/src/${rest.join('/') || 'index'}`;
  return [path, `${inside}.ts`, `${inside}.json`].find((each) => texts.has(each)) ?? path;
}

/** Files that are not code belong to the nearest folder above them that holds code. */
function dataByFolder(files: readonly string[]): Map<string, string[]> {
  const folders = new Set(files.filter((file) => CODE.test(file)).map((file) => posix.dirname(file)));
  const data = new Map<string, string[]>();
  for (const file of files.filter((each) => !CODE.test(each) && !each.startsWith(LOCALES))) {
    let folder = posix.dirname(file);
    while (folder !== '.' && !folders.has(folder)) folder = posix.dirname(folder);
    data.set(folder, [...(data.get(folder) ?? []), file]);
  }
  return data;
}
