import { readSeller, type Seller } from './modules/subscriptions/subscriptions.module.ts';

/** What the environment tells modules, beside the platform's configuration and checked at start like it. */
export interface ModuleSettings {
  /** Undefined: nothing is sold here. */
  readonly seller: Seller | undefined;
}

export const readModuleSettings = (environment: NodeJS.ProcessEnv): ModuleSettings => ({
  seller: readSeller(environment),
});
