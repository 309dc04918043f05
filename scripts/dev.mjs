import { createServer } from 'node:net';
import { ensureInstalled } from './lib/install.mjs';
import { ownNode } from './lib/own-node.mjs';
import { inRoot, tool } from './lib/paths.mjs';
import { endAll, main, run } from './lib/run.mjs';

/** Vite serves the web at the usual address and passes all other requests to the program. */
await main(async () => {
  await ensureInstalled();
  const host = process.env.HOST || '127.0.0.1';
  const port = process.env.PORT || '8080';
  const apiPort = await freePort();
  const server = run(ownNode(), ['--watch', '--watch-preserve-output', inRoot('server/src/main.ts')], {
    env: {
      HOST: '127.0.0.1',
      PORT: String(apiPort),
      PUBLIC_URL: process.env.PUBLIC_URL || `http://${host}:${port}`,
    },
  });
  const web = run(
    tool('vite'),
    ['web', '--host', host, '--port', port, '--strictPort', '--logLevel', 'warn'],
    {
      env: { METRA_API_URL: `http://127.0.0.1:${apiPort}` },
    },
  );
  process.exitCode = await Promise.race([server, web]);
  // If one process ends, the other one ends too.
  endAll();
  await Promise.all([server, web]);
});

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
