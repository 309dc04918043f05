import { contract } from '@metra/contract';
import { manifestOf } from '@metra/contract/manifest';

/** Files made from the contract and committed: the browser's manifest. */
export const generatedFiles = (): [path: string, content: string][] => [
  [
    'contract/src/manifest.gen.ts',
    [
      '// Made from the contract by `npm run generate`.',
      "import type { Manifest } from './manifest.ts';",
      '',
      `export const manifest: Manifest = ${JSON.stringify(manifestOf(contract), null, 2)};`,
      '',
    ].join('\n'),
  ],
];
