import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/run.mjs';

// For commands that consist of one tool alone: a start does not bring the tools.
await main(() => ensureInstalled('test'));
