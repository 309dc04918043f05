/**
 * What is loaded as one: the folders and files below `src` that make up each area, the first that fits. The build makes one or two
 * files of each.
 */
export const areaFolders = {
  /** Around the screens for people who signed in. */
  layouts: [
    'app/layouts',
    'features/events/event-popover.tsx',
    'domain/help',
    'features/subscription/banner',
  ],
  auth: ['features/auth'],
  goals: ['features/dashboard', 'features/events', 'features/goals'],
  /** Guides within the application: read now and then, so no other screen waits for them. */
  reading: ['features/landing-page/member'],
  /** What somebody has answered: looked at now and then. */
  results: ['features/questionnaire/member'],
  kpis: ['features/company-data', 'features/kpi-tracking'],
  wizard: ['features/wizard'],
  profile: ['features/profile', 'features/resources', 'features/settings', 'features/subscription'],
  organisation: ['features/organisation'],
  /** The report of a year and all that belongs to it. */
  reporting: ['domain/reporting', 'features/archive', 'features/report', 'features/vsme'],
  /** The operator's. */
  admin: [
    'admin/layout',
    'domain/administration',
    'features/accounts-admin',
    'features/billing-admin',
    'features/catalogue-admin',
    'features/content',
    'features/marketplace-admin',
    'features/operation',
    'features/questionnaire-admin',
  ],
  gallery: ['design-system/gallery'],
  home: ['features/home'],
  legal: ['features/legal'],
  guides: ['features/landing-page'],
  licences: ['features/licences'],
  /** Offers and organisations. */
  marketplace: ['features/marketplace'],
  questionnaire: ['features/questionnaire'],
  /** Frozen reports for whoever holds one, or the link to one. */
  verification: ['features/verification'],
  /** Of the site as such: fetched by every page of it. */
  pages: ['site/parts-after-start.tsx'],
  'not-found': ['site/not-found-screen.tsx'],
} as const;

export type Area = keyof typeof areaFolders;
