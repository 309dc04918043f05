import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { inRoot } from './lib/paths.mjs';

/** Reading 1,300 modules one by one would take longer than all the rest of a start (docs/decisions/0018). */
const [folder] = process.argv.slice(2);

/** Bring compiled code, or look for files beside themselves. */
const unbundled = [/^sharp$/, /^@node-rs\//, /^@myriaddreamin\//, /^pino$/];

/** Threads are bundled as well: whoever waits for the first report waits for its thread. */
const threads = globSync('server/src/**/*-worker.ts', { cwd: inRoot() }).map((path) => [
  basename(path, '.ts'),
  inRoot(path),
]);
/** How a thread is named where it is started. */
const THREAD = /new URL\('\.\/([\w-]+-worker)\.ts', import\.meta\.url\)/g;

/** Files beside a module stay where the sources are; threads lie beside the program. */
const placesOfSources = {
  name: 'places-of-sources',
  transform: {
    filter: { id: /\/(server|contract|pictures)\/src\/.*\.ts$/ },
    handler: (code, id) =>
      code
        .replace(THREAD, "new URL('./$1.js', import.meta['url'])")
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
  },
};

const bundle = await rolldown({
  input: { main: inRoot('server/src/main.ts'), ...Object.fromEntries(threads) },
  platform: 'node',
  external: unbundled,
  plugins: [placesOfSources],
  logLevel: 'silent',
});
await bundle.write({ dir: folder, format: 'esm', keepNames: true });
await bundle.close();
