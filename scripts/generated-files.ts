import { contract } from '@metra/contract';
import { manifestOf } from '@metra/contract/manifest';
import { mapOutline } from './map-outline.ts';

/** Files made from others and committed: the browser's manifest from the contract, the map's outline from Natural Earth. */
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
  ['web/src/features/marketplace/map/outline.svg', mapOutline()],
];
