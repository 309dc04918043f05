import { contract } from '@metra/contract';
import { type Manifest, manifestOf } from '@metra/contract/core/manifest';
import { isForOperators } from '@metra/contract/core/operation';
import { mapOutline } from './map-outline.ts';

/**
 * Files that are generated and committed: the manifests of the client from the contract, and the outline of
 * the map from Natural Earth. Operations for operators have a separate manifest that no page for visitors or
 * members loads.
 */
export const generatedFiles = (): [path: string, content: string][] => [
  [
    'contract/src/core/manifest.gen.ts',
    manifestFile(
      'manifest',
      manifestOf(contract, (operation) => !isForOperators(operation)),
    ),
  ],
  [
    'contract/src/core/operator-manifest.gen.ts',
    manifestFile('operatorManifest', manifestOf(contract, isForOperators)),
  ],
  ['web/src/features/marketplace/map/outline.svg', mapOutline()],
];

const manifestFile = (name: string, manifest: Manifest): string =>
  [
    '// Made from the contract by `npm run generate`.',
    "import type { Manifest } from './manifest.ts';",
    '',
    `export const ${name}: Manifest = ${JSON.stringify(manifest, null, 2)};`,
    '',
  ].join('\n');
