import { accountAdministrationRaces } from './account-administration-races.ts';
import { accountRaces } from './account-races.ts';
import { billingRaces } from './billing-races.ts';
import { disclosureRaces } from './disclosure-races.ts';
import { factorRaces } from './factor-races.ts';
import { formulaRaces } from './formula-races.ts';
import { frozenReportRaces } from './frozen-report-races.ts';
import { marketRaces } from './market-races.ts';
import { ownMeasureRaces } from './own-measure-races.ts';
import { questionnaireRaces } from './questionnaire-races.ts';
import type { Race } from './race.ts';
import { recordRaces } from './record-races.ts';
import { secondFactorRaces } from './second-factor-races.ts';
import { storageRaces } from './storage-races.ts';
import { strategyRaces } from './strategy-races.ts';
import { tagRaces } from './tag-races.ts';
import { trackingRaces } from './tracking-races.ts';

/** `npm run races` runs these a thousand times, and the tests a few times. */
export const allRaces: readonly Race[] = [
  ...recordRaces,
  ...formulaRaces,
  ...factorRaces,
  ...storageRaces,
  ...trackingRaces,
  ...ownMeasureRaces,
  ...accountRaces,
  ...accountAdministrationRaces,
  ...secondFactorRaces,
  ...billingRaces,
  ...strategyRaces,
  ...questionnaireRaces,
  ...tagRaces,
  ...marketRaces,
  ...frozenReportRaces,
  ...disclosureRaces,
];
