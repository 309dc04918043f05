import { format } from 'node:util';
import { afterAll, afterEach, expect } from 'vitest';

const said: string[] = [];

/** Nothing may be said to the console unseen: a test that provokes a complaint puts a spy in its place and looks at it. */
for (const method of ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const) {
  console[method] = (...words) => {
    said.push(`${method}: ${format(...words)}`);
  };
}

const expectSilence = () => expect(said.splice(0), 'what was said to the console').toEqual([]);

afterEach(expectSilence);
afterAll(expectSilence);
