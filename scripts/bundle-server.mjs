import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { inRoot } from './lib/paths.mjs';

/** Reading 1,300 modules one by one would take longer than all the rest of a start (docs/decisions/0018). */
const [folder] = process.argv.slice(2);

/** These packages contain compiled code or read files from their own folder. */
const unbundled = [/^sharp$/, /^@node-rs\//, /^@myriaddreamin\//, /^pino$/, /^piscina$/];

/** This thread loads most of the program, and a person waits for its start. Other threads are small. */
const reportWorker = 'server/src/modules/reports/worker/report-worker.ts';
const startOfThread = "new URL('./report-worker.ts', import.meta.url)";
const startedBy = [];

/** Files that a module reads from its own folder, and other threads, stay with the sources. */
const placesOfSources = {
  name: 'places-of-sources',
  transform: {
    filter: { id: /\/(server|contract|pictures)\/src\/.*\.ts$/ },
    handler(code, id) {
      if (code.includes(startOfThread)) startedBy.push(id);
      return code
        .replace(startOfThread, "new URL('./report-worker.js', import.meta['url'])")
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href));
    },
  },
};

const bundle = await rolldown({
  input: { main: inRoot('server/src/main.ts'), 'report-worker': inRoot(reportWorker) },
  platform: 'node',
  external: unbundled,
  plugins: [placesOfSources],
  logLevel: 'silent',
});
await bundle.write({ dir: folder, format: 'esm', keepNames: true });
await bundle.close();
// Without a file the first report takes longer; another file would start this thread instead of its own.
if (startedBy.length !== 1)
  throw new Error(`One file has to start ${reportWorker} by ${startOfThread}: ${startedBy.join(', ')}`);
