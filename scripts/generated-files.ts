import { contract } from '@metra/contract';
import { type Manifest, manifestOf } from '@metra/contract/core/manifest';
import { isForOperators } from '@metra/contract/core/operation';
import { mapOutline } from './map-outline.ts';

/**
 * Files made from others and committed: the browser's manifests from the contract, the map's outline from Natural Earth.
 * What the operator alone may call has a manifest of its own, which no page of visitors or members carries.
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
