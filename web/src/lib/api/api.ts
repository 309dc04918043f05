import type { MembersContract } from '@metra/contract';
import { createClient } from '@metra/contract/core/client';
import { manifest } from '@metra/contract/core/manifest.gen';
import { clientSettings } from './client-settings.ts';

export const api = createClient<MembersContract>(manifest, clientSettings);
