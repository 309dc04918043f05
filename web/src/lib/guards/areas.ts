/**
 * Each area lists its folders and files below `src`; the first match wins. The build creates one or two files
 * for each area.
 */
export const areaFolders = {
  layouts: [
    'app/layouts',
    'features/events/event-popover.tsx',
    'domain/help',
    'features/subscription/banner',
  ],
  auth: ['features/auth'],
  goals: ['features/dashboard', 'features/events', 'features/goals'],
  /** Guides inside the application are rarely read, so no other screen downloads them. */
  reading: ['features/landing-page/member'],
  /** Saved questionnaire results are rarely opened. */
  results: ['features/questionnaire/member'],
  kpis: ['features/company-data', 'features/kpi-tracking'],
  wizard: ['features/wizard'],
  profile: ['features/profile', 'features/resources', 'features/settings', 'features/subscription'],
  organisation: ['features/organisation'],
  reporting: ['domain/reporting', 'features/archive', 'features/report', 'features/vsme'],
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
  marketplace: ['features/marketplace'],
  questionnaire: ['features/questionnaire'],
  verification: ['features/verification'],
  /** Every page of the site downloads these. */
  pages: ['site/parts-after-start.tsx'],
  'not-found': ['site/not-found-screen.tsx'],
} as const;

export type Area = keyof typeof areaFolders;
