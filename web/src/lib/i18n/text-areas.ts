import type { Area } from '../guards/areas.ts';
import type { Namespace } from './translation-key.ts';

/**
 * Each namespace belongs to the file of an area, of the site, of texts that any screen of the application may
 * show, or of the second factor.
 */
export const textAreas: Readonly<Record<Namespace, Area | 'core' | 'site' | 'second-factor'>> = {
  account: 'profile',
  administration: 'admin',
  api: 'core',
  auth: 'auth',
  'billing-admin': 'admin',
  'catalogue-admin': 'admin',
  common: 'core',
  company: 'core',
  'company-data': 'kpis',
  conflict: 'core',
  content: 'admin',
  dashboard: 'goals',
  events: 'core',
  files: 'profile',
  forms: 'core',
  goals: 'goals',
  help: 'layouts',
  home: 'site',
  legal: 'site',
  market: 'site',
  'marketplace-admin': 'admin',
  'accounts-admin': 'admin',
  'metra-lite': 'wizard',
  offer: 'site',
  offers: 'reading',
  operation: 'admin',
  organisation: 'organisation',
  organisations: 'site',
  parts: 'core',
  pictures: 'core',
  'questionnaire-admin': 'admin',
  questionnaires: 'results',
  reading: 'reading',
  records: 'kpis',
  reporting: 'reporting',
  'second-factor': 'second-factor',
  settings: 'profile',
  subscription: 'profile',
  tracking: 'kpis',
  verification: 'site',
};

export const textFileName = (namespace: Namespace, language: string): string =>
  `texts-${textAreas[namespace]}-${language}`;
