/** Folder of the build of that name: an earlier one, or a new one that `make` fills. */
export function ensureBuilt(
  builds: string,
  name: string,
  make: (folder: string) => Promise<void> | void,
): Promise<string>;
