/**
 * What the lock file holds is installed in two sets. `start` builds and runs the product: the dependencies. `test` is
 * all of it: the development dependencies as well.
 */
const belongsTo = (set, { dev }) => set === 'test' || !dev;

/** The paths of packages of the set that are not installed in the version of the lock file. */
export function missingPackages(set, locked, installed) {
  return Object.entries(locked)
    .filter(([path]) => path.startsWith('node_modules/') || path.includes('/node_modules/'))
    .filter(([, entry]) => belongsTo(set, entry))
    .filter(([path, entry]) => !isInstalled(entry, installed[path]))
    .map(([path]) => path);
}

/** The set to install so that no package that serves tests is removed. */
export function setToInstall(wanted, locked, installed) {
  const hasTestPackages = Object.keys(installed).some((path) => locked[path]?.dev);
  return hasTestPackages ? 'test' : wanted;
}

function isInstalled(entry, found) {
  if (!found) return !entry.link && mayBeMissing(entry);
  return entry.link || found.version === entry.version;
}

/** Optional packages are for one platform each, or needed only by those. */
function mayBeMissing({ optional, os, cpu, libc }) {
  const allows = (list, value) => !list || list.includes(value);
  const isForThisMachine =
    os && allows(os, process.platform) && allows(cpu, process.arch) && allows(libc, 'glibc');
  return optional && !isForThisMachine;
}
