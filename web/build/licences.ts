/** What the product is made of, as the page about licences tells it. */
export interface Licences {
  packages: readonly PackageLicence[];
  /** What is no package: typefaces, data. In English, as written in NOTICE. */
  notices: readonly string[];
}

export interface PackageLicence {
  name: string;
  version: string;
  licence: string;
}

type Names = Readonly<Record<string, unknown>>;

interface LockedPackage {
  version?: string;
  license?: string;
  os?: readonly string[];
  cpu?: readonly string[];
  dependencies?: Names;
  optionalDependencies?: Names;
  peerDependencies?: Names;
  peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>;
}

type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** The part of a name that says for which machines it is. */
const PLATFORM =
  /-?(linux|darwin|win32|windows|win|freebsd|android|openharmony|wasm32|webcontainers)[a-z0-9-]*$/;

/** What the product runs on, by name; packages that differ by platform alone are one. */
export function packagesOf({ packages }: { packages: LockedPackages }): PackageLicence[] {
  const found = new Map<string, PackageLicence>();
  for (const path of pathsOfProduct(packages)) {
    const { version, license, os, cpu } = packages[path] ?? {};
    const [, name] = /^(?:.*\/)?node_modules\/(.+)$/.exec(path) ?? [];
    if (!name || !version) continue;
    const family = os || cpu ? name.replace(PLATFORM, '').replace(/\/$/, '') : name;
    found.set(`${family} ${version}`, { name: family, version, licence: license ?? 'see the package' });
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * Where the packages of the product lie: what its parts depend on, and the platforms, which are optional dependencies
 * of the root. The other dependencies of the root build the product or test it.
 */
function pathsOfProduct(packages: LockedPackages): ReadonlySet<string> {
  const paths = new Set<string>();
  const follow = (path: string): void => {
    if (paths.has(path)) return;
    paths.add(path);
    for (const name of namesIn(packages[path] ?? {}))
      for (const next of placeOf(packages, name, path)) follow(next);
  };
  const parts = Object.keys(packages).filter((path) => path !== '' && !path.includes('node_modules/'));
  for (const part of parts) follow(part);
  for (const name of Object.keys(packages['']?.optionalDependencies ?? {})) follow(`node_modules/${name}`);
  return paths;
}

function namesIn({
  dependencies,
  optionalDependencies,
  peerDependencies,
  peerDependenciesMeta,
}: LockedPackage) {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/** The nearest package of that name, beside the one that asks or in a folder above; none where it is left out. */
function placeOf(packages: LockedPackages, name: string, from: string): string[] {
  const steps = from.split('/');
  return steps
    .map((_, up) => [...steps.slice(0, steps.length - up), 'node_modules', name].join('/'))
    .concat(`node_modules/${name}`)
    .filter((path) => path in packages)
    .slice(0, 1);
}

/** The paragraphs of NOTICE, without its heading and the whole text of licences. */
export const noticesOf = (notice: string): string[] =>
  (notice.split(/^---$/m)[0] ?? '')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph.includes(':'));
