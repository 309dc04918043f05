type InstallSet = 'start' | 'test';

interface LockedPackage {
  version?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  os?: readonly string[];
  cpu?: readonly string[];
  libc?: readonly string[];
}

type Packages = Readonly<Record<string, LockedPackage>>;

export function missingPackages(set: InstallSet, locked: Packages, installed: Packages): string[];
export function setToInstall(wanted: InstallSet, locked: Packages, installed: Packages): InstallSet;
