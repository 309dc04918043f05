import { writeFileSync } from 'node:fs';
import { generatedFiles } from './generated-files.ts';

for (const [path, content] of generatedFiles()) writeFileSync(path, content);
