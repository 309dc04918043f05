/** The page about licences lists the packages and other parts of the product. */
export interface Licences {
  packages: readonly PackageLicence[];
  /** Typefaces and data are no packages. The notices are in English, as written in NOTICE. */
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

/** This part of a package name states the platform. */
const PLATFORM =
  /-?(linux|darwin|win32|windows|win|freebsd|android|openharmony|wasm32|webcontainers)[a-z0-9-]*$/;

/** Lists the packages of the product by name; packages that differ only by platform are one. */
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
 * Finds the packages that the parts of the product depend on, and those for platforms, which are optional
 * dependencies of the root. The other dependencies of the root build the product or test it.
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

/**
 * Node.js finds a package beside the one that imports it or in a folder above. There is none if it is not
 * installed.
 */
function placeOf(packages: LockedPackages, name: string, from: string): string[] {
  const steps = from.split('/');
  return steps
    .map((_, up) => [...steps.slice(0, steps.length - up), 'node_modules', name].join('/'))
    .concat(`node_modules/${name}`)
    .filter((path) => path in packages)
    .slice(0, 1);
}

/** Returns the paragraphs of NOTICE, without its heading and the full texts of licences. */
export const noticesOf = (notice: string): string[] =>
  (notice.split(/^---$/m)[0] ?? '')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph.includes(':'));
