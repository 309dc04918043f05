import { contract } from '@metra/contract';
import { manifestOf } from '@metra/contract/manifest';
import { openApiOf } from '@metra/contract/openapi';
import packageJson from '../package.json' with { type: 'json' };

/** Files made from the contract and committed: the browser's manifest and the OpenAPI document. */
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
  ['docs/openapi.json', `${JSON.stringify(openApiOf(contract, packageJson.version), null, 2)}\n`],
];
