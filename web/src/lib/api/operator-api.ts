import type { OperatorsContract } from '@metra/contract';
import { createClient } from '@metra/contract/core/client';
import { operatorManifest } from '@metra/contract/core/operator-manifest.gen';
import { clientSettings } from './client-settings.ts';

/** Pages of visitors and members do not download the calls of the administration. */
export const operatorApi = createClient<OperatorsContract>(operatorManifest, clientSettings);
