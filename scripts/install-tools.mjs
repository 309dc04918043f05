import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/run.mjs';

// For commands that run a single tool, because a start does not install the tools.
await main(() => ensureInstalled('test'));
