import type { ComponentType } from 'react';
import type { SiteScreenProps } from '../lib/site/site-page.ts';

const home = () => import('../features/home/home-screen.tsx');
const legal = () => import('../features/legal/legal-screen.tsx');
const licences = () => import('../features/licences/licences-screen.tsx');
const landingPages = () => import('../features/landing-page/screens.ts');
const market = () => import('../features/marketplace/screens.ts');
const questionnaire = () => import('../features/questionnaire/screens.ts');
const verification = () => import('../features/verification/verification-screen.tsx');

/** The screens of the site: the server loads them to render, the browser to go on with what was rendered. */
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

/** Screens that stand alone, without the header and the footer of the site. */
export const hasOwnFrame = (screen: ScreenName): boolean => screen === 'questionnaire';

/** Screens with a main action of their own: the header's way in steps back. */
export const hasOwnAction = (screen: ScreenName): boolean =>
  screen === 'questionnaire-result' || screen === 'verification';

/** What a screen has to be given. */
export type DataOf<Screen extends ScreenName> =
  Props<Screen> extends SiteScreenProps<infer Data> ? Data : undefined;

/** The data of a page was read for its screen: which one, only the page knows. */
export const loadScreen = (name: ScreenName) =>
  screens[name]() as Promise<ComponentType<SiteScreenProps<unknown>>>;
