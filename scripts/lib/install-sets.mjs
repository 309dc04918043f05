/**
 * The packages of the lock file form two sets. `start` builds and runs the product (dependencies). `test` is
 * everything, including development dependencies.
 */
const belongsTo = (set, { dev }) => set === 'test' || !dev;

/** Returns the packages of the set that are not installed in the locked version. */
export function missingPackages(set, locked, installed) {
  return Object.entries(locked)
    .filter(([path]) => path.startsWith('node_modules/') || path.includes('/node_modules/'))
    .filter(([, entry]) => belongsTo(set, entry))
    .filter(([path, entry]) => !isInstalled(entry, installed[path]))
    .map(([path]) => path);
}

/** Returns the set to install so that no test package is removed. */
export function setToInstall(wanted, locked, installed) {
  const hasTestPackages = Object.keys(installed).some((path) => locked[path]?.dev);
  return hasTestPackages ? 'test' : wanted;
}

function isInstalled(entry, found) {
  if (!found) return !entry.link && mayBeMissing(entry);
  return entry.link || found.version === entry.version;
}

/** An optional package is for one platform, or is needed only by such a package. */
function mayBeMissing({ optional, os, cpu, libc }) {
  const allows = (list, value) => !list || list.includes(value);
  const isForThisMachine =
    os && allows(os, process.platform) && allows(cpu, process.arch) && allows(libc, 'glibc');
  return optional && !isForThisMachine;
}
