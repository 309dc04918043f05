import type { ComponentType } from 'react';
import type { SiteScreenProps } from '../lib/site/site-page.ts';

const home = () => import('../features/home/home-screen.tsx');
const legal = () => import('../features/legal/legal-screen.tsx');
const licences = () => import('../features/licences/licences-screen.tsx');
const landingPages = () => import('../features/landing-page/screens.ts');
const market = () => import('../features/marketplace/screens.ts');
const questionnaire = () => import('../features/questionnaire/screens.ts');
const verification = () => import('../features/verification/verification-screen.tsx');

/** The server loads these screens to render them, and the browser to hydrate them. */
const screens = {
  home: async () => (await home()).HomeScreen,
  legal: async () => (await legal()).LegalScreen,
  guide: async () => (await landingPages()).GuideScreen,
  guides: async () => (await landingPages()).GuidesScreen,
  marketplace: async () => (await market()).MarketplaceScreen,
  offer: async () => (await market()).OfferScreen,
  organisations: async () => (await market()).OrganisationsScreen,
  organisation: async () => (await market()).OrganisationScreen,
  preview: async () => (await landingPages()).PreviewScreen,
  licences: async () => (await licences()).LicencesScreen,
  questionnaire: async () => (await questionnaire()).AnsweringScreen,
  'questionnaire-result': async () => (await questionnaire()).ResultScreen,
  verification: async () => (await verification()).VerificationScreen,
  'not-found': async () => (await import('./not-found-screen.tsx')).NotFoundScreen,
};

export type ScreenName = keyof typeof screens;

type Props<Screen extends ScreenName> =
  Awaited<ReturnType<(typeof screens)[Screen]>> extends ComponentType<infer P> ? P : never;

/** These screens have no header and footer. */
export const hasOwnFrame = (screen: ScreenName): boolean => screen === 'questionnaire';

/** These screens have their own main action, so the header shows the sign-in less prominently. */
export const hasOwnAction = (screen: ScreenName): boolean =>
  screen === 'questionnaire-result' || screen === 'verification';

export type DataOf<Screen extends ScreenName> =
  Props<Screen> extends SiteScreenProps<infer Data> ? Data : undefined;

/** The type of the data depends on the screen, which only the page knows. */
export const loadScreen = (name: ScreenName) =>
  screens[name]() as Promise<ComponentType<SiteScreenProps<unknown>>>;
