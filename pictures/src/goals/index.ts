import type { Series } from '../series.ts';
import { circularEconomy } from './circular-economy.ts';
import { communityEngagement } from './community-engagement.ts';
import { cutEmissions } from './cut-emissions.ts';
import { dataProtectionAndSecurity } from './data-protection-and-security.ts';
import { diversityAndInclusion } from './diversity-and-inclusion.ts';
import { fairPayAndGoodJobs } from './fair-pay-and-good-jobs.ts';
import { integrityAndCompliance } from './integrity-and-compliance.ts';
import { renewableEnergy } from './renewable-energy.ts';
import { resilienceAndRisk } from './resilience-and-risk.ts';
import { responsibleLeadership } from './responsible-leadership.ts';
import { safeAndHealthyWork } from './safe-and-healthy-work.ts';
import { saveEnergy } from './save-energy.ts';
import { sustainableMobility } from './sustainable-mobility.ts';
import { sustainableSupplyChain } from './sustainable-supply-chain.ts';
import { trainingAndDevelopment } from './training-and-development.ts';
import { transparentReporting } from './transparent-reporting.ts';
import { waterAndNature } from './water-and-nature.ts';
import { workLifeBalance } from './work-life-balance.ts';

/** Every drawn goal with its measures, by sector and in the order of the catalogue. */
export const SERIES: Readonly<Record<string, Series>> = {
  'cut-emissions': cutEmissions,
  'save-energy': saveEnergy,
  'renewable-energy': renewableEnergy,
  'circular-economy': circularEconomy,
  'sustainable-mobility': sustainableMobility,
  'water-and-nature': waterAndNature,
  'safe-and-healthy-work': safeAndHealthyWork,
  'fair-pay-and-good-jobs': fairPayAndGoodJobs,
  'training-and-development': trainingAndDevelopment,
  'diversity-and-inclusion': diversityAndInclusion,
  'work-life-balance': workLifeBalance,
  'community-engagement': communityEngagement,
  'responsible-leadership': responsibleLeadership,
  'integrity-and-compliance': integrityAndCompliance,
  'sustainable-supply-chain': sustainableSupplyChain,
  'data-protection-and-security': dataProtectionAndSecurity,
  'transparent-reporting': transparentReporting,
  'resilience-and-risk': resilienceAndRisk,
};
