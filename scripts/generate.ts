import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { generatedFiles } from './generated-files.ts';
import { generatedFonts } from './generated-fonts.ts';

for (const [path, content] of [...generatedFiles(), ...(await generatedFonts())]) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
