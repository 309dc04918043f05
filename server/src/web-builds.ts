import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { WebFolders } from './platform/http/static-web.ts';

const ownBuilds = join(import.meta.dirname, '../../web/dist');

/**
 * The requested build or the last one used, with the ones before it. A build appears in its folder only when it is
 * complete.
 */
export function webFolders(asked?: string, builds = ownBuilds): WebFolders {
  const folders = buildsByUse(builds);
  const current = asked ?? folders[0] ?? builds;
  return { current, earlier: folders.filter((folder) => folder !== current) };
}

function buildsByUse(builds: string): string[] {
  if (!existsSync(builds)) return [];
  return readdirSync(builds)
    .map((name) => join(builds, name))
    .filter((folder) => existsSync(join(folder, 'render/render.js')) && !folder.includes('.unfinished-'))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
}
