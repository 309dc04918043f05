import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generatedFiles } from './generated-files.ts';

test.each(generatedFiles())('%s is what the contract says (run `npm run generate`)', (path, content) => {
  expect(readFileSync(path, 'utf8')).toBe(content);
});
