import type { OperatorsContract } from '@metra/contract';
import { createClient } from '@metra/contract/core/client';
import { operatorManifest } from '@metra/contract/core/operator-manifest.gen';
import { clientSettings } from './client-settings.ts';

/** The calls that only editors and administrators may make: no page of visitors or members carries them. */
export const operatorApi = createClient<OperatorsContract>(operatorManifest, clientSettings);
