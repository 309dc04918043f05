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

interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
  link?: boolean;
  os?: readonly string[];
  cpu?: readonly string[];
}

/** The part of a name that says for which machines it is. */
const PLATFORM =
  /-?(linux|darwin|win32|windows|win|freebsd|android|openharmony|wasm32|webcontainers)[a-z0-9-]*$/;

/** What is installed to run the product, by name; packages that differ by platform alone are one. */
export function packagesOf(lock: { packages: Readonly<Record<string, LockedPackage>> }): PackageLicence[] {
  const found = new Map<string, PackageLicence>();
  for (const [path, { version, license, dev, link, os, cpu }] of Object.entries(lock.packages)) {
    const [, name] = /^(?:.*\/)?node_modules\/(.+)$/.exec(path) ?? [];
    if (!name || !version || dev || link) continue;
    const family = os || cpu ? name.replace(PLATFORM, '').replace(/\/$/, '') : name;
    found.set(`${family} ${version}`, { name: family, version, licence: license ?? 'see the package' });
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The paragraphs of NOTICE, without its heading and the whole text of licences. */
export const noticesOf = (notice: string): string[] =>
  (notice.split(/^---$/m)[0] ?? '')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph.includes(':'));
