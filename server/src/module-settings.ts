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

/** Settings of the modules, read from the environment and checked at the start like the platform's configuration. */
export interface ModuleSettings {
  /** Undefined if this installation sells nothing. */
  readonly seller: Seller | undefined;
  /**
   * The bookkeeping of the operator's tax adviser. Undefined if it is not configured; then no DATEV file is created.
   */
  readonly datev: DatevSettings | undefined;
  /** The address for questions. Undefined if nobody answers them. */
  readonly supportEmail: string | undefined;
  /** The people who must use a second factor. */
  readonly secondFactor: SecondFactorDemand;
  /** Values for legal texts, which the program itself also follows. */
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
