import {
  readSecondFactorDemand,
  readSupportEmail,
  type SecondFactorDemand,
} from './modules/accounts/accounts.module.ts';
import { type LegalSettings, readLegalSettings } from './modules/content/content.module.ts';
import {
  type DatevSettings,
  readDatevSettings,
  readSeller,
  type Seller,
} from './modules/subscriptions/subscriptions.module.ts';

/** What the environment tells modules, beside the platform's configuration and checked at start like it. */
export interface ModuleSettings {
  /** Undefined: nothing is sold here. */
  readonly seller: Seller | undefined;
  /** How the operator's tax adviser keeps the books. Undefined: nobody said, so no file is written for them. */
  readonly datev: DatevSettings | undefined;
  /** Where questions for help go. Undefined: nobody answers them here. */
  readonly supportEmail: string | undefined;
  /** Of whom a second factor is demanded. */
  readonly secondFactor: SecondFactorDemand;
  /** What legal texts say of this installation, and what it keeps to. */
  readonly legal: LegalSettings;
}

export function readModuleSettings(environment: NodeJS.ProcessEnv): ModuleSettings {
  const seller = readSeller(environment);
  return {
    seller,
    datev: readDatevSettings(environment),
    supportEmail: readSupportEmail(environment) ?? seller?.email,
    secondFactor: readSecondFactorDemand(environment),
    legal: readLegalSettings(environment),
  };
}
