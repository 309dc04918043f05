import type { MembersContract } from '@metra/contract';
import { createClient } from '@metra/contract/core/client';
import { manifest } from '@metra/contract/core/manifest.gen';
import { clientSettings } from './client-settings.ts';

/** Every call that visitors and members may make, typed by the contract. */
export const api = createClient<MembersContract>(manifest, clientSettings);
